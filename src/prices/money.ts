import type { PricingFile } from '../schemas/services/pricing.ts';
import { textOf } from '../text/text.ts';

/** Sales tax on all prices. */
export type SiteTax = NonNullable<ReturnType<typeof readTax>>;

/** Sums are computed in integer cents to avoid floating-point errors; amounts in content have at most two decimals. */
const toCents = (amount: number) => Math.round(amount * 100);

/** The sum of amounts in the same currency. */
export function addAmounts(...amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}

/** An amount multiplied by a count, rounded half up to the cent. `count` has at most three decimals. */
export function multiplyAmount(amount: number, count: number): number {
  return Math.floor((toCents(amount) * Math.round(count * 1000) + 500) / 1000) / 100;
}

/** The tax on an amount at a rate in per cent, rounded half up to the cent (contract B20). */
export function taxOn(amount: number, ratePercent: number): number {
  // Rates have at most three decimals (9.975 per cent in Quebec), so integer arithmetic is exact.
  const parts = toCents(amount) * Math.round(ratePercent * 1000);
  return Math.floor((parts + 50_000) / 100_000) / 100;
}

/** The sales tax of the content, with two taxes combined into one; undefined if it names none. */
export function readTax({ tax, taxes = [] }: Pick<PricingFile, 'tax' | 'taxes'>) {
  const parts = tax === undefined ? taxes : [tax, ...taxes];
  if (parts.length === 0) return undefined;
  return {
    ratePercent: parts.reduce((sum, { ratePercent }) => Math.round((sum + ratePercent) * 1000) / 1000, 0),
    /** Component taxes, usually one; each is a line of an invoice. */
    parts,
    /** Whether prices include tax. */
    isIncluded: tax?.included ?? false,
  };
}

/** The tax that is added to prices; undefined if they include it or its rate is unknown. */
export function addedTax(pricing: Pick<PricingFile, 'tax' | 'taxes'>): SiteTax | undefined {
  const tax = readTax(pricing);
  return tax?.isIncluded ? undefined : tax;
}

/** Amount of each component tax, to the cent. */
export function listTaxesOn(amount: number, { parts }: SiteTax) {
  return parts.map(({ name, ratePercent }) => ({ name, ratePercent, amount: taxOn(amount, ratePercent) }));
}

/** An amount plus its taxes, each rounded to the cent. */
export function addTaxes(amount: number, tax: SiteTax): number {
  return addAmounts(amount, ...listTaxesOn(amount, tax).map((part) => part.amount));
}

/** The name of a tax, or the names of its parts: "HST", "GST and QST". */
export function nameTax({ parts }: SiteTax, locale: string): string {
  return textOf(locale).grammar.list(parts.map(({ name }) => name));
}

/** Rates and names: "13% HST", "5% GST and 9.975% QST". */
export function formatRates({ parts }: SiteTax, locale: string): string {
  const { grammar, prices } = textOf(locale);
  return grammar.list(parts.map(({ name, ratePercent }) => prices.rate(name, ratePercent)));
}
