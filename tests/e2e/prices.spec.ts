import { expect, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { afterHoursPrice } from '../../src/prices/pricing.ts';
import { businesses } from '../businesses.ts';
import { expectedNow } from '../expected-state.ts';
import { sampleOf } from '../sample-of.ts';
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
  const closed = find('closed');
  const [, opens] = closed === undefined ? [] : expectedNow(business, closed).said.split('Emergency line opens ');
  const moments = [
    ['Outside opening hours', find('open')],
    ['Tonight', find('emergency', 17)],
    ['Tonight', find('emergency', 0, 6)],
    ['Today', find('emergency', 7, 16)],
    [opens === undefined ? 'Outside opening hours' : `As of ${opens}`, closed],
  ] as const;

  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    const priced = site.services.flatMap((service) => {
      const amount = afterHoursPrice(site, service);
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
          const text = (await page.locator('main').allInnerTexts()).join();
          expect(text).not.toMatch(/\b(?:tonight|today) (?:from|\$)/i);
        }
      });
    });
  });
}

test('F7 the menu says from when the price by day holds, while that is not now', async ({ page }) => {
  for (const [instant, words] of [
    ['2026-11-18T17:00:00Z', 'none'],
    ['2026-11-19T03:00:00Z', '"7:30 am: "'],
    ['2026-11-19T08:00:00Z', '"7:30 am: "'],
    ['2026-11-22T04:30:00Z', '"Monday 7:30 am: "'],
    ['2026-11-22T15:00:00Z', '"tomorrow 7:30 am: "'],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-now', /./);
    const byDay = page.locator('.panels .price > :has(+ .later)').first();
    expect(await byDay.evaluate((line) => getComputedStyle(line, '::before').content)).toBe(words);
  }
});
