import { nextStep } from '../business/business.ts';
import { placePath, type Site, type SitePlace, siteUrl, tellsResponse } from '../business/site.ts';
import type { DistanceUnit } from '../countries/country.ts';
import { type PostalCodePatterns, preparePostalCodes } from '../countries/postal-code-patterns.ts';
import { findRegion, regionsOfPostalArea } from '../countries/regions.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { Terms } from '../text/terms.ts';
import { greatCircleKm, type Point } from './distance.ts';
import { collectKnownNames } from './known-names.ts';
import { dropForm, dropRegion, foldName } from './place-name.ts';
import { nearestPlaces } from './places.ts';
import { prepareTotals, type TotalIndex } from './prepare-totals.ts';
import { placesByPostalArea } from './service-areas.ts';

/** The nearest served place to somewhere, without the distance. */
type Nearest = Omit<NonNullable<CoverageAnswer['nearest']>, 'aboutKmAway'>;

/** Reference to the nearest served place: index in `nearest`, and distance in whole kilometres. */
export type NearestRef = readonly [nearest: number, aboutKmAway: number];

/** A postal area that is not served: name and nearest served place. */
type UnservedArea = readonly [name: string, ...NearestRef];

/** A served place as it is suggested. */
export type PlaceSummary = Omit<CoverageAnswer['suggestions'][number], 'slug'>;

/**
 * Lookup tables for requests, prepared at build: plain JSON with constant-time access by key, however many places there
 * are.
 */
export interface CoverageIndex {
  readonly placeCount: number;
  readonly nextStep: CoverageAnswer['nextStep'];
  /** An existing place and postal area, as examples in error messages. */
  readonly example: { readonly city: string; readonly postal: string };
  readonly postalCodes: PostalCodePatterns;
  readonly terms: Terms;
  readonly distanceUnit: DistanceUnit;
  readonly tellsResponse: boolean;
  /** Names of provinces or states with service; empty if the country's addresses have no region. */
  readonly regionNames: readonly string[];
  /** Prefixes of their postal codes. */
  readonly regionPostalCodes: readonly string[];
  /** Folded names of these regions and the country, which may follow a place name. */
  readonly endings: readonly string[];
  readonly serviceIds: readonly string[];
  /** Data for totals. */
  readonly totals: TotalIndex;
  /** Service id by id, slug and former slug. */
  readonly services: Readonly<Record<string, string>>;
  /** Slug by folded name: official, alternate and former names, and slugs. */
  readonly places: Readonly<Record<string, string>>;
  /** Slugs of places that are served in part. */
  readonly inPart: readonly string[];
  /** Summary by slug, nearest place first. */
  readonly summaries: Readonly<Record<string, PlaceSummary>>;
  /** Folded names of containing areas by slug: municipality, region, former municipality, shared names. */
  readonly parents: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the places that a shared name may mean, by folded name. */
  readonly regions: Readonly<Record<string, readonly string[]>>;
  /** Nearest served place by folded name of known places that are not served; 0 if their position is unknown. */
  readonly unserved: Readonly<Record<string, NearestRef | 0>>;
  /** Folded names that those lie in, by their name; the others are not there. */
  readonly unservedWithin: Readonly<Record<string, readonly string[]>>;
  /** Folded names of parts of towns, with the slugs of the places that are served there. */
  readonly quarters: Readonly<Record<string, readonly string[]>>;
  /** Folded official names by length, for near misses. */
  readonly official: Readonly<Record<number, readonly string[]>>;
  /** Known postal areas: 0 if served. */
  readonly postalAreas: Readonly<Record<string, 0 | UnservedArea>>;
  /** Places that are nearest to any unserved postal area or known name. */
  readonly nearest: readonly Nearest[];
}

/** Prepares the lookup tables. */
export function prepareCoverageIndex(site: Site): CoverageIndex {
  const { country, terms, business } = site;
  const served = placesByPostalArea(site);
  const [firstPlace] = site.places;
  const [firstArea] = served.keys();
  const places = collectNames(site);
  const regions = collectRegions(site, places);
  return {
    placeCount: site.places.length,
    nextStep: nextStep(site),
    example: {
      city: firstPlace?.name ?? business.address.addressLocality,
      postal: firstArea ?? country.postalCode.examples.area,
    },
    postalCodes: preparePostalCodes(country),
    terms,
    distanceUnit: country.distanceUnit,
    tellsResponse: tellsResponse(site),
    ...nameRegions(site, [...served.keys()]),
    serviceIds: site.services.map((service) => service.id),
    totals: prepareTotals(site),
    services: Object.fromEntries(
      site.services.flatMap((service) =>
        [...service.formerSlugs, service.slug, service.id].map((name) => [name, service.id]),
      ),
    ),
    places,
    inPart: site.places.filter((place) => place.isServedInPart).map(({ slug }) => slug),
    summaries: Object.fromEntries(
      site.places.map(({ slug, name, municipality, kind, distanceKm }) => [
        slug,
        { name, municipality, kind, distanceKm },
      ]),
    ),
    parents: collectParents(site),
    regions,
    official: collectOfficialNames(site),
    ...prepareUnserved(site, new Set(served.keys()), new Set([...Object.keys(places), ...Object.keys(regions)])),
  };
}

