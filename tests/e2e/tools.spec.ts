import { expect, test } from '@playwright/test';

test('D3 an agent that submits the form gets the answer as text', async ({ page }) => {
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
