import { expect, test } from '@playwright/test';
import { allBusinesses, businesses } from '../support/businesses.ts';
import { groomer } from '../support/reference-build.ts';
import { site } from '../support/reference-site.ts';
import { runsAll, sampleOf } from '../support/sample-of.ts';
import { serveBusiness } from './serve-business.ts';

const { note } = site.business.emergencyHours ?? {};

test('L3 the main action of a page has the accent colour, and the call link does not', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T15:00:00Z');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/prices/');
    const call = page.locator('.call').filter({ visible: true }).first();
    const accent = await call.evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.goto('/quote/');
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveCSS('background-color', accent);
    for (const call of await page.locator('.call').filter({ visible: true }).all())
      await expect(call).not.toHaveCSS('background-color', accent);
  }
});

test('F7 the note about calls at night is beside the button only while the emergency line is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const [instant, isShown] of [
    ['2026-11-18T15:00:00Z', false],
    ['2026-11-19T03:30:00Z', true],
    ['2026-11-19T08:00:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(instant);
    for (const path of sampleOf(['/', '/services/spring/', '/booking/'], 2)) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-now', /./);
      await expect(page.locator('.call-note', { hasText: note ?? '' }).filter({ visible: true }), path).toHaveCount(
        isShown ? 1 : 0,
      );
    }
  }
});

test('B25 the form for totals starts with "now", and each label is closest to its own field', async ({ page }) => {
  await page.goto('/prices/total/');
  await expect(page.getByLabel('When')).toHaveValue('now');
  const gaps = await page.locator('form.sign label').evaluateAll((labels) =>
    labels.map((label) => {
      const { top, bottom } = label.getBoundingClientRect();
      const below = (label.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom;
      const above = top - (label.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY);
      return below < above;
    }),
  );
  expect(gaps).toEqual([true, true, true]);
});

for (const { name, site, folders } of runsAll ? allBusinesses : businesses) {
  test.describe(`the ${name}`, () => {
    const origin = serveBusiness(folders);

    test('L3 the rating with its source, promises and licences are within the first two screens of a phone', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(origin());
      const { rating, credentials } = site.business;
      const licences = credentials.some(({ tick }) => tick !== false) ? ['.promises [href="/about/#credentials"]'] : [];
      const source = rating ? [`.strip-note [href="${rating.url}"]`] : [];
      for (const found of [...source, ...licences, '.promises a']) {
        const box = await page.locator(found).first().boundingBox();
        expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), found).toBeLessThanOrEqual(2 * 844);
      }
      if (rating)
        await expect(page.locator('.strip-note').first()).toContainText(
          `${rating.ratingValue} out of ${rating.bestRating}`,
        );
    });
  });
}

test.describe('by appointment', () => {
  const origin = serveBusiness(groomer.folders);

  test('L1 days and the booking action come before prices, folded on a phone, and the call link is visible but not accented', async ({
    page,
  }) => {
    const button = page.getByRole('link', { name: 'Agree on a day' }).first();
    const call = page.locator('.call').filter({ visible: true }).first();
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(origin());
    const accent = await button.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).not.toHaveCSS('background-color', accent);
    await expect(page.locator('.sizes').first()).toContainText('Medium dog £52');
    await expect(page.locator('.hero-part .hours')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await topOf('.hero-part .state')).toBeLessThan(await topOf('.board'));
    await expect(page.locator('.board li').nth(2)).toBeInViewport({ ratio: 1 });
    const week = page.locator('.hero-part .hours');
    await expect(week).toBeHidden();
    await page.locator('.folded-hours > summary').click();
    await expect(week).toBeVisible();
    await expect(page.locator('.call-bar .call')).toBeInViewport({ ratio: 1 });
  });
});
