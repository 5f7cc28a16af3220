import type { SiteTaxes } from '../business/site.ts';
import type { Country } from '../countries/country.ts';
import type { Money } from '../schemas/services/price.ts';
import type { PricingFile } from '../schemas/services/pricing.ts';

/** Returns an amount with its currency, as records have it; null without an amount. */
export function toMoney(amount: number | null | undefined, currency: string): Money | null {
  return typeof amount === 'number' ? { amount, currency } : null;
}

/** Sums are computed in integer cents to avoid floating-point errors; amounts in content have at most two decimals. */
const toCents = (amount: number) => Math.round(amount * 100);

/** Returns the sum of amounts in the same currency. */
export function addAmounts(...amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}

/**
 * Returns an amount multiplied by a count, rounded half up to the cent. `count` has at most five
 * decimals (9.975 per cent in Quebec), so integer arithmetic is exact.
 *
 * @example multiplyAmount(249, 0.09975) // 24.84
 */
export function multiplyAmount(amount: number, count: number): number {
  return Math.floor((toCents(amount) * Math.round(count * 100_000) + 50_000) / 100_000) / 100;
}

/** Returns the taxes of the content. Unless it says whether prices include them, the country decides. */
export function readTaxes(
  { tax, taxes = [] }: Pick<PricingFile, 'tax' | 'taxes'>,
  { salesTax }: Pick<Country, 'salesTax'>,
): SiteTaxes {
  if (tax === undefined) return { taxes, isTaxIncluded: false };
  const { included = salesTax.isIncluded, ...first } = tax;
  return { taxes: [first, ...taxes], isTaxIncluded: included };
}

/** Lists the taxes that are added to an amount, each rounded to the cent; none if prices include them. */
export function listTaxesOn(amount: number, { taxes, isTaxIncluded }: SiteTaxes) {
  return isTaxIncluded ? [] : taxes.map((tax) => ({ ...tax, amount: multiplyAmount(amount, tax.ratePercent / 100) }));
}

/** Returns an amount with the taxes that are added to it. */
export function addTaxes(amount: number, taxes: SiteTaxes): number {
  return addAmounts(amount, ...listTaxesOn(amount, taxes).map((tax) => tax.amount));
}
