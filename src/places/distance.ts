/** Mean Earth radius in kilometres. */
const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Length of a degree of latitude. */
export const KM_PER_DEGREE = EARTH_RADIUS_KM * RADIANS;

/** A point in decimal degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres by the haversine formula on a sphere of 6,371.0088 km (contract B). */
export function greatCircleKm(from: Point, to: Point): number {
  const halfLatitude = ((to.latitude - from.latitude) * RADIANS) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * RADIANS) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** Initial bearing from one point to another, in degrees clockwise from north. */
export function bearingDegrees(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * RADIANS;
  const [south, north] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const y = Math.sin(east) * Math.cos(north);
  const x = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east);
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}

/** Kilometres rounded to one decimal, as published. */
export function roundKm(km: number): number {
  return Math.round(km * 10) / 10;
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** The nearest of eight compass points to a bearing in degrees; its name in a language is in the grammar. */
export function compassPoint(bearingDegrees: number): (typeof POINTS)[number] {
  return POINTS[Math.round(bearingDegrees / 45) % 8] ?? 'north';
}
