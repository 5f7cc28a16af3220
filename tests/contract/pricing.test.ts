import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { toBusinessRecord } from '../../src/api/business-record.ts';
import { addAmounts, multiplyAmount, taxOn } from '../../src/business/prices/money.ts';
import { describeAmount, describePrice, minimumDue } from '../../src/business/prices/price.ts';
import { listPriceTerms } from '../../src/business/prices/price-terms.ts';
import { listBills } from '../../src/business/prices/pricing.ts';
import { describeService, listPrices, listServices, listShortServices } from '../../src/business/services.ts';
import type { Site } from '../../src/business/site.ts';
import { writeSkill } from '../../src/discovery/agent-skill.ts';
import { writeLlms } from '../../src/discovery/llms.ts';
import type { PricingFile } from '../../src/schemas/services/pricing.ts';
import type { AfterHours } from '../../src/schemas/services/service.ts';
import { allBusinesses } from '../businesses.ts';

type Surcharge = NonNullable<PricingFile['afterHoursSurcharge']>;

/** A site whose prices hold what is given and nothing else. */
function withPricing(site: Site, pricing: Partial<PricingFile>): Site {
  const bare = { notice: site.business.pricing.notice, bills: [], ...pricing };
  return { ...site, business: { ...site.business, pricing: bare } };
}

/** An amount in cents, by way of its digits. */
function centsOf(amount: number): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}

/** The price outside opening hours that an amount makes where the surcharge is added to it. */
function expectedAfterHours({ business }: Site, afterHours: AfterHours, amount: number | undefined) {
  const surcharge = business.pricing.afterHoursSurcharge;
  if (surcharge?.per !== 'visit' || afterHours === 'no' || amount === undefined) return null;
  return { amount: Number(centsOf(amount) + centsOf(surcharge.amount)) / 100, currency: business.currency };
}

