import { joinWords } from '../format/wording.ts';
import type { PricingFile } from '../schemas/services/pricing.ts';
import { addAmounts, taxOn } from './money.ts';

/** A tax: name and rate in per cent. */
export interface TaxRate {
  readonly name: string;
  readonly ratePercent: number;
}

/** Sales tax on all prices. */
export interface SiteTax extends TaxRate {
  /** Component taxes, usually one; each is a line of an invoice. */
  readonly parts: readonly TaxRate[];
  /** Whether prices include tax. */
  readonly isIncluded: boolean;
}

/** The sales tax of the content, with two taxes combined into one; undefined if it names none. */
export function readTax({ tax, taxes = [] }: Pick<PricingFile, 'tax' | 'taxes'>): SiteTax | undefined {
  const parts = tax === undefined ? taxes : [tax, ...taxes];
  if (parts.length === 0) return undefined;
  return {
    name: joinWords(parts.map(({ name }) => name)),
    ratePercent: parts.reduce((sum, { ratePercent }) => Math.round((sum + ratePercent) * 1000) / 1000, 0),
    parts,
    isIncluded: tax?.included ?? false,
  };
}

/** Amount of each component tax, to the cent. */
export function listTaxesOn(amount: number, { parts }: SiteTax): (TaxRate & { readonly amount: number })[] {
  return parts.map(({ name, ratePercent }) => ({ name, ratePercent, amount: taxOn(amount, ratePercent) }));
}

/** An amount plus its taxes, each rounded to the cent. */
export function addTaxes(amount: number, tax: SiteTax): number {
  return addAmounts(amount, ...listTaxesOn(amount, tax).map((part) => part.amount));
}

/** Rates and names: "13% HST", "5% GST and 9.975% QST". */
export function formatRates({ parts }: SiteTax): string {
  return joinWords(parts.map(({ name, ratePercent }) => `${ratePercent}% ${name}`));
}
