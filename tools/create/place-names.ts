import { type Country, findRegion } from 'open-local-business/countries';
import { greatCircleKm, type Point } from 'open-local-business/facts';

/** A named place of the data. */
interface NamedPoint extends Point {
  readonly name: string;
}

/** Minimum population of a place that people know everywhere in the country. */
const MIN_KNOWN_POPULATION = 100_000;
/** Distance in kilometres from the business within which names count where addresses have no province or state. */
const MAX_KM = 150;
/** Distance between places of one name beyond which the name has no position. */
const MAX_KM_APART = 30;

/**
 * Reads the names that people around a business may ask for from the data of GeoNames: one line for each place,
 * tab-separated (readme.txt beside the files: name, latitude, longitude, country, first division and population are the
 * columns 2, 5, 6, 9, 11 and 15). These are the places of its provinces or states, by their codes, or without any those
 * around `base`, and the large cities of the country.
 */
export function listNames(text: string, country: Country, regions: readonly string[], base: Point): NamedPoint[] {
  const divisions = regions.map((code) => findRegion(country, code)?.geoNames ?? code);
  return text.split('\n').flatMap((line): NamedPoint[] => {
    const columns = line.split('\t');
    const [, name = '', , , latitude, longitude, , , ofCountry, , division = ''] = columns;
    const place = { name: name.trim(), latitude: Number(latitude), longitude: Number(longitude) };
    if (place.name === '' || !Number.isFinite(place.latitude) || !Number.isFinite(place.longitude)) return [];
    const isKnown = ofCountry === country.code && Number(columns[14]) >= MIN_KNOWN_POPULATION;
    const isInside =
      divisions.length > 0
        ? ofCountry === country.code && divisions.includes(division)
        : greatCircleKm(base, place) <= MAX_KM;
    return isInside || isKnown ? [place] : [];
  });
}

/**
 * Formats the text of `place-names.json`: a line for each name, with two decimals of its position, or null if it is
 * ambiguous.
 */
export function formatPlaceNames(places: readonly NamedPoint[]): string {
  const byName = [...Map.groupBy(places, ({ name }) => name)].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = byName.map(([name, [first, ...others]]) => {
    const isAmbiguous = first === undefined || others.some((other) => greatCircleKm(first, other) > MAX_KM_APART);
    const round = (degrees: number) => Math.round(degrees * 100) / 100;
    const position = isAmbiguous ? 'null' : `[${round(first.latitude)}, ${round(first.longitude)}]`;
    return `  ${JSON.stringify(name)}: ${position}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
