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
  --screen       what the first screen shows instead of the whole page`;

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.build/shots' },
    screen: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await takeShots(positionals.length > 0 ? positionals : templates, values.out, values.screen);

/** Writes the pictures and prints their names. */
async function takeShots(paths: readonly string[], folder: string, isScreen: boolean): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  setup();
  const server = await startNode(referenceFolders);
  const origin = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
  for (const [device, viewport] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport, colorScheme });
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        const file = `${folder}/${name}-${device}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: !isScreen });
        console.log(file);
      }
      await page.close();
    }
  }
  await browser.close();
  await server.stop();
}
