import { expect, test } from '@playwright/test';
import { findViolations } from './measures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('E8 a question is asked with the keyboard alone, and opens the JSON', async ({ page }) => {
    await page.goto('/docs/api/');
    await page.locator('form[action="/api/coverage/"]').getByLabel('city').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Dundas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/coverage\/\?city=Dundas&postal=$/);
    expect(await page.locator('body').textContent()).toMatch(/^\{"covered":true/);
  });
});

test('E8 F6 axe finds nothing on the documentation with everything unfolded', async ({ page }) => {
  await page.goto('/docs/api/');
  for (const summary of await page.locator('.group > details > summary').all()) await summary.click();
  for (const summary of await page.locator('.answer > summary').all()) await summary.click();
  expect(await findViolations(page)).toEqual([]);
});

test('E8 A10 nothing on the page is refused by its own policy', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/docs/api/');
  expect(errors).toEqual([]);
});
