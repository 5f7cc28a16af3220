import { listPlacePhotos, toPhotoRecord } from '../business/photos.ts';
import { placePath, type Site, type SitePlace, siteUrl } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { ServiceArea, type ServiceAreaList } from '../schemas/places/service-area.ts';
import { toRecord } from '../schemas/record.ts';
import { greatCircleKm } from './distance.ts';
import { placeKinds } from './place-name.ts';

/** Makes the public record of a served place (contract B5). */
export function toPlaceRecord(site: Site, place: SitePlace): ServiceArea {
  return toRecord(ServiceArea, {
    ...place,
    responseHolds: place.responseMinutes && 'during opening hours',
    postalAreas: [...place.postalAreas, ...place.partialPostalAreas],
    photos: listPlacePhotos(site, place.slug).map((photo) => toPhotoRecord(site, photo)),
    url: siteUrl(site, placePath(place)),
  });
}

/** Lists all served places, nearest first (contract B5). */
export function listPlaces(site: Site): ServiceAreaList {
  const { address, geo } = site.business;
  return {
    total: site.places.length,
    base: { name: address.addressLocality, latitude: geo.latitude, longitude: geo.longitude },
    areas: site.places.map((place) => toPlaceRecord(site, place)),
  };
}

/**
 * Returns the names of the point that distances are measured from; without a published street, the centre of its
 * town (contract B23).
 */
export function getBaseNames(site: Pick<Site, 'business' | 'country'>) {
  const { address } = site.business;
  const { middleOf, ourBase } = siteTextOf(site).places;
  return (address.streetAddress === undefined ? middleOf : ourBase)(address.addressLocality);
}

/**
 * Groups the served places by postal area: places that are in it before places with only some addresses in it, larger
 * kinds first.
 */
export function groupByPostalArea({ places }: Site): ReadonlyMap<string, readonly SitePlace[]> {
  const byKind = places.toSorted((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind));
  const listAreas = (field: 'postalAreas' | 'partialPostalAreas') =>
    byKind.flatMap((place) => place[field].map((area) => ({ area, place })));
  const placesByArea = Map.groupBy(
    [...listAreas('postalAreas'), ...listAreas('partialPostalAreas')],
    ({ area }) => area,
  );
  const sorted = [...placesByArea].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([area, all]) => [area, all.map(({ place }) => place)]));
}

/** Minimum number of words in the notes of a place for search engines to index its page. */
export const MIN_INDEXED_WORDS = 80;
/** Minimum number of dated photographs in a place for search engines to index its page. */
export const MIN_INDEXED_PHOTOS = 2;

/**
 * Whether search engines may index a place's page: only with local notes or two dated jobs, because near-duplicate
 * pages help nobody.
 */
export function isIndexed({ photos }: Site, { notes, slug }: SitePlace): boolean {
  const jobs = photos.filter(({ place, takenOn }) => place === slug && takenOn !== undefined);
  return jobs.length >= MIN_INDEXED_PHOTOS || (notes?.split(/\s+/).length ?? 0) >= MIN_INDEXED_WORDS;
}

/** Maximum number of nearest places that are listed for a served one. */
const MAX_LISTED = 40;
/** Maximum number of nearest places that a place's page shows in a list or table. */
export const MAX_NEARBY_ON_PAGE = 5;

/**
 * Lists the forty places nearest to a served one, for its map and lists; equally distant ones in the order of the site.
 * Measures only places of similar latitude, because this is called for every place of a site.
 */
export function listPlacesByDistance({ places }: Site, place: SitePlace): SitePlace[] {
  for (let degrees = 0.05; ; degrees *= 2) {
    const [south, north] = [place.latitude - degrees, place.latitude + degrees];
    const within = places.filter(({ latitude }) => south <= latitude && latitude <= north);
    const nearest = within
      .filter((other) => other !== place)
      .map((other) => ({ other, km: greatCircleKm(place, other) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, MAX_LISTED);
    // A place beyond a latitude is farther away than the point due north on it.
    const isFound =
      nearest.length === MAX_LISTED && (nearest.at(-1)?.km ?? 0) <= greatCircleKm(place, { ...place, latitude: north });
    if (isFound || within.length === places.length) return nearest.map(({ other }) => other);
  }
}
