import type { Site } from '../business/site.ts';
import { isRural } from '../countries/postal-code.ts';
import { greatCircleKm, type Point, roundKm } from './distance.ts';
import { dropCompassPoints, dropCounty, dropPlacePrefix, dropRegion, findNamesAmong, foldName } from './place-name.ts';
import { groupByPostalArea } from './places.ts';

/** The served place nearest to a point: its slug, and the distance in whole kilometres. */
export type Nearest = readonly [slug: string, aboutKmAway: number];

/**
 * The meaning of a name:
 * - `match`: one served place;
 * - `shared`: several served places, for example those of a municipality;
 * - `part-of-town`: a part of a town, or a place close to served ones, so that several may be meant;
 * - `province`: a province, state or country with served places;
 * - `unserved`: a known place that is not served.
 */
export interface NameMeaning {
  readonly kind: 'match' | 'shared' | 'part-of-town' | 'province' | 'unserved';
  /** Slugs of the served places. */
  readonly slugs: readonly string[];
  /** The name of a known place that is not served. */
  readonly name?: string;
  /** The served place nearest to it, if its position is known. */
  readonly nearest?: Nearest | undefined;
  /** Distance of the place with the name from the base in kilometres, if coverage is by radius (contract M8). */
  readonly baseKm?: number | undefined;
  /** Folded names of the areas that contain it, if known. */
  readonly within?: readonly string[];
}

/** Known names, folded, with their meanings. */
export type Names = Readonly<Record<string, NameMeaning>>;

/** Areas with the same name that are farther apart have no meaningful centre (contract B18). */
const MAX_SPREAD_KM = 30;

/** Maximum distance at which a name is treated as a part of a served place. */
const MAX_CLOSE_KM = 3;

/** Whether a folded name contains a served one. */
function containsServed(name: string, served: Names): boolean {
  return findNamesAmong(name, (known) => Object.hasOwn(served, known)).length > 0;
}

/**
 * Collects every known name, folded. Names of served places take precedence over equal names that are shared or known.
 */
export function collectNames(site: Site): Names {
  const served = { ...collectSharedNames(site), ...collectPlaceNames(site) };
  return { ...collectListedNames(site, served), ...collectKnownNames(site, served), ...served };
}

/** Finds the served place nearest to a point; undefined if there is none. */
function findNearest({ places }: Site, point: Point): Nearest | undefined {
  const distances = places.map((place) => greatCircleKm(point, place));
  const km = Math.min(...distances);
  const place = places[distances.indexOf(km)];
  return place && [place.slug, Math.round(km)];
}

/**
 * Finds the served place nearest to a point, and with coverage by radius also its distance from the base (contract M8).
 */
export function measureDistances(site: Site, point: Point): Pick<NameMeaning, 'nearest' | 'baseKm'> {
  const { coverage, geo } = site.business;
  return {
    nearest: findNearest(site, point),
    ...(coverage === 'radius' && { baseKm: roundKm(greatCircleKm(geo, point)) }),
  };
}

/**
 * Collects the folded names of the areas that contain each place, by slug: municipality, region, former municipality,
 * shared names.
 */
export function collectParents(site: Site): Readonly<Record<string, readonly string[]>> {
  const shared = site.sharedNames.map(({ names, places }) => ({ names: names.map(foldName), places }));
  return Object.fromEntries(
    site.places.map(({ slug, municipality, region = municipality, formerMunicipality = municipality }) => {
      const above = [municipality, region, formerMunicipality].flatMap(listParentNames);
      const other = shared.filter(
        ({ names, places }) => places.includes(slug) || names.some((name) => above.includes(name)),
      );
      return [slug, [...new Set([...above, ...other.flatMap(({ names }) => names)])]];
    }),
  );
}

/**
 * Collects official, alternate and former names, and slugs. Of equal ones the last is kept, so official names take
 * precedence.
 */
function collectPlaceNames({ places }: Site): Names {
  return Object.fromEntries(
    places.flatMap(({ formerSlugs, alternateNames, slug, name }) =>
      [...formerSlugs, ...alternateNames, slug, name].map((form) => [foldName(form), { kind: 'match', slugs: [slug] }]),
    ),
  );
}

/** Collects the municipalities and regions of places, overridden by the lists of regions.yaml (contract B16). */
function collectSharedNames({ places, sharedNames }: Site): Names {
  const above = places.flatMap(({ slug, municipality, region = municipality }) =>
    [...new Set([municipality, region].flatMap(listFoldedNames))].map((name) => ({ name, slug })),
  );
  const derived = [...Map.groupBy(above, ({ name }) => name)].map(
    ([name, all]) => [name, all.map(({ slug }) => slug)] as const,
  );
  const listed = sharedNames.flatMap(({ names, places }) => names.map((name) => [foldName(name), places] as const));
  return Object.fromEntries([...derived, ...listed].map(([name, slugs]) => [name, { kind: 'shared', slugs }]));
}

