import { describe, expect, test } from 'vitest';
import type { Site, SitePricing } from '../../src/business/site.ts';
import { parsePrice } from '../../src/prices/price.ts';
import { listJobs } from '../../src/prices/totals.ts';
import type { PriceFields } from '../../src/schemas/services/price.ts';
import { allBusinesses } from '../support/businesses.ts';
import { runsAll } from '../support/sample-of.ts';
import { serveFromMemory } from '../support/servers/memory.ts';
import { handshakeRequest } from './messages.ts';

type Terms = Readonly<Record<string, string | number>>;

/** Every kind of price, in the content of a service; whether a quantity counts. */
const kindsOfPrice: readonly (readonly [kind: string, fields: PriceFields, isCounted?: true])[] = [
  ['a job', { startingPrice: 249.99 }],
  ['a range', { startingPrice: 189, upTo: 390 }],
  ['a visit', { startingPrice: 210, per: 'visit' }],
  ['an hour', { startingPrice: 95.05, per: 'hour', minimum: 190.1 }, true],
  ['a day', { startingPrice: 640, per: 'day' }, true],
  ['a piece', { startingPrice: 140, upTo: 220, per: 'item', minimum: 180 }, true],
  ['a length', { startingPrice: 7.35, per: 'foot' }, true],
  ['an area', { startingPrice: 110, per: 'square-metre', minimum: 500 }, true],
  ['nothing', { free: true }],
  ['on request', { onRequest: 'We look first.' }],
];

const hourly = { amount: 45, per: 'hour', addsToEmergency: true } as const;
const perVisit = { amount: 60.1, per: 'visit', addsToEmergency: false } as const;
const termsOfPrices: readonly (readonly [terms: string, pricing: Partial<SitePricing>])[] = [
  ['no tax and no surcharge', { taxes: [], afterHoursSurcharge: undefined }],
  [
    'a tax, and a surcharge for the visit',
    { taxes: [{ name: 'HST', ratePercent: 13 }], afterHoursSurcharge: perVisit },
  ],
  [
    'two taxes, and a surcharge for each hour',
    {
      taxes: [
        { name: 'GST', ratePercent: 5 },
        { name: 'QST', ratePercent: 9.975 },
      ],
      afterHoursSurcharge: hourly,
    },
  ],
  [
    'a tax that prices include',
    { taxes: [{ name: 'VAT', ratePercent: 20 }], isTaxIncluded: true, afterHoursSurcharge: perVisit },
  ],
];

/** Requests a total as an assistant does, and as a program does. Both must get the same. */
function askTotals(site: Site) {
  const send = serveFromMemory(site);
  return async (job: string, terms: Terms) => {
    const query = new URLSearchParams({ job, ...(terms as Record<string, string>) });
    const total = await (await send(`/api/total/?${query}`)).json();
    const args = { id: job.toUpperCase(), ...terms };
    const message = handshakeRequest('tools/call', { name: 'get_pricing', arguments: args });
    const { structuredContent, content } = (await (await send('/api/mcp', message)).json()).result;
    expect(structuredContent.total, `${job} ${query}`).toEqual(total);
    expect(structuredContent.prices.map((one: { id: string }) => one.id)).toEqual([job.split('.')[0]]);
    expect(content[0].text).toBe(JSON.stringify(structuredContent));
    return total;
  };
}

/** An amount in cents, and a number of cents as an amount; none is null. */
const cents = (amount = 0) => Math.round(amount * 100);
const amountOf = (sum: number) => (sum === 0 ? null : { amount: sum / 100, currency: expect.any(String) });

/** The expected total, computed in cents. */
function expectSums(
  { startingPrice, minimum, per }: PriceFields,
  { isTaxIncluded, taxes, afterHoursSurcharge }: SitePricing,
  { when, quantity }: { readonly when: string; readonly quantity?: number },
) {
  const added = when === 'after-hours' ? afterHoursSurcharge : undefined;
  const isPerHour = added?.per === 'hour';
  // With a surcharge per hour there is no sum before the hours are known.
  if (startingPrice === undefined || (isPerHour && (per !== 'hour' || quantity === undefined))) return { total: null };
  const surcharge = cents(added?.amount) * (isPerHour ? (quantity ?? 1) : 1);
  const from = Math.max(cents(startingPrice) * (quantity ?? 1), cents(minimum));
  const rates = isTaxIncluded ? [] : taxes.map(({ ratePercent }) => Math.round(ratePercent * 1000));
  const tax = rates.reduce((sum, rate) => sum + Math.floor(((from + surcharge) * rate + 50_000) / 100_000), 0);
  const [total, ...parts] = [from + surcharge + tax, from, surcharge, tax].map(amountOf);
  return { total, from: parts[0], surcharge: parts[1], tax: parts[2] };
}

describe.each(allBusinesses)('the $name', ({ site, isReference }) => {
  const [service] = site.services;
  const [place] = site.places;
  if (service === undefined || place === undefined) throw new Error('The business has no service or no place.');

  test('B25 D8 get_pricing returns the total of /api/total/ for every job', async () => {
    const ask = askTotals(site);
    for (const { id, price } of listJobs(site)) {
      const isCounted = price.amount !== null && price.per !== 'job' && price.per !== 'visit';
      for (const when of ['weekday', 'tonight', '2026-12-24T19:30']) {
        await ask(id, { when, place: place.name });
        if (isCounted) await ask(id, { when, place: 'Atlantis', quantity: 3 });
      }
    }
  });

  test.runIf(runsAll || isReference).each(termsOfPrices)(
    'B21 B25 D8 totals are correct for every kind of price: %s',
    async (_, terms) => {
      const services = kindsOfPrice.map(([kind, fields]) => {
        const price = parsePrice(fields, site.business.currency) ?? service.price;
        const id = kind.replaceAll(' ', '-');
        return { ...service, id, slug: id, price, variants: [], afterHours: 'yes', isEmergencyVisit: false } as const;
      });
      const pricing = { ...site.business.pricing, isTaxIncluded: false, bills: [], ...terms };
      const business = { ...site.business, pricing, coverage: 'radius', serviceRadiusKm: 20_000 } as const;
      const ask = askTotals({ ...site, services, business });
      const cases = kindsOfPrice.flatMap(([kind, fields, isCounted]) =>
        (isCounted ? [{}, { quantity: 1 }, { quantity: 3 }, { quantity: 999 }] : [{}, { quantity: 1 }]).flatMap(
          (count) => ['weekday', 'after-hours'].map((when) => ({ kind, fields, args: { ...count, when } })),
        ),
      );
      for (const { kind, fields, args } of cases)
        for (const where of [undefined, place.name, Object.keys(site.placeNames)[0]]) {
          const terms = { ...args, ...(where && { place: where }) };
          const total = await ask(kind.replaceAll(' ', '-'), terms);
          expect(total, JSON.stringify([kind, terms])).toMatchObject(expectSums(fields, pricing, args));
        }
    },
  );
});
