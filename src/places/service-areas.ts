import { photosOfPlace, toPhotoRecord } from '../business/photos.ts';
import { placePath, type Site, type SitePlace, siteUrl } from '../business/site.ts';
import type { ServiceArea, ServiceAreaList } from '../schemas/places/service-area.ts';

const KINDS = ['city', 'town', 'neighbourhood'];

/** The public record of a served place (contract B5). */
export function toPlaceRecord(site: Site, place: SitePlace): ServiceArea {
  return {
    slug: place.slug,
    name: place.name,
    kind: place.kind,
    municipality: place.municipality,
    latitude: place.latitude,
    longitude: place.longitude,
    distanceKm: place.distanceKm,
    responseMinutes: place.responseMinutes,
    responseHolds: place.responseMinutes && 'during opening hours',
    postalAreas: [...place.postalAreas, ...place.partialPostalAreas],
    alternateNames: place.alternateNames,
    photos: photosOfPlace(site, place.slug).map((photo) => toPhotoRecord(site, photo)),
    url: siteUrl(site, placePath(place)),
  };
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
  readonly primary: readonly SitePlace[];
  readonly partial: readonly SitePlace[];
}

/** Served places by postal area, larger kinds of places first, then by distance. */
export function placesByPostalArea(site: Site): ReadonlyMap<string, PostalPlaces> {
  const byArea = new Map<string, { primary: SitePlace[]; partial: SitePlace[] }>();
  const at = (postalArea: string) => {
    const places = byArea.get(postalArea) ?? { primary: [], partial: [] };
    byArea.set(postalArea, places);
    return places;
  };
  const places = site.places.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  for (const place of places) {
    for (const postalArea of place.postalAreas) at(postalArea).primary.push(place);
    for (const postalArea of place.partialPostalAreas) at(postalArea).partial.push(place);
  }
  return new Map([...byArea].sort(([a], [b]) => (a < b ? -1 : 1)));
}
