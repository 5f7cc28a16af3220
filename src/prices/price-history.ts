import type { DatedPrice, Site, SiteService } from '../business/site.ts';
import { toRecord } from '../schemas/record.ts';
import { Price, type PriceHistory, type PriceHistoryFile } from '../schemas/services/price.ts';
import { isSamePrice, readPrice } from './price.ts';

/** A recorded price, as a line of the price history file. */
export type RecordedPrice = PriceHistoryFile[string][number];

/** Parses a line of the price history, which does not tell how a price on request came about. */
export function readRecordedPrice(
  { from, amount, onRequest: _, ...line }: RecordedPrice,
  currency: string,
): DatedPrice {
  const price = readPrice({ ...line, startingPrice: amount }, currency);
  return { from, price: price ?? toRecord(Price, { kind: 'on-request', currency, per: 'job' }) };
}

/** Serializes a price as a line of the price history. */
export function writeRecordedPrice({ from, price }: DatedPrice): RecordedPrice {
  const { kind, amount, upTo, per, minimum } = price;
  if (amount === null) return kind === 'free' ? { from, free: true } : { from, onRequest: true };
  return {
    from,
    amount,
    ...(per !== 'job' && { per }),
    ...(upTo !== null && { upTo }),
    ...(minimum !== null && { minimum }),
  };
}

/**
 * All prices of a service, oldest first: the recorded ones, then today's if it differs. Without a history, today's
 * price since the day it was set.
 */
export function pricesOf(
  { price, priceAsOf }: Pick<SiteService, 'price' | 'priceAsOf'>,
  recorded: readonly RecordedPrice[] = [],
): readonly DatedPrice[] {
  const prices = recorded.map((line) => readRecordedPrice(line, price.currency));
  const last = prices.at(-1);
  return last !== undefined && isSamePrice(last.price, price) ? prices : [...prices, { from: priceAsOf, price }];
}

/** Start date of the current price. */
export function priceSince({ prices, priceAsOf }: Pick<SiteService, 'prices' | 'priceAsOf'>): string {
  return prices.at(-1)?.from ?? priceAsOf;
}

/** Price history of all services (contract B20). */
export function listPriceHistory({ business, services }: Pick<Site, 'business' | 'services'>): PriceHistory {
  const days = services.flatMap(({ prices }) => prices.map(({ from }) => from)).sort();
  return {
    currency: business.currency,
    since: days[0] ?? null,
    services: services.map(({ id, name, prices }) => ({
      id,
      name,
      prices: prices.map(({ from, price }, index) => {
        return { amount: price.amount, from, until: prices[index + 1]?.from ?? null, price };
      }),
    })),
  };
}
