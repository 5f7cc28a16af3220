import { expect, type Page, test } from '@playwright/test';
import { placePath, type Site, servicePath } from '../../src/business/site.ts';
import { describeUsualTimes } from '../../src/hours/opening-hours.ts';
import { businesses } from '../support/businesses.ts';
import { sampleOf } from '../support/sample-of.ts';
import { instants, stateNow } from './instants.ts';
import { serveBusiness } from './serve-business.ts';

// A visitor far away reads the clocks of the business, not their own.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

/** A page of each kind. */
const pathsOf = ({ services, places }: Site): readonly string[] => [
  ...['/', ...services.slice(0, 1).map(servicePath), ...places.slice(-1).map(placePath)],
  ...['/prices/', '/contact/', '/docs/api/', '/check/?q=Atlantis', '/nowhere/'],
];

/** Words that are true only while somebody answers. */
const ANSWERED = /\b(?:A person answers|Open now|We are open now|Closed now)\b/;

/** The state on a page, its distinct texts and their number, and other claims about the present. */
async function readState(page: Page) {
  const { text, lines, state } = await page.evaluate(() => ({
    state: document.documentElement.dataset.now,
    lines: [...document.querySelectorAll('.state')].map((line) => line.textContent),
    text: document.body.innerText,
  }));
  return { state, lines: [...new Set(lines)], count: lines.length, claims: ANSWERED.exec(text) };
}

for (const { name, site, folders, isReference } of businesses) {
  const { business, country } = site;
  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    for (const path of sampleOf(pathsOf(site), isReference ? 3 : 2)) {
      test(`F7 ${path} shows the current opening state at each of these times`, async ({ page }) => {
        const [[, first], ...later] = instants;
        await page.clock.setFixedTime(first);
        await page.goto(`${origin()}${path}`);
        for (const [moment, instant] of [...later, instants[0]]) {
          const { state, sentence } = stateNow(business, instant);
          await page.clock.setFixedTime(instant);
          // As when a reader comes back to the page.
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          const shown = await readState(page);
          expect(shown, moment).toMatchObject({ state, lines: [sentence], claims: null });
          expect(shown.count, moment).toBeGreaterThan(1);
        }
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('F7 every page shows the usual hours', async ({ page }) => {
        for (const path of sampleOf(pathsOf(site), 4)) {
          await page.goto(`${origin()}${path}`);
          await expect(page.locator('html')).not.toHaveAttribute('data-now');
          await expect(page.locator('.open-state')).toHaveText(describeUsualTimes(business, country.locale));
          // The call bar has room for one line.
          for (const line of await page.locator('.state').all())
            expect(['', describeUsualTimes(business, country.locale)]).toContain((await line.allInnerTexts()).join());
          expect(ANSWERED.exec((await page.locator('body').allInnerTexts()).join()), path).toBeNull();
        }
      });
    });
  });
}

test('F7 the state changes while the page is open', async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T22:59:20Z' });
  await page.goto('/contact/');
  await expect(page.locator('.open-state')).toHaveText('Open until 6 pm');
  await page.clock.fastForward('00:41');
  await expect(page.locator('.open-state')).toHaveText('Emergency line open until 11 pm');
});

test('F4 the row of today is marked in the hours, or that of a holiday', async ({ page }) => {
  const today = page.locator('[aria-current="true"] th');
  await page.clock.setFixedTime('2026-11-18T15:00:00Z');
  await page.goto('/contact/');
  await expect(today).toHaveText('Wednesday');
  await page.clock.setFixedTime('2026-12-25T15:00:00Z');
  await page.reload();
  await expect(today).toHaveText('Christmas Day, December 25, 2026');
});

test('F7 the chart of the week marks the current time at the business on the row of today', async ({ page }) => {
  for (const [instant, day, share] of [
    ['2026-11-24T15:00:00Z', 'Tuesday', 10 / 24],
    ['2026-11-30T04:30:00Z', 'Sunday', 23.5 / 24],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await page.goto('/contact/');
    const row = page.locator('.week [aria-current="true"]');
    await expect(row.locator('th')).toHaveText(day);
    const found = await row.evaluate((one) => {
      const { insetInlineStart } = getComputedStyle(one.querySelector('td') ?? one, '::after');
      const { width = 0 } = one.querySelector('svg')?.getBoundingClientRect() ?? {};
      return 1 - (one.clientWidth - Number.parseFloat(insetInlineStart)) / width;
    });
    expect(found).toBeCloseTo(share, 2);
  }
});
