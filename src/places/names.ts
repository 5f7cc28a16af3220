import type { Site } from '../business/site.ts';
import { isRural } from '../countries/postal-code.ts';
import { greatCircleKm, type Point } from './distance.ts';
import { dropCompass, dropForm, dropRegion, foldName, namesAmong } from './place-name.ts';
import { nearestPlaces, placesByPostalArea } from './places.ts';

/** The served place nearest to a point: its slug, and the distance in whole kilometres. */
export type Nearest = readonly [slug: string, aboutKmAway: number];

/** What a name means. */
export type NamedPlace =
  /** The slug of the served place that has it. */
  | string
  /** Several served places that share it, or those in the part of a town that has it. */
  | { readonly kind: 'several' | 'quarter'; readonly slugs: readonly string[] }
  | UnservedPlace;

/** A place that is known, but not served. */
export interface UnservedPlace {
  /** Undefined if its position is unknown. */
  readonly nearest?: Nearest | undefined;
  /** Folded names of what it lies in, if they are known. */
  readonly within?: readonly string[];
}

type Names = Readonly<Record<string, NamedPlace>>;

/** Areas with the same name that are farther apart have no meaningful centre (contract B18). */
const WIDEST_KM = 30;

/** Every name that is recognized, folded. Where names are alike, places come before shared and known names. */
export function collectNames(site: Site): Names {
  const served = { ...nameSharedAreas(site), ...namePlaces(site) };
  return { ...nameKnownPlaces(site, served), ...served };
}

/** The served place nearest to a point; undefined if there is none. */
export function findNearest(site: Site, point: Point): Nearest | undefined {
  const [place] = nearestPlaces(site, point, 1);
  return place && [place.slug, Math.round(greatCircleKm(point, place))];
}

/** Folded names of what places lie in, by slug: municipality, region, former municipality, shared names. */
export function collectParents(site: Site): Readonly<Record<string, readonly string[]>> {
  const shared = site.regions.regions.map(({ names, places }) => ({ names: names.map(foldName), places }));
  return Object.fromEntries(
    site.places.map(({ slug, municipality, region, formerMunicipality }) => {
      const above = [municipality, region, formerMunicipality].flatMap((name) => name ?? []).flatMap(namesOfParent);
      const other = shared.filter(
        ({ names, places }) => places.includes(slug) || names.some((name) => above.includes(name)),
      );
      return [slug, [...new Set([...above, ...other.flatMap(({ names }) => names)])]];
    }),
  );
}

/** Official, alternate and former names, and slugs. On conflicts the last wins: official names before others. */
function namePlaces({ places }: Site): Names {
  return Object.fromEntries(
    places.flatMap(({ formerSlugs, alternateNames, slug, name }) =>
      [...formerSlugs, ...alternateNames, slug, name].map((one) => [foldName(one), slug]),
    ),
  );
}

/** Municipalities and regions that places lie in, overridden by the lists of regions.yaml (contract B16). */
function nameSharedAreas({ places, regions }: Site): Names {
  const above = places.flatMap(({ slug, municipality, region = municipality }) =>
    [...new Set([municipality, region].flatMap(namesOfRegion))].map((name) => ({ name, slug })),
  );
  const share = (name: string, slugs: readonly string[]) => [name, { kind: 'several', slugs }] as const;
  return Object.fromEntries([
    ...[...Map.groupBy(above, ({ name }) => name)].map(([name, all]) =>
      share(
        name,
        all.map(({ slug }) => slug),
      ),
    ),
    ...regions.regions.flatMap(({ names, places }) => names.map((name) => share(foldName(name), places))),
  ]);
}

/**
 * Names that are known although no served place has them (contract B15): those of postal areas, and `knownNames` of
 * regions.yaml, which override them. Left out are names that contain a served one ("east hamilton"), unless a served
 * urban postal area has that name.
 */
function nameKnownPlaces(site: Site, served: Names): Names {
  const known: Record<string, NamedPlace> = {};
  const add = (name: string, point: Point | undefined, within: readonly string[]) => {
    const around = [...new Set(within.flatMap(namesOfParent))];
    known[name] = { nearest: point && findNearest(site, point), ...(around.length > 0 && { within: around }) };
  };
  for (const [name, areas] of Map.groupBy(namePostalAreas(site), ({ name }) => name)) {
    const slugs = areas.flatMap((area) => area.slugs);
    const holdsServed = namesAmong(name, (one) => Object.hasOwn(served, one)).length > 0;
    if (slugs.length > 0) known[name] = { kind: 'quarter', slugs: [...new Set(slugs)] };
    else if (!holdsServed)
      add(
        name,
        middleOf(areas),
        areas.flatMap(({ within }) => within),
      );
  }
  for (const { name, within, latitude, longitude } of site.regions.knownNames) {
    const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    add(foldName(name), point, within);
  }
  return known;
}

/** The names of all postal areas, each with the places that are served there if it is urban, and what it lies in. */
function namePostalAreas(site: Site) {
  const byArea = placesByPostalArea(site);
  return Object.entries(site.postalAreas).flatMap(([key, area]) => {
    const { primary = [], partial = [] } = (isRural(key, site.country) ? undefined : byArea.get(key)) ?? {};
    const slugs = [...primary, ...partial].map(({ slug }) => slug);
    // The part before the bracket, then each part within it.
    const [before = '', inside = ''] = area.name.split(/[()]/);
    const [wide = [], ...narrow] = [before, ...inside.split(/[/,]/)].map(namesOfArea);
    const names = new Set([...wide, ...narrow.flat()]);
    return [...names].map((name) => ({ ...area, name, slugs, within: wide.includes(name) ? [] : wide }));
  });
}

/** Folded variants of a postal area: full, without points of the compass behind it. */
function namesOfArea(name: string): string[] {
  const folded = foldName(name);
  return [folded, dropCompass(folded)].filter((it) => it !== '');
}

/** Folded variants of a municipality or region: full, without "County of", without "Region". */
function namesOfRegion(name: string): string[] {
  const folded = foldName(name);
  return [folded, dropForm(folded), dropRegion(folded)];
}

/** After a place name, "Brant" and "Brant County" are equivalent. */
function namesOfParent(name: string): string[] {
  return namesOfRegion(name).flatMap((folded) => [folded, folded.replace(/ county$/, '')]);
}

/** Mean of points; undefined if two of them are too far apart. */
function middleOf(points: readonly Point[]): Point | undefined {
  const isWide = points.some((a, index) => points.slice(index + 1).some((b) => greatCircleKm(a, b) > WIDEST_KM));
  if (isWide || points.length === 0) return undefined;
  const mean = (key: keyof Point) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
