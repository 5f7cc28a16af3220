import { KM_PER_DEGREE, type Point } from '../places/distance.ts';

/** A point of a drawing in its units: x to the right, y down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of the earth as a rectangle of a drawing. */
export interface MapFrame {
  /** Width and height of the drawing in its units. */
  readonly width: number;
  readonly height: number;
  readonly unitsPerKm: number;
  /** Where a point of the earth lies in the drawing. */
  project(point: Point): MapPoint;
}

/** The southwest and the northeast corner of a rectangle of degrees. */
export type Bounds = readonly [southWest: Point, northEast: Point];

/** How points are framed: all lengths but `leastKm` in units. */
export interface FrameSettings {
  readonly width: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  /** Kept free on all sides. */
  readonly padding: number;
  /** The map shows at least this width of the earth. */
  readonly leastKm: number;
  /** The map is moved to lie within, where these are large enough. */
  readonly within?: Bounds | undefined;
}

/**
 * The frame in which all points fit, in an equirectangular projection that is true to scale at the middle latitude: x
 * grows with longitude times cos φ0.
 */
export function frameMap(points: readonly Point[], settings: FrameSettings): MapFrame {
  const { width, minHeight, maxHeight, padding, leastKm, within } = settings;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const [spanX, spanY] = [(east - west) * kmPerLongitude, (north - south) * KM_PER_DEGREE];
  const unitsPerKm = Math.min((width - 2 * padding) / spanX, (maxHeight - 2 * padding) / spanY, width / leastKm);
  const height = Math.ceil(Math.max(minHeight, Math.min(maxHeight, spanY * unitsPerKm + 2 * padding)));
  const project = ({ latitude, longitude }: Point, shift = { x: 0, y: 0 }): MapPoint => ({
    x: width / 2 + (longitude - middle.longitude) * kmPerLongitude * unitsPerKm + shift.x,
    y: height / 2 - (latitude - middle.latitude) * KM_PER_DEGREE * unitsPerKm + shift.y,
  });
  const [southWest, northEast] = (within ?? []).map((corner) => project(corner));
  const shift = southWest &&
    northEast && { x: shiftInto(southWest.x, northEast.x, width), y: shiftInto(northEast.y, southWest.y, height) };
  return { width, height, unitsPerKm, project: (point) => project(point, shift) };
}

/** How far everything moves so that a drawing of this length shows nothing beyond `from` and `to`. */
function shiftInto(from: number, to: number, length: number): number {
  if (to - from < length) return 0;
  return from > 0 ? -from : Math.max(0, length - to);
}
