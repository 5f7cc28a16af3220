import * as z from 'zod';
import { Amount, Flag, Line, PriceCurrency } from '../fields.ts';
import { examples, recordObject } from '../shapes.ts';

/** A sum of money (contract B): amount and ISO 4217 currency. */
export const Money = recordObject('A sum of money.', {
  amount: Amount.describe('Amount of money as a number.'),
  currency: PriceCurrency.describe('ISO 4217 currency code.'),
});

/** Unit of a price (contract B21). */
export const PriceUnit = z
  .enum(['job', 'visit', 'hour', 'day', 'item', 'metre', 'square-metre', 'foot', 'square-foot'])
  .describe('What the amount is the price of: the whole job, or one of these.')
  .meta(examples('hour'));
export type PriceUnit = z.output<typeof PriceUnit>;

/** A complete price (contract B21). */
export const Price = recordObject('A price: an amount to begin with, a range, free, or on request. Not a quote.', {
  kind: z
    .enum(['from', 'range', 'free', 'on-request'])
    .describe(
      'from: amount and up, for hours and days the rate itself. range: between amount and upTo. free: nothing is charged. on-request: a person names the price.',
    ),
  amount: Amount.nullable().describe('Amount for one of what per says; null where it is free or on request.'),
  upTo: Amount.nullable().describe('Upper end of a range; null for the other kinds.'),
  currency: PriceCurrency,
  per: PriceUnit,
  minimum: Amount.nullable().describe('The least money due, however few hours or pieces; null where nothing is said.'),
  note: Line.nullable().describe('How a price on request comes about; null for the other kinds.'),
});
export type Price = z.output<typeof Price>;

/** Price fields in the content. */
export const priceFields = {
  startingPrice: Amount.optional().describe('Starting price in {currencyName}, a number; or say free or onRequest.'),
  upTo: Amount.optional().describe('Upper end of a price that begins at the starting price.').meta(examples(390)),
  free: Flag.optional().describe('Whether it costs nothing: true, in the place of a starting price.'),
  onRequest: Line.optional()
    .describe('In the place of a starting price, where nobody can name one in advance: how it comes about.')
    .meta(examples('We look first, then you get the price in writing.')),
  per: PriceUnit.optional().describe('What the starting price is for one of; without it the whole job.'),
  minimum: Amount.optional()
    .describe(
      'What is due at least, in {currencyName}, not in hours or pieces: of $95 an hour with one hour at least, 95.',
    )
    .meta(examples(95)),
};

/** A price in the content. */
export type PriceFields = z.output<z.ZodObject<typeof priceFields>>;

/** Checks for combinations of price fields: the field, what to write instead, which follows its name, and when. */
export const priceRules = [
  checkPrice(
    'free',
    'stands beside startingPrice, and only one of them can be true. Take one of the two lines out',
    ({ free, startingPrice }) => free === true && startingPrice !== undefined,
  ),
  checkPrice(
    'onRequest',
    'stands beside another price. Leave one of startingPrice, free and onRequest; more about a price goes into priceNote',
    ({ onRequest, free, startingPrice }) => onRequest !== undefined && (free === true || startingPrice !== undefined),
  ),
  checkPrice(
    'upTo',
    'is the upper end of a range, so it needs a startingPrice below it, for example startingPrice: 249, upTo: 390',
    ({ upTo, startingPrice }) => upTo !== undefined && (startingPrice === undefined || upTo <= startingPrice),
  ),
  checkPrice(
    'per',
    'says what a startingPrice is for one of, and there is none. Write startingPrice, or take this line out',
    ({ per, startingPrice }) => per !== undefined && startingPrice === undefined,
  ),
  checkPrice(
    'minimum',
    'is an amount of money, no less than the price of one of what per names: at 95 an hour, two hours are minimum: 190. Without per, take this line out: a job has its startingPrice',
    ({ minimum, startingPrice = 0, per = 'job' }) =>
      minimum !== undefined && (per === 'job' || minimum < startingPrice),
  ),
];

/** Checks that there is a price. */
export const hasPrice = checkPrice(
  'startingPrice',
  'is missing. Write startingPrice, free or onRequest',
  ({ startingPrice, free, onRequest }) => startingPrice === undefined && free !== true && onRequest === undefined,
);

/** A check that runs even if other checks of the file fail, so that all problems are reported at once. */
function checkPrice(field: keyof PriceFields, error: string, isBroken: (price: PriceFields) => boolean) {
  return z.refine<unknown>((data) => !isBroken(data as PriceFields), {
    path: [field],
    error,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
