import type { Site, SitePricing, SiteService, SiteTaxes } from '../business/site.ts';
import { formatMoney, type MoneyFormat } from '../format/amounts.ts';
import { joinSentences } from '../format/sentences.ts';
import { formatEmergencyTelephone, summarizeEmergencyHours } from '../hours/opening-hours.ts';
import { toRecord } from '../schemas/record.ts';
import { Pricing } from '../schemas/services/pricing.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import { addAmounts, addTaxes } from './money.ts';
import { formatListPriceParts, formatPriceParts, getMinimumDue } from './price.ts';

/** Value of `pricing.financing` if no instalments are offered: a text, because the web editor keeps no other type. */
export const NO_FINANCING = 'no';

/** Returns the names of the taxes: "HST", "GST and QST". */
export function formatTaxNames({ taxes }: SiteTaxes, locale: string): string {
  return textOf(locale).grammar.list(taxes.map(({ name }) => name));
}

/** Makes the public record of pricing terms (contract B19). */
export function toPricingRecord({ business: { currency, pricing }, money: { locale } }: Site): Pricing {
  const { afterHoursSurcharge: surcharge, ifDeclined, financing } = pricing;
  const { taxes } = pricing;
  const ratePercent = taxes.reduce((sum, tax) => Math.round((sum + tax.ratePercent) * 1000) / 1000, 0);
  const tax = { name: formatTaxNames(pricing, locale), ratePercent, included: pricing.isTaxIncluded };
  return toRecord(Pricing, {
    ...pricing,
    tax: taxes.length === 0 ? null : tax,
    taxes,
    afterHoursSurcharge: surcharge ? { ...surcharge, currency, note: surcharge.note ?? null } : null,
    ifDeclined: ifDeclined ? { ...ifDeclined, currency, note: ifDeclined.note ?? null } : null,
    financing: financing === NO_FINANCING ? false : financing,
  });
}

/**
 * Computes the minimum price of a service, or of a variant with its own price, outside opening hours, before tax.
 * Undefined if it is not offered then, if no flat surcharge applies (contract B24), or if there is no amount to add to.
 */
export function computeAfterHoursPrice(
  { business }: Pick<Site, 'business'>,
  { afterHours, isEmergencyVisit, price }: SiteService,
  variantPrice = price,
): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  const due = getMinimumDue(variantPrice);
  if (afterHours === 'no' || surcharge?.per !== 'visit' || due === undefined) return undefined;
  return isEmergencyVisit && !surcharge.addsToEmergency ? due : addAmounts(due, surcharge.amount);
}

/**
 * Formats a service's price outside opening hours in the parts that pages style; undefined if it is the same. A
 * price by the hour or the piece keeps its unit, with the surcharge beside it: "$95 an hour + $60".
 */
export function formatAfterHoursParts({ business, money }: Pick<Site, 'business' | 'money'>, service: SiteService) {
  const { price } = service;
  const amount = computeAfterHoursPrice({ business }, service);
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (surcharge === undefined || amount === undefined || amount === getMinimumDue(price)) return undefined;
  const { minimum } = price;
  const per = price.per === 'visit' ? 'visit' : 'job';
  if (price.per !== per && (minimum === null || minimum === price.amount)) {
    const listed = formatListPriceParts(price, money);
    return { ...listed, rest: `${listed.rest} + ${formatMoney(surcharge.amount, money)}` };
  }
  return formatPriceParts({ ...price, kind: 'from', amount, upTo: null, per, minimum: null }, money);
}

/** Whether any service has a different price outside opening hours. */
export function hasAfterHoursPrices(site: Pick<Site, 'business' | 'money' | 'services'>): boolean {
  return site.services.some((service) => formatAfterHoursParts(site, service) !== undefined);
}

/** Formats an amount including tax: "$349.17 with HST". Undefined if the rate is unknown or prices include tax. */
function formatWithTax(pricing: SiteTaxes, amount: number, money: MoneyFormat): string | undefined {
  if (pricing.taxes.length === 0 || pricing.isTaxIncluded) return undefined;
  const { withTax } = textOf(money.locale).prices;
  return withTax(formatMoney(addTaxes(amount, pricing), money), formatTaxNames(pricing, money.locale));
}

