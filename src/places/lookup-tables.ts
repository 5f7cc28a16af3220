import { getNextStep } from '../business/contact.ts';
import type { Site } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { preparePostalCodes } from '../countries/prepare-postal-codes.ts';
import { prepareClock } from '../hours/clock.ts';
import { prepareSchedule, weekOf } from '../hours/schedule.ts';
import type { PricePeriod } from '../prices/period.ts';
import { formatTaxNames } from '../prices/pricing.ts';
import { listJobs, listUnitTotals } from '../prices/totals.ts';
import { primaryLanguageOf } from '../text/locale.ts';
import { textOf } from '../text/text.ts';
import { venueOf } from '../text/venue.ts';
import { MAX_KM } from './distance.ts';
import { collectNames, collectParents, measureDistances } from './names.ts';
import { foldName } from './place-name.ts';
import { getBaseNames, groupByPostalArea } from './places.ts';
import { collectRegionNames, collectRegions } from './regions.ts';

/** All lookup tables of the function, as plain JSON. Endpoints and tools get all of them, other functions a part. */
export type LookupTables = ReturnType<typeof prepareLookupTables>;

/** Tables for finding served places by the names that people type. */
export type PlaceNameTables = Pick<
  LookupTables,
  'names' | 'parents' | 'summaries' | 'officialNames' | 'endings' | 'foreignNames' | 'foreignCodes'
>;

/** Tables for finding services, their jobs and totals. */
export type ServiceTables = Pick<LookupTables, 'services' | 'serviceIds' | 'totals'>;

/** What the sentences of answers depend on, and the patterns that remove postal codes from quoted input. */
export type AnswerSettings = Pick<LookupTables, 'locale' | 'terms' | 'distanceUnit' | 'postalCodes' | 'venue'>;

/** Tables for finding places and postal areas, served or not: all but those of services. */
export type PlaceAndPostalAreaTables = Omit<LookupTables, keyof ServiceTables>;

/** Prepares the lookup tables at build, so that the function looks answers up instead of computing them. */
export function prepareLookupTables(site: Site) {
  const { country, terms, business, services } = site;
  const venue = venueOf(business);
  const served = groupByPostalArea(site);
  const areas = [...served.keys()];
  const names = { ...collectRegionNames(site, areas), ...collectNames(site) };
  const [firstArea] = areas;
  const unservedAreas = Object.entries(site.postalAreas)
    .filter(([key]) => !served.has(key))
    .map(([key, area]) => [key, { ...nameArea(area, country.locale), ...measureDistances(site, area) }] as const);
  return {
    origin: site.origin,
    /** Prefix of all paths of the language. */
    prefix: site.prefix,
    nextStep: getNextStep(site),
    servedAt: business.servedAt,
    venue,
    /** The town of the base. */
    town: business.address.addressLocality,
    /** An existing place and postal area, as examples in error messages. */
    example: {
      city: site.places[0]?.name ?? business.address.addressLocality,
      postal: firstArea ?? country.postalCode.examples.area,
    },
    postalCodes: preparePostalCodes(country),
    terms,
    locale: country.locale,
    distanceUnit: country.distanceUnit,
    ...collectRegions(site, areas, names),
    serviceIds: services.map(({ id }) => id),
    totals: prepareTotals(site),
    /** Service id by id, slug and former slug. */
    services: Object.fromEntries(
      services.flatMap(({ formerSlugs, slug, id }) => [...formerSlugs, slug, id].map((name) => [name, id])),
    ),
    names,
    /** The served postal areas, as keys. */
    servedAreas: Object.fromEntries(areas.map((area) => [area, true])),
    /** Known postal areas that are not served, with their names and the nearest served place. */
    unservedAreas: Object.fromEntries(unservedAreas),
    /** Slugs of places that are served in part. */
    partlyServed: site.places.filter((place) => place.isServedInPart).map(({ slug }) => slug),
    /** Places as answers suggest them, by slug, nearest first. */
    summaries: Object.fromEntries(
      site.places.map(({ slug, name, municipality, kind, distanceKm }) => [
        slug,
        { slug, name, municipality, kind, distanceKm },
      ]),
    ),
    parents: collectParents(site),
    /** Whether the answer for an unknown name asks for a postal code instead of saying no. */
    asksUnlisted: business.unlisted === 'ask',
    /** Radius in kilometres and its centre, if coverage is by radius; unlimited if customers come to the business. */
    radius:
      business.coverage === 'radius'
        ? { km: venue === 'premises' ? MAX_KM : business.serviceRadiusKm, base: getBaseNames(site).name }
        : undefined,
    /** Folded official names, for finding similar ones. */
    officialNames: site.places.map(({ name }) => foldName(name)),
  };
}

/**
 * Returns the name of an area, and as `label` its name in the language of a locale if that differs; null if it has
 * none.
 */
function nameArea({ name: whole, names }: Site['postalAreas'][string], locale: string) {
  const name = whole.replace(/ \(.*/, '');
  const label = names?.[primaryLanguageOf(locale)] ?? textOf(locale).places.ownName(name) ?? null;
  return label === name ? { name } : { name, label };
}

/** The time that "tonight" means, in minutes after midnight. */
const TONIGHT_MINUTES = 23 * 60 + 30;

/** Determines whether each time that a question may name is during opening hours, in every season. */
export function listPricePeriods({ business }: Pick<Site, 'business'>) {
  const weeks = [business, ...business.seasons].map(({ openingHours }) => weekOf(openingHours));
  /** Whether the business opens on any of these days of the week (Sunday is 0). */
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
    clock: prepareClock(business.timeZone, today),
  };
}
