import { dirname } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import { moments } from './e2e/moments.ts';
import { startNode } from './engines/node.ts';
import { buildForTests, referenceFolders, referenceOrigin } from './reference-build.ts';

/** The picture of the site in the README, and the pages in it from left to right. */
const picture = 'docs/home.png';
const views = [
  { path: '/', viewport: { width: 1280, height: 880 }, colorScheme: 'light' },
  { path: '/services/spring/', viewport: { width: 405, height: 880 }, colorScheme: 'dark' },
] as const;
// While the business is open, as most people see its pages.
const [[, instant]] = moments;

buildForTests(dirname(referenceFolders.published), { SITE_URL: referenceOrigin }, ['--if-needed']);
const server = await startNode(referenceFolders);
const browser = await launchBrowser();
const parts: { input: Buffer; left: number; top: number }[] = [];
let width = 0;
for (const { path, ...settings } of views) {
  const page = await browser.newPage(settings);
  await page.clock.setFixedTime(instant);
  await page.goto(`http://127.0.0.1:${server.port}${path}`);
  parts.push({ input: await page.screenshot(), left: width, top: 0 });
  width += settings.viewport.width;
}
await browser.close();
await server.stop();
await sharp({ create: { width, height: views[0].viewport.height, channels: 3, background: 'white' } })
  .composite(parts)
  .png({ palette: true, effort: 10 })
  .toFile(picture);
console.log(`Wrote ${picture}.`);
