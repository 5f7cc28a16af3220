import { greatCircleKm, KM_PER_DEGREE, type Point } from './distance.ts';
import type { Site, SitePlace } from './site.ts';

const ENOUGH_WORDS = 80;

/**
 * Whether search engines are asked to list a place's page: only with local
 * notes of its own, for pages that differ in nothing but a name help nobody.
 */
export function isListed(place: Pick<SitePlace, 'notes'>): boolean {
  return (place.notes?.split(/\s+/).length ?? 0) >= ENOUGH_WORDS;
}

/** The served places nearest to a place, nearest first; of equally near ones the first of the site. */
export function nearestPlaces(site: Site, place: SitePlace, count: number): SitePlace[] {
  const sorted = placesByLatitude(site);
  const start = sorted.indexOf(place);
  const near: Near[] = [];
  const look = (step: 1 | -1) => {
    for (let index = start + step; ; index += step) {
      const other = sorted[index];
      const furthest = near.length === count ? near.at(-1) : undefined;
      if (other === undefined || (furthest && kmNorthward(other, place) > furthest.km)) return;
      insert({ other, km: greatCircleKm(place, other) }, near, count);
    }
  };
  look(1);
  look(-1);
  return near.map(({ other }) => other);
}

interface Near {
  readonly other: SitePlace;
  readonly km: number;
}

/** Puts a place where it belongs among the nearest so far, of which there are at most `count`. */
function insert(found: Near, near: Near[], count: number): void {
  const isNearer = (a: Near, b: Near) => a.km < b.km || (a.km === b.km && rankOf(a.other) < rankOf(b.other));
  const behind = near.findIndex((other) => isNearer(found, other));
  if (behind >= 0) near.splice(behind, 0, found);
  else near.push(found);
  near.length = Math.min(near.length, count);
}

function rankOf(place: SitePlace): number {
  return ranks.get(place) ?? 0;
}

const latitudes = new WeakMap<Site, readonly SitePlace[]>();
const ranks = new WeakMap<SitePlace, number>();

/** All places from south to north: those far to the north or south of one need no look. */
function placesByLatitude(site: Site): readonly SitePlace[] {
  const known = latitudes.get(site) ?? site.places.toSorted((a, b) => a.latitude - b.latitude);
  if (!latitudes.has(site)) for (const [rank, place] of site.places.entries()) ranks.set(place, rank);
  latitudes.set(site, known);
  return known;
}

/** Never more than the great-circle distance: the part of it along a meridian, less what rounding may add. */
function kmNorthward(from: Point, to: Point): number {
  return Math.abs(from.latitude - to.latitude) * KM_PER_DEGREE - 0.001;
}
