import { expect, type Page, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatTelephone } from '../../src/countries/formats.ts';
import { allBusinesses, reference } from '../support/businesses.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { type Business, instants, instantsOf } from './instants.ts';
import { addStyles, findViolations, readBoxes } from './layout-checks.ts';
import { serveBusiness } from './serve-business.ts';

/** Nine steps of this are more than a row of the menu with its seam. */
const STEP_PX = 9;

const widths = Array.from({ length: 28 }, (_, index) => 320 + 40 * index);

/** Opens a page before its script has loaded. */
async function openUnscripted(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="module">.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  await page.goto(url);
}

/** As when a reader comes back to an open page. */
async function comeBack(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Elements whose position differs from that before the script, at each width and moment. */
async function findMoved(before: Page, page: Page, business: Business): Promise<string[]> {
  const moved: string[] = [];
  // Chromium on Linux otherwise rounds the widths of letters to whole pixels on some pages whose screen changes its size.
  for (const each of [before, page]) await addStyles(each, '* { text-rendering: geometricPrecision }');
  for (const width of sampleOf(widths, 3)) {
    for (const each of [before, page]) await each.setViewportSize({ width, height: 823 });
    const boxes = await readBoxes(before);
    for (const [moment, instant] of instantsOf(business)) {
      await comeBack(page, instant);
      const now = await readBoxes(page);
      const isThere = ({ name, sides }: (typeof boxes)[number]) =>
        now.some((box) => box.name === name && box.sides.every((side, at) => Math.abs(side - (sides[at] ?? 0)) <= 0.5));
      const box = boxes.find((box) => !isThere(box));
      if (box !== undefined) moved.push(`${width}, ${moment}: ${box.name} ${box.sides}`);
    }
  }
  return moved;
}

for (const { name, folders, site } of runsAll ? allBusinesses : [reference]) {
  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    for (const path of sampleOf(['/', '/contact/', ...site.services.slice(0, 1).map(servicePath)], 2)) {
      test(`F6 nothing on ${path} moves when the state changes, at any width`, async ({ page, context }) => {
        const url = `${origin()}${path}`;
        const before = await context.newPage();
        await openUnscripted(before, url);
        await page.goto(url);
        expect(await findMoved(before, page, site.business)).toEqual([]);
      });
    }

    test('F6 on a desktop the header has the number instead of the call bar, also without JavaScript', async ({
      browser,
    }) => {
      const { contact, emergencyHours } = site.business;
      for (const javaScriptEnabled of [true, false]) {
        const page = await browser.newPage({ javaScriptEnabled });
        await page.clock.setFixedTime(instants[0][1]);
        // Without the script both numbers are shown with their hours.
        const line = javaScriptEnabled ? undefined : emergencyHours?.telephone;
        const calls = [contact.telephone, line ?? []].flat().map((it) => `Call ${formatTelephone(it, site.country)}`);
        await page.goto(`${origin()}/about/`);
        for (const width of [320, 959, 960, 1366]) {
          await page.setViewportSize({ width, height: 823 });
          const links = page.getByRole('link', { name: /^Call/ });
          await expect(links.filter({ visible: true })).toHaveText(calls);
          await expect(page.getByRole('banner').locator(links).first()).toBeVisible({ visible: width >= 960 });
        }
        await page.close();
      }
    });

    test('F6 links beside the call bar are large enough to touch', { tag: '@thorough' }, async ({ page }) => {
      const small: string[] = [];
      await page.setViewportSize({ width: 412, height: 823 });
      for (const [moment, instant] of instantsOf(site.business)) {
        await page.clock.setFixedTime(instant);
        await page.goto(origin());
        await expect(page.locator('html')).toHaveAttribute('data-now', /./);
        for (let step = 0; step < 9; step++) {
          await page.evaluate((top) => window.scrollTo(0, top), step * STEP_PX);
          small.push(...(await findViolations(page, ['target-size'])).map((found) => `${moment}, ${step}: ${found}`));
        }
      }
      expect(small).toEqual([]);
    });
  });
}
