import { photosOfPlace, toPhotoRecord } from '../business/photos.ts';
import { placePath, type Site, type SitePlace, siteUrl } from '../business/site.ts';
import { ServiceArea, type ServiceAreaList } from '../schemas/places/service-area.ts';
import { toRecord } from '../schemas/record.ts';
import { greatCircleKm, type Point } from './distance.ts';
import { placeKinds } from './place-name.ts';

/** The public record of a served place (contract B5). */
export function toPlaceRecord(site: Site, place: SitePlace): ServiceArea {
  return toRecord(ServiceArea, {
    ...place,
    responseHolds: place.responseMinutes && 'during opening hours',
    postalAreas: [...place.postalAreas, ...place.partialPostalAreas],
    photos: photosOfPlace(site, place.slug).map((photo) => toPhotoRecord(site, photo)),
    url: siteUrl(site, placePath(place)),
  });
}

/** All served places, nearest first (contract B5). */
export function listPlaces(site: Site): ServiceAreaList {
  const { address, geo } = site.business;
  return {
    total: site.places.length,
    base: { name: address.addressLocality, latitude: geo.latitude, longitude: geo.longitude },
    areas: site.places.map((place) => toPlaceRecord(site, place)),
  };
}

/** Places in one postal area, wholly or partly. */
export interface PostalPlaces {
  readonly primary: SitePlace[];
  readonly partial: SitePlace[];
}

/** Served places by postal area, larger kinds of places first, then by distance. */
export function placesByPostalArea(site: Site): ReadonlyMap<string, PostalPlaces> {
  const byArea: Record<string, PostalPlaces> = {};
  for (const place of site.places.toSorted((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind))) {
    for (const area of [...place.postalAreas, ...place.partialPostalAreas])
      byArea[area] ??= { primary: [], partial: [] };
    for (const area of place.postalAreas) byArea[area]?.primary.push(place);
    for (const area of place.partialPostalAreas) byArea[area]?.partial.push(place);
  }
  return new Map(Object.entries(byArea).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const ENOUGH_WORDS = 80;
const ENOUGH_JOBS = 2;

/**
 * Whether search engines may index a place's page: only with local notes or two dated jobs, because near-duplicate
 * pages help nobody.
 */
export function isListed(
  { photos }: Pick<Site, 'photos'>,
  { notes, slug }: Pick<SitePlace, 'notes' | 'slug'>,
): boolean {
  const jobs = photos.filter(({ place, takenOn }) => place === slug && takenOn !== undefined);
  return jobs.length >= ENOUGH_JOBS || (notes?.split(/\s+/).length ?? 0) >= ENOUGH_WORDS;
}

/** The forty nearest places to a served one, for its map and lists. */
export function placesAround(site: Site, place: SitePlace): SitePlace[] {
  return nearestPlaces(site, place, 40);
}

/** The nearest served places to a point, nearest first; ties in the order of the site. */
export function nearestPlaces({ places }: Pick<Site, 'places'>, point: Point, count: number): SitePlace[] {
  const near: { readonly place: SitePlace; readonly km: number }[] = [];
  for (const place of places) {
    const km = greatCircleKm(point, place);
    if (place === point || km >= (near[count - 1]?.km ?? Number.POSITIVE_INFINITY)) continue;
    near.splice(near.findLastIndex((other) => other.km <= km) + 1, 0, { place, km });
    near.splice(count);
  }
  return near.map(({ place }) => place);
}