describe.each(allBusinesses)('the $name', ({ site, origin }) => {
  const { business, policy, regions, services } = site;
  // A bill that names every price there is.
  const everything = {
    title: 'One of each',
    lines: [
      ...(business.pricing.afterHoursSurcharge === undefined ? [] : ['afterHoursSurcharge']),
      ...services.flatMap(({ id, variants }) => [`price.${id}`, ...variants.map((one) => `price.${id}.${one.id}`)]),
    ],
  };

  test('B19 the business record says what holds for prices, payment, policies and the use of the data', () => {
    const { pricing, ...record } = toBusinessRecord(site);
    const { tax, afterHoursSurcharge: surcharge, ifDeclined, deposit, payment } = business.pricing;
    expect(pricing).toMatchObject({
      notice: business.pricing.notice,
      tax: tax === undefined ? null : { included: site.country.salesTax.isIncluded, ...tax },
      taxes: tax ? [{ name: tax.name, ratePercent: tax.ratePercent }] : [],
    });
    expect(pricing.afterHoursSurcharge?.amount).toBe(surcharge?.amount);
    expect(pricing.afterHoursSurcharge?.per).toBe(surcharge?.per);
    expect(pricing.ifDeclined?.amount).toBe(ifDeclined?.amount);
    expect([pricing.deposit, pricing.payment]).toEqual([deposit ?? null, payment ?? null]);
    expect(record).toMatchObject({
      paymentMethods: business.paymentMethods,
      languages: business.languages,
      policies: business.policies.map(({ name, text }) => ({ name, text })),
      dataUse: {
        aiTraining: policy.contentSignals.aiTrain === 'yes',
        aiInput: policy.contentSignals.aiInput === 'yes',
        search: policy.contentSignals.search === 'yes',
        cacheSeconds: policy.cacheSeconds.api,
        licence: policy.licence ?? null,
        attribution: regions.attribution ?? null,
        securityContact: policy.security?.contact ?? null,
      },
    });
  });

  test('B19 what content does not say is null or empty', () => {
    const { licence: _, security: __, ...bare } = policy;
    const { attribution: ___, ...places } = regions;
    const nothing = { ...withPricing(site, {}), policy: bare, regions: places };
    nothing.business = { ...nothing.business, paymentMethods: [], languages: [], policies: [] };
    expect(toBusinessRecord(nothing)).toMatchObject({
      pricing: { tax: null, taxes: [], afterHoursSurcharge: null, ifDeclined: null, deposit: null, payment: null },
      paymentMethods: [],
      languages: [],
      policies: [],
      dataUse: { licence: null, attribution: null, securityContact: null },
    });
    expect(listServices(nothing).services.map(({ afterHoursFrom }) => afterHoursFrom)).toEqual(
      services.map(() => null),
    );
    expect(listPriceTerms(nothing)).toEqual([]);
    expect(listBills(nothing)).toEqual([]);
    for (const text of [writeLlms(nothing), writeSkill(nothing)]) expect(text).not.toMatch(/undefined|null%|\$\s|NaN/);
  });

  test('B19 B20 B24 a price outside opening hours holds the surcharge once, where it is added once', () => {
    const [first] = services;
    if (first === undefined) throw new Error('A business without services passed the check.');
    const from = (surcharge: Surcharge, marks: Partial<typeof first> = {}) =>
      describeService(withPricing(site, { afterHoursSurcharge: surcharge }), {
        ...first,
        price: { kind: 'from', amount: 129.95, per: 'job' },
        isEmergencyVisit: false,
        afterHours: 'yes',
        ...marks,
      }).afterHoursFrom;
    const { currency } = business;
    const surcharge: Surcharge = { amount: 60.1, per: 'visit', addsToEmergency: true };
    expect(from(surcharge)).toEqual({ amount: 190.05, currency });
    expect(from(surcharge, { isEmergencyVisit: true })).toEqual({ amount: 190.05, currency });
    expect(from(surcharge, { afterHours: 'call' })).toEqual({ amount: 190.05, currency });
    expect(from(surcharge, { afterHours: 'no' })).toBeNull();
    expect(from({ ...surcharge, per: 'hour' })).toBeNull();
    expect(from({ ...surcharge, addsToEmergency: false })).toEqual({ amount: 190.05, currency });
    expect(from({ ...surcharge, addsToEmergency: false }, { isEmergencyVisit: true })).toEqual({
      amount: 129.95,
      currency,
    });
  });

  test('B19 B24 a price has its variants, by day and outside opening hours, the first priced like the service where the content leaves that out', () => {
    const prices = new Map(listPrices(site).prices.map((price) => [price.id, price]));
    for (const service of services) {
      const expected = service.variants.map(({ name, note, price }) => ({
        name,
        startingPrice: describeAmount(price, business.currency),
        price: describePrice(price, business.currency),
        afterHoursFrom: expectedAfterHours(site, service.afterHours, minimumDue(price)),
        note: note ?? null,
      }));
      expect(describeService(site, service).variants).toEqual(expected);
      expect(prices.get(service.id)?.variants).toEqual(expected);
      expect(prices.get(service.id)?.afterHoursFrom).toEqual(describeService(site, service).afterHoursFrom);
    }
  });

  test('B19 D4 the list of services warns of what not to do, a service in full says what to do too', () => {
    const dangerous = services.filter(({ safety }) => safety !== undefined);
    for (const [index, listed] of listShortServices(site).services.entries()) {
      const service = services[index];
      expect(listed.safety).toEqual({ dont: service?.safety?.dont ?? [] });
    }
    for (const service of dangerous) expect(describeService(site, service).safety).toEqual(service.safety);
  });

  test('B20 the bills of the content add up to the cent, with the tax of the content', () => {
    const named = { ...business.pricing, bills: [...business.pricing.bills, everything] };
    const bills = listBills(withPricing(site, named));
    expect(bills.at(-1)?.lines.length).toBe(everything.lines.length);
    for (const { lines, subtotal, taxes, total } of bills) {
      const [tax] = taxes;
      expect(lines.length).toBeGreaterThan(0);
      const cents = lines.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
      expect(centsOf(subtotal)).toBe(cents);
      const rate = BigInt(Math.round((tax?.ratePercent ?? 0) * 1000));
      expect(centsOf(tax?.amount ?? 0)).toBe((cents * rate + 50_000n) / 100_000n);
      expect(centsOf(total)).toBe(centsOf(subtotal) + centsOf(tax?.amount ?? 0));
    }
  });

  test('B20 without a rate of tax a bill ends with the sum of its lines', () => {
    const { tax: _, ...untaxed } = business.pricing;
    const bills = listBills(withPricing(site, { ...untaxed, bills: [everything] }));
    expect(bills).toHaveLength(1);
    for (const bill of bills) {
      expect(bill.taxes).toEqual([]);
      expect(bill.total).toBe(bill.subtotal);
    }
  });

  test('F4 llms.txt and the skill say what holds for all prices', () => {
    const terms = listPriceTerms(site);
    for (const text of [writeLlms(site), writeSkill(site)])
      for (const { name, text: term } of terms) expect(text).toContain(`- ${name}: ${term}\n`);
    expect(writeLlms(site)).toContain(`${origin}/api/coverage/`);
  });

  test('D4 the answers that agents read stay within their tokens', () => {
    const list = listServices(site);
    const prices = listPrices(site);
    const tokens = (record: object) => countTokens(JSON.stringify(record));
    expect(tokens(listShortServices(site))).toBeLessThanOrEqual(4000);
    for (const service of list.services)
      expect(tokens({ ...list, services: [service] }), service.id).toBeLessThanOrEqual(2500);
    expect(tokens(prices)).toBeLessThanOrEqual(2700);
    expect(tokens(toBusinessRecord(site))).toBeLessThanOrEqual(3000);
  });
});

test('B20 tax is rounded to the cent, halves up, and no binary fraction gets into a sum', () => {
  expect([taxOn(0.5, 13), taxOn(1.5, 5), taxOn(10.1, 5), taxOn(129.95, 14), taxOn(100, 9.975)]).toEqual([
    0.07, 0.08, 0.51, 18.19, 9.98,
  ]);
  expect(addAmounts(0.1, 0.2)).toBe(0.3);
  expect([multiplyAmount(95, 2.5), multiplyAmount(0.1, 3), multiplyAmount(9.99, 0.333)]).toEqual([237.5, 0.3, 3.33]);
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100_000 }), (one, other, rate) => {
      const sum = addAmounts(one / 100, other / 100);
      expect(sum).toBe((one + other) / 100);
      const tax = (BigInt(one) * BigInt(rate) + 50_000n) / 100_000n;
      expect(taxOn(one / 100, rate / 1000)).toBe(Number(tax) / 100);
    }),
  );
});
