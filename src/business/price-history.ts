import type { PriceHistory, PriceHistoryFile } from '../schemas/price-history.ts';
import type { ServiceFile } from '../schemas/service.ts';
import type { Site, SiteService } from './site.ts';

/** A starting price and the day from which it held (ISO 8601). */
export type RecordedPrice = PriceHistoryFile[string][number];

/**
 * The starting prices of a service, oldest first, the one of today last: those
 * on record, and today's if it is another. Without a record a service has one
 * price, from the day it was set.
 */
export function pricesOf(
  { startingPrice, priceAsOf }: Pick<ServiceFile, 'startingPrice' | 'priceAsOf'>,
  recorded: readonly RecordedPrice[] = [],
): readonly RecordedPrice[] {
  if (recorded.at(-1)?.amount === startingPrice) return recorded;
  return [...recorded, { from: priceAsOf, amount: startingPrice }];
}

/** The price of a service before the one of today; undefined if none is known. */
export function formerPrice({ prices }: Pick<SiteService, 'prices'>): RecordedPrice | undefined {
  return prices.at(-2);
}

/** The day from which the price of today holds. */
export function priceSince({ prices, priceAsOf }: Pick<SiteService, 'prices' | 'priceAsOf'>): string {
  return prices.at(-1)?.from ?? priceAsOf;
}

/** The starting prices of all services over time (contract B20). */
export function listPriceHistory({ business, services }: Pick<Site, 'business' | 'services'>): PriceHistory {
  const days = services.flatMap(({ prices }) => prices.map(({ from }) => from)).sort();
  return {
    currency: business.currency,
    since: days[0] ?? null,
    services: services.map(({ id, name, prices }) => ({
      id,
      name,
      prices: prices.map(({ amount, from }, index) => ({
        amount,
        from,
        until: prices[index + 1]?.from ?? null,
      })),
    })),
  };
}
