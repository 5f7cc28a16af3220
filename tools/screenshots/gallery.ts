import { globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { loadSite } from '../../src/content/load/load-site.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { buildForTests } from '../../tests/support/reference-build.ts';
import { startNode } from '../../tests/support/servers/node.ts';
import { launchVisitorBrowser } from './visitor-fonts.ts';

// Updates the pictures of docs/gallery.md: the home page of each sample on a desktop screen and on a phone, at eleven on
// a Wednesday morning, in system faces similar to visitors' own.

const OUT = 'docs/gallery';
const origin = 'https://www.example.com';
const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 860 }, shownWidth: 800 },
  { name: 'phone', viewport: { width: 390, height: 844 }, shownWidth: 300 },
];

mkdirSync(OUT, { recursive: true });
const browser = await launchVisitorBrowser();
try {
  for (const directory of ['content', ...globSync('examples/*')]) await picture(directory);
} finally {
  await browser.close();
}

async function picture(directory: string): Promise<void> {
  const { site } = await loadSite(directory, origin);
  if (site === undefined) throw new Error(`The content in ${directory} is not valid. See: npm run check`);
  const out = `.build/test/gallery/${basename(directory)}`;
  await buildForTests(out, { CONTENT_DIR: directory, SITE_URL: origin }, { isIfNeeded: true });
  const server = await startNode(buildFolders(out));
  for (const { name, viewport, shownWidth } of screens) {
    const page = await browser.newPage({ viewport });
    await page.clock.setFixedTime(findMorning(site.today, site.business.timeZone));
    await page.goto(`http://127.0.0.1:${server.port}/`);
    const file = join(OUT, `${basename(directory)}-${name}.webp`);
    await sharp(await page.screenshot())
      .resize(shownWidth)
      .webp({ quality: 72 })
      .toFile(file);
    console.log(file);
    await page.close();
  }
  await server.stop();
}

/** Eleven o'clock on the Wednesday of a week, in a time zone. */
function findMorning(date: string, timeZone: string): Date {
  const moment = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  const hours = Array.from(
    { length: 7 * 24 + 24 },
    (_, hour) => new Date(Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000),
  );
  const wednesday = hours.find((instant) => moment.format(instant) === 'Wed, 11');
  if (wednesday === undefined) throw new Error(`The week after ${date} has no Wednesday in ${timeZone}.`);
  return wednesday;
}
