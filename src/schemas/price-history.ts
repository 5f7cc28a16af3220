import * as z from 'zod';
import { Amount, IsoDate, PriceCurrency, Slug, Text } from './fields.ts';
import { formerAmount, formerFields } from './former-fields.ts';

/**
 * What `npm run record` writes to `content/price-history.yaml`: every starting
 * price that was published, by the identifier of its service, oldest first.
 * Lines are added, never changed.
 */
export const PriceHistoryFile = z
  .record(
    Slug,
    z
      .array(
        z
          .strictObject({
            from: IsoDate.describe('The date from which the price held.'),
            amount: Amount.describe('Starting price in {currencyName}.'),
          })
          .register(formerFields, formerAmount),
      )
      .min(1, { error: 'must hold at least one price' }),
  )
  .describe('Starting prices as they were published. Written by "npm run record", not by hand.');
export type PriceHistoryFile = z.output<typeof PriceHistoryFile>;

/** A starting price and the days it held (contract B20). */
const PricePeriod = z
  .object({
    amount: Amount.describe('Starting price in the currency of the list.'),
    from: IsoDate.describe('First day of the price.'),
    until: IsoDate.nullable().describe('Day on which the next price began; null for the price of today.'),
  })
  .describe('A starting price and the days it held.');

/** Every starting price that was published (contract B20). */
export const PriceHistory = z
  .object({
    currency: PriceCurrency,
    since: IsoDate.nullable().describe('The earliest day any price is known for; null if there is none.'),
    services: z
      .array(
        z
          .object({
            id: Slug.describe('Identifier of the service.'),
            name: Text.describe('Name of the service.'),
            prices: z.array(PricePeriod).describe('Its starting prices, oldest first.'),
          })
          .describe('The starting prices of a service.'),
      )
      .describe('Services with their starting prices over time.'),
  })
  .describe('Starting prices as they were published, oldest first.');
export type PriceHistory = z.output<typeof PriceHistory>;
