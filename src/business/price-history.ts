import type { PriceHistory, PriceHistoryFile } from '../schemas/price-history.ts';
import { describePrice, isSamePrice, readPrice, type SitePrice } from './price.ts';
import type { DatedPrice, Site, SiteService } from './site.ts';

/** A price on record, as a line of the file. */
export type RecordedPrice = PriceHistoryFile[string][number];

/** What a line of the record says. */
export function readRecordedPrice({ amount, onRequest, ...line }: RecordedPrice): SitePrice {
  if (onRequest === true) return { kind: 'on-request' };
  return readPrice({ ...line, startingPrice: amount }) ?? { kind: 'free' };
}

/** A price as a line of the record. */
export function writeRecordedPrice({ from, price }: DatedPrice): RecordedPrice {
  if (price.kind === 'free') return { from, free: true };
  if (price.kind === 'on-request') return { from, onRequest: true };
  const { kind: _, amount, per, ...rest } = price;
  return { from, amount, ...(per === 'job' ? {} : { per }), ...rest };
}

/**
 * The prices of a service, oldest first, the one of today last: those on
 * record, and today's if it is another. Without a record a service has one
 * price, from the day it was set.
 */
export function pricesOf(
  { price, priceAsOf }: Pick<SiteService, 'price' | 'priceAsOf'>,
  recorded: readonly RecordedPrice[] = [],
): readonly DatedPrice[] {
  const prices = recorded.map((line) => ({ from: line.from, price: readRecordedPrice(line) }));
  const last = prices.at(-1);
  return last !== undefined && isSamePrice(last.price, price) ? prices : [...prices, { from: priceAsOf, price }];
}

/** The price of a service before the one of today; undefined if none is known. */
export function formerPrice({ prices }: Pick<SiteService, 'prices'>): DatedPrice | undefined {
  return prices.at(-2);
}

/** The day from which the price of today holds. */
export function priceSince({ prices, priceAsOf }: Pick<SiteService, 'prices' | 'priceAsOf'>): string {
  return prices.at(-1)?.from ?? priceAsOf;
}

/** The prices of all services over time (contract B20). */
export function listPriceHistory({ business, services }: Pick<Site, 'business' | 'services'>): PriceHistory {
  const { currency } = business;
  const days = services.flatMap(({ prices }) => prices.map(({ from }) => from)).sort();
  return {
    currency,
    since: days[0] ?? null,
    services: services.map(({ id, name, prices }) => ({
      id,
      name,
      prices: prices.map(({ price, from }, index) => ({
        amount: describePrice(price, currency).amount,
        from,
        until: prices[index + 1]?.from ?? null,
        price: describePrice(price, currency),
      })),
    })),
  };
}
