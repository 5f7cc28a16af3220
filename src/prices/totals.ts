import type { Site, SiteService } from '../business/site.ts';
import { endSentence } from '../format/wording.ts';
import { toRecord } from '../schemas/record.ts';
import { Total } from '../schemas/services/pricing.ts';
import { textOf } from '../text/text.ts';
import { addAmounts, addTaxes, nameTaxes } from './money.ts';
import { formatPricedSubject, formatPriceSentence, hasAmount, minimumDue } from './price.ts';
import { formatSurcharge } from './pricing.ts';

/** Whether a job is during or outside opening hours. */
export type PriceState = Total['when'];

export const priceStates: readonly PriceState[] = ['day', 'after-hours'];

/** Everything that has a total, `spring` or `spring.pair`: each service, followed by its variants. */
export function listJobs({ services }: Pick<Site, 'services'>) {
  return services.flatMap((service) => [
    { id: service.id, service, variant: undefined },
    ...service.variants.map((variant) => ({ id: `${service.id}.${variant.id}`, service, variant })),
  ]);
}

/** A priced item: a service or a variant. */
export type Job = ReturnType<typeof listJobs>[number];

/** Display name of a job: "Broken spring", "Opener: New opener". */
export function nameJob({ service, variant }: Job, locale: string): string {
  return variant === undefined ? service.name : textOf(locale).prices.variant(service.name, variant.name);
}

/** The total of a job during or outside opening hours (contract B25). */
export function toTotalRecord(site: Site, job: Job, when: PriceState): Total {
  const { service, variant } = job;
  const { currency, pricing } = site.business;
  const from = minimumDue((variant ?? service).price);
  const declined = pricing.ifDeclined?.amount;
  const record = toRecord(Total, { job: job.id, when, note: describeConditions(site, job, when) });
  const surcharge = surchargeOf(site, service, when);
  if (surcharge === undefined || isRefused(service, when)) return record;
  if (declined !== undefined) {
    record.ifDeclined = { amount: declined === 0 ? 0 : addTaxes(addAmounts(declined, surcharge), pricing), currency };
  }
  if (from === undefined) return record;
  const subtotal = addAmounts(from, surcharge);
  const total = addTaxes(subtotal, pricing);
  return {
    ...record,
    from: { amount: from, currency },
    surcharge: surcharge === 0 ? null : { amount: surcharge, currency },
    tax: total === subtotal ? null : { amount: addAmounts(total, -subtotal), currency },
    total: { amount: total, currency },
  };
}

/** Whether a service is not offered at that time. */
function isRefused({ afterHours }: SiteService, when: PriceState): boolean {
  return when === 'after-hours' && afterHours === 'no';
}

/** The surcharge if it is a fixed amount; undefined if it depends on the hours on site. */
function surchargeOf({ business }: Site, { isEmergencyVisit }: SiteService, when: PriceState): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (when === 'day' || surcharge === undefined || (isEmergencyVisit && !surcharge.addsToEmergency)) return 0;
  return surcharge.per === 'visit' ? surcharge.amount : undefined;
}

/** Conditions of a total: why a sum is missing, what is not included, and that it is no quote. */
function describeConditions(site: Site, { service, variant }: Job, when: PriceState): string {
  const { business, money } = site;
  const { name, price } = variant ?? service;
  const words = textOf(money.locale).prices;
  if (isRefused(service, when)) return words.notAfterHours(formatPricedSubject(name, price, money));
  const included = variant === undefined ? service.priceNote : endSentence(variant.note ?? '');
  const isWhole = hasAmount(price) && price.per === 'job';
  const isHourly = surchargeOf(site, service, when) === undefined;
  const sentences = [
    isWhole ? included : formatPriceSentence(price, money),
    hasAmount(price) && !isWhole && price.minimum === undefined ? words.sumFor(words.count(1, price.per)) : '',
    when === 'after-hours' && service.afterHours === 'call' ? words.askAfterHours : '',
    isHourly ? words.hourlySurcharge(formatSurcharge(business.pricing, money)) : '',
    hasAmount(price) ? formatTaxOf(site) : '',
    hasAmount(price) ? words.startOnly : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function formatTaxOf({ business: { pricing }, country, money: { locale } }: Site): string {
  const words = textOf(locale).prices;
  if (pricing.taxes.length === 0) return country.salesTax.isIncluded ? '' : words.taxUnknown;
  return (pricing.isTaxIncluded ? words.includesTaxToo : words.totalIncludes)(nameTaxes(pricing, locale));
}