/** Formats the tax note beside an amount: "$349.17 with HST", "includes VAT"; undefined if tax is unknown. */
export function formatTaxNote(pricing: SiteTaxes, amount: number, money: MoneyFormat): string | undefined {
  return formatIncludedTax(pricing, money.locale) ?? formatWithTax(pricing, amount, money);
}

/** Formats the note that prices include tax: "includes VAT"; undefined if they do not. */
export function formatIncludedTax(pricing: SiteTaxes, locale: string): string | undefined {
  return pricing.isTaxIncluded ? textOf(locale).prices.includesTax(formatTaxNames(pricing, locale)) : undefined;
}

/**
 * Lists the price terms of the content as text: tax, surcharge, what is due if the customer declines, deposit, payment,
 * financing. Missing ones are left out.
 */
export function listPriceTerms({ business, money, terms }: Pick<Site, 'business' | 'money' | 'terms'>) {
  const { pricing, paymentMethods, currenciesAccepted: currencies } = business;
  const { afterHoursSurcharge, deposit, payment, financing } = pricing;
  const { grammar, prices: t } = textOf(money.locale);
  // Left out if customers can only pay in the currency of the prices.
  const currencyTerm = String(currencies) === money.currency ? '' : t.currencies(grammar.list(currencies));
  const accepted = paymentMethods.length === 0 ? '' : t.accepted(grammar.list(paymentMethods));
  const listed = [
    { name: t.terms.tax, text: formatTax(pricing, money) },
    { name: t.terms.afterHours, text: joinSentences(formatSurcharge(pricing, money), afterHoursSurcharge?.note) },
    { name: fillTerms(t.terms.declined, terms), text: formatDeclined(pricing, money) },
    { name: t.terms.deposit, text: deposit ?? '' },
    { name: t.terms.payment, text: joinSentences(payment, accepted, currencyTerm) },
    { name: t.terms.financing, text: financing === NO_FINANCING ? t.notOffered : (financing ?? '') },
  ];
  return listed.filter(({ text }) => text !== '');
}

function formatTax({ taxes, isTaxIncluded }: SiteTaxes, { locale }: MoneyFormat): string {
  if (taxes.length === 0) return '';
  const { grammar, prices: t } = textOf(locale);
  const rates = grammar.list(taxes.map(({ name, ratePercent }) => t.rate(name, ratePercent)));
  return isTaxIncluded ? t.pricesInclude(rates) : t.taxAdded(rates, taxes.length);
}

function formatDeclined(pricing: SitePricing, money: MoneyFormat): string {
  if (pricing.ifDeclined === undefined) return '';
  const { amount, note } = pricing.ifDeclined;
  const t = textOf(money.locale).prices;
  const due = amount === 0 ? t.nothingDue : t.due(formatMoney(amount, money), formatWithTax(pricing, amount, money));
  return joinSentences(due, note);
}

/** Formats the after-hours surcharge in one sentence; empty if there is none. */
export function formatSurcharge({ afterHoursSurcharge: surcharge }: SitePricing, money: MoneyFormat): string {
  if (surcharge === undefined) return '';
  return textOf(money.locale).prices.surcharge({ ...surcharge, amount: formatMoney(surcharge.amount, money) });
}

/** Formats the after-hours terms: hours of the emergency line, and the surcharge. Empty if the content has neither. */
export function formatAfterHoursTerms(site: Pick<Site, 'business' | 'country' | 'money'>): string {
  const { emergencyHours, pricing } = site.business;
  const { locale } = site.money;
  const { emergencyLineAnswered } = textOf(locale).prices;
  const emergencyLine =
    emergencyHours &&
    emergencyLineAnswered(summarizeEmergencyHours(emergencyHours, locale), formatEmergencyTelephone(site));
  return joinSentences(emergencyLine, formatSurcharge(pricing, site.money));
}
