import { expect, test } from '@playwright/test';

test('the page behind a link is fetched when it is pressed, and shown without asking the server again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prices' });
  await link.hover();
  expect(asked.filter((path) => path === '/prices/')).toEqual([]);
  await page.mouse.down();
  await page.waitForTimeout(250);
  await page.mouse.up();
  await page.waitForURL('**/prices/');
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { readonly deliveryType?: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});
