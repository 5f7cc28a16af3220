import type { Site, SiteService } from '../business/site.ts';
import { formatMoney, joinWords, type MoneyFormat } from '../format/wording.ts';
import { formatLineNumber, summarizeLine } from '../hours/opening-hours.ts';
import type { Pricing, PricingFile } from '../schemas/services/pricing.ts';
import { addAmounts, addedTax, addTaxes, formatRates, readTax } from './money.ts';
import { minimumDue } from './price.ts';

/** What `pricing.financing` says where no instalments are offered; quoted, so that the web editor keeps it. */
const NO_FINANCING = 'no';

/** The public record of pricing terms (contract B19). */
export function toPricingRecord({ business: { currency, pricing } }: Site): Pricing {
  const { notice, afterHoursSurcharge: surcharge, ifDeclined, deposit, payment, financing } = pricing;
  const tax = readTax(pricing);
  return {
    notice,
    tax: tax === undefined ? null : { name: tax.name, ratePercent: tax.ratePercent, included: tax.isIncluded },
    taxes: tax?.parts.map(({ name, ratePercent }) => ({ name, ratePercent })) ?? [],
    afterHoursSurcharge:
      surcharge === undefined
        ? null
        : {
            amount: surcharge.amount,
            currency,
            per: surcharge.per,
            addsToEmergency: surcharge.addsToEmergency,
            note: surcharge.note ?? null,
          },
    ifDeclined:
      ifDeclined === undefined ? null : { amount: ifDeclined.amount, currency, note: ifDeclined.note ?? null },
    deposit: deposit ?? null,
    payment: payment ?? null,
    financing: financing === NO_FINANCING ? false : (financing ?? null),
  };
}

/**
 * Minimum price of a service, or a variant, outside opening hours, before tax. Undefined if it is not offered then, if
 * no flat surcharge applies (contract B24), or if there is no amount to add to.
 */
export function afterHoursPrice(
  { business }: Pick<Site, 'business'>,
  { afterHours, isEmergencyVisit, price }: SiteService,
  own = price,
): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  const due = minimumDue(own);
  if (afterHours === 'no' || surcharge?.per !== 'visit' || due === undefined) return undefined;
  return isEmergencyVisit && !surcharge.addsToEmergency ? due : addAmounts(due, surcharge.amount);
}

/** An amount including tax: "$349.17 with HST". Undefined if the rate is unknown or prices include tax. */
export function formatWithTax(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  const tax = addedTax(pricing);
  return tax && `${formatMoney(addTaxes(amount, tax), money)} with ${tax.name}`;
}

/** Tax note beside an amount: "$349.17 with HST", "includes VAT"; undefined if tax is unknown. */
export function formatTaxNote(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  return formatIncludedTax(pricing) ?? formatWithTax(pricing, amount, money);
}

/** "includes VAT" if prices include tax; else undefined. */
export function formatIncludedTax(pricing: PricingFile): string | undefined {
  const tax = readTax(pricing);
  return tax?.isIncluded ? `includes ${tax.name}` : undefined;
}

/**
 * The price terms of the content as text: tax, surcharge, cancellation, deposit, payment, financing. What the content
 * leaves out has no term.
 */
export function listPriceTerms({ business, money }: Pick<Site, 'business' | 'money'>) {
  const { pricing, paymentMethods, currenciesAccepted: currencies } = business;
  const { afterHoursSurcharge, deposit, payment, financing } = pricing;
  // Omit the currency if it is the only one, that of the prices.
  const inWhat = String(currencies) === money.currency ? '' : `Currencies: ${joinWords(currencies)}.`;
  const ways = paymentMethods.length === 0 ? '' : `Accepted: ${joinWords(paymentMethods)}.`;
  const terms = [
    { name: 'Tax', text: formatTax(pricing) },
    { name: 'Outside opening hours', text: joinSentences(formatSurcharge(pricing, money), afterHoursSurcharge?.note) },
    { name: 'If you say no after the estimate', text: formatDeclined(pricing, money) },
    { name: 'Deposit', text: deposit ?? '' },
    { name: 'Payment', text: joinSentences(payment, ways, inWhat) },
    { name: 'Financing', text: financing === NO_FINANCING ? 'Not offered.' : (financing ?? '') },
  ];
  return terms.filter(({ text }) => text !== '');
}

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

function formatTax(pricing: PricingFile): string {
  const tax = readTax(pricing);
  if (tax === undefined) return '';
  if (tax.isIncluded) return `Prices include ${formatRates(tax)}.`;
  return `${formatRates(tax)} ${tax.parts.length === 1 ? 'is' : 'are'} added to every price.`;
}

function formatDeclined(pricing: PricingFile, money: MoneyFormat): string {
  if (pricing.ifDeclined === undefined) return '';
  const { amount, note } = pricing.ifDeclined;
  const total = formatWithTax(pricing, amount, money);
  const due = amount === 0 ? 'Nothing is due.' : `${formatMoney(amount, money)}${total ? ` (${total})` : ''}.`;
  return joinSentences(due, note);
}

/** The after-hours surcharge in one sentence; empty if there is none. */
export function formatSurcharge({ afterHoursSurcharge: surcharge }: PricingFile, money: MoneyFormat): string {
  if (surcharge === undefined) return '';
  const how = surcharge.per === 'visit' ? 'once per visit' : 'for each hour on site';
  const exception = surcharge.addsToEmergency ? '' : ', except to the emergency visit, whose price holds at any hour';
  return `${formatMoney(surcharge.amount, money)} is added ${how}${exception}.`;
}

/** After-hours terms: hours of the emergency line, and the surcharge. Empty if the content has neither. */
export function formatAfterHours(site: Pick<Site, 'business' | 'country' | 'money'>): string {
  const { emergencyHours, pricing } = site.business;
  const number = formatLineNumber(site);
  const name = number === undefined ? 'The emergency line' : `The emergency line, ${number},`;
  const line = emergencyHours && `${name} is answered ${summarizeLine(emergencyHours)}.`;
  return joinSentences(line, formatSurcharge(pricing, site.money));
}

/** What the sums on pages are not: the customer's own price. */
export function formatOwnPrice({ ifDeclined }: PricingFile): string {
  return ifDeclined === undefined ? 'They are not quotes.' : 'Your own price is on the written estimate.';
}
