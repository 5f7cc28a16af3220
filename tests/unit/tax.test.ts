import { expect, test } from 'vitest';
import { renderSkill } from '../../src/discovery/agent-skill.ts';
import { toHomeGraph } from '../../src/discovery/json-ld.ts';
import { renderLlms } from '../../src/discovery/llms.ts';
import { listBills } from '../../src/prices/bills.ts';
import { addTaxes } from '../../src/prices/money.ts';
import { formatTaxNote, listPriceTerms, toPricingRecord } from '../../src/prices/pricing.ts';
import { listJobs, toTotalRecord } from '../../src/prices/totals.ts';
import { loadChanged, requireSite } from '../support/content-copy.ts';

/** The reference business with another tax. */
const withTax = async (yaml: string) =>
  requireSite(await loadChanged((copy) => copy.edit('business.yaml', /^ {2}tax: .*$/m, yaml)));

test('B19 prices that include tax say so, and nothing is added to them', async () => {
  const site = await withTax('  tax: { name: VAT, ratePercent: 20, included: true }');
  const { pricing } = site.business;
  expect(toPricingRecord(site)).toMatchObject({
    tax: { name: 'VAT', ratePercent: 20, included: true },
    taxes: [{ name: 'VAT', ratePercent: 20 }],
  });
  expect(listPriceTerms(site)).toContainEqual({ name: 'Tax', text: 'Prices include 20% VAT.' });
  expect(formatTaxNote(pricing, 249, site.money)).toBe('includes VAT');
  for (const { rows, taxes, total } of listBills(site)) {
    expect(taxes).toEqual([]);
    expect(total).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
  }
  const skill = renderSkill(site);
  expect(skill).toContain('- Tax: ');
  expect(skill).not.toMatch(/with VAT|before tax/);
  expect(JSON.stringify(toHomeGraph(site))).toContain('"valueAddedTaxIncluded":true');
});

test('B19 two taxes are two lines of a bill, each rounded separately, and one sum', async () => {
  const site = await withTax('  taxes:\n    - { name: GST, ratePercent: 5 }\n    - { name: QST, ratePercent: 9.975 }');
  const { pricing } = site.business;
  expect(toPricingRecord(site)).toMatchObject({
    tax: { name: 'GST and QST', ratePercent: 14.975, included: false },
    taxes: [
      { name: 'GST', ratePercent: 5 },
      { name: 'QST', ratePercent: 9.975 },
    ],
  });
  // 12.45 and 24.83775 of 249.
  expect(addTaxes(249, pricing)).toBe(286.29);
  expect(formatTaxNote(pricing, 249, site.money)).toBe('$286.29 with GST and QST');
  const [bill] = listBills(site);
  expect(bill?.taxes.map(({ name, amount }) => [name, amount])).toEqual([
    ['GST', 12.45],
    ['QST', 24.84],
  ]);
  expect(bill?.total).toBe(286.29);
  expect(listPriceTerms(site)).toContainEqual({ name: 'Tax', text: '5% GST and 9.975% QST are added to every price.' });
});

test('a text without a full stop does not run into the next sentence', async () => {
  const loaded = await loadChanged((copy) => {
    copy.edit('business.yaml', /^( {2}notice: Starting prices).*$/m, '$1');
    copy.edit('business.yaml', /^( {2}payment: When the work is done).*$/m, '$1');
    copy.edit('services/spring.mdx', /^priceNote: >-\n.*$/m, 'priceNote: One spring and the work');
  });
  const site = requireSite(loaded);
  const [spring] = listJobs(site).filter(({ id }) => id === 'spring');
  if (spring === undefined) throw new Error('There is no such job.');
  expect(toTotalRecord(site, spring, 'day').note).toMatch(/^One spring and the work\. The total includes /);
  expect(listPriceTerms(site).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^When the work is done\. Accepted: /),
  );
  expect(renderLlms(site)).toContain('Starting prices. Nothing can be booked');
});
