import { rememberOf } from '../business/remember.ts';
import type { Site, SitePlace } from '../business/site.ts';
import { EARTH_RADIUS_KM, greatCircleKm, type Point } from './distance.ts';

const ENOUGH_WORDS = 80;

/**
 * Whether search engines are asked to list a place's page: only with local
 * notes of its own, for pages that differ in nothing but a name help nobody.
 */
export function isListed(place: Pick<SitePlace, 'notes'>): boolean {
  return (place.notes?.split(/\s+/).length ?? 0) >= ENOUGH_WORDS;
}

/** The most places around one of them that anything shows. */
const MOST_AROUND = 40;

const around = rememberOf((site: Site) => rememberOf((place: SitePlace) => nearestPlaces(site, place, MOST_AROUND)));

/** The forty places nearest to a served one, nearest first: what lies on a map of it, and in lists. */
export function placesAround(site: Site, place: SitePlace): readonly SitePlace[] {
  return around(site)(place);
}

/** The served places nearest to a point or to one of them, nearest first; of equally near ones the first of the site. */
export function nearestPlaces(site: Site, point: Point, count: number): SitePlace[] {
  const { places, vectors } = treeOf(site);
  const vector = vectorOf(point);
  const near: Near[] = [];
  // Nothing farther through the sphere can be among the nearest.
  let reach = Number.POSITIVE_INFINITY;
  const consider = (place: SitePlace | undefined) => {
    if (place === undefined || place === point) return;
    insert({ place, km: greatCircleKm(point, place) }, near, count);
    const furthest = near[count - 1];
    if (furthest !== undefined) reach = (furthest.km + ROUNDING_KM) / EARTH_RADIUS_KM;
  };
  const look = (from: number, to: number, axis: number) => {
    if (from >= to) return;
    const middle = (from + to) >> 1;
    if (chordTo(vector, vectors, middle) <= reach) consider(places[middle]);
    const ahead = (vector[axis] ?? 0) - (vectors[3 * middle + axis] ?? 0);
    const next = (axis + 1) % 3;
    if (ahead < 0) look(from, middle, next);
    else look(middle + 1, to, next);
    if (Math.abs(ahead) > reach) return;
    if (ahead < 0) look(middle + 1, to, next);
    else look(from, middle, next);
  };
  look(0, places.length, 0);
  return near.map(({ place }) => place);
}

interface Near {
  readonly place: SitePlace;
  readonly km: number;
}

/** Puts a place where it belongs among the nearest so far, of which there are at most `count`. */
function insert(found: Near, near: Near[], count: number): void {
  const isNearer = (other: Near) => found.km < other.km || (found.km === other.km && rankOf(found) < rankOf(other));
  let index = near.length;
  for (let other = near[index - 1]; other !== undefined && isNearer(other); other = near[index - 1]) index--;
  near.splice(index, 0, found);
  if (near.length > count) near.pop();
}

function rankOf({ place }: Near): number {
  return ranks.get(place) ?? 0;
}

/** Places by where they lie on a sphere of radius 1, which has no seam: the root of a range is in its middle. */
interface PlaceTree {
  /** Before the root of a range lie those that are smaller along its axis, behind it the others; the axes take turns. */
  readonly places: readonly SitePlace[];
  /** Three numbers for each of them. */
  readonly vectors: Float64Array;
}

const ranks = new WeakMap<SitePlace, number>();

/** A k-d tree in an array (Bentley, "Multidimensional binary search trees", 1975). */
const treeOf = rememberOf(({ places }: Site): PlaceTree => {
  for (const [rank, place] of places.entries()) ranks.set(place, rank);
  const plant = (leaves: readonly Leaf[], axis: number): Leaf[] => {
    if (leaves.length < 2) return [...leaves];
    const sorted = leaves.toSorted((a, b) => (a.vector[axis] ?? 0) - (b.vector[axis] ?? 0));
    const middle = sorted.length >> 1;
    const next = (axis + 1) % 3;
    return [
      ...plant(sorted.slice(0, middle), next),
      ...sorted.slice(middle, middle + 1),
      ...plant(sorted.slice(middle + 1), next),
    ];
  };
  const leaves = plant(
    places.map((place) => ({ place, vector: vectorOf(place) })),
    0,
  );
  return {
    places: leaves.map(({ place }) => place),
    vectors: Float64Array.from(leaves.flatMap(({ vector }) => vector)),
  };
});

interface Leaf {
  readonly place: SitePlace;
  readonly vector: Vector;
}

type Vector = readonly [number, number, number];

function vectorOf({ latitude, longitude }: Point): Vector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const RADIANS = Math.PI / 180;
/** What rounding may add to a way through the earth, which else is never more than the great-circle distance. */
const ROUNDING_KM = 0.001;

/** Length of the straight way to the place at `index`, through the sphere of radius 1. */
function chordTo([x, y, z]: Vector, vectors: Float64Array, index: number): number {
  const dx = x - (vectors[3 * index] ?? 0);
  const dy = y - (vectors[3 * index + 1] ?? 0);
  const dz = z - (vectors[3 * index + 2] ?? 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
