import type { Country } from '../countries/country.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { preparePostalCodes } from '../countries/postal-code-patterns.ts';
import { greatCircleKm, type Point } from '../coverage/distance.ts';
import type { PostalAreasFile } from '../schemas/places/region.ts';

/** A row of the data: postal code, place name, position. */
interface Row {
  readonly area: string;
  readonly name: string;
  /** Municipality or county, where the data names one. */
  readonly municipality: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** An extract of the data. */
export interface PostalAreaCut {
  /** Sorted by code. */
  readonly areas: PostalAreasFile;
  /** Number of rows for the country, at any distance. */
  readonly rowCount: number;
}

/** Maximum number of further place names of an area. */
const MOST_OTHERS = 4;

/**
 * Extracts the postal areas around a point from the postal code data of GeoNames: one line for each code and place,
 * tab-separated (readme.txt beside the files: country code, postal code, place name, three administrative divisions
 * with their codes, latitude, longitude, accuracy). An area's position is the mean of its rows. Rows of other countries
 * and invalid codes are skipped. `around` is a point, or the postal area whose position is the center.
 */
export function cutPostalAreas(
  text: string,
  country: Country,
  around: Point | string,
  withinKm: number,
): PostalAreaCut {
  const rows = readRows(text, country);
  const all = [...Map.groupBy(rows, ({ area }) => area)].map(([area, ofArea]) => [area, describeArea(ofArea)] as const);
  const centre = typeof around === 'string' ? all.find(([area]) => area === around)?.[1] : around;
  const areas = all
    .filter(([, point]) => centre !== undefined && greatCircleKm(centre, point) <= withinKm)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { areas: Object.fromEntries(areas), rowCount: rows.length };
}

function describeArea(rows: readonly Row[]): PostalAreasFile[string] {
  const [first = '', ...others] = new Set(rows.map(({ name }) => name));
  const also = others.slice(0, MOST_OTHERS).join(', ');
  return {
    latitude: mean(rows.map(({ latitude }) => latitude)),
    longitude: mean(rows.map(({ longitude }) => longitude)),
    // Some names already have another place name in brackets.
    name: also === '' ? first : first.endsWith(')') ? `${first.slice(0, -1)}, ${also})` : `${first} (${also})`,
  };
}

/** Rounds to four decimals, about ten metres, which exceeds the precision of the data. */
function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 1e4) / 1e4;
}

/** One area a line, for readable diffs. */
export function writePostalAreas(areas: PostalAreasFile): string {
  const lines = Object.entries(areas).map(([area, { latitude, longitude, name }]) => {
    const members = Object.entries({ latitude, longitude, name }).map(([key, it]) => `"${key}": ${JSON.stringify(it)}`);
    return `  ${JSON.stringify(area)}: { ${members.join(', ')} }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A place of the data: its position is the mean of its rows. */
export interface DataPlace {
  readonly name: string;
  readonly municipality: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Its postal areas, in order. */
  readonly areas: readonly string[];
  /** From the business. */
  readonly km: number;
}

/** The places of the postal code data, nearest first. A name in two municipalities is two places. */
export function listPlaces(text: string, country: Country, centre: Point): DataPlace[] {
  const rows = readRows(text, country);
  return [...Map.groupBy(rows, ({ name, municipality }) => `${name}\n${municipality}`).values()]
    .map((ofPlace) => {
      const [{ name, municipality } = { name: '', municipality: '' }] = ofPlace;
      const point = {
        latitude: mean(ofPlace.map(({ latitude }) => latitude)),
        longitude: mean(ofPlace.map(({ longitude }) => longitude)),
      };
      const areas = [...new Set(ofPlace.map(({ area }) => area))].sort();
      return { name, municipality: municipality || name, ...point, areas, km: greatCircleKm(centre, point) };
    })
    .sort((a, b) => a.km - b.km);
}

function readRows(text: string, country: Country): Row[] {
  const patterns = preparePostalCodes(country);
  return text.split('\n').flatMap((line): Row[] => {
    const [code, postalCode = '', name = '', , , county = '', , community = '', , latitude, longitude] =
      line.split('\t');
    const read = code === country.code ? parsePostalCode(postalCode, patterns) : undefined;
    const row = { name: name.trim(), latitude: Number(latitude), longitude: Number(longitude) };
    const isWhole = row.name !== '' && Number.isFinite(row.latitude) && Number.isFinite(row.longitude);
    return read?.ok && isWhole ? [{ area: read.value, municipality: community.trim() || county.trim(), ...row }] : [];
  });
}
