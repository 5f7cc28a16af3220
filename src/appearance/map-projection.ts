import { KM_PER_DEGREE, type Point } from '../coverage/distance.ts';

/** A point of a drawing in its units: x to the right, y down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of the earth as a rectangle of a drawing. */
export interface MapFrame {
  /** Width of the drawing in its units. */
  readonly width: number;
  readonly height: number;
  readonly unitsPerKm: number;
  /** Where a point of the earth lies in the drawing. */
  project(point: Point): MapPoint;
}

/** The southwest and the northeast corner of a rectangle of degrees. */
export interface Bounds {
  readonly southWest: Point;
  readonly northEast: Point;
}

/**
 * The frame in which all points fit, in an equirectangular projection that is
 * true to scale at the middle latitude: x grows with longitude times cos φ0.
 * `padding` is kept free on all sides, in units; the map is at least
 * `leastKm` wide, and moved to lie within `within` where it can.
 */
export function frameMap(
  points: readonly Point[],
  settings: {
    readonly width: number;
    readonly minHeight: number;
    readonly maxHeight: number;
    readonly padding: number;
    readonly leastKm: number;
    readonly within?: Bounds | undefined;
  },
): MapFrame {
  const { width, padding, leastKm, within } = settings;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const spanX = (Math.max(...longitudes) - Math.min(...longitudes)) * kmPerLongitude;
  const spanY = (Math.max(...latitudes) - Math.min(...latitudes)) * KM_PER_DEGREE;
  const unitsPerKm = Math.min(
    (width - 2 * padding) / spanX,
    (settings.maxHeight - 2 * padding) / spanY,
    width / leastKm,
  );
  const height = Math.ceil(
    Math.max(settings.minHeight, Math.min(settings.maxHeight, spanY * unitsPerKm + 2 * padding)),
  );
  const project = (centre: Point, { latitude, longitude }: Point): MapPoint => ({
    x: width / 2 + (longitude - centre.longitude) * kmPerLongitude * unitsPerKm,
    y: height / 2 - (latitude - centre.latitude) * KM_PER_DEGREE * unitsPerKm,
  });
  const shift =
    within === undefined ? { x: 0, y: 0 } : shiftInto(within, (point) => project(middle, point), width, height);
  return {
    width,
    height,
    unitsPerKm,
    project(point) {
      const { x, y } = project(middle, point);
      return { x: x + shift.x, y: y + shift.y };
    },
  };
}

/** How far everything moves so that the drawing shows nothing beyond the bounds, where they are large enough. */
function shiftInto(bounds: Bounds, project: (point: Point) => MapPoint, width: number, height: number): MapPoint {
  const { x: left, y: bottom } = project(bounds.southWest);
  const { x: right, y: top } = project(bounds.northEast);
  return { x: shiftAlong(left, right, width), y: shiftAlong(top, bottom, height) };
}

function shiftAlong(from: number, to: number, length: number): number {
  if (to - from < length) return 0;
  if (from > 0) return -from;
  return to < length ? length - to : 0;
}
