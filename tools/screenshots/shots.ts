import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildFolders, buildFolders } from '../../src/system/folders.ts';
import { setup } from '../../tests/build-businesses.ts';
import { templates } from '../../tests/e2e/templates.ts';
import { copyContent } from '../../tests/support/content-copy.ts';
import { buildForTests, referenceFolders, referenceOrigin } from '../../tests/support/reference-build.ts';
import { startNode } from '../../tests/support/servers/node.ts';
import { launchVisitorBrowser } from './visitor-fonts.ts';

const help = `Takes a screenshot of each template: phone and desktop, light and dark.

  npm run shots                    all templates
  npm run shots -- / /prices/      these pages

  --out FOLDER   folder of the screenshots (default .build/shots)
  --at INSTANT   current time on the page, such as 2026-11-24T03:30:00Z; may be repeated
  --brand NAME   a look, or a brand file: highway, content/brand.yaml
  --print        print layout too`;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
// A letter of 8.5 by 11 inches without its margins, at 96 dots to the inch.
const sheet = { width: 720, height: 960 };

/** Screens to capture. */
const screens = [
  { name: 'phone-light', viewport: phone },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark' },
  { name: 'desktop-light', viewport: desktop },
  { name: 'desktop-dark', viewport: desktop, colorScheme: 'dark' },
  { name: 'print', viewport: sheet, isPrint: true },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.build/shots' },
    brand: { type: 'string' },
    print: { type: 'boolean', default: false },
    at: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await takeShots(positionals.length > 0 ? positionals : templates, values);

/** Builds the site with another brand, and the icon generated from it. */
async function buildBranded(brand: string): Promise<BuildFolders> {
  const out = `.build/test/brand-${basename(brand, '.yaml')}`;
  const copy = copyContent();
  copy.write('brand.yaml', brand.endsWith('.yaml') ? readFileSync(brand) : `look: ${brand}\n`);
  copy.remove('icon.svg');
  await buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: referenceOrigin });
  return buildFolders(out);
}

/** Captures each page on each screen and at each instant, and prints the file names. */
async function takeShots(paths: readonly string[], { out, brand, print, at }: typeof values): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  if (brand === undefined) setup();
  const server = await startNode(brand === undefined ? referenceFolders : await buildBranded(brand));
  const browser = await launchVisitorBrowser();
  const shown = screens.filter((screen) => print || !('isPrint' in screen));
  const instants = at.length > 0 ? at : [''];
  for (const { name: screen, ...settings } of shown) {
    const page = await browser.newPage(settings);
    if ('isPrint' in settings) await page.emulateMedia({ media: 'print' });
    for (const [path, instant] of paths.flatMap((path) => instants.map((instant) => [path, instant] as const))) {
      if (instant !== '') await page.clock.setFixedTime(instant);
      await page.goto(`http://127.0.0.1:${server.port}${path}`);
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
      const parts = [brand && basename(brand, '.yaml'), name, screen, instant.replaceAll(':', '')];
      const file = `${out}/${parts.filter(Boolean).join('-')}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await page.close();
  }
  await browser.close();
  await server.stop();
}
