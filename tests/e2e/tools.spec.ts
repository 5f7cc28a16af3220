import { expect, test } from '@playwright/test';

test('D3 where it does not, nothing is asked for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
  expect(asked).not.toContain('/api/mcp');
  expect(asked).toContain('/');
});

test('D3 an agent that fills in the form gets the answer as text', async ({ page }) => {
  await page.goto('/');
  const answer = await page.evaluate(() => {
    const form = document.querySelector('form');
    const field = form?.querySelector('input');
    if (field) field.value = 'Oakvile';
    return new Promise((resolve) => {
      form?.dispatchEvent(
        Object.assign(new SubmitEvent('submit', { cancelable: true }), {
          respondWith: (text: unknown) => resolve(text),
        }),
      );
    });
  });
  expect(answer).toContain('Oakville');
  expect(answer).toContain('/check/?q=oakville');
  for (const attribute of ['toolname', 'tooldescription'])
    await expect(page.locator('form')).toHaveAttribute(attribute, /./);
  await expect(page.locator('form input')).toHaveAttribute('toolparamdescription', /./);
});
