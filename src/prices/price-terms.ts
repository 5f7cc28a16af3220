import type { Site } from '../business/site.ts';
import { formatMoney, joinWords, type MoneyFormat } from '../format/wording.ts';
import { formatLineNumber } from '../hours/emergency-line.ts';
import { summarizeLine } from '../hours/opening-hours.ts';
import type { PricingFile } from '../schemas/services/pricing.ts';
import { formatWithTax, NO_FINANCING } from './pricing.ts';
import { formatRates, readTax, type SiteTax } from './tax.ts';

/** A condition that applies to all prices: name and text. */
export interface PriceTerm {
  readonly name: string;
  readonly text: string;
}

/**
 * The price terms of the content as text: tax, surcharge, cancellation, deposit, payment, financing. What the content
 * leaves out has no term.
 */
export function listPriceTerms({ business, money }: Pick<Site, 'business' | 'money'>): PriceTerm[] {
  const { pricing, paymentMethods, currenciesAccepted: currencies } = business;
  const { afterHoursSurcharge, ifDeclined, deposit, payment, financing } = pricing;
  const tax = readTax(pricing);
  // Omit the currency if it is the only one, that of the prices.
  const inWhat = String(currencies) === money.currency ? '' : ` Currencies: ${joinWords(currencies)}.`;
  const ways = paymentMethods.length === 0 ? '' : `Accepted: ${joinWords(paymentMethods)}.`;
  const terms: readonly (readonly [string, string | undefined])[] = [
    ['Tax', tax && formatTax(tax)],
    ['Outside opening hours', joinSentences(formatSurcharge(pricing, money), afterHoursSurcharge?.note)],
    ['If you say no after the estimate', ifDeclined && formatDeclined(pricing, money)],
    ['Deposit', deposit],
    ['Payment', joinSentences(payment, `${ways}${inWhat}`.trim())],
    ['Financing', financing === NO_FINANCING ? 'Not offered.' : financing],
  ];
  return terms.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
}

function joinSentences(...sentences: readonly (string | undefined)[]): string | undefined {
  return sentences.filter((text) => text !== undefined && text !== '').join(' ') || undefined;
}

/** The after-hours surcharge in one sentence; empty if there is none. */
export function formatSurcharge({ afterHoursSurcharge: surcharge }: PricingFile, money: MoneyFormat): string {
  if (surcharge === undefined) return '';
  const how = surcharge.per === 'visit' ? 'once per visit' : 'for each hour on site';
  const exception = surcharge.addsToEmergency ? '' : ', except to the emergency visit, whose price holds at any hour';
  return `${formatMoney(surcharge.amount, money)} is added ${how}${exception}.`;
}

/** After-hours terms: hours of the emergency line, and the surcharge. Empty if the content has neither. */
export function formatAfterHours({ business, country, money }: Pick<Site, 'business' | 'country' | 'money'>): string {
  const { emergencyHours, pricing } = business;
  const number = formatLineNumber({ business, country });
  const name = number === undefined ? 'The emergency line' : `The emergency line, ${number},`;
  const line = emergencyHours && `${name} is answered ${summarizeLine(emergencyHours)}.`;
  return [line ?? '', formatSurcharge(pricing, money)].filter((text) => text !== '').join(' ');
}

function formatTax(tax: SiteTax): string {
  if (tax.isIncluded) return `Prices include ${formatRates(tax)}.`;
  return `${formatRates(tax)} ${tax.parts.length === 1 ? 'is' : 'are'} added to every price.`;
}

/** What the sums on pages are not: the customer's own price. */
export function formatOwnPrice({ ifDeclined }: PricingFile): string {
  return ifDeclined === undefined ? 'They are not quotes.' : 'Your own price is on the written estimate.';
}

function formatDeclined(pricing: PricingFile, money: MoneyFormat): string {
  const { amount, note } = pricing.ifDeclined ?? { amount: 0 };
  const total = amount === 0 ? undefined : formatWithTax(pricing, amount, money);
  const due = amount === 0 ? 'Nothing is due.' : `${formatMoney(amount, money)}${total ? ` (${total})` : ''}.`;
  return note === undefined ? due : `${due} ${note}`;
}
