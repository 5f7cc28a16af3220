import type { Site, SitePlace } from '../business/site.ts';
import { greatCircleKm, KM_PER_DEGREE, type Point } from './distance.ts';

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

/** Maximum number of neighbouring places shown. */
const MOST_AROUND = 40;

/** The forty nearest places to a served one, for its map and lists. */
export function placesAround(site: Site, place: SitePlace): SitePlace[] {
  return nearestPlaces(site, place, MOST_AROUND);
}

/**
 * The nearest served places to a point, nearest first; ties in the order of the site. A linear scan: 6,200 places take
 * 0.3 ms.
 */
export function nearestPlaces({ places }: Pick<Site, 'places'>, point: Point, count: number): SitePlace[] {
  const near: Near[] = [];
  let reachDegrees = Number.POSITIVE_INFINITY;
  for (const place of places) {
    // Skip places whose difference in latitude alone exceeds the current maximum.
    if (place === point || Math.abs(place.latitude - point.latitude) > reachDegrees) continue;
    insert({ place, km: greatCircleKm(point, place) }, near, count);
    const furthest = near[count - 1];
    if (furthest !== undefined) reachDegrees = (furthest.km + ROUNDING_KM) / KM_PER_DEGREE;
  }
  return near.map(({ place }) => place);
}

/** Rounding error of a distance. */
const ROUNDING_KM = 0.001;

interface Near {
  readonly place: SitePlace;
  readonly km: number;
}

/** Inserts into a list sorted by distance with at most `count` entries. */
function insert(found: Near, near: Near[], count: number): void {
  let index = near.length;
  for (let other = near[index - 1]; other !== undefined && found.km < other.km; other = near[index - 1]) index--;
  if (index >= count) return;
  near.splice(index, 0, found);
  if (near.length > count) near.pop();
}
