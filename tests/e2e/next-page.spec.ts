import { expect, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { site } from '../support/reference-site.ts';

const [first] = site.services;
if (first === undefined) throw new Error('The reference business has services.');

test('pressing a link prefetches its page, which is then shown without another request', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary').first().click();
  const link = menu.getByRole('link', { name: 'Prices' });
  await link.hover();
  expect(requested.filter((path) => path === '/prices/')).toEqual([]);
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

test('the link to the area check focuses the field on the same page or on the check page, with its heading in view', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, reached] of [
    ['/', '/#q'],
    [servicePath(first), `${servicePath(first)}#q`],
    ['/prices/', '/check/#q'],
  ] as const) {
    await page.goto(path);
    await page.locator('.call-bar .button').click();
    await page.waitForURL(`**${reached}`);
    await expect(page.locator('#q')).toBeFocused();
    await expect(page.locator('label[for=q]')).toBeInViewport({ ratio: 1 });
  }
  expect(errors).toEqual([]);
});
