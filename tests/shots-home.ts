import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import {
  digestHomePicture,
  type HomePictureNotes,
  homePicture,
  homePictureNotes,
  homeViews,
} from './docs/home-picture.ts';
import { moments } from './e2e/moments.ts';
import { startNode } from './engines/node.ts';
import { buildForTests, referenceFolders, referenceOrigin } from './reference-build.ts';

// While the business is open, as most people see its pages.
const [[, instant]] = moments;

await takeHomePicture();

/** Takes the picture of the README anew from the reference site, and notes which texts it shows. */
async function takeHomePicture(): Promise<void> {
  buildForTests(dirname(referenceFolders.published), { SITE_URL: referenceOrigin }, ['--if-needed']);
  const server = await startNode(referenceFolders);
  const browser = await launchBrowser();
  const views = [];
  for (const view of homeViews) views.push(await takeView(browser, view, `http://127.0.0.1:${server.port}`));
  await browser.close();
  await server.stop();

  await joinPictures(views.map(({ picture }) => picture));
  const texts = Object.fromEntries(views.map(({ path, texts }) => [path, texts]));
  const notes: HomePictureNotes = { digest: digestHomePicture(), texts };
  writeFileSync(homePictureNotes, `${JSON.stringify(notes, null, 2)}\n`);
  console.log(`Wrote ${homePicture} and ${homePictureNotes}.`);
}

/** The first screen of a page, and the texts in it; what a script says of this hour is left out. */
async function takeView(browser: Browser, { path, ...settings }: (typeof homeViews)[number], origin: string) {
  const page = await browser.newPage(settings);
  await page.clock.setFixedTime(instant);
  await page.goto(`${origin}${path}`);
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      range.selectNodeContents(walker.currentNode);
      const { top, bottom } = range.getBoundingClientRect();
      const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text.length < 4 || top < 0 || bottom > innerHeight) continue;
      if (parentElement?.checkVisibility() !== true || parentElement.closest('.state, .visually-hidden')) continue;
      found.push(text);
    }
    return found;
  });
  const picture = await page.screenshot();
  await page.close();
  return { path, picture, texts };
}

/** Puts pictures of one height side by side into the file of the README. */
async function joinPictures(pictures: readonly Buffer[]): Promise<void> {
  const width = homeViews.reduce((sum, { viewport }) => sum + viewport.width, 0);
  const lefts = homeViews.map((_, index) =>
    homeViews.slice(0, index).reduce((sum, { viewport }) => sum + viewport.width, 0),
  );
  await sharp({ create: { width, height: homeViews[0].viewport.height, channels: 3, background: 'white' } })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .png({ palette: true, effort: 10 })
    .toFile(homePicture);
}
