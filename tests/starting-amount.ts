import type { SitePrice } from '../src/business/site.ts';
import { hasAmount } from '../src/prices/price.ts';

/** The amount that a price of a sample begins at. Throws where it has none. */
export function startingAmount({ price }: { readonly price: SitePrice }): number {
  if (!hasAmount(price)) throw new Error('The sample has a price without an amount.');
  return price.amount;
}
