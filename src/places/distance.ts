/** Mean Earth radius in kilometres. */
const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Length of one degree of latitude. */
export const KM_PER_DEGREE = EARTH_RADIUS_KM * RADIANS;

/** The greatest distance between two points. */
export const MAX_KM = 180 * KM_PER_DEGREE;

/** A point in decimal degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the great-circle distance in kilometres by the haversine formula on a sphere of 6,371.0088 km.
 */
export function greatCircleKm(from: Point, to: Point): number {
  const halfLatitude = ((to.latitude - from.latitude) * RADIANS) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * RADIANS) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** Returns the kilometres rounded to one decimal, as published. */
export function roundKm(km: number): number {
  return Math.round(km * 10) / 10;
}

/** Whether a place is where the business is (its town, or within 1 km), so that no distance to it is shown. */
export function isBaseIn(place: { readonly name: string; readonly distanceKm: number }, town: string): boolean {
  return place.distanceKm < 1 || place.name === town;
}

/** The eight compass points, clockwise from north; their names in a language are in the grammar. */
export const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
/** One of the eight compass points. */
export type CompassPoint = (typeof compassPoints)[number];

/** Returns the compass point in which a great circle from one point to another begins. */
export function findDirection(from: Point, to: Point): CompassPoint {
  return compassPoints.at(Math.round((computeBearing(from, to) / Math.PI) * 4) % 8) ?? 'north';
}

/** Returns the direction in which a great circle from one point to another begins, in radians clockwise from north. */
export function computeBearing(from: Point, to: Point): number {
  const deltaLongitude = (to.longitude - from.longitude) * RADIANS;
  const [fromLatitude, toLatitude] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const y = Math.sin(deltaLongitude) * Math.cos(toLatitude);
  const x =
    Math.cos(fromLatitude) * Math.sin(toLatitude) -
    Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(deltaLongitude);
  return Math.atan2(y, x);
}
