import { expect, type Page, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { computeAfterHoursPrice } from '../../src/prices/pricing.ts';
import { site } from '../support/reference-site.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { startingAmount } from '../support/starting-amount.ts';
import { inFrench } from '../support/two-languages.ts';
import { instantsOf } from './instants.ts';
import { measureBar } from './layout-checks.ts';
import { serveBusiness } from './serve-business.ts';

/** Texts of elements in the order in which they are read, from top to bottom and along the line. Of prices, the amounts. */
async function readDown(page: Page, selector: string): Promise<string[]> {
  const placed = await page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, bottom } = one.getBoundingClientRect();
        return { text: one instanceof HTMLElement ? one.innerText : '', left, bottom };
      }),
    );
  return placed
    .toSorted((a, b) => (Math.abs(a.bottom - b.bottom) < 16 ? a.left - b.left : a.bottom - b.bottom))
    .map(({ text }) => /\$\d+/.exec(text)?.[0] ?? text);
}

test('L3 F7 every page with two prices shows the one that applies first, with the times of both', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [emergency] = site.services;
  if (emergency === undefined) throw new Error('The reference business has services.');
  const day = formatMoney(startingAmount(emergency), site.money);
  const later = formatMoney(computeAfterHoursPrice(site, emergency) ?? 0, site.money);
  const instants = [
    ['2026-11-18T17:00:00Z', 'Now', 'after 6 pm'],
    ['2026-11-19T03:30:00Z', 'Tonight', 'after 7:30 am'],
    ['2026-11-19T08:00:00Z', 'after 6 am', 'after 7:30 am'],
    ['2026-11-22T04:30:00Z', 'after 6 am', 'Monday after 7:30 am'],
    ['2026-11-22T15:00:00Z', 'Today', 'tomorrow after 7:30 am'],
  ] as const;
  for (const [index, [instant, first, second]] of instants.entries()) {
    const [prices, label] = first === 'Now' ? [[day, later], second] : [[later, day], first];
    await page.clock.setFixedTime(instant);
    const paths = ['/', '/services/', '/prices/', '/service-areas/dundas/'];
    for (const path of paths.filter((_, at) => runsAll || at === index % 4)) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-now', /./);
      const heads = [first, second].map((head) => head.replace(/^./, (letter) => letter.toUpperCase()));
      const hasTable = path.length > 10 || path === '/prices/';
      const row = hasTable ? '.price-table tbody tr:first-child' : '.board li:first-child';
      // A narrow table has the heads in each row.
      const headed = hasTable ? `:is(.price-table thead, ${row})` : '.labels';
      expect(await readDown(page, `${headed} [data-price]`), path).toEqual(heads);
      expect(await readDown(page, `${row} :is(.day, .after-hours, td.price)`), path).toEqual(prices);
    }
    await page.goto(servicePath(emergency));
    await expect(page.locator('.price-card .after-hours')).toContainText(`${label} From ${later}`);
    expect(await readDown(page, '.price-card :is(.from, .after-hours)')).toEqual(prices);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F7 both prices are shown, and neither is labelled as the current one', async ({ page }) => {
    for (const path of ['/', ...sampleOf(site.services, 3).map(servicePath)]) {
      await page.goto(path);
      const shown = (await page.locator('main').allInnerTexts()).join();
      // "The door will not close tonight" is the name of a line.
      const text = site.services.reduce((rest, { symptom }) => rest.replaceAll(symptom, ''), shown);
      expect(text).not.toMatch(/\b(?:now|tonight|today)\b\s*(?:from|\$)/i);
    }
  });
});

test('L3 at night, a daytime-only job shows its price below the time when it is available again', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-19T03:30:00Z');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const row = page.locator('.board li', { hasText: 'Noisy, slow or dented' });
  await expect(row.locator('.price')).toHaveText(/from \$119.*daytime only$/s);
  const endOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().right));
  const day = await endOf('.board .labels .day');
  expect([
    await endOf('.board .price:has(.after-hours > small) .day'),
    await endOf('.board .price:has(.after-hours) .day'),
  ]).toEqual([day, day]);
});

/** Opens a home page on a phone at each hour, and looks whether its fifth price is above the call bar. */
async function expectFivePrices(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [moment, instant] of instantsOf(site.business)) {
    await page.clock.setFixedTime(instant);
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('data-now', /./);
    const fifth = await page.locator('.board li').nth(4).boundingBox();
    const bottom = (fifth?.y ?? 844) + (fifth?.height ?? 0);
    expect(bottom, moment).toBeLessThanOrEqual(844 - (await measureBar(page)));
  }
}

test('L3 the first screen of a phone shows five priced lines at any hour', ({ page }) => expectFivePrices(page, '/'));

test.describe('in French', () => {
  const origin = serveBusiness(inFrench.folders);

  test('L3 the first screen of a phone shows them too', { tag: '@thorough' }, async ({ page }) => {
    await expectFivePrices(page, origin());
  });
});
