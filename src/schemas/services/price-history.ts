import * as z from 'zod';
import { Amount, Flag, IsoDate, PriceCurrency, Slug, Text } from '../fields.ts';
import { arrayOf, recordObject, someOf } from '../shapes.ts';
import { Price, PriceUnit } from './price.ts';

const RecordedPrice = z
  .strictObject({
    from: IsoDate.describe('The date from which the price held.'),
    amount: Amount.optional().describe('Starting price in {currencyName}.'),
    upTo: Amount.optional().describe('Upper end of a range.'),
    per: PriceUnit.optional(),
    minimum: Amount.optional().describe('What was due at least, in {currencyName}.'),
    free: Flag.optional().describe('Whether it cost nothing.'),
    onRequest: Flag.optional().describe('Whether the price was on request.'),
  })
  .refine(
    ({ amount, free, onRequest }) =>
      [amount !== undefined, free === true, onRequest === true].filter(Boolean).length === 1,
    { error: 'must hold one of amount, free: true and onRequest: true' },
  );

/**
 * `content/price-history.yaml`, written by `npm run record`: published prices by service id, oldest first. Append-only.
 */
export const PriceHistoryFile = z
  .record(Slug, someOf(RecordedPrice))
  .describe('Prices as they were published. Written by "npm run record", not by hand.');
export type PriceHistoryFile = z.output<typeof PriceHistoryFile>;

/** A price with its period (contract B20). */
const PricePeriod = recordObject('A price and the days it held.', {
  amount: Amount.nullable().describe('Amount in the currency of the list; null where it was free or on request.'),
  from: IsoDate.describe('First day of the price.'),
  until: IsoDate.nullable().describe('Day on which the next price began; null for the price of today.'),
  price: Price.describe('The price, with all that is said of it.'),
});

/** All published prices (contract B20). */
export const PriceHistory = recordObject('Prices as they were published, oldest first.', {
  currency: PriceCurrency,
  since: IsoDate.nullable().describe('The earliest day any price is known for; null if there is none.'),
  services: arrayOf(
    recordObject('The prices of a service.', {
      id: Slug.describe('Identifier of the service.'),
      name: Text.describe('Name of the service.'),
      prices: arrayOf(PricePeriod).describe('Its prices, oldest first.'),
    }),
  ).describe('Services with their prices over time.'),
});
export type PriceHistory = z.output<typeof PriceHistory>;
