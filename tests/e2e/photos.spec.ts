import { expect, test } from '@playwright/test';
import { watchShifts } from './layout-checks.ts';

test.describe('the garage', () => {
  test('F8 a photograph opens in large with the keyboard and without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/contact/');
    const picture = page.locator('figure.photo img');
    const alt = (await picture.getAttribute('alt')) ?? '';
    expect(alt.split(' ').length).toBeGreaterThan(4);
    const link = page.getByRole('link', { name: `Enlarge: ${alt}`, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/_astro\/[\w.-]+\.jpg$/);
    await context.close();
  });

  test('F8 a phone loads a file of at most 60 KiB, in the shape of its box', async ({ page }) => {
    const loaded: { readonly url: string; readonly bytes: number }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return;
      loaded.push({ url: response.url(), bytes: Number((await response.allHeaders())['content-length']) });
    });
    await page.goto('/contact/', { waitUntil: 'networkidle' });
    const photographs = loaded.filter(({ url }) => url.includes('/_astro/'));
    expect(photographs.map(({ url }) => url.replace(/.*\./, ''))).toEqual(['avif']);
    expect(photographs[0]?.bytes).toBeLessThanOrEqual(61_440);
    const shape = await page.locator('figure.photo img').evaluate((image: HTMLImageElement) => ({
      isLoaded: image.complete && image.naturalWidth > 0,
      inPage: image.clientWidth / image.clientHeight,
      inFile: image.naturalWidth / image.naturalHeight,
    }));
    expect(shape.isLoaded).toBe(true);
    expect(Math.abs(shape.inPage - shape.inFile)).toBeLessThan(0.02);
  });

  test('F8 nothing moves when a photograph loads late', async ({ page }) => {
    await page.route('**/_astro/*.{avif,jpg}', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const shiftsSoFar = await watchShifts(page);
    await page.goto('/contact/', { waitUntil: 'networkidle' });
    expect(await page.locator('figure.photo img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await shiftsSoFar()).toEqual([]);
  });
});
