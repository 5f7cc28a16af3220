import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getNextStep } from '../../src/business/contact.ts';
import type { Site, SitePricing } from '../../src/business/site.ts';
import { renderSkill } from '../../src/discovery/agent-skill.ts';
import { renderLlms } from '../../src/discovery/llms.ts';
import { toBusinessRecord } from '../../src/endpoints/business/business-record.ts';
import { listBills } from '../../src/prices/bills.ts';
import { addAmounts, multiplyAmount } from '../../src/prices/money.ts';
import { parsePrice } from '../../src/prices/price.ts';
import { listPriceTerms } from '../../src/prices/pricing.ts';
import { listServiceSummaries, listServices, toServiceRecord } from '../../src/prices/services.ts';
import { allBusinesses } from '../support/businesses.ts';

type Surcharge = NonNullable<SitePricing['afterHoursSurcharge']>;

/** A site with only the given fields in its prices. */
function withPricing(site: Site, pricing: Partial<SitePricing>): Site {
  const { notice } = site.business.pricing;
  const bare = { notice, bills: [], taxes: [], isTaxIncluded: false, ...pricing };
  return { ...site, business: { ...site.business, pricing: bare } };
}

/** An amount in cents, computed from its digits. */
const centsOf = (amount: number) => BigInt(amount.toFixed(2).replace('.', ''));

