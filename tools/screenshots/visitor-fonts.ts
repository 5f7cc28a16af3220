import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { findBrowser } from '../../tests/support/browser.ts';

const VERSION = '5.3.0';
/** Free fonts, with the system fonts in `src/appearance/looks` that they stand in for. */
const faces = {
  roboto: ['system-ui', 'sans-serif', 'Roboto'],
  'roboto-condensed': ['Bahnschrift', 'Avenir Next Condensed'],
  carlito: ['Gill Sans', 'Calibri'],
  caladea: ['Charter', 'Cambria'],
  gelasio: ['Iowan Old Style', 'Georgia', 'serif'],
  lato: ['Optima', 'Candara'],
};

/**
 * Starts a browser with fonts similar to visitors' own, for screenshots. Downloads them once; the tests' browser has
 * only one font.
 */
export async function launchVisitorBrowser(): Promise<Browser> {
  const { path } = await findBrowser();
  const folder = resolve('.build/visitor-fonts');
  const packages = Object.keys(faces).map((name) => `@fontsource/${name}@${VERSION}`);
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...packages]);
  for (const file of globSync(`${folder}/node_modules/@fontsource/*/files/*-latin{,-ext}-{400,700}-*.woff2`))
    writeFileSync(
      `${join(folder, basename(file, '.woff2'))}.ttf`,
      await subsetFont(readFileSync(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true }),
    );
  const aliases = Object.entries(faces).flatMap(([name, families]) => {
    const face = name.replace(/(?:^|-)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
    return families.map(
      (family) => `<match><test name="family"><string>${family}</string></test>
<edit name="family" mode="assign" binding="same"><string>${face}</string></edit></match>`,
    );
  });
  const file = join(folder, 'fonts.conf');
  const { FONTCONFIG_FILE: packaged } = process.env;
  const others = packaged === undefined ? '' : `<include>${packaged}</include>`;
  writeFileSync(file, `<fontconfig>${others}<dir>${folder}</dir>${aliases.join('\n')}</fontconfig>\n`);
  process.env.FONTCONFIG_FILE = file;
  return chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
}
