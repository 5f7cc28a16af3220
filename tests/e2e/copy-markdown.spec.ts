import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { markdownPathOf } from '../../src/site-pages/addresses.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page) => footer(page).getByRole('button', { name: 'Copy as Markdown' });
const said = (page: Page) => footer(page).getByRole('status');

for (const path of ['/services/spring/', '/nowhere/']) {
  test(`F1 the Markdown form of ${path} is copied, and the page says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await expect(said(page)).toBeEmpty();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Copied');
    const twin = markdownPathOf(path === '/nowhere/' ? '/404/' : path);
    const text = readFileSync(`.build/test/reference/dist${twin}`, 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
}

const troubles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the network is gone': (page) => page.route('**/index.md', (route) => route.abort()),
  'the browser has no clipboard': (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
};

for (const [trouble, make] of Object.entries(troubles)) {
  test(`F1 where ${trouble}, the page says what to do instead`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await make(page);
    await page.goto('/');
    await button(page).click();
    await expect(said(page)).toHaveText('Not copied. Open the link instead.');
    await expect(footer(page).getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute(
      'href',
      '/index.md',
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F1 the link stands alone', async ({ page }) => {
    await page.goto('/');
    await expect(button(page)).toBeHidden();
    await footer(page).getByRole('link', { name: 'This page as Markdown' }).click();
    expect(new URL(page.url()).pathname).toBe('/index.md');
  });
});
