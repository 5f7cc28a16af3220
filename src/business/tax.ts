import type { PricingFile } from '../schemas/pricing.ts';
import { joinWords } from '../words/wording.ts';
import { addAmounts, taxOn } from './money.ts';

/** A tax by its name and rate in per cent. */
export interface TaxRate {
  readonly name: string;
  readonly ratePercent: number;
}

/** The sales tax on all prices. */
export interface SiteTax extends TaxRate {
  /** The taxes it is made of, most often one; each is a line of an invoice. */
  readonly parts: readonly TaxRate[];
  /** Whether the prices of the content include it. */
  readonly isIncluded: boolean;
}

/** The tax that content speaks of, two taxes as one with their parts; undefined where it names none. */
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

/** What each tax comes to on an amount, to the cent. */
export function listTaxesOn(amount: number, { parts }: SiteTax): (TaxRate & { readonly amount: number })[] {
  return parts.map(({ name, ratePercent }) => ({ name, ratePercent, amount: taxOn(amount, ratePercent) }));
}

/** An amount with the taxes on it, each to the cent. */
export function addTaxes(amount: number, tax: SiteTax): number {
  return addAmounts(amount, ...listTaxesOn(amount, tax).map((part) => part.amount));
}

/** Rates with their names: "13% HST", "5% GST and 9.975% QST". */
export function formatRates({ parts }: SiteTax): string {
  return joinWords(parts.map(({ name, ratePercent }) => `${ratePercent}% ${name}`));
}
