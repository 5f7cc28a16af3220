import { hasAmount } from '../../src/prices/price.ts';
import type { Price } from '../../src/schemas/services/price.ts';

/** The starting amount in a sample's price. Throws if it has none. */
export function startingAmount({ price }: { readonly price: Price }): number {
  if (!hasAmount(price)) throw new Error('The sample has a price without an amount.');
  return price.amount;
}
