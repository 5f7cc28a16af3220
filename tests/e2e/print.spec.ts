import { expect, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { listPriceTerms } from '../../src/prices/pricing.ts';
import { site } from '../reference-site.ts';
import { sampleOf } from '../sample-of.ts';
import { startingAmount } from '../starting-amount.ts';

for (const [size, width, height, spacing] of [
  ['A4', '210mm', '297mm', '0'],
  // As wide as the widest face that systems bring along.
  ['letter in a wider face', '8.5in', '11in', '0.04em'],
] as const) {
  test(`F6 each service, and the prices with their terms, print on one page of ${size}`, async ({ page }) => {
    const long: string[] = [];
    for (const path of ['/prices/', ...sampleOf(site.services, 3).map(servicePath)]) {
      await page.goto(path);
      await page.evaluate((wide) => {
        document.body.style.letterSpacing = wide;
      }, spacing);
      const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' };
      const pdf = await page.pdf({ width, height, margin });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      if (pages !== 1) long.push(`${path}: ${pages} pages`);
    }
    expect(long).toEqual([]);
  });
}

test('F6 a printed service has what a visitor needs, and its own address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/spring/');
  for (const text of [
    ...site.services
      .filter(({ id }) => id === 'spring')
      .map((spring) => `From ${formatMoney(startingAmount(spring), site.money)}`),
    'Right now',
    'What it covers',
    'How the visit goes',
    '905-555-0142',
    'https://www.example.com/services/spring/',
  ])
    await expect(page.getByText(text, { exact: false }).locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('form')).toBeHidden();
});

test('F6 the head of a print has the number, and every term is there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.clock.setFixedTime('2026-11-23T23:30:00Z');
  await page.goto('/prices/');
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveText(['Call 905-555-0142']);
  await expect(page.getByRole('banner').getByText('Call 905-555-0142')).toBeVisible();
  const terms = [...listPriceTerms(site), ...site.business.policies];
  await expect(page.locator('.price-terms dt').filter({ visible: true })).toHaveText(terms.map(({ name }) => name));
  for (const { priceNote } of site.services)
    await expect(page.locator('.price-table').getByText(priceNote)).toBeVisible();
  await expect(page.locator('.bills table').filter({ visible: true })).toHaveCount(site.business.pricing.bills.length);
});

test('F6 paper outlasts the hour: after hours too, prints have the price by day first and labels of no hour', async ({
  page,
}) => {
  const labels = () => page.locator('[data-later]').allTextContents();
  // Ten at night, while the emergency line is answered.
  await page.clock.setFixedTime('2026-11-24T03:00:00Z');
  for (const path of ['/', '/services/spring/']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-now', 'emergency');
    const said = await labels();
    expect(new Set(said)).toEqual(new Set(['Tonight']));
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const found = document.querySelectorAll('[data-later]');
        Object.assign(globalThis, { printed: [...found].map(({ textContent }) => textContent) });
      });
    });
    await page.pdf();
    const printed = await page.evaluate(() => (globalThis as unknown as { printed: string[] }).printed);
    expect(printed.length).toBe(said.length);
    expect(new Set(printed)).toEqual(new Set([path === '/' ? 'after hours' : 'Outside opening hours']));
    expect(await labels()).toEqual(said);
    await page.emulateMedia({ media: 'print' });
    const prices = await page.locator('.price-card .from').all();
    const [day, night] = await Promise.all(prices.map((price) => price.boundingBox()));
    if (day && night) expect(day.y).toBeLessThan(night.y);
  }
});
