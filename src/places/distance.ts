/** Mean Earth radius in kilometres. */
const EARTH_RADIUS_KM = 6371.0088;

/** Length of a degree of latitude. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** A point in decimal degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres by the haversine formula on a sphere of 6,371.0088 km (contract B). */
export function greatCircleKm(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** Initial bearing from one point to another, in degrees clockwise from north. */
export function bearingDegrees(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const east = (to.longitude - from.longitude) * radians;
  const y = Math.sin(east) * Math.cos(to.latitude * radians);
  const x =
    Math.cos(from.latitude * radians) * Math.sin(to.latitude * radians) -
    Math.sin(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.cos(east);
  return (Math.atan2(y, x) / radians + 360) % 360;
}

/** Kilometres rounded to one decimal, as published. */
export function roundKm(km: number): number {
  return Math.round(km * 10) / 10;
}
