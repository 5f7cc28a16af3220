import { EARTH_RADIUS_KM, greatCircleKm, KM_PER_DEGREE, type Point } from './distance.ts';
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
  const { sorted, vectors } = placesByLatitude(site);
  const vector = vectorOf(point);
  const near: Near[] = [];
  const look = (start: number, step: 1 | -1) => {
    for (let index = start; ; index += step) {
      const other = sorted[index];
      const furthestKm = near.length === count ? (near.at(-1)?.km ?? 0) : Number.POSITIVE_INFINITY;
      if (other === undefined || kmNorthward(other, point) > furthestKm) return;
      if (other === point || kmThrough(vector, vectors, index) > furthestKm) continue;
      insert({ other, km: greatCircleKm(point, other) }, near, count);
    }
  };
  const north = firstNorthOf(point, sorted);
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
  /** Where each of them lies on a sphere of radius 1: three numbers for each place. */
  readonly vectors: Float64Array;
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
  return { sorted, vectors: Float64Array.from(sorted.flatMap(vectorOf)) };
}

type Vector = readonly [number, number, number];

function vectorOf({ latitude, longitude }: Point): Vector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
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

/** Never more than the great-circle distance: the straight way through the earth to the place at `index`. */
function kmThrough([x, y, z]: Vector, vectors: Float64Array, index: number): number {
  const dx = x - (vectors[3 * index] ?? 0);
  const dy = y - (vectors[3 * index + 1] ?? 0);
  const dz = z - (vectors[3 * index + 2] ?? 0);
  return EARTH_RADIUS_KM * Math.sqrt(dx * dx + dy * dy + dz * dz) - ROUNDING_KM;
}
