import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/sample-of.ts';

const frontage = (page: Page) => page.locator('.frontage');
/** The computed fill of each class of a drawing. */
const fillOf = (page: Page, name: string) =>
  frontage(page)
    .locator(`.${name}`)
    .first()
    .evaluate((shape) => getComputedStyle(shape).fill);

/** Instants in Toronto, with what the frontage shows of them. */
const hours = [
  ['2026-11-24T15:00:00Z', 'open', 'day', /^Open\s*until 6 pm$/, false],
  ['2026-11-24T22:30:00Z', 'open', 'dusk', /^Open\s*until 6 pm$/, true],
  ['2026-11-25T03:30:00Z', 'emergency', 'night', /^Emergency line open\s*until 11 pm$/, true],
  ['2026-11-29T17:00:00Z', 'emergency', 'day', /^Emergency line open/, true],
  ['2026-11-25T08:00:00Z', 'closed', 'night', /^Closed\s*Emergency line opens 6 am$/, false],
] as const;

for (const [instant, state, sky, sign, isLit] of sampleOf(hours, 3)) {
  test(`L2 the frontage shows the opening state and the time of day: ${state}, ${sky}, ${instant}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(instant);
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-now', state);
    await expect(root).toHaveAttribute('data-sky', sky);
    await expect(page.locator('.door-sign')).toHaveText(sign, { useInnerText: true });
    const beam = frontage(page).locator('.beam');
    expect(Number(await beam.evaluate((shape) => getComputedStyle(shape).opacity)) > 0).toBe(isLit);
    expect((await fillOf(page, 'glass')) === (await fillOf(page, 'beam'))).toBe(isLit);
    await expect(frontage(page).locator('.leaf')).toBeVisible({ visible: state !== 'open' });
    expect(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero).colorScheme)).toBe(
      sky === 'night' ? 'dark' : 'light dark',
    );
  });
}

test('L2 the frontage is on the home page and the 404 page, but hidden from screen readers, Markdown and print', async ({
  page,
}) => {
  for (const path of ['/', '/nowhere/']) {
    await page.goto(path);
    await expect(frontage(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(frontage(page)).toBeVisible();
    await expect(frontage(page).locator('text').first()).toHaveText('Fifty Creek Garage Doors');
    await page.emulateMedia({ media: 'print' });
    await expect(frontage(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
  const markdown = await (await page.request.get('/index.md')).text();
  expect(markdown).not.toMatch(/^\s*(?:Fifty Creek Garage Doors\s*905-555-0142|905-555-0142)\s*$/m);
  expect(markdown).not.toContain('<svg');
});

test('L2 the lettering of a frontage stays within its drawing, also in the fallback font', async ({ page }) => {
  for (const hasFont of [true, false]) {
    if (!hasFont) await page.route('**/*.woff2', (route) => route.abort());
    for (const width of sampleOf([320, 390, 768, 1280, 1920], 3)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const outside = await frontage(page).evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('text, .door-sign')]
          .map((text) => text.getBoundingClientRect())
          .filter((text) => text.left < left || text.right > right + 1).length;
      });
      expect(outside, `${width}`).toBe(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('L2 the frontage shows daylight and no opening state', async ({ page }) => {
    await page.goto('/');
    await expect(frontage(page).locator('.leaf')).toBeVisible();
    await expect(page.locator('.door-sign')).toBeHidden();
  });
});
