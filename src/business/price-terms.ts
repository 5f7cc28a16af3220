import { summarizeLine } from '../hours/opening-hours.ts';
import type { PricingFile } from '../schemas/pricing.ts';
import { formatMoney, joinWords, type MoneyFormat } from '../words/wording.ts';
import { formatWithTax } from './pricing.ts';
import type { Site } from './site.ts';

/** Something that holds for all prices: what it is about, and what it says. */
export interface PriceTerm {
  readonly name: string;
  readonly text: string;
}

/** What the content says of all prices, in words: tax, surcharge, saying no, deposit, payment, financing. Nothing said, no term. */
export function listPriceTerms({ business, money }: Pick<Site, 'business' | 'money'>): PriceTerm[] {
  const { pricing, paymentMethods, currenciesAccepted: currencies } = business;
  const { tax, afterHoursSurcharge, ifDeclined, deposit, payment, financing } = pricing;
  // The currency of the prices needs no word where it is the only one.
  const inWhat = String(currencies) === money.currency ? '' : ` Currencies: ${joinWords(currencies)}.`;
  const ways = paymentMethods.length === 0 ? '' : `Accepted: ${joinWords(paymentMethods)}.`;
  const terms: readonly (readonly [string, string | undefined])[] = [
    ['Tax', tax && `${tax.ratePercent}% ${tax.name} is added to every price.`],
    ['Outside opening hours', afterHoursSurcharge && formatSurcharge(pricing, money)],
    ['If you say no after the estimate', ifDeclined && formatDeclined(pricing, money)],
    ['Deposit', deposit],
    ['Payment', [payment ?? '', `${ways}${inWhat}`.trim()].filter((text) => text !== '').join(' ') || undefined],
    ['Financing', financing],
  ];
  return terms.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
}

/** What is added outside opening hours, in one sentence; empty where nothing is. */
export function formatSurcharge({ afterHoursSurcharge: surcharge }: PricingFile, money: MoneyFormat): string {
  if (surcharge === undefined) return '';
  const how = surcharge.per === 'visit' ? 'once per visit' : 'for each hour on site';
  const exception = surcharge.addsToEmergency ? '' : ', except to the emergency visit, whose price holds at any hour';
  return `${formatMoney(surcharge.amount, money)} is added ${how}${exception}.`;
}

/** What holds outside opening hours: when the emergency line is answered, and what is added. Empty where nothing is said. */
export function formatAfterHours({ business, money }: Pick<Site, 'business' | 'money'>): string {
  const { emergencyHours, pricing } = business;
  const line = emergencyHours && `The emergency line is answered ${summarizeLine(emergencyHours)}.`;
  return [line ?? '', formatSurcharge(pricing, money)].filter((text) => text !== '').join(' ');
}

function formatDeclined(pricing: PricingFile, money: MoneyFormat): string {
  const { amount, note } = pricing.ifDeclined ?? { amount: 0 };
  const total = amount === 0 ? undefined : formatWithTax(pricing, amount, money);
  const due = amount === 0 ? 'Nothing is due.' : `${formatMoney(amount, money)}${total ? ` (${total})` : ''}.`;
  return note === undefined ? due : `${due} ${note}`;
}
