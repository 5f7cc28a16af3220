import { priceFields } from 'open-local-business/schemas';
import { isEqual } from './is-equal.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Sets the date of a service whose price or variant changed, unless its date was changed too. The check refuses a new
 * price with the old one's date. `today` is an ISO date.
 */
export function datePrices(before: Fields, after: Fields, today: string): Fields {
  const isDated = after.priceAsOf !== before.priceAsOf;
  return isDated || isEqual(listPriceFields(before), listPriceFields(after)) ? after : { ...after, priceAsOf: today };
}

/** Lists the price fields of a service and its variants. Forms give empty values for what files leave out. */
function listPriceFields(service: Fields): readonly (readonly unknown[])[] {
  const variants = Array.isArray(service.variants) ? service.variants : [];
  return [service, ...variants].map((priced) => {
    const values = Object.keys(priceFields).map((name) => Object(priced)[name] || null);
    return [Object(priced).id ?? null, ...values];
  });
}
