import type { DatedPrice } from '../business/site.ts';
import { parsePrice } from '../prices/price.ts';
import { addPrice, parseRecordedPrice, type RecordedPrice } from '../prices/price-history.ts';
import type { Price, PriceFields } from '../schemas/services/price.ts';
import type { ServiceFile } from '../schemas/services/service.ts';
import type { Entry, ValidContent } from './validate-files.ts';

/** A service's prices on a day. */
interface ServicePrices {
  /** The price in force. */
  readonly current: DatedPrice;
  /** Prices of the variants, in the order of the file; undefined for a variant that has its service's price. */
  readonly variants: readonly (Price | undefined)[];
  /** Recorded prices, and the price before a scheduled one that has started; oldest first. */
  readonly past: readonly DatedPrice[];
}

/** A valid service file with its prices. */
export interface PricedService extends Entry<ServiceFile> {
  readonly prices: ServicePrices;
}

/** Valid content with the prices of its services. */
export interface PricedContent extends ValidContent {
  readonly services: readonly PricedService[];
}

/** Adds to all services their prices on a date (ISO 8601). */
export function addPrices(content: ValidContent, today: string): PricedContent {
  const { currency } = content.locality.money;
  const services = content.services.map((service) => {
    return { ...service, prices: findServicePrices(service.data, content.priceHistory[service.name], currency, today) };
  });
  return { ...content, services };
}

function findServicePrices(
  service: ServiceFile,
  history: readonly RecordedPrice[] = [],
  currency: string,
  today: string,
): ServicePrices {
  const recorded = history.map((price) => parseRecordedPrice(price, currency));
  const filePrice = { from: service.priceAsOf, price: requirePrice(service, currency) };
  const next = parseNextPrice(service, currency);
  const hasStarted = next !== undefined && next.from <= today;
  const current = hasStarted ? next : filePrice;
  // The record may contain a price that has started already.
  const isRecorded = (recorded.at(-1)?.from ?? '') >= current.from;
  return {
    current,
    variants: service.variants.map((variant) => parsePrice(variant, currency)),
    past: hasStarted && !isRecorded ? addPrice(recorded, filePrice) : recorded,
  };
}

/** Parses the scheduled price of a service. It has the unit of the service unless it names another one. */
function parseNextPrice(
  { nextPrice, startingPrice, upTo, free, onRequest, ...service }: ServiceFile,
  currency: string,
): DatedPrice | undefined {
  if (nextPrice === undefined) return undefined;
  const { from, ...fields } = nextPrice;
  return { from, price: requirePrice({ ...service, ...fields }, currency) };
}

function requirePrice(fields: PriceFields, currency: string): Price {
  const price = parsePrice(fields, currency);
  if (price === undefined) throw new Error('A service without a price passed its schema.');
  return price;
}
