import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F5 a misspelt place is corrected, and a second question replaces the first answer', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Town, neighbourhood or postal code').fill('Oakvile');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('#answer').getByRole('link', { name: 'Oakville' })).toBeVisible();
    await page.getByLabel('Town, neighbourhood or postal code').fill('Dundas');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL('/check/?q=Dundas');
    await expect(page.locator('#answer')).toContainText('Yes, we come to Dundas');
    await expect(page.getByText('Oakvile')).toHaveCount(0);
  });
});

test('F6 the pages set no cookies, store nothing and request nothing from other hosts', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  for (const path of ['/', '/services/spring/', '/service-areas/dundas/', '/check/?q=Dundas', '/docs/api/']) {
    await page.goto(path);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('F6 the prepared email has a subject and a line for photographs', async ({ page }) => {
  await page.goto('/quote/');
  const address = await page.getByRole('link', { name: 'Write an email' }).getAttribute('href');
  const letter = new URL(address ?? '').searchParams;
  expect(letter.get('subject')).toBe('Written quote: garage door');
  expect(letter.get('body')).toContain('Photos: attached\r\n');
});
