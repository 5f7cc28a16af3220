import type { Site, SiteService } from '../business/site.ts';
import { formatMoney, type MoneyFormat } from '../format/wording.ts';
import { formatLineNumber, summarizeLine } from '../hours/opening-hours.ts';
import { toRecord } from '../schemas/record.ts';
import { Pricing, type PricingFile } from '../schemas/services/pricing.ts';
import { textOf } from '../text/text.ts';
import { addAmounts, addedTax, addTaxes, formatRates, nameTax, readTax } from './money.ts';
import { minimumDue } from './price.ts';

/** What `pricing.financing` says where no instalments are offered; quoted, so that the web editor keeps it. */
export const NO_FINANCING = 'no';

/** The public record of pricing terms (contract B19). */
export function toPricingRecord({ business: { currency, pricing }, money: { locale } }: Site): Pricing {
  const { afterHoursSurcharge: surcharge, ifDeclined, financing } = pricing;
  const tax = readTax(pricing);
  return toRecord(Pricing, {
    ...pricing,
    tax: tax ? { name: nameTax(tax, locale), ratePercent: tax.ratePercent, included: tax.isIncluded } : null,
    taxes: tax?.parts.map(({ name, ratePercent }) => ({ name, ratePercent })) ?? [],
    afterHoursSurcharge: surcharge ? { ...surcharge, currency, note: surcharge.note ?? null } : null,
    ifDeclined: ifDeclined ? { ...ifDeclined, currency, note: ifDeclined.note ?? null } : null,
    financing: financing === NO_FINANCING ? false : financing,
  });
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
function formatWithTax(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  const tax = addedTax(pricing);
  const { withTax } = textOf(money.locale).prices;
  return tax && withTax(formatMoney(addTaxes(amount, tax), money), nameTax(tax, money.locale));
}

/** Tax note beside an amount: "$349.17 with HST", "includes VAT"; undefined if tax is unknown. */
export function formatTaxNote(pricing: PricingFile, amount: number, money: MoneyFormat): string | undefined {
  return formatIncludedTax(pricing, money.locale) ?? formatWithTax(pricing, amount, money);
}

/** "includes VAT" if prices include tax; else undefined. */
export function formatIncludedTax(pricing: PricingFile, locale: string): string | undefined {
  const tax = readTax(pricing);
  return tax?.isIncluded ? textOf(locale).prices.includesTax(nameTax(tax, locale)) : undefined;
}

/**
 * The price terms of the content as text: tax, surcharge, cancellation, deposit, payment, financing. What the content
 * leaves out has no term.
 */
export function listPriceTerms({ business, money }: Pick<Site, 'business' | 'money'>) {
  const { pricing, paymentMethods, currenciesAccepted: currencies } = business;
  const { afterHoursSurcharge, deposit, payment, financing } = pricing;
  const { grammar, prices: words } = textOf(money.locale);
  // Omit the currency if it is the only one, that of the prices.
  const inWhat = String(currencies) === money.currency ? '' : words.currencies(grammar.list(currencies));
  const ways = paymentMethods.length === 0 ? '' : words.accepted(grammar.list(paymentMethods));
  const terms = {
    tax: formatTax(pricing, money),
    afterHours: joinSentences(formatSurcharge(pricing, money), afterHoursSurcharge?.note),
    declined: formatDeclined(pricing, money),
    deposit: deposit ?? '',
    payment: joinSentences(payment, ways, inWhat),
    financing: financing === NO_FINANCING ? words.notOffered : (financing ?? ''),
  };
  return (Object.keys(terms) as (keyof typeof terms)[])
    .map((term) => ({ name: words.terms[term], text: terms[term] }))
    .filter(({ text }) => text !== '');
}

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

function formatTax(pricing: PricingFile, { locale }: MoneyFormat): string {
  const tax = readTax(pricing);
  if (tax === undefined) return '';
  const words = textOf(locale).prices;
  const rates = formatRates(tax, locale);
  return tax.isIncluded ? words.pricesInclude(rates) : words.taxAdded(rates, tax.parts.length);
}

function formatDeclined(pricing: PricingFile, money: MoneyFormat): string {
  if (pricing.ifDeclined === undefined) return '';
  const { amount, note } = pricing.ifDeclined;
  const words = textOf(money.locale).prices;
  const due =
    amount === 0 ? words.nothingDue : words.due(formatMoney(amount, money), formatWithTax(pricing, amount, money));
  return joinSentences(due, note);
}

/** The after-hours surcharge in one sentence; empty if there is none. */
export function formatSurcharge({ afterHoursSurcharge: surcharge }: PricingFile, money: MoneyFormat): string {
  if (surcharge === undefined) return '';
  return textOf(money.locale).prices.surcharge({ ...surcharge, amount: formatMoney(surcharge.amount, money) });
}

/** After-hours terms: hours of the emergency line, and the surcharge. Empty if the content has neither. */
export function formatAfterHours(site: Pick<Site, 'business' | 'country' | 'money'>): string {
  const { emergencyHours, pricing } = site.business;
  const { locale } = site.money;
  const { lineAnswered } = textOf(locale).prices;
  const line = emergencyHours && lineAnswered(summarizeLine(emergencyHours, locale), formatLineNumber(site));
  return joinSentences(line, formatSurcharge(pricing, site.money));
}
