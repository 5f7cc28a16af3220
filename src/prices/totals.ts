import type { Site, SiteService } from '../business/site.ts';
import { joinSentences } from '../format/wording.ts';
import { toRecord } from '../schemas/record.ts';
import { Total } from '../schemas/services/pricing.ts';
import { textOf } from '../text/text.ts';
import { addAmounts, addTaxes, nameTaxes, toMoney } from './money.ts';
import { formatPricedSubject, formatPriceSentence, hasAmount, minimumDue } from './price.ts';
import { formatSurcharge } from './pricing.ts';

/** Whether a job is during or outside opening hours. */
export type PriceState = Total['when'];

export const priceStates: readonly PriceState[] = ['day', 'after-hours'];

/** Everything that has a price and a total, `spring` or `spring.pair`: each service, followed by its variants. */
export function listJobs({ services, money }: Pick<Site, 'services' | 'money'>) {
  const { variant: nameVariant } = textOf(money.locale).prices;
  return services.flatMap((service) => [
    { id: service.id, name: service.name, title: service.name, price: service.price, note: service.priceNote, service },
    ...service.variants.map(({ id, name, price, note }) => {
      return { id: `${service.id}.${id}`, name, title: nameVariant(service.name, name), price, note, service };
    }),
  ]);
}

/** A service or a variant, with its own name, and its title where it stands among others: "Opener: New opener". */
export type Job = ReturnType<typeof listJobs>[number];

/** The total of a job during or outside opening hours (contract B25). */
export function toTotalRecord(site: Site, job: Job, when: PriceState): Total {
  const { currency, pricing } = site.business;
  const record = toRecord(Total, { job: job.id, when, note: describeConditions(site, job, when) });
  const surcharge = surchargeOf(site, job.service, when);
  if (surcharge === undefined || isRefused(job.service, when)) return record;
  // Who says no to the repair after an emergency visit pays that visit, which is this job.
  const declined = job.service.isEmergencyVisit ? undefined : pricing.ifDeclined?.amount;
  record.ifDeclined = toMoney(declined && addTaxes(addAmounts(declined, surcharge), pricing), currency);
  const from = minimumDue(job.price);
  if (from === undefined) return record;
  const subtotal = addAmounts(from, surcharge);
  const total = addTaxes(subtotal, pricing);
  return {
    ...record,
    from: toMoney(from, currency),
    surcharge: toMoney(surcharge || null, currency),
    tax: toMoney(addAmounts(total, -subtotal) || null, currency),
    total: toMoney(total, currency),
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

/** Conditions of a total: why a sum is missing; of a sum what is not included, and that it is no quote. */
function describeConditions(site: Site, { name, note, price, service }: Job, when: PriceState): string {
  const { business, money } = site;
  const words = textOf(money.locale).prices;
  if (isRefused(service, when)) return words.notAfterHours(formatPricedSubject(name, price, money));
  const isWhole = hasAmount(price) && price.per === 'job';
  const isHourly = surchargeOf(site, service, when) === undefined;
  const hasSum = hasAmount(price) && !isHourly;
  return joinSentences(
    isWhole ? note : formatPriceSentence(price, money),
    hasSum && !isWhole && price.minimum === null && words.sumFor(words.count(1, price.per)),
    when === 'after-hours' && service.afterHours === 'call' && words.askAfterHours,
    isHourly && words.hourlySurcharge(formatSurcharge(business.pricing, money)),
    hasSum && formatTaxOf(site),
    hasSum && words.startOnly,
  );
}

function formatTaxOf({ business: { pricing }, country, money: { locale } }: Site): string {
  const words = textOf(locale).prices;
  if (pricing.taxes.length === 0) return country.salesTax.isIncluded ? '' : words.taxUnknown;
  return (pricing.isTaxIncluded ? words.includesTaxToo : words.totalIncludes)(nameTaxes(pricing, locale));
}
