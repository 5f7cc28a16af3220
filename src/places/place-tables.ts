import { getNextStep } from '../business/contact.ts';
import type { Site } from '../business/site.ts';
import { preparePostalCodes } from '../countries/prepare-postal-codes.ts';
import { primaryLanguageOf } from '../text/locale.ts';
import { textOf } from '../text/text.ts';
import { venueOf } from '../text/venue.ts';
import { MAX_KM } from './distance.ts';
import { collectNames, collectParents, measureDistances } from './names.ts';
import { foldName } from './place-name.ts';
import { getBaseNames, groupByPostalArea } from './places.ts';
import { collectProvinceNames, collectProvinces } from './provinces.ts';

/** Tables for finding places and postal areas, served or not, as plain JSON. */
export type PlaceAndPostalAreaTables = ReturnType<typeof preparePlaceTables>;

/** Tables for finding served places by the names that people type. */
export type PlaceNameTables = Pick<
  PlaceAndPostalAreaTables,
  'names' | 'parents' | 'summaries' | 'officialNames' | 'provinceSuffixes' | 'foreignNames' | 'foreignCodes'
>;

/** What the sentences of answers depend on, and the patterns that remove postal codes from quoted input. */
export type AnswerSettings = Pick<
  PlaceAndPostalAreaTables,
  'locale' | 'terms' | 'distanceUnit' | 'postalCodes' | 'venue'
>;

/** Prepares these tables at build time, so that the function looks answers up instead of computing them. */
export function preparePlaceTables(site: Site) {
  const { country, terms, business } = site;
  const venue = venueOf(business);
  const served = groupByPostalArea(site);
  const areas = [...served.keys()];
  const names = { ...collectProvinceNames(site, areas), ...collectNames(site) };
  const [firstArea] = areas;
  const unservedAreas = Object.entries(site.postalAreas)
    .filter(([key]) => !served.has(key))
    .map(([key, area]) => [key, { ...splitAreaName(area, country.locale), ...measureDistances(site, area) }] as const);
  return {
    origin: site.origin,
    /** Prefix of all paths in the language. */
    prefix: site.prefix,
    nextStep: getNextStep(site),
    servedAt: business.servedAt,
    venue,
    /** The base's town. */
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
    ...collectProvinces(site, areas, names),
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
    asksForPostalCode: business.unlisted === 'ask',
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
 * Returns the name of an area, and as `label` its name in a locale's language if that differs; null if it has
 * none.
 */
function splitAreaName({ name: whole, names }: Site['postalAreas'][string], locale: string) {
  const name = whole.replace(/ \(.*/, '');
  const label = names?.[primaryLanguageOf(locale)] ?? textOf(locale).places.ownName(name) ?? null;
  return label === name ? { name } : { name, label };
}
