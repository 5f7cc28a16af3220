import { expect, type Page, test } from '@playwright/test';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { listPriceTerms } from '../../src/prices/pricing.ts';
import { site } from '../support/reference-site.ts';
import { sampleOf } from '../support/sample-of.ts';
import { startingAmount } from '../support/starting-amount.ts';
import { inFrench } from '../support/two-languages.ts';
import { serveBusiness } from './serve-business.ts';

test('F6 a printed service page has its price, steps and telephone number, and no menu or form', async ({ page }) => {
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
  ])
    await expect(page.getByText(text, { exact: false }).locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('form')).toBeHidden();
});

test('F6 a printed price page has the number in its header, and every term', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.clock.setFixedTime('2026-11-23T23:30:00Z');
  await page.goto('/prices/');
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveText(['Call 905-555-0142']);
  await expect(page.getByRole('banner').getByText('Call 905-555-0142')).toBeVisible();
  const terms = [...listPriceTerms(site), ...site.business.policies];
  for (const { name, text } of terms) {
    await expect(page.locator('.terms').getByText(name, { exact: true })).toBeVisible();
    await expect(page.locator('.terms').getByText(text)).toBeVisible();
  }
  for (const { priceNote } of site.services)
    await expect(page.locator('.price-table').getByText(priceNote)).toBeVisible();
  await expect(page.locator('.bills table').filter({ visible: true })).toHaveCount(site.business.pricing.bills.length);
});

test('F6 prints made after hours have the price by day first and no labels of the hour', async ({ page }) => {
  const labels = () => page.locator('[data-price=after-hours]').allTextContents();
  // Ten at night, while the emergency line is answered.
  await page.clock.setFixedTime('2026-11-24T03:00:00Z');
  for (const path of ['/', '/services/spring/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-now', 'emergency');
    const said = await labels();
    expect(new Set(said)).toEqual(new Set(['Tonight']));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('html')).not.toHaveAttribute('data-now');
    expect(await labels()).not.toContain('Tonight');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).toHaveAttribute('data-now', 'emergency');
    expect(await labels()).toEqual(said);
  }
});

/** Number of printed sheets of a page, for Letter and A4 with the margins of a home printer. */
async function countSheets(page: Page): Promise<number[]> {
  const counts: number[] = [];
  for (const format of ['Letter', 'A4']) {
    const edge = '0.4in';
    const pdf = await page.pdf({ format, margin: { top: edge, right: edge, bottom: edge, left: edge } });
    counts.push(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  }
  return counts;
}

test('F6 each service and the prices fit one printed sheet, of Letter or A4', async ({ page }) => {
  for (const path of ['/prices/', ...sampleOf(site.services, 2).map(servicePath)]) {
    await page.goto(path);
    expect(await countSheets(page), path).toEqual([1, 1]);
  }
});

test.describe('in French', () => {
  const origin = serveBusiness(inFrench.folders);

  test('F6 the prices fit one printed sheet too', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`${origin()}/fr/prices/`);
    expect(await countSheets(page)).toEqual([1, 1]);
  });
});
