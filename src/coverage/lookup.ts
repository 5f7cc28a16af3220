import { nextStep } from '../business/business.ts';
import { placesByPostalArea } from '../business/service-areas.ts';
import { placePath, type Site, type SitePlace, siteUrl } from '../business/site.ts';
import type { CoverageAnswer } from '../schemas/coverage.ts';
import { greatCircleKm } from './distance.ts';
import { dropForm, foldName } from './place-name.ts';
import { nearestPlaces } from './places.ts';

/** A served place as the nearest one to somewhere else. */
export type Nearest = NonNullable<CoverageAnswer['nearest']>;

/** What is said of a postal area that is not served: its name, the nearest served place, how far away that is. */
export type UnservedArea = readonly [name: string, nearest: number, aboutKm: number];

/**
 * What a request needs to find its answer, prepared once at build: plain JSON
 * in which every known key is found in one step, however many places there are.
 */
export interface Lookup {
  readonly placeCount: number;
  readonly nextStep: CoverageAnswer['nextStep'];
  /** A place and a postal area that exist, for advice in error messages. */
  readonly example: { readonly city: string; readonly postal: string };
  readonly province: {
    readonly name: string;
    /** First letters of its postal codes. */
    readonly postalDistricts: string;
    /** Folded names of the province and the country, which may stand behind a place name. */
    readonly endings: readonly string[];
  };
  readonly serviceIds: readonly string[];
  /** Service id by id, slug or former slug. */
  readonly services: Readonly<Record<string, string>>;
  /** Slug by folded name: official, alternate and former names and slugs. */
  readonly places: Readonly<Record<string, string>>;
  /** Official name by slug. */
  readonly names: Readonly<Record<string, string>>;
  /** Folded names that may stand behind a place, by its slug: municipality, region, names of several places. */
  readonly parents: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the places that a folded name of several places may mean. */
  readonly regions: Readonly<Record<string, readonly string[]>>;
  /** Folded official names for near misses, by their length. */
  readonly official: Readonly<Record<number, readonly string[]>>;
  /** Forward sortation areas of the province: 0 where served. */
  readonly postalAreas: Readonly<Record<string, 0 | UnservedArea>>;
  /** The places that are nearest to any unserved postal area. */
  readonly nearest: readonly Nearest[];
}

/** Prepares everything that requests look up. */
export function prepareLookup(site: Site): Lookup {
  const { province } = site.regions;
  const served = placesByPostalArea(site);
  const [firstPlace] = site.places;
  const [firstFsa] = served.keys();
  return {
    placeCount: site.places.length,
    nextStep: nextStep(site),
    example: { city: firstPlace?.name ?? site.business.address.addressLocality, postal: firstFsa ?? 'K1A' },
    province: {
      name: province.name,
      postalDistricts: province.postalDistricts.join(''),
      endings: [...new Set([province.name, ...province.alternateNames, province.country].map(foldName))],
    },
    serviceIds: site.services.map((service) => service.id),
    services: Object.fromEntries(
      site.services.flatMap((service) =>
        [...service.formerSlugs, service.slug, service.id].map((name) => [name, service.id]),
      ),
    ),
    places: Object.fromEntries(
      site.places.flatMap((place) =>
        [...place.formerSlugs, ...place.alternateNames, place.slug, place.name].map((name) => [
          foldName(name),
          place.slug,
        ]),
      ),
    ),
    names: Object.fromEntries(site.places.map((place) => [place.slug, place.name])),
    parents: collectParents(site),
    regions: Object.fromEntries(
      site.regions.regions.flatMap((region) => region.names.map((name) => [foldName(name), region.places])),
    ),
    official: collectOfficialNames(site),
    ...preparePostalAreas(site, new Set(served.keys())),
  };
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
  const regionNames = new Map<string, string[]>();
  for (const region of site.regions.regions) {
    for (const slug of region.places) {
      regionNames.set(slug, [...(regionNames.get(slug) ?? []), ...region.names.map(foldName)]);
    }
  }
  return Object.fromEntries(
    site.places.map((place) => {
      const above = [place.municipality, ...(place.region === undefined ? [] : [place.region])].map(foldName);
      const short = above.map((name) => dropForm(name).replace(/ (?:region|county|regional municipality)$/, ''));
      return [place.slug, [...new Set([...above, ...short, ...(regionNames.get(place.slug) ?? [])])]];
    }),
  );
}

function preparePostalAreas(
  site: Site,
  served: ReadonlySet<string>,
): { postalAreas: Record<string, 0 | UnservedArea>; nearest: Nearest[] } {
  const nearest: SitePlace[] = [];
  const postalAreas: Record<string, 0 | UnservedArea> = {};
  for (const [fsa, area] of Object.entries(site.postalAreas)) {
    if (served.has(fsa)) continue;
    const [place] = nearestPlaces(site, area, 1);
    if (place === undefined) continue;
    const km = greatCircleKm(area, place);
    if (!nearest.includes(place)) nearest.push(place);
    postalAreas[fsa] = [area.name.replace(/ \(.*/, ''), nearest.indexOf(place), Math.max(5, Math.round(km / 5) * 5)];
  }
  for (const fsa of served) postalAreas[fsa] = 0;
  return {
    postalAreas,
    nearest: nearest.map((place) => ({
      slug: place.slug,
      name: place.name,
      distanceKm: place.distanceKm,
      url: siteUrl(site, placePath(place)),
    })),
  };
}
