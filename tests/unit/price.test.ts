import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areStartingPrices,
  describeVariant,
  formatBarePrice,
  formatNamedPrice,
  formatPrice,
  formatPricedSubject,
  formatPriceParts,
  formatPriceSentence,
  formatShortPrice,
  isSamePrice,
  isStartingPrice,
  parsePrice,
} from '../../src/prices/price.ts';
import { parseRecordedPrice, toRecordedPrice } from '../../src/prices/price-history.ts';
import { formatTotalTitle, type listJobs } from '../../src/prices/totals.ts';
import { Price, type PriceFields, PriceHistoryFile, PriceUnit } from '../../src/schemas/services/price.ts';
import { textOf } from '../../src/text/text.ts';

const dollars = { locale: 'en-US', currency: 'USD' };

/** A price as written in content. */
function read(fields: PriceFields): Price {
  const price = parsePrice(fields, 'USD');
  if (price === undefined) throw new Error('The fields hold no price.');
  return price;
}

test('a total without a minimum names its unit', () => {
  const nameOf = (fields: PriceFields) =>
    formatTotalTitle({ title: 'Toiture', price: read(fields) } as ReturnType<typeof listJobs>[number], 'fr-CA');
  expect(nameOf({ startingPrice: 7, per: 'square-foot' })).toBe('Toiture, un pied carré');
  expect(nameOf({ startingPrice: 190, per: 'hour', minimum: 380 })).toBe('Toiture');
  expect(nameOf({ startingPrice: 210, per: 'visit' })).toBe('Toiture');
});

test('the description of a variant is one phrase in lower case, except names', () => {
  const describe = (onRequest: string) => describeVariant({ price: read({ onRequest }), note: 'Two panels.' });
  expect(describe('The utility decides.')).toBe('two panels; the utility decides');
  expect(describe('NYSEG decides.')).toBe('two panels; NYSEG decides');
});

const priced: readonly PriceFields[] = [
  { startingPrice: 249 },
  { startingPrice: 95, per: 'hour', minimum: 95 },
  { startingPrice: 400, per: 'day', minimum: 800 },
  { startingPrice: 95, per: 'hour', minimum: 120 },
  { startingPrice: 40, upTo: 65, per: 'item' },
  { startingPrice: 9, per: 'square-foot', minimum: 150 },
  { startingPrice: 249, upTo: 390 },
  { free: true },
  { onRequest: 'We look first' },
];