/** The region of the address first, then those of other served or known postal areas. */
function nameRegions(
  { business, country, postalAreas }: Site,
  served: readonly string[],
): Pick<CoverageIndex, 'regionNames' | 'regionPostalCodes' | 'endings'> {
  const { addressRegion } = business.address;
  const codes = new Set(addressRegion === undefined ? [] : [addressRegion]);
  for (const area of [...served, ...Object.keys(postalAreas)]) {
    const possible = regionsOfPostalArea(country, area);
    if (!possible.some((code) => codes.has(code))) for (const code of possible) codes.add(code);
  }
  const regions = [...codes].flatMap((code) => findRegion(country, code) ?? []);
  const names = [
    ...regions.flatMap(({ name, alternateNames = [] }) => [name, ...alternateNames]),
    ...codes,
    country.name,
    ...country.alternateNames,
  ];
  return {
    regionNames: regions.map(({ name }) => name),
    regionPostalCodes: regions.flatMap(({ postalCodes }) => postalCodes),
    endings: [...new Set(names.map(foldName))],
  };
}

/** Slug by folded name. On conflicts the higher weight wins: official names before others. */
function collectNames(site: Site): Record<string, string> {
  return Object.fromEntries(
    site.places.flatMap((place) =>
      [...place.formerSlugs, ...place.alternateNames, place.slug, place.name].map((name) => [
        foldName(name),
        place.slug,
      ]),
    ),
  );
}

/**
 * Municipalities and regions that are not places themselves, overridden by the lists of regions.yaml (contract B16).
 */
function collectRegions(site: Site, places: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  const derived: Record<string, string[]> = {};
  for (const { slug, municipality, region } of site.places) {
    for (const name of new Set([municipality, region ?? municipality].flatMap(namesOfRegion))) {
      if (Object.hasOwn(places, name)) continue;
      derived[name] ??= [];
      derived[name]?.push(slug);
    }
  }
  const listed = site.regions.regions.flatMap((region) =>
    region.names.map((name) => [foldName(name), region.places] as const),
  );
  return { ...derived, ...Object.fromEntries(listed) };
}

/** Folded variants of a municipality or region: full, without "County of", without "Region". */
function namesOfRegion(name: string): string[] {
  const folded = foldName(name);
  return [...new Set([folded, dropForm(folded), dropRegion(folded)])];
}

function collectOfficialNames(site: Site): Record<number, string[]> {
  const byLength: Record<number, string[]> = {};
  for (const place of site.places) {
    const folded = foldName(place.name);
    byLength[folded.length] ??= [];
    byLength[folded.length]?.push(folded);
  }
  return byLength;
}

function collectParents(site: Site): Record<string, string[]> {
  const groups = site.regions.regions.map(({ names, places }) => ({ names: names.map(foldName), places }));
  return Object.fromEntries(
    site.places.map(({ slug, municipality, region, formerMunicipality }) => {
      const above = [municipality, region, formerMunicipality].flatMap((name) => name ?? []).flatMap(namesOfParent);
      const other = groups.filter(
        ({ names, places }) => places.includes(slug) || names.some((it) => above.includes(it)),
      );
      return [slug, [...new Set([...above, ...other.flatMap(({ names }) => names)])]];
    }),
  );
}

/** After a place name, "Brant" and "Brant County" are equivalent. */
function namesOfParent(name: string): string[] {
  return namesOfRegion(name).flatMap((folded) => [folded, folded.replace(/ county$/, '')]);
}

/** Known names and areas without service, with a reference to the nearest served place. */
function prepareUnserved(
  site: Site,
  servedAreas: ReadonlySet<string>,
  servedNames: ReadonlySet<string>,
): Pick<CoverageIndex, 'postalAreas' | 'unserved' | 'unservedWithin' | 'quarters' | 'nearest'> {
  const nearest: SitePlace[] = [];
  const nearestFrom = (point: Point): NearestRef | undefined => {
    const [place] = nearestPlaces(site, point, 1);
    if (place === undefined) return undefined;
    if (!nearest.includes(place)) nearest.push(place);
    return [nearest.indexOf(place), Math.round(greatCircleKm(point, place))];
  };
  const postalAreas: Record<string, 0 | UnservedArea> = {};
  for (const [key, area] of Object.entries(site.postalAreas)) {
    const way = servedAreas.has(key) ? undefined : nearestFrom(area);
    if (way !== undefined) postalAreas[key] = [area.name.replace(/ \(.*/, ''), ...way];
  }
  for (const key of servedAreas) postalAreas[key] = 0;
  const unserved: Record<string, NearestRef | 0> = {};
  const unservedWithin: Record<string, readonly string[]> = {};
  const quarters: Record<string, readonly string[]> = {};
  for (const [name, { point, places, within }] of collectKnownNames(site, servedNames)) {
    if (places.length > 0) {
      quarters[name] = places;
      continue;
    }
    unserved[name] = (point && nearestFrom(point)) ?? 0;
    if (within.length > 0) unservedWithin[name] = [...new Set(within.flatMap(namesOfParent))];
  }
  return {
    postalAreas,
    unserved,
    unservedWithin,
    quarters,
    nearest: nearest.map((place) => ({
      slug: place.slug,
      name: place.name,
      distanceKm: place.distanceKm,
      url: siteUrl(site, placePath(place)),
    })),
  };
}
