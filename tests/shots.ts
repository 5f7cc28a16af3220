import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { templates } from './e2e/templates.ts';
import { startNode } from './engines/node.ts';
import { referenceFolders, setup } from './reference-build.ts';

const help = `Takes a picture of each template: phone and desktop, light and dark.

  npm run shots                    all templates
  npm run shots -- / /prices/      these pages

  --out FOLDER   where the pictures go (default .build/shots)
  --screen       what the first screen shows instead of the whole page
  --at INSTANT   what the page says at this moment, such as 2026-11-24T03:30:00Z; more than once for several moments
  --text PX      the size of text that a reader has set (default 16)`;

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.build/shots' },
    screen: { type: 'boolean', default: false },
    at: { type: 'string', multiple: true, default: [] },
    text: { type: 'string', default: '16' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await takeShots(positionals.length > 0 ? positionals : templates, values);

interface ShotOptions {
  readonly out: string;
  readonly screen: boolean;
  readonly at: readonly string[];
  readonly text: string;
}

/** Writes the pictures and prints their names. */
async function takeShots(
  paths: readonly string[],
  { out: folder, screen: isScreen, at, text }: ShotOptions,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  setup();
  const server = await startNode(referenceFolders);
  const origin = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: ['--no-sandbox', `--blink-settings=defaultFontSize=${text}`],
  });
  for (const [device, viewport] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport, colorScheme });
      for (const [path, instant] of paths.flatMap((path) =>
        (at.length > 0 ? at : ['']).map((one) => [path, one] as const),
      )) {
        if (instant !== '') await page.clock.setFixedTime(instant);
        await page.goto(`${origin}${path}`);
        const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        const file = `${folder}/${[name, device, colorScheme, instant.replaceAll(':', '')].filter(Boolean).join('-')}.png`;
        await page.screenshot({ path: file, fullPage: !isScreen });
        console.log(file);
      }
      await page.close();
    }
  }
  await browser.close();
  await server.stop();
}