test('B21 a price is formatted in full, short, bare, with its name, and in a sentence', () => {
  const lines = priced.map((fields) => {
    const price = read(fields);
    const [named, sentence] = [formatNamedPrice('It', price, dollars), formatPricedSubject('It', price, dollars)];
    const words = [formatPrice, formatShortPrice, formatBarePrice].map((format) => format(price, dollars));
    return [...words, named, sentence].join(' | ');
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "from $249 | from $249 | $249 | It from $249 | It starts at $249
    $95 an hour, minimum one hour | $95 an hour | $95 an hour | It: $95 an hour | It costs $95 an hour, minimum one hour
    $400 a day, minimum 2 days | $400 a day | $400 a day | It: $400 a day | It costs $400 a day, minimum 2 days
    $95 an hour, minimum $120 | $95 an hour | $95 an hour | It: $95 an hour | It costs $95 an hour, minimum $120
    $40 to $65 each | $40 to $65 each | $40 to $65 each | It: $40 to $65 each | It costs $40 to $65 each
    from $9 a square foot, minimum $150 | from $9 a square foot | $9 a square foot | It from $9 a square foot | It starts at $9 a square foot, minimum $150
    $249 to $390 | $249 to $390 | $249 to $390 | It: $249 to $390 | It costs $249 to $390
    free | free | free | It: free | It is free
    price on request | price on request | on request | It: price on request | It is priced on request"
  `);
});

test('B21 pages get every price in three parts', () => {
  const perSquareFoot = read({ startingPrice: 9, per: 'square-foot', minimum: 150 });
  const rest = ' a square foot, minimum $150';
  expect(formatPriceParts(perSquareFoot, dollars)).toEqual({ lead: 'from ', amount: '$9', rest });
  expect(formatPriceParts(read({ free: true }), dollars)).toEqual({ lead: '', amount: 'free', rest: '' });
});

test('B21 a price on request is followed by how it is set', () => {
  expect(formatPriceSentence(read({ onRequest: 'We look first' }), dollars)).toBe('Price on request. We look first.');
  expect(formatPriceSentence(read({ startingPrice: 9.5 }), dollars)).toBe('From $9.50.');
});

test('B21 the record of a price is complete, and its amount is null if there is none', () => {
  const nothing = { amount: null, upTo: null, currency: 'USD', per: 'job', minimum: null, note: null };
  const records: readonly (readonly [PriceFields, object])[] = [
    [{ startingPrice: 249 }, { ...nothing, kind: 'from', amount: 249 }],
    [
      { startingPrice: 40, upTo: 65, per: 'item', minimum: 120 },
      { ...nothing, kind: 'range', amount: 40, upTo: 65, per: 'item', minimum: 120 },
    ],
    [{ free: true }, { ...nothing, kind: 'free' }],
    [{ onRequest: 'We look first.' }, { ...nothing, kind: 'on-request', note: 'We look first.' }],
  ];
  for (const [fields, record] of records) expect(Price.parse(read(fields))).toEqual(record);
  expect(parsePrice({}, 'USD')).toBeUndefined();
});

/** Any price that content can have. */
const anyPrice = fc.oneof(
  fc.constant<PriceFields>({ free: true }),
  fc.constant<PriceFields>({ onRequest: 'We look first.' }),
  fc
    .record({
      startingPrice: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
      above: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
      per: fc.option(fc.constantFrom(...PriceUnit.options), { nil: undefined }),
      least: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    })
    .map(
      ({ startingPrice, above, per, least }): PriceFields => ({
        startingPrice,
        ...(above !== undefined && { upTo: startingPrice + above }),
        ...(per !== undefined && { per }),
        ...(least !== undefined && per !== undefined && per !== 'job' && { minimum: startingPrice * least }),
      }),
    ),
);

test('B21 no text of a price has "from" without an amount, $0, or a starting price for a rate', () => {
  fc.assert(
    fc.property(anyPrice, (fields) => {
      const price = read(fields);
      const texts = [
        formatPrice(price, dollars),
        formatShortPrice(price, dollars),
        formatBarePrice(price, dollars),
        formatNamedPrice('It', price, dollars),
        formatPricedSubject('It', price, dollars),
        formatPriceSentence(price, dollars),
      ];
      for (const text of texts) {
        expect(text).not.toMatch(/\$0(?!\.\d)|undefined|NaN|null|\bfrom(?! \$\d)/i);
        if (price.kind !== 'from' || price.per === 'hour' || price.per === 'day')
          expect(text).not.toMatch(/\bfrom\b|\bstart/i);
      }
      expect(areStartingPrices([{ price, variants: [] }])).toBe(isStartingPrice(price) && price.per === 'job');
    }),
  );
});

test('B20 B21 a recorded price is read back as the same price', () => {
  fc.assert(
    fc.property(anyPrice, (fields) => {
      const price = read(fields);
      const line = toRecordedPrice({ from: '2027-05-04', price });
      expect(PriceHistoryFile.parse({ a: [line] })).toEqual({ a: [line] });
      expect(isSamePrice(parseRecordedPrice(line, 'USD').price, price)).toBe(true);
    }),
  );
});

test.each(['en-CA', 'fr-CA', 'es-US'])(
  'in %s nothing says that an estimate comes in writing, which only content can say',
  (locale) => {
    const { pages, prices } = textOf(locale);
    const texts = [prices.onEstimate, pages.total.noQuoteButEstimate].join(' ');
    expect(texts).toMatch(/estimate/i);
    expect(texts).not.toMatch(/writ|écri|escri/);
  },
);
