import { expect, test } from 'vitest';
import { collectPlaceholders } from '../../src/content/collect-placeholders.ts';
import { addPrices } from '../../src/content/service-prices.ts';
import type { ValidContent } from '../../src/content/validate-files.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { addTaxes } from '../../src/prices/money.ts';
import type { BusinessFile } from '../../src/schemas/business/business.ts';
import type { ServiceFile } from '../../src/schemas/services/service.ts';
import { site } from '../support/reference-site.ts';

const { country, money, terms } = site;
const fill = (pricing: BusinessFile['pricing'], service: Partial<ServiceFile>, isIncluded = false) =>
  collectPlaceholders(
    addPrices(
      {
        business: { ...site.business, pricing },
        locality: { country: { ...country, salesTax: { ...country.salesTax, isIncluded } }, money, terms },
        regions: {},
        places: [],
        services: [{ name: 'spring', data: { typicalMinutes: { min: 1, max: 2 }, variants: [], ...service } }],
        priceHistory: {},
        names: { services: ['spring'], places: ['here'] },
      } as unknown as ValidContent,
      site.today,
    ),
  );

test('B19 F4 the total of a price is the price with added tax', () => {
  const { pricing } = site.business;
  const service = { startingPrice: 249, variants: [{ id: 'pair', name: 'Pair', startingPrice: 379, facts: [] }] };
  const facts = fill(pricing, service);
  expect(facts['total.spring']).toBe(formatMoney(addTaxes(249, pricing), money));
  expect(facts['total.spring.pair']).toBe(formatMoney(addTaxes(379, pricing), money));
  const included = fill({ ...pricing, tax: { name: 'VAT', ratePercent: 20, included: true } }, service);
  expect(included['total.spring']).toBe(included['price.spring']);
  const usual = fill({ ...pricing, tax: { name: 'VAT', ratePercent: 20 } }, service, true);
  expect(usual['total.spring']).toBe(usual['price.spring']);
  expect(fill(pricing, { free: true })['total.spring']).toBe('free');
  expect(fill(pricing, { startingPrice: 100, upTo: 200 })['total.spring']).toContain(
    formatMoney(addTaxes(200, pricing), money),
  );
});
