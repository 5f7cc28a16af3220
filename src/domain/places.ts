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

/** The served places nearest to a point or to one of them, nearest first; of equally near ones the first of the site. */
export function nearestPlaces(site: Site, point: Point, count: number): SitePlace[] {
  const { sorted, leastCosine } = placesByLatitude(site);
  const cosine = Math.min(leastCosine, Math.cos(point.latitude * RADIANS));
  const north = firstNorthOf(point, sorted);
  const near: Near[] = [];
  const look = (start: number, step: 1 | -1) => {
    for (let index = start; ; index += step) {
      const other = sorted[index];
      const furthestKm = near.length === count ? (near.at(-1)?.km ?? 0) : Number.POSITIVE_INFINITY;
      if (other === undefined || kmNorthward(other, point) > furthestKm) return;
      if (other === point || kmEastward(other, point, cosine) > furthestKm) continue;
      insert({ other, km: greatCircleKm(point, other) }, near, count);
    }
  };
  look(north, 1);
  look(north - 1, -1);
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

interface Latitudes {
  /** All places from south to north: those far to the north or south of one need no look. */
  readonly sorted: readonly SitePlace[];
  /** The cosine of the latitude farthest from the equator. */
  readonly leastCosine: number;
}

const latitudes = new WeakMap<Site, Latitudes>();
const ranks = new WeakMap<SitePlace, number>();

function placesByLatitude(site: Site): Latitudes {
  const known = latitudes.get(site) ?? sortByLatitude(site);
  latitudes.set(site, known);
  return known;
}

function sortByLatitude({ places }: Site): Latitudes {
  for (const [rank, place] of places.entries()) ranks.set(place, rank);
  const sorted = places.toSorted((a, b) => a.latitude - b.latitude);
  const farthest = Math.max(...[sorted.at(0), sorted.at(-1)].map((place) => Math.abs(place?.latitude ?? 0)));
  return { sorted, leastCosine: Math.cos(farthest * RADIANS) };
}

/** Index of the first place that lies as far north as a point, or farther. */
function firstNorthOf({ latitude }: Point, sorted: readonly SitePlace[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.latitude ?? 0) < latitude) from = middle + 1;
    else to = middle;
  }
  return from;
}

const RADIANS = Math.PI / 180;
/** What rounding may add to the bounds below. */
const ROUNDING_KM = 0.001;

/** Never more than the great-circle distance: the part of it along a meridian. */
function kmNorthward(from: Point, to: Point): number {
  return Math.abs(from.latitude - to.latitude) * KM_PER_DEGREE - ROUNDING_KM;
}

/**
 * Never more than the great-circle distance: what the haversine formula gives without its part along the meridian,
 * with a straight line for the arc. `cosine` must not be larger than that of either latitude.
 */
function kmEastward(from: Point, to: Point, cosine: number): number {
  const diameter = (2 * KM_PER_DEGREE) / RADIANS;
  return diameter * cosine * Math.sin((Math.abs(from.longitude - to.longitude) * RADIANS) / 2) - ROUNDING_KM;
}
