import type { Site, SiteService } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { joinSentences } from '../format/sentences.ts';
import { toRecord } from '../schemas/record.ts';
import { Total } from '../schemas/services/pricing.ts';
import { fillTerms } from '../text/terms.ts';
import { textOf } from '../text/text.ts';
import { addAmounts, addTaxes, toMoney } from './money.ts';
import { type PricePeriod, pricePeriods } from './period.ts';
import { formatPricedSubject, formatPriceSentence, getMinimumDue, hasAmount } from './price.ts';
import { formatSurcharge, formatTaxNames } from './pricing.ts';

/** Lists everything with a price and a total, `spring` or `spring.pair`: each service, followed by its variants. */
export function listJobs({ services, money }: Pick<Site, 'services' | 'money'>) {
  const { variant: formatVariantTitle } = textOf(money.locale).prices;
  return services.flatMap((service) => [
    { id: service.id, name: service.name, title: service.name, price: service.price, note: service.priceNote, service },
    ...service.variants.map(({ id, name, price, note }) => {
      return { id: `${service.id}.${id}`, name, title: formatVariantTitle(service.name, name), price, note, service };
    }),
  ]);
}

/** A service or a variant, with its own name, and its title in lists of all jobs: "Opener: New opener". */
type Job = ReturnType<typeof listJobs>[number];

/** Makes the total of a job during or outside opening hours (contract B25). */
export function toTotalRecord(site: Site, job: Job, when: PricePeriod): Total {
  const { currency, pricing } = site.business;
  const record = toRecord(Total, { job: job.id, when, note: describeConditions(site, job, when) });
  const surcharge = findSurcharge(site, job.service, when);
  if (surcharge === undefined || isUnavailable(job.service, when)) return record;
  // A customer who declines the repair after an emergency visit pays for that visit, which is this job.
  const declined = job.service.isEmergencyVisit ? undefined : pricing.ifDeclined?.amount;
  record.ifDeclined = toMoney(declined && addTaxes(addAmounts(declined, surcharge), pricing), currency);
  const from = getMinimumDue(job.price);
  if (from === undefined) return record;
  record.leastDue = toMoney(from, currency);
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
function isUnavailable({ afterHours }: SiteService, when: PricePeriod): boolean {
  return when === 'after-hours' && afterHours === 'no';
}

/** Returns the surcharge if it is a fixed amount; undefined if it depends on the hours on site. */
function findSurcharge({ business }: Site, { isEmergencyVisit }: SiteService, when: PricePeriod): number | undefined {
  const { afterHoursSurcharge: surcharge } = business.pricing;
  if (when === 'day' || surcharge === undefined || (isEmergencyVisit && !surcharge.addsToEmergency)) return 0;
  return surcharge.per === 'visit' ? surcharge.amount : undefined;
}

/**
 * Describes the conditions of a total: why a sum is missing, or what it does not include and that it is not a quote.
 */
function describeConditions(site: Site, job: Job, when: PricePeriod): string {
  const { price, service } = job;
  const isCounted = hasAmount(price) && price.per !== 'job' && price.minimum === null;
  const t = textOf(site.money.locale).prices;
  const isSummed = findSurcharge(site, service, when) !== undefined;
  return joinConditions(site, job, when, { isSummed, count: isCounted ? t.sumFor(t.count(1, price.per)) : '' });
}

/** Joins the sentences of the conditions. `count` is the sentence about the number of units that a sum is for. */
function joinConditions(
  site: Site,
  { name, note, price, service }: Job,
  when: PricePeriod,
  { isSummed, count }: { readonly isSummed: boolean; readonly count: string },
): string {
  const { business, money } = site;
  const t = siteTextOf(site).prices;
  if (isUnavailable(service, when)) return t.notAfterHours(formatPricedSubject(name, price, money));
  const isWhole = hasAmount(price) && price.per === 'job';
  const hasSum = hasAmount(price) && isSummed;
  const isHourly = findSurcharge(site, service, when) === undefined;
  return joinSentences(
    isWhole ? note : formatPriceSentence(price, money),
    hasSum && count,
    when === 'after-hours' && service.afterHours === 'call' && t.askAfterHours,
    isHourly && t.hourlySurcharge(formatSurcharge(business.pricing, money)),
    hasSum && formatTaxOfTotal(site),
    hasSum && fillTerms(t.startOnly, site.terms),
  );
}

/** The data from which the total for several units is computed: hours or pieces. */
export interface UnitTotal {
  /** Price of one unit, in the business's currency. */
  readonly amount: number;
  /** Minimum amount, however few there are. */
  readonly leastDue: number;
  /** Surcharge for the visit, and for each unit. */
  readonly surcharge: { readonly once: number; readonly each: number };
  /** Conditions of the total, with `{count}` where the sentence about their number belongs. */
  readonly note: string;
}

/** The sentence about one unit and about several; `{quantity}` is replaced by their number. */
type CountTexts = readonly [one: string, many: string];

/** Whether customers can ask for a number of units: a visit or a job is always one. */
const isCountable = ({ price }: Job) => hasAmount(price) && price.per !== 'job' && price.per !== 'visit';

/** Formats the title of a total: the job and, without a minimum, the one unit it is for: "Shingles, one square foot". */
export function formatTotalTitle(job: Job, locale: string): string {
  const { title, price } = job;
  const t = textOf(locale).prices;
  return isCountable(job) && price.minimum === null ? t.counted(title, t.count(1, price.per)) : title;
}

/** Lists the jobs that are priced by unit, each with the data from which totals for several units are computed. */
export function listUnitTotals(site: Site) {
  const t = textOf(site.money.locale).prices;
  const countable = listJobs(site).filter(isCountable);
  return Object.fromEntries(
    countable.map((job) => {
      const { per } = job.price;
      const counts: CountTexts = [t.sumFor(t.count(1, per)), t.sumForSeveral(per)];
      const periods = pricePeriods.map((when) => [when, toUnitTotal(site, job, when)] as const);
      return [
        job.id,
        { counts, periods: Object.fromEntries(periods) as Record<PricePeriod, UnitTotal | null> },
      ] as const;
    }),
  );
}

/** Makes the data for several units; null if the job is not offered then, or its surcharge depends on unknown hours. */
function toUnitTotal(site: Site, job: Job, when: PricePeriod): UnitTotal | null {
  const { price, service } = job;
  const { afterHoursSurcharge: surcharge } = site.business.pricing;
  const once = findSurcharge(site, service, when);
  if (!hasAmount(price) || isUnavailable(service, when) || (once === undefined && price.per !== 'hour')) return null;
  return {
    amount: price.amount,
    leastDue: getMinimumDue(price) ?? 0,
    surcharge: { once: once ?? 0, each: once === undefined ? (surcharge?.amount ?? 0) : 0 },
    note: joinConditions(site, job, when, { isSummed: true, count: '{count}.' }),
  };
}

function formatTaxOfTotal({ business: { pricing }, country, money: { locale } }: Site): string {
  const t = textOf(locale).prices;
  if (pricing.taxes.length === 0) return country.salesTax.isIncluded ? '' : t.taxUnknown;
  return (pricing.isTaxIncluded ? t.includesTaxToo : t.totalIncludes)(formatTaxNames(pricing, locale));
}
