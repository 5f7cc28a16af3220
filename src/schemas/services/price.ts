import * as z from 'zod';
import { Amount, Flag, IsoDate, Line, Lines, PriceCurrency, Slug } from '../fields.ts';
import { examples, nonEmptyArray, recordObject } from '../shapes.ts';

/** A sum of money: amount and ISO 4217 currency. */
export const Money = recordObject('A sum of money.', {
  amount: Amount.describe('Amount of money as a number.'),
  currency: PriceCurrency.describe('ISO 4217 currency code.'),
});

export type Money = z.output<typeof Money>;

/** A price's unit (contract B21). */
export const PriceUnit = z
  .enum(['job', 'visit', 'hour', 'day', 'item', 'metre', 'square-metre', 'foot', 'square-foot'])
  .describe('Unit of the amount: the whole job, or one of these.')
  .meta(examples('hour'));
export type PriceUnit = z.output<typeof PriceUnit>;

/** A complete price (contract B21). */
export const Price = recordObject('A price: a starting amount, a range, free, or on request. Not a quote.', {
  kind: z
    .enum(['from', 'range', 'free', 'on-request'])
    .describe(
      'from: amount and up, but for hours and days the rate itself. range: between amount and upTo. free: nothing is charged. on-request: a person sets the price.',
    ),
  amount: Amount.nullable().describe('Amount per unit (see per); null if the price is free or on request.'),
  upTo: Amount.nullable().describe('Upper end of a range; null for the other kinds.'),
  currency: PriceCurrency,
  per: PriceUnit,
  minimum: Amount.nullable().describe('Minimum charge, however few hours or pieces; null if there is none.'),
  note: Line.nullable().describe('How a price on request is set; null for the other kinds.'),
});
export type Price = z.output<typeof Price>;

/** Price fields in the content. */
export const priceFields = {
  startingPrice: Amount.optional().describe(
    'Starting price in {currencyName}, a number; or write free or onRequest instead.',
  ),
  upTo: Amount.optional().describe('Upper end of a range that begins at the starting price.').meta(examples(390)),
  free: Flag.optional().describe('Whether it costs nothing. Write true instead of a starting price.'),
  onRequest: Line.optional()
    .describe('Instead of a starting price, if none can be named in advance: how the price is set.')
    .meta(examples('We look first, then you get the price in writing.')),
  per: PriceUnit.optional().describe('Unit of the starting price; by default the whole job.'),
  minimum: Amount.optional().describe('Minimum charge, for example 190 for two hours at 95.').meta(examples(95)),
};

/** A price in the content. */
export type PriceFields = z.output<z.ZodObject<typeof priceFields>>;

/** Checks combinations of price fields. */
export const priceRules = z.superRefine<PriceFields>((fields, { addIssue }) => {
  const { startingPrice, free, onRequest, upTo, per = 'job', minimum } = fields;
  const report = (field: keyof PriceFields, message: string) => addIssue({ code: 'custom', path: [field], message });
  if (startingPrice === 0)
    report(
      'startingPrice',
      'is 0, and every page would show it. Write "free: true" if nothing is charged, or "onRequest:" with a sentence if the price cannot be set in advance',
    );
  if ([startingPrice, free || undefined, onRequest].filter((price) => price !== undefined).length > 1)
    report(
      onRequest === undefined ? 'free' : 'onRequest',
      'is a second price. Keep one of the two; details of a price go into priceNote',
    );
  if (upTo !== undefined && (startingPrice === undefined || upTo <= startingPrice))
    report(
      'upTo',
      'is the upper end of a range and needs a lower startingPrice, for example startingPrice: 249 and upTo: 390',
    );
  if (per !== 'job' && startingPrice === undefined)
    report('per', 'is the unit of startingPrice, which is missing. Add startingPrice, or delete this line');
  if (minimum !== undefined && (per === 'job' || minimum < (startingPrice ?? 0)))
    report(
      'minimum',
      'needs a price with per, and must not be below startingPrice. For two hours at 95, write per: hour and minimum: 190',
    );
});

/** Checks that there is a price. */
export const requirePrice = z.refine<PriceFields>(
  ({ startingPrice, free, onRequest }) => startingPrice !== undefined || free === true || onRequest !== undefined,
  { path: ['startingPrice'], error: 'is missing' },
);

const { startingPrice, onRequest: _, ...otherFields } = priceFields;

const RecordedPrice = z.strictObject({
  from: IsoDate.describe('First day of the price.'),
  amount: startingPrice,
  ...otherFields,
  onRequest: Flag.optional().describe('Whether the price was on request.'),
});

/**
 * `content/price-history.yaml`, written by `npm run record`: published prices by service id, oldest first. Append-only.
 */
export const PriceHistoryFile = z
  .record(Slug, nonEmptyArray(RecordedPrice))
  .describe('Prices as they were published. Written by "npm run record", not by hand.');
export type PriceHistoryFile = z.output<typeof PriceHistoryFile>;

/** All published prices (contract B20). */
export const PriceHistory = recordObject('Prices as they were published, oldest first.', {
  currency: PriceCurrency,
  since: IsoDate.nullable().describe('First day for which a price is known; null if there is none.'),
  services: z
    .array(
      recordObject('The prices of a service.', {
        id: Slug.describe('Identifier of the service.'),
        name: Lines.describe('Name of the service.'),
        prices: z
          .array(
            recordObject('A price and the days on which it applied.', {
              amount: Amount.nullable().describe(
                'Amount in the currency of the list; null if the service was free or on request.',
              ),
              from: IsoDate.describe('First day of the price.'),
              until: IsoDate.nullable().describe('Day on which the next price began; null for the current price.'),
              price: Price.describe('The complete price.'),
            }),
          )
          .describe('Its prices, oldest first.'),
      }),
    )
    .describe('Services with their prices over time.'),
});
export type PriceHistory = z.output<typeof PriceHistory>;
