import { chromium, expect, type Page, test } from '@playwright/test';
import { placePath, servicePath } from '../../src/business/site.ts';
import { businesses, reference } from '../support/businesses.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { measureBar } from './layout-checks.ts';
import { serveBusiness } from './serve-business.ts';

/** Font sizes that a reader may choose, in px. */
const typeSizes = [16, 20, 24, 32].slice(runsAll ? 0 : 3);
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
] as const;

/** Whether a link to the telephone number is whole on the screen, with nothing above it. */
function isNumberSeen(page: Page): Promise<boolean> {
  return page.locator('[href^="tel:"]').evaluateAll((links) =>
    links.some((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isInside && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  );
}

for (const { name, site, folders, samples } of runsAll ? businesses : [reference]) {
  const spoken = site.services.find(({ safety }) => safety !== undefined) ?? samples.service;
  const paths = ['/', '/services/', servicePath(spoken), '/prices/', placePath(samples.place), '/nowhere/'];

  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    for (const size of typeSizes) {
      test(`F6 the telephone number is on the first screen of a phone at ${size} px`, async () => {
        const { launchOptions } = test.info().project.use;
        const args = ['--no-sandbox', `--blink-settings=defaultFontSize=${size}`];
        const browser = await chromium.launch({ ...launchOptions, args });
        const missing: string[] = [];
        for (const viewport of sampleOf(phones, 2)) {
          const page = await browser.newPage({ viewport });
          await page.goto(origin());
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
          for (const path of sampleOf(paths, 4)) {
            await page.goto(`${origin()}${path}`);
            if (!(await isNumberSeen(page))) missing.push(`${path}, ${viewport.width} px`);
          }
        }
        await browser.close();
        expect(missing).toEqual([]);
      });
    }

    test('F6 M7 a phone at 200 % shows the complete header, opened menu and call bar', async ({ page }) => {
      const [width, height] = [195, 422];
      await page.setViewportSize({ width, height });
      await page.goto(origin());
      await page.evaluate(() => document.fonts.ready);
      const head = await page.locator('.site-header').boundingBox();
      expect(head?.height).toBeLessThan(height * 0.38);
      await page.locator('.fold > summary').click();
      const links = page.locator('.site-header a, .call-bar a').filter({ visible: true });
      const { header } = site.navigation;
      // Name, hours, menu, call, area.
      await expect(links).toHaveCount(2 + header.length + 1 + (site.places.length > 0 ? 1 : 0));
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? width) + (box?.width ?? 0), await link.innerText()).toBeLessThanOrEqual(width);
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await measureBar(page)).toBeLessThan(height / 4);
    });

    test('F6 on a service page the tab order follows the visual order, with the form last', async ({ page }) => {
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 650 });
        await page.goto(`${origin()}${servicePath(spoken)}`);
        const tops = await page
          .locator('.service .sections :is(a, summary), .service .coverage-form :is(input, button)')
          .evaluateAll((stops) =>
            stops.filter((stop) => stop.checkVisibility()).map((stop) => stop.getBoundingClientRect().top),
          );
        expect(tops.length).toBeGreaterThan(4);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      }
    });
  });
}
