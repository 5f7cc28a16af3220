import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('E8 an endpoint can be tried with the keyboard, and returns JSON', async ({ page }) => {
    await page.goto('/docs/api/');
    await page.locator('form[action="/api/coverage/"]').getByLabel('city').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Dundas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/coverage\/\?city=Dundas&postal=$/);
    expect(await page.locator('body').textContent()).toMatch(/^\{"covered":true/);
  });
});

test('E8 A10 nothing on the page violates its content security policy', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/docs/api/');
  expect(errors).toEqual([]);
});
