import type { Site } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { prepareZoneOffsets } from '../hours/local-time.ts';
import { prepareSchedule, weekOf } from '../hours/schedule.ts';
import { preparePlaceTables } from '../places/place-tables.ts';
import type { PricePeriod } from '../prices/period.ts';
import { formatTaxNames } from '../prices/pricing.ts';
import { listJobs, listUnitTotals } from '../prices/totals.ts';

/** All lookup tables of endpoints and tools, as plain JSON. */
export type LookupTables = ReturnType<typeof prepareLookupTables>;

/** Tables for finding services, their jobs and totals. */
export type ServiceTables = Pick<LookupTables, 'services' | 'serviceIds' | 'totals'>;

/** Prepares the lookup tables at build time, so that the function looks answers up instead of computing them. */
export function prepareLookupTables(site: Site) {
  const { services } = site;
  return {
    ...preparePlaceTables(site),
    serviceIds: services.map(({ id }) => id),
    totals: prepareTotals(site),
    /** Service id by id, slug and former slug. */
    services: Object.fromEntries(
      services.flatMap(({ formerSlugs, slug, id }) => [...formerSlugs, slug, id].map((name) => [name, id])),
    ),
  };
}

/** The time that "tonight" means, in minutes after midnight. */
const TONIGHT_MINUTES = 23 * 60 + 30;

/** Determines the periods that a question may name: tonight is open if it is in every season, other days if in any. */
export function listPricePeriods({ business }: Pick<Site, 'business'>) {
  const weeks = [business, ...business.seasons].map(({ openingHours }) => weekOf(openingHours));
  /** Whether the business opens on any of these weekdays (Sunday is 0). */
  const opensOn = (...days: readonly number[]) => weeks.some((week) => days.some((day) => week[day]?.length));
  const isOpenTonight = weeks
    .flat()
    .every((day) => day.some(([opens, closes]) => opens <= TONIGHT_MINUTES && TONIGHT_MINUTES < closes));
  const periodIf = (open: boolean): PricePeriod => (open ? 'day' : 'after-hours');
  return {
    tonight: periodIf(isOpenTonight),
    weekday: periodIf(opensOn(1, 2, 3, 4, 5)),
    saturday: periodIf(opensOn(6)),
    sunday: periodIf(opensOn(0)),
  };
}

/** Prepares the tables for totals. */
function prepareTotals(site: Site) {
  const { business, country, money, today } = site;
  return {
    /** Job names by identifier, for example `spring.pair`. */
    jobs: Object.fromEntries(listJobs(site).map(({ id, title }) => [id, title])),
    money,
    /** Name of the tax in a total. */
    taxName: formatTaxNames(business.pricing, money.locale),
    /** Telephone number in national format. */
    telephone: formatTelephone(business.contact.telephone, country),
    /** Jobs that are priced by unit. */
    units: listUnitTotals(site),
    taxes: { taxes: business.pricing.taxes, isTaxIncluded: business.pricing.isTaxIncluded },
    periods: listPricePeriods(site),
    /** Schedule that decides whether a time is within opening hours. */
    schedule: prepareSchedule(business),
    zone: prepareZoneOffsets(business.timeZone, today),
  };
}
