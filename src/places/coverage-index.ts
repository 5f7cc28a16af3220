import { getNextStep } from '../business/contact.ts';
import type { Site } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { preparePostalCodes } from '../countries/prepare-postal-codes.ts';
import { prepareClock } from '../hours/clock.ts';
import { prepareSchedule, weekOf } from '../hours/schedule.ts';
import { nameTaxes } from '../prices/pricing.ts';
import { listJobs, listUnitTotals, type PriceState } from '../prices/totals.ts';
import { primaryLanguageOf } from '../text/locale.ts';
import { textOf } from '../text/text.ts';
import { venueOf } from '../text/venue.ts';
import { MAX_KM } from './distance.ts';
import { collectEndings, collectRegionNames } from './endings.ts';
import { collectNames, collectParents, measureDistances } from './names.ts';
import { foldName } from './place-name.ts';
import { groupByPostalArea, nameBase } from './places.ts';

/**
 * Lookup tables for requests: plain JSON. Only endpoints and tools get all of them; other functions take those they
 * need.
 */
export type CoverageIndex = ReturnType<typeof prepareCoverageIndex>;

/** Tables for finding served places by the names that people type. */
export type PlaceTables = Pick<
  CoverageIndex,
  'names' | 'parents' | 'summaries' | 'official' | 'endings' | 'foreign' | 'foreignCodes'
>;

/** Tables for finding served and known postal areas, and the regions that are served. */
export type AreaTables = Pick<CoverageIndex, 'postalAreas' | 'inPart' | 'regionNames' | 'regionPostalCodes'>;

/** Tables for finding services and their jobs. */
export type JobTables = Pick<CoverageIndex, 'services' | 'serviceIds' | 'totals'>;

/** Settings for the sentences of answers, and patterns for postal codes in questions. */
export type AnswerFormat = Pick<CoverageIndex, 'locale' | 'terms' | 'distanceUnit' | 'postalCodes' | 'venue'>;

/** Tables for answering questions about coverage. */
export type CoverageTables = PlaceTables &
  AreaTables &
  AnswerFormat &
  Pick<CoverageIndex, 'origin' | 'prefix' | 'nextStep' | 'servedAt' | 'example' | 'asksUnlisted' | 'radius'>;

/** Prepares the lookup tables at build: constant-time access by key, however many places there are. */
export function prepareCoverageIndex(site: Site) {
  const { country, terms, business, services } = site;
  const venue = venueOf(business);
  const served = groupByPostalArea(site);
  const areas = [...served.keys()];
  const names = { ...collectRegionNames(site, areas), ...collectNames(site) };
  const [firstArea] = areas;
  const known = Object.entries(site.postalAreas).map(
    ([key, area]) => [key, { ...nameArea(area, country.locale), ...measureDistances(site, area) }] as const,
  );
  return {
    origin: site.origin,
    /** Prefix of all paths of the language. */
    prefix: site.prefix,
    nextStep: getNextStep(site),
    servedAt: business.servedAt,
    venue,
    /** An existing place and postal area, as examples in error messages. */
    example: {
      city: site.places[0]?.name ?? business.address.addressLocality,
      postal: firstArea ?? country.postalCode.examples.area,
    },
    postalCodes: preparePostalCodes(country),
    terms,
    locale: country.locale,
    distanceUnit: country.distanceUnit,
    ...collectEndings(site, areas, names),
    serviceIds: services.map(({ id }) => id),
    totals: prepareTotals(site),
    /** Service id by id, slug and former slug. */
    services: Object.fromEntries(
      services.flatMap(({ formerSlugs, slug, id }) => [...formerSlugs, slug, id].map((name) => [name, id])),
    ),
    names,
    /** Known postal areas: 0 if served, else the name and the nearest served place. */
    postalAreas: Object.fromEntries<(typeof known)[number][1] | 0>([
      ...known,
      ...areas.map((key) => [key, 0] as const),
    ]),
    /** Slugs of places that are served in part. */
    inPart: site.places.filter((place) => place.isServedInPart).map(({ slug }) => slug),
    /** Places in the form of suggestions, by slug, nearest first. */
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
        ? { km: venue === 'premises' ? MAX_KM : business.serviceRadiusKm, base: nameBase(site).name }
        : undefined,
    /** Folded official names, for finding similar ones. */
    official: site.places.map(({ name }) => foldName(name)),
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

/** The time that "tonight" stands for, in minutes after midnight. */
const TONIGHT_MINUTES = 23 * 60 + 30;

/** Lists the meaning of each time parameter of a total, in every season. */
export function listPriceStates({ business }: Pick<Site, 'business'>) {
  const weeks = [business, ...business.seasons].map(({ openingHours }) => weekOf(openingHours));
  /** By numbers of days of the week, Sunday is 0. */
  const opensOn = (...days: readonly number[]) => weeks.some((week) => days.some((day) => week[day]?.length));
  const isOpenTonight = weeks
    .flat()
    .every((day) => day.some(([opens, closes]) => opens <= TONIGHT_MINUTES && TONIGHT_MINUTES < closes));
  const stateIf = (open: boolean): PriceState => (open ? 'day' : 'after-hours');
  return {
    tonight: stateIf(isOpenTonight),
    weekday: stateIf(opensOn(1, 2, 3, 4, 5)),
    saturday: stateIf(opensOn(6)),
    sunday: stateIf(opensOn(0)),
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
    taxName: nameTaxes(business.pricing, money.locale),
    /** Telephone number in national format. */
    telephone: formatTelephone(business.contact.telephone, country),
    /** Jobs that are priced by unit. */
    units: listUnitTotals(site),
    taxes: { taxes: business.pricing.taxes, isTaxIncluded: business.pricing.isTaxIncluded },
    states: listPriceStates(site),
    /** Schedule that decides whether a time is within opening hours. */
    schedule: prepareSchedule(business),
    clock: prepareClock(business.timeZone, today),
  };
}
