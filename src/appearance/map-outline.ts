import type { OutlineFile } from '../schemas/places/outline.ts';
import type { Bounds, MapFrame, MapPoint } from './map-projection.ts';

/** How far beyond the edge of the map lines go on, in units, so that no cut edge shows. */
const MARGIN = 8;

/** The outline of a region with its paths parsed, ready to be clipped for any number of maps. */
export interface MapOutline {
  /** The rectangle of degrees it covers. */
  readonly bounds: Bounds;
  readonly land: readonly Polygon[];
  /** The polygons of each served municipality. */
  readonly served: readonly (readonly Polygon[])[];
  /** The projection its points are in. */
  readonly projection: Pick<OutlineFile, 'west' | 'north' | 'unitsPerLongitude' | 'unitsPerLatitude'>;
}

type Polygon = readonly MapPoint[];

/** Parses the paths of an outline, which takes longer than to clip a map from them. */
export function prepareOutline(outline: OutlineFile): MapOutline {
  const { width, height, west, north, unitsPerLongitude, unitsPerLatitude } = outline;
  return {
    bounds: {
      southWest: { latitude: north - height / unitsPerLatitude, longitude: west },
      northEast: { latitude: north, longitude: west + width / unitsPerLongitude },
    },
    land: parsePath(outline.land),
    served: outline.municipalities.filter(({ served }) => served).map(({ path }) => parsePath(path)),
    projection: { west, north, unitsPerLongitude, unitsPerLatitude },
  };
}

/** Parses an SVG path of straight lines (SVG 2, section 9.3) into its polygons. */
function parsePath(path: string): Polygon[] {
  const polygons: MapPoint[][] = [];
  let pen: MapPoint = { x: 0, y: 0 };
  for (const [, letter = '', text = ''] of path.matchAll(/([MmLlHhVvZz])([^MmLlHhVvZz]*)/g)) {
    const command = letter.toUpperCase();
    if (command === 'M') polygons.push([]);
    const points = polygons.at(-1) ?? [];
    if (command === 'Z') pen = points[0] ?? pen;
    for (const to of parseCoordinates(command, text)) {
      pen = letter === command ? { ...pen, ...to } : { x: pen.x + (to.x ?? 0), y: pen.y + (to.y ?? 0) };
      points.push(pen);
    }
  }
  return polygons;
}

/** The numbers behind a command: x of H, y of V, pairs of M and L. */
function parseCoordinates(command: string, text: string): Partial<MapPoint>[] {
  const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  if (command === 'H') return numbers.map((x) => ({ x }));
  if (command === 'V') return numbers.map((y) => ({ y }));
  return numbers.flatMap((x, index) => (index % 2 === 0 ? { x, y: numbers[index + 1] ?? 0 } : []));
}

/** Polygons of an outline as an SVG path in the units of the map, clipped at its edges; empty if none of them shows. */
export function drawPolygons(
  polygons: readonly Polygon[],
  { projection: outline }: Pick<MapOutline, 'projection'>,
  frame: MapFrame,
): string {
  const toMap = ({ x, y }: MapPoint) =>
    frame.project({
      latitude: outline.north - y / outline.unitsPerLatitude,
      longitude: outline.west + x / outline.unitsPerLongitude,
    });
  const edges: readonly Edge[] = [
    { axis: 'x', at: -MARGIN, inwards: 1 },
    { axis: 'x', at: frame.width + MARGIN, inwards: -1 },
    { axis: 'y', at: -MARGIN, inwards: 1 },
    { axis: 'y', at: frame.height + MARGIN, inwards: -1 },
  ];
  return polygons.map((polygon) => writePolygon(edges.reduce(clip, polygon.map(toMap)))).join('');
}

/** An edge of a map; what lies inwards of it shows. */
interface Edge {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly inwards: 1 | -1;
}

/** The part of a polygon inwards of an edge (a step of Sutherland and Hodgman's algorithm). */
function clip(polygon: Polygon, { axis, at, inwards }: Edge): Polygon {
  const depthOf = (point: MapPoint) => (point[axis] - at) * inwards;
  return polygon.flatMap((point, index) => {
    const last = polygon.at(index - 1) ?? point;
    const [before, here] = [depthOf(last), depthOf(point)];
    const kept = here >= 0 ? [point] : [];
    if (before >= 0 === here >= 0) return kept;
    const part = before / (before - here);
    return [{ x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part }, ...kept];
  });
}

/** A polygon as a path of whole numbers. */
function writePolygon(polygon: Polygon): string {
  const [first, ...others] = polygon.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (first === undefined) return '';
  let pen = first;
  const steps = others.map((point) => {
    const [dx, dy] = [point.x - pen.x, point.y - pen.y];
    pen = point;
    if (dy === 0) return dx === 0 ? '' : `h${dx}`;
    return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${first.x} ${first.y}${steps.join('')}z`;
}
