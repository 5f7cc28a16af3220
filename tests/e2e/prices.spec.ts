import { expect, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { computeAfterHoursPrice } from '../../src/prices/pricing.ts';
import { businesses } from '../businesses.ts';
import { expectedNow } from '../expected-state.ts';
import { site } from '../reference-site.ts';
import { sampleOf } from '../sample-of.ts';
import { startingAmount } from '../starting-amount.ts';
import { inFrench } from '../two-languages.ts';
import { measureBar } from './measures.ts';
import { momentsOf } from './moments.ts';
import { serveBusiness } from './served.ts';

const HOUR = 36e5;
/** Every hour of a week without holidays. */
const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 16) + hour * HOUR).toISOString());

for (const { name, site, folders } of businesses) {
  const { business } = site;
  const hourThere = (instant: string) =>
    Number(new Date(instant).toLocaleString('en-GB', { timeZone: business.timeZone, hour: '2-digit' }));
  const find = (state: string, from = 0, to = 24) =>
    hours.find((instant) => {
      const hour = hourThere(instant);
      return expectedNow(business, instant).state === state && hour >= from && hour < to;
    });
  const [open, closed] = [find('open'), find('closed')];
  const [, opens] = closed === undefined ? [] : expectedNow(business, closed).said.split('Emergency line opens ');
  const moments = [
    [open === undefined ? '' : expectedNow(business, open).said.replace('Open until', 'after'), open],
    ['Tonight', find('emergency', 17)],
    ['Tonight', find('emergency', 0, 6)],
    ['Today', find('emergency', 7, 16)],
    [opens === undefined ? 'Outside opening hours' : `after ${opens}`, closed],
  ] as const;

  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    const priced = site.services.flatMap((service) => {
      const amount = computeAfterHoursPrice(site, service);
      return amount === undefined ? [] : [{ path: servicePath(service), price: formatMoney(amount, site.money) }];
    });

    for (const [word, instant] of moments) {
      if (instant === undefined) continue;
      test(`F7 of two prices the one that applies stands first: ${word}, ${instant}`, async ({ page }) => {
        await page.clock.setFixedTime(instant);
        for (const { path, price } of sampleOf(priced, 3)) {
          await page.goto(`${origin()}${path}`);
          const day = page.locator('.price-card .from:not(.later)');
          const later = page.locator('.price-card .later');
          await expect(later).toContainText(`${word} from ${price}`);
          const isOpen = expectedNow(business, instant).state === 'open';
          const [above, below] = isOpen ? [day, later] : [later, day];
          const [first, second] = [await above.boundingBox(), await below.boundingBox()];
          expect(first && second && first.y + first.height <= second.y + 1).toBe(true);
        }
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('F7 both prices stand there, and neither is said to be that of now', async ({ page }) => {
        for (const path of ['/', ...sampleOf(site.services, 3).map(servicePath)]) {
          await page.goto(`${origin()}${path}`);
          const shown = (await page.locator('main').allInnerTexts()).join();
          // "The door will not close tonight" is the name of a line.
          const text = site.services.reduce((rest, { symptom }) => rest.replaceAll(symptom, ''), shown);
          expect(text).not.toMatch(/\b(?:now|tonight|today)\b\s*(?:from|\$)/i);
        }
      });
    });
  });
}

test('L3 on every page that lists prices the one that holds now stands first, and a head says which', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [emergency] = site.services;
  if (emergency === undefined) throw new Error('The reference business has services.');
  const day = formatMoney(startingAmount(emergency), site.money);
  const later = formatMoney(computeAfterHoursPrice(site, emergency) ?? 0, site.money);
  /** Texts in the order of their position, from top to bottom and along the line. */
  const readDown = async (selector: string) => {
    const found = await page.locator(selector).filter({ visible: true }).all();
    const placed = await Promise.all(
      found.map(async (one) => {
        const { x, y, height } = (await one.boundingBox()) ?? { x: 0, y: 0, height: 0 };
        return { text: await one.innerText(), box: { x, y: y + height } };
      }),
    );
    const isBeside = (a: { y: number }, b: { y: number }) => Math.abs(a.y - b.y) < 16;
    return placed
      .toSorted(({ box: a }, { box: b }) => (isBeside(a, b) ? a.x - b.x : a.y - b.y))
      .map(({ text }) => /\$\d+/.exec(text)?.[0] ?? text);
  };
  for (const [instant, first, second] of [
    ['2026-11-18T17:00:00Z', 'Now', 'after 6 pm'],
    ['2026-11-19T03:30:00Z', 'Tonight', 'after 7:30 am'],
    ['2026-11-19T08:00:00Z', 'after 6 am', 'after 7:30 am'],
    ['2026-11-22T04:30:00Z', 'after 6 am', 'Monday after 7:30 am'],
    ['2026-11-22T15:00:00Z', 'Today', 'tomorrow after 7:30 am'],
  ] as const) {
    const prices = first === 'Now' ? [day, later] : [later, day];
    await page.clock.setFixedTime(instant);
    for (const path of ['/', '/services/', '/prices/', '/service-areas/dundas/']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-now', /./);
      const heads = [first, second].map((head) => head.replace(/^./, (letter) => letter.toUpperCase()));
      const hasTable = path.length > 10 || path === '/prices/';
      const row = hasTable ? '.price-table tbody tr:first-child' : '.board li:first-child';
      // A narrow table has the heads in each row.
      const headed = hasTable ? `:is(.price-table thead, ${row})` : '.labels';
      expect(await readDown(`${headed} [data-price]`), path).toEqual(heads);
      expect(await readDown(`${row} :is(.day, .later, td.price)`), path).toEqual(prices);
    }
  }
});

test('L3 at night the price of what is done by day alone stands below the time from which it holds', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-19T03:30:00Z');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const row = page.locator('.board li', { hasText: 'Noisy, slow or dented' });
  await expect(row.locator('.price')).toHaveText(/^after 7:30 am\s*from \$119$/);
  const endOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().right));
  const day = await endOf('.board .labels .day');
  expect([await endOf('.board .day-only .day'), await endOf('.board .price:has(.later) .day')]).toEqual([day, day]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.locator('[data-price]')).toHaveText(/after 7:30 am/i);
  expect((await row.locator('[data-price]').boundingBox())?.width).toBeGreaterThan(80);
});

test.describe('on a phone', () => {
  const french = serveBusiness(inFrench.folders);

  test('L3 the first screen shows five priced lines at any hour, in French too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const url of ['/', french()])
      for (const [moment, instant] of momentsOf(site.business)) {
        await page.clock.setFixedTime(instant);
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-now', /./);
        const fifth = await page.locator('.board li').nth(4).boundingBox();
        const bottom = (fifth?.y ?? 844) + (fifth?.height ?? 0);
        expect(bottom, `${url} ${moment}`).toBeLessThanOrEqual(844 - (await measureBar(page)));
      }
  });
});
