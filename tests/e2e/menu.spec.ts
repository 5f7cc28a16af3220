import { expect, type Page, test } from '@playwright/test';
import { listHeaderMenu } from '../../src/site-pages/pages.ts';
import { site } from '../support/reference-site.ts';
import { sampleOf } from '../support/sample-of.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const control = (page: Page) => menuOf(page).locator('.fold > summary');
const linksOf = (page: Page) => menuOf(page).getByRole('link').filter({ visible: true });
const labels = listHeaderMenu(site).map(({ label }) => label);

test('M7 the header is one row at every width, with the menu or a button that opens it', async ({ page }) => {
  for (const path of ['/', '/prices/']) {
    await page.goto(path);
    for (const width of sampleOf([320, 390, 768, 1024, 1136, 1152, 1280, 1920], 5)) {
      await page.setViewportSize({ width, height: 844 });
      const isRow = width >= 1152;
      await expect(page.locator('.fold > summary').filter({ visible: true })).toHaveCount(isRow ? 0 : 1);
      await expect(page.locator('.site-header nav a').filter({ visible: true })).toHaveCount(isRow ? labels.length : 0);
      const tops = await page
        .locator('.site-name, .open-state, .fold > summary, .site-header nav a')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
      expect(Math.max(...tops) - Math.min(...tops), `${path} at ${width} px`).toBeLessThan(24);
    }
  }
});

test('M7 the folded menu opens with the keyboard, and Escape or a click elsewhere closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prices/');
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(linksOf(page)).toHaveText(labels);
  await expect(linksOf(page).nth(1)).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(linksOf(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(linksOf(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();
  await control(page).click();
  await expect(linksOf(page)).toHaveCount(labels.length);
  await page.mouse.click(195, 700);
  await expect(linksOf(page)).toHaveCount(0);
});

test('M7 no call button wraps its number, at any width and at 200 %', async ({ page }) => {
  const cases = ['/', '/services/spring/', '/quote/'].flatMap((path) =>
    ['100%', '200%'].map((size) => [path, size] as const),
  );
  for (const [path, size] of sampleOf(cases, 3)) {
    await page.goto(path);
    for (const width of [320, 390, 768, 960, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      const broken = await page
        .locator('.call')
        .filter({ visible: true })
        .evaluateAll(
          (links) =>
            links.filter((link) => {
              const range = document.createRange();
              range.selectNode(link.firstChild as Node);
              return range.getClientRects().length > 1 || link.scrollWidth > link.clientWidth + 1;
            }).length,
        );
      expect(broken, `${path} at ${width} px, ${size}`).toBe(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M7 the folded menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await control(page).click();
    await linksOf(page).filter({ hasText: 'Prices' }).click();
    await expect(page).toHaveURL(/\/prices\/$/);
  });
});
