import type { DatedPrice, Site, SitePrice, SiteService } from '../business/site.ts';
import type { PriceHistory, PriceHistoryFile } from '../schemas/services/price.ts';
import { isSamePrice, readPrice, toPriceRecord } from './price.ts';

/** A recorded price, as a line of the price history file. */
export type RecordedPrice = PriceHistoryFile[string][number];

/** Parses a line of the price history. */
export function readRecordedPrice({ amount, onRequest, ...line }: RecordedPrice): SitePrice {
  if (onRequest === true) return { kind: 'on-request' };
  return readPrice({ ...line, startingPrice: amount }) ?? { kind: 'free' };
}

/** Serializes a price as a line of the price history. */
export function writeRecordedPrice({ from, price }: DatedPrice): RecordedPrice {
  if (price.kind === 'free') return { from, free: true };
  if (price.kind === 'on-request') return { from, onRequest: true };
  const { kind: _, amount, per, ...rest } = price;
  return { from, amount, ...(per === 'job' ? {} : { per }), ...rest };
}

/**
 * All prices of a service, oldest first: the recorded ones, then today's if it differs. Without a history, today's
 * price since the day it was set.
 */
export function pricesOf(
  { price, priceAsOf }: Pick<SiteService, 'price' | 'priceAsOf'>,
  recorded: readonly RecordedPrice[] = [],
): readonly DatedPrice[] {
  const prices = recorded.map((line) => ({ from: line.from, price: readRecordedPrice(line) }));
  const last = prices.at(-1);
  return last !== undefined && isSamePrice(last.price, price) ? prices : [...prices, { from: priceAsOf, price }];
}

/** The previous price of a service; undefined if unknown. */
export function formerPrice({ prices }: Pick<SiteService, 'prices'>): DatedPrice | undefined {
  return prices.at(-2);
}

/** Start date of the current price. */
export function priceSince({ prices, priceAsOf }: Pick<SiteService, 'prices' | 'priceAsOf'>): string {
  return prices.at(-1)?.from ?? priceAsOf;
}

/** Price history of all services (contract B20). */
export function listPriceHistory({ business, services }: Pick<Site, 'business' | 'services'>): PriceHistory {
  const { currency } = business;
  const days = services.flatMap(({ prices }) => prices.map(({ from }) => from)).sort();
  return {
    currency,
    since: days[0] ?? null,
    services: services.map(({ id, name, prices }) => ({
      id,
      name,
      prices: prices.map((dated, index) => {
        const price = toPriceRecord(dated.price, currency);
        return { amount: price.amount, from: dated.from, until: prices[index + 1]?.from ?? null, price };
      }),
    })),
  };
}
