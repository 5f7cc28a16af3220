import type { DatedPrice, Site, SiteService } from '../business/site.ts';
import { toRecord } from '../schemas/record.ts';
import { Price, type PriceHistory, type PriceHistoryFile } from '../schemas/services/price.ts';
import { isSamePrice, parsePrice } from './price.ts';

/** A recorded price, as an entry of the price history file. */
export type RecordedPrice = PriceHistoryFile[string][number];

/** Parses an entry of the price history. Entries do not store the note of an on-request price. */
export function parseRecordedPrice(
  { from, amount, onRequest: _, ...fields }: RecordedPrice,
  currency: string,
): DatedPrice {
  const price = parsePrice({ ...fields, startingPrice: amount }, currency);
  return { from, price: price ?? toRecord(Price, { kind: 'on-request', currency, per: 'job' }) };
}

/** Serializes a price as an entry of the price history. */
export function toRecordedPrice({ from, price }: DatedPrice): RecordedPrice {
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

/** Adds a price to a history (oldest first), unless the last one there is the same. */
export function addPrice(prices: readonly DatedPrice[], next: DatedPrice): readonly DatedPrice[] {
  const last = prices.at(-1);
  return last !== undefined && isSamePrice(last.price, next.price) ? prices : [...prices, next];
}

/** Returns the start date of the current price. */
export function getPriceStart({ prices, priceAsOf }: Pick<SiteService, 'prices' | 'priceAsOf'>): string {
  return prices.at(-1)?.from ?? priceAsOf;
}

/** Lists the price history of all services (contract B20). */
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
