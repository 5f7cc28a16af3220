import { expect, test } from 'vitest';
import { collectPlaceholders } from '../../src/content/facts.ts';
import { formatMoney } from '../../src/format/wording.ts';
import { addTaxes, readTax } from '../../src/prices/money.ts';
import type { BusinessFile } from '../../src/schemas/business/business.ts';
import type { ServiceFile } from '../../src/schemas/services/service.ts';
import { site } from '../reference-site.ts';

const { country, money, terms, regions } = site;
const fill = (pricing: BusinessFile['pricing'], service: Partial<ServiceFile>) =>
  collectPlaceholders({
    business: { ...site.business, pricing },
    locality: { country, money, terms },
    regions,
    services: [{ name: 'spring', data: { typicalMinutes: { min: 1, max: 2 }, variants: [], ...service } }],
    names: { services: ['spring'], places: ['here'] },
  } as unknown as Parameters<typeof collectPlaceholders>[0]);

test('B19 F4 the total of a price is the price with the tax that is added to it', () => {
  const { pricing } = site.business;
  const tax = readTax(pricing);
  if (tax === undefined) throw new Error('The reference business publishes no tax.');
  const service = { startingPrice: 249, variants: [{ id: 'pair', name: 'Pair', startingPrice: 379, facts: [] }] };
  const facts = fill(pricing, service);
  expect(facts['total.spring']).toBe(formatMoney(addTaxes(249, tax), money));
  expect(facts['total.spring.pair']).toBe(formatMoney(addTaxes(379, tax), money));
  const included = fill({ ...pricing, tax: { name: 'VAT', ratePercent: 20, included: true } }, service);
  expect(included['total.spring']).toBe(included['price.spring']);
  expect(fill(pricing, { free: true })['total.spring']).toBe('free');
  expect(fill(pricing, { startingPrice: 100, upTo: 200 })['total.spring']).toContain(
    formatMoney(addTaxes(200, tax), money),
  );
});