describe.each(allBusinesses)('the $name', ({ site }) => {
  const { business, policy, attribution = null, services } = site;
  const { currency } = business;

  test('B19 the business record has the terms for prices, payment, policies and use of the data', () => {
    const {
      taxes,
      isTaxIncluded,
      afterHoursSurcharge,
      ifDeclined,
      deposit = null,
      payment = null,
      notice,
    } = business.pricing;
    const record = toBusinessRecord(site);
    expect(record).toMatchObject({
      pricing: {
        ...{ notice, deposit, payment },
        tax: taxes[0] === undefined ? null : { ...taxes[0], included: isTaxIncluded },
        taxes,
      },
      paymentMethods: business.paymentMethods,
      languages: business.languages,
      policies: business.policies.map(({ name, text }) => ({ name, text })),
      dataUse: {
        aiTraining: policy.contentSignals.aiTrain === 'yes',
        aiInput: policy.contentSignals.aiInput === 'yes',
        search: policy.contentSignals.search === 'yes',
        cacheSeconds: policy.cacheSeconds.api,
        licence: policy.licence ?? null,
        attribution,
        securityContact: policy.security?.contact ?? null,
      },
    });
    const published = record.pricing;
    expect([
      published.afterHoursSurcharge?.amount,
      published.afterHoursSurcharge?.per,
      published.ifDeclined?.amount,
    ]).toEqual([...[afterHoursSurcharge?.amount, afterHoursSurcharge?.per, ifDeclined?.amount]]);
  });

  test('B19 members without content are null or empty', () => {
    const { licence: _, security: __, ...bare } = policy;
    const unsaid = { paymentMethods: [], languages: [], policies: [] };
    const { business: priced } = withPricing(site, {});
    const nothing = { ...site, business: { ...priced, ...unsaid }, policy: bare, attribution: undefined };
    expect(toBusinessRecord(nothing)).toMatchObject({
      ...unsaid,
      pricing: { tax: null, taxes: [], afterHoursSurcharge: null, ifDeclined: null, deposit: null, payment: null },
      dataUse: { licence: null, attribution: null, securityContact: null },
    });
    expect(new Set(listServices(nothing).services.map(({ afterHoursFrom }) => afterHoursFrom))).toEqual(
      new Set([null]),
    );
    expect([...listPriceTerms(nothing), ...listBills(nothing)]).toEqual([]);
    for (const text of [renderLlms(nothing), renderSkill(nothing)])
      expect(text).not.toMatch(/undefined|null%|\$\s|NaN/);
  });

  const surcharge: Surcharge = { amount: 60.1, per: 'visit', addsToEmergency: true };
  test.each<[title: string, expected: number | null, surcharge: Partial<Surcharge>, marks: object]>([
    ['an afternoon and the surcharge', 190.05, {}, {}],
    ['an emergency to which it is added', 190.05, {}, { isEmergencyVisit: true }],
    ['what is asked for by telephone', 190.05, {}, { afterHours: 'call' }],
    ['what is not done then', null, {}, { afterHours: 'no' }],
    ['a surcharge by the hour', null, { per: 'hour' }, {}],
    ['what is no emergency', 190.05, { addsToEmergency: false }, {}],
    ['an emergency to which it is not added', 129.95, { addsToEmergency: false }, { isEmergencyVisit: true }],
  ])('B19 B20 B24 outside opening hours the price includes the surcharge once: %s', (_, expected, changed, marks) => {
    const [first] = services;
    if (first === undefined) throw new Error('A business without services passed the check.');
    const price = parsePrice({ startingPrice: 129.95 }, currency) ?? first.price;
    const plain = { ...first, price, isEmergencyVisit: false };
    const priced = withPricing(site, { afterHoursSurcharge: { ...surcharge, ...changed } });
    const { afterHoursFrom } = toServiceRecord(priced, { ...plain, afterHours: 'yes', ...marks });
    expect(afterHoursFrom).toEqual(expected === null ? null : { amount: expected, currency });
  });

  test('D8 the notes of variants are shown wherever their prices are', () => {
    const texts = [renderLlms(site), renderSkill(site)].map((text) => text.replaceAll('\\', ''));
    for (const { name, note = '' } of services.flatMap(({ variants }) => variants))
      for (const text of texts) {
        expect(text).toContain(name);
        expect(text.toLowerCase()).toContain(note.replace(/\.$/, '').toLowerCase());
      }
  });

  test('D8 B22 the next step has every number with its hours, and the record explains the parts of addresses', () => {
    const { contact, openingHours, emergencyHours } = business;
    const line = {
      telephone: emergencyHours?.telephone ?? contact.telephone,
      openingHours: emergencyHours?.openingHours,
    };
    expect(getNextStep(site)).toMatchObject({
      telephone: contact.telephone,
      numbers: [
        { line: 'business', telephone: contact.telephone, openingHours },
        ...(emergencyHours === undefined ? [] : [{ line: 'emergency', ...line }]),
      ],
    });
    const { interfaces, contact: ways } = toBusinessRecord(site);
    expect(ways.telephoneLanguages).toEqual(business.languages);
    for (const [part] of interfaces.rest.join().matchAll(/\{\w+\}/g))
      expect(interfaces.restParts).toContain(`${part}: `);
  });

  test('B19 D4 the list of services has only safety warnings, and a full service record also the advice', () => {
    for (const [index, { safety }] of listServiceSummaries(site).services.entries())
      expect(safety).toEqual({ dont: services[index]?.safety?.dont ?? [] });
    for (const service of services.filter(({ safety }) => safety !== undefined))
      expect(toServiceRecord(site, service).safety).toEqual(service.safety);
  });

  test('B20 bills add up to the cent, with and without tax', () => {
    const untaxed = { ...business.pricing, taxes: [] };
    const named = services.flatMap(({ id, variants }) => [
      `price.${id}`,
      ...variants.map((variant) => `price.${id}.${variant.id}`),
    ]);
    const lines = [...(business.pricing.afterHoursSurcharge === undefined ? [] : ['afterHoursSurcharge']), ...named];
    const bills = [...business.pricing.bills, { title: 'One of each', lines }];
    for (const pricing of [business.pricing, untaxed]) {
      const written = listBills(withPricing(site, { ...pricing, bills }));
      expect(written.at(-1)?.rows.length).toBe(lines.length);
      for (const bill of written) {
        const cents = bill.rows.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
        const [tax] = bill.taxes;
        const rate = BigInt(Math.round((tax?.ratePercent ?? 0) * 1000));
        expect(centsOf(bill.subtotal)).toBe(cents);
        expect(centsOf(tax?.amount ?? 0)).toBe((cents * rate + 50_000n) / 100_000n);
        expect(centsOf(bill.total)).toBe(centsOf(bill.subtotal) + centsOf(tax?.amount ?? 0));
        if (pricing === untaxed) expect(tax).toBeUndefined();
      }
    }
  });

  test('F4 llms.txt and the skill state all price terms', () => {
    for (const { name, text: term } of listPriceTerms(site))
      for (const text of [renderLlms(site), renderSkill(site)]) expect(text).toContain(`- ${name}: ${term}\n`);
  });
});

test('B25 tax is rounded to the cent, halves up, and sums have no binary rounding errors', () => {
  const taxOn = (amount: number, ratePercent: number) => multiplyAmount(amount, ratePercent / 100);
  expect([taxOn(0.5, 13), taxOn(1.5, 5), taxOn(10.1, 5), taxOn(129.95, 14), taxOn(100, 9.975)]).toEqual([
    0.07, 0.08, 0.51, 18.19, 9.98,
  ]);
  expect(addAmounts(0.1, 0.2)).toBe(0.3);
  expect([multiplyAmount(95, 2.5), multiplyAmount(0.1, 3), multiplyAmount(9.99, 0.333)]).toEqual([237.5, 0.3, 3.33]);
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100_000 }), (first, other, rate) => {
      expect(addAmounts(first / 100, other / 100)).toBe((first + other) / 100);
      const tax = (BigInt(first) * BigInt(rate) + 50_000n) / 100_000n;
      expect(taxOn(first / 100, rate / 1000)).toBe(Number(tax) / 100);
    }),
  );
});