/**
 * Collects the known names that no served place has (contract B15): of postal areas, and `knownNames` of regions.yaml,
 * which override them. Omits names that contain a served one ("east hamilton"), unless a served urban
 * postal area has that name.
 */
function collectKnownNames(site: Site, served: Names): Names {
  const unserved = (name: string, point: Point | undefined, within: readonly string[]): NameMeaning => ({
    kind: 'unserved',
    slugs: [],
    name,
    ...(point && measureDistances(site, point)),
    within: [...new Set(within.flatMap(listParentNames))],
  });
  const names: Record<string, NameMeaning> = {};
  for (const [name, areas] of Map.groupBy(collectPostalAreaNames(site), ({ name }) => name)) {
    const slugs = [...new Set(areas.flatMap((area) => area.slugs))];
    const within = areas.flatMap((area) => area.within);
    if (slugs.length > 0 && site.business.coverage !== 'radius') names[name] = { kind: 'part-of-town', slugs };
    else if (!containsServed(name, served)) names[name] = unserved(name, findMidpoint(areas), within);
  }
  for (const { name: spelling, within, latitude, longitude } of site.knownNames) {
    const name = foldName(spelling);
    const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    names[name] = unserved(name, point, within);
  }
  return names;
}

/**
 * Collects the names in place-names.json (contract M8). A name in a served postal area of a town, or close to a served
 * place, is ambiguous. Omits names that contain a served one.
 */
function collectListedNames(site: Site, served: Names): Names {
  const areas = groupByPostalArea(site);
  const entries = Object.entries(site.placeNames).flatMap(([spelling, position]) => {
    const name = foldName(spelling);
    if (containsServed(name, served)) return [];
    if (position === null) return [[name, { kind: 'unserved', slugs: [], name } as const] as const];
    const [latitude, longitude] = position;
    const measured = measureDistances(site, { latitude, longitude });
    const around =
      measured.baseKm === undefined ? listPossiblePlaces(site, { latitude, longitude }, measured, areas) : [];
    const meaning: NameMeaning =
      around.length > 0 ? { kind: 'part-of-town', slugs: around } : { kind: 'unserved', slugs: [], name, ...measured };
    return [[name, meaning] as const];
  });
  return Object.fromEntries(entries);
}

/** Lists the slugs of the served places that a point may belong to. */
function listPossiblePlaces(
  { postalAreas, country }: Site,
  point: Point,
  { nearest: [slug, km] = ['', Infinity] }: Pick<NameMeaning, 'nearest'>,
  served: ReturnType<typeof groupByPostalArea>,
): string[] {
  if (km <= MAX_CLOSE_KM) return [slug];
  if (km > MAX_SPREAD_KM) return [];
  const [area] = Object.entries(postalAreas)
    .map(([key, area]) => ({ key, km: greatCircleKm(point, area) }))
    .sort((a, b) => a.km - b.km);
  return area === undefined || isRural(area.key, country) ? [] : (served.get(area.key) ?? []).map(({ slug }) => slug);
}

/**
 * Collects the names of all postal areas, each with the served places there if it is urban, and with the names that
 * contain it.
 */
function collectPostalAreaNames(site: Site) {
  const served = groupByPostalArea(site);
  return Object.entries(site.postalAreas).flatMap(([key, area]) => {
    const places = isRural(key, site.country) ? [] : (served.get(key) ?? []);
    const slugs = places.map(({ slug }) => slug);
    // The part before the bracket, then each part within it.
    const [before = '', inside = ''] = area.name.split(/[()]/);
    const [wide = [], ...narrow] = [before, ...inside.split(/[/,]/)].map(listAreaNames);
    const names = new Set([...wide, ...narrow.flat()]);
    return [...names].map((name) => ({ ...area, name, slugs, within: wide.includes(name) ? [] : wide }));
  });
}

/** Returns the folded names of a postal area: in full, and without trailing compass points. */
function listAreaNames(name: string): string[] {
  const folded = foldName(name);
  return [folded, dropCompassPoints(folded)].filter((form) => form !== '');
}

/** Returns the folded names of a municipality or region: in full, without "County of", and without "Region". */
function listFoldedNames(name: string): string[] {
  const folded = foldName(name);
  return [folded, dropPlacePrefix(folded), dropRegion(folded)];
}

/** Lists the folded names by which people refer to a municipality or region after a place: "Brant", "Brant County". */
function listParentNames(name: string): string[] {
  return listFoldedNames(name).flatMap((folded) => [folded, dropCounty(folded.replace(/ county$/, ''))]);
}

/** Returns the mean of points; undefined if two of them are too far apart. */
function findMidpoint(points: readonly Point[]): Point | undefined {
  const isWide = points.some((a, index) => points.slice(index + 1).some((b) => greatCircleKm(a, b) > MAX_SPREAD_KM));
  if (isWide) return undefined;
  const mean = (key: keyof Point) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
