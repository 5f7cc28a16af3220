import { showControls } from 'open-local-business/commands';
import { type Country, findPostalArea, formatDistance } from 'open-local-business/countries';
import { foldName, greatCircleKm, type Point, roundKm } from 'open-local-business/facts';

/** A row of the data: postal code, name of the place, position. */
interface Row extends Point {
  readonly area: string;
  readonly name: string;
  /** Municipality or county; empty where the data names none. */
  readonly municipality: string;
}

/** A postal area of the data: its position is the mean of its rows. */
export interface DataArea extends Point {
  readonly area: string;
  readonly name: string;
}

/** A place of the data: its position is the mean of its rows. */
interface DataPlace extends Point {
  readonly name: string;
  readonly municipality: string;
  /** Its postal areas, in order. */
  readonly areas: readonly string[];
  /** From the business. */
  readonly km: number;
}

/** Maximum size of the data; the largest country has about 200 MB. */
export const MAX_POSTAL_DATA_MEGABYTES = 300;

/** Maximum number of further place names of an area. */
const MAX_OTHER_NAMES = 4;

/** Maximum number of places to choose from. */
const MAX_OFFERED = 20;

/**
 * Reads the postal code data of GeoNames: one line for each code and place, tab-separated (readme.txt beside the files:
 * country code, postal code, place name, three administrative divisions with their codes, latitude, longitude,
 * accuracy). Rows of other countries and invalid codes are skipped.
 */
export function readRows(text: string, country: Country): Row[] {
  return text.split('\n').flatMap((line): Row[] => {
    const [code, postalCode, name = '', , , county = '', , community = '', , latitude, longitude] = line.split('\t');
    const area = code === country.code ? findPostalArea(postalCode, country) : undefined;
    const municipality = community.trim() || county.trim();
    const row = { name: name.trim(), municipality, latitude: Number(latitude), longitude: Number(longitude) };
    const isWhole = row.name !== '' && Number.isFinite(row.latitude) && Number.isFinite(row.longitude);
    return area !== undefined && isWhole ? [{ area, ...row }] : [];
  });
}

/** Lists the postal areas around a point, or around the middle of an area, sorted by code. */
export function listAreas(rows: readonly Row[], around: Point | string, withinKm: number): DataArea[] {
  const all = [...Map.groupBy(rows, ({ area }) => area)].map(([area, ofArea]) => {
    const [first = '', ...others] = new Set(ofArea.map(({ name }) => name));
    const also = others.slice(0, MAX_OTHER_NAMES).join(', ');
    // Some names already have another place name in brackets.
    const both = first.endsWith(')') ? `${first.slice(0, -1)}, ${also})` : `${first} (${also})`;
    return { area, ...middleOf(ofArea), name: also === '' ? first : both };
  });
  const centre = typeof around === 'string' ? all.find(({ area }) => area === around) : around;
  return all
    .filter((area) => centre !== undefined && greatCircleKm(centre, area) <= withinKm)
    .sort((a, b) => (a.area < b.area ? -1 : 1));
}

/** Lists the places of the data, nearest first. The same name in two municipalities is two places. */
export function listPlaces(rows: readonly Row[], centre: Point): DataPlace[] {
  return [...Map.groupBy(rows, ({ name, municipality }) => `${name}\n${municipality || name}`)]
    .map(([key, ofPlace]) => {
      const [name = '', municipality = ''] = key.split('\n');
      const point = middleOf(ofPlace);
      const areas = [...new Set(ofPlace.map(({ area }) => area))].sort();
      return { name, municipality, ...point, areas, km: greatCircleKm(centre, point) };
    })
    .sort((a, b) => a.km - b.km);
}

/** Formats the places to choose from: the nearest that are not served yet. */
export function formatPlaceChoices(places: readonly DataPlace[], served: readonly string[], country: Country): string {
  const names = new Set(served.map(foldName));
  const open = places.filter(({ name }) => !names.has(foldName(name))).slice(0, MAX_OFFERED);
  return open
    .map(({ name, municipality, km }) => {
      const within = municipality === name ? '' : `, ${municipality}`;
      return showControls(`${name}${within}: ${formatDistance(roundKm(km), country)}`);
    })
    .join('\n');
}

/** Returns the mean of positions, to four decimals: about ten metres, which exceeds the precision of the data. */
function middleOf(points: readonly Point[]): Point {
  const mean = (member: keyof Point) => {
    const sum = points.reduce((total, point) => total + point[member], 0);
    return Math.round((sum / points.length) * 1e4) / 1e4;
  };
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
