import type { OutlineFile } from '../schemas/outline.ts';
import type { Bounds, MapFrame, MapPoint } from './map-projection.ts';

/** How far beyond the edge of the map lines go on, so that no cut edge shows. */
const MARGIN = 8;

/** The outline of a region with its paths read, ready to be cut for any number of maps. */
export interface MapOutline {
  /** The rectangle of degrees it covers. */
  readonly bounds: Bounds;
  readonly land: readonly Polygon[];
  /** The polygons of each served municipality. */
  readonly served: readonly (readonly Polygon[])[];
  /** The projection its points are in. */
  readonly projection: Pick<OutlineFile, 'west' | 'north' | 'unitsPerLongitude' | 'unitsPerLatitude'>;
}

/** Reads the paths of an outline, which takes longer than to cut a map from them. */
export function prepareOutline(outline: OutlineFile): MapOutline {
  const { width, height, west, north, unitsPerLongitude, unitsPerLatitude } = outline;
  return {
    bounds: {
      southWest: { latitude: north - height / unitsPerLatitude, longitude: west },
      northEast: { latitude: north, longitude: west + width / unitsPerLongitude },
    },
    land: readPolygons(outline.land),
    served: outline.municipalities.filter(({ served }) => served).map(({ path }) => readPolygons(path)),
    projection: { west, north, unitsPerLongitude, unitsPerLatitude },
  };
}

/** Polygons of an outline as a path in the units of the map, cut at its edges; empty if nothing of them lies inside. */
export function drawPolygons(
  polygons: readonly Polygon[],
  { projection: outline }: Pick<MapOutline, 'projection'>,
  frame: MapFrame,
): string {
  const project = (x: number, y: number) =>
    frame.project({
      latitude: outline.north - y / outline.unitsPerLatitude,
      longitude: outline.west + x / outline.unitsPerLongitude,
    });
  // Both are drawings of the same projection: a point keeps its place between corners.
  const [origin, unit] = [project(0, 0), project(1, 1)];
  const [scaleX, scaleY] = [unit.x - origin.x, unit.y - origin.y];
  const toMap = ({ x, y }: MapPoint) => ({ x: origin.x + x * scaleX, y: origin.y + y * scaleY });
  const edges: readonly Edge[] = [
    { axis: 'x', at: (-MARGIN - origin.x) / scaleX, inwards: 1 },
    { axis: 'x', at: (frame.width + MARGIN - origin.x) / scaleX, inwards: -1 },
    { axis: 'y', at: (-MARGIN - origin.y) / scaleY, inwards: 1 },
    { axis: 'y', at: (frame.height + MARGIN - origin.y) / scaleY, inwards: -1 },
  ];
  return polygons.map((polygon) => writePolygon(clip(polygon, edges).map(toMap))).join('');
}

interface Polygon {
  readonly points: readonly MapPoint[];
  /** The corners of the rectangle it fills, with the least and the most of both axes. */
  readonly least: MapPoint;
  readonly most: MapPoint;
}

function readPolygons(path: string): Polygon[] {
  return readPoints(path).map((points) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const least = { x: Math.min(...xs), y: Math.min(...ys) };
    return { points, least, most: { x: Math.max(...xs), y: Math.max(...ys) } };
  });
}

/** The corners of the polygons of an SVG path of straight lines (SVG 2, section 9.3). */
function readPoints(path: string): MapPoint[][] {
  const polygons: MapPoint[][] = [];
  let points: MapPoint[] = [];
  let pen: MapPoint = { x: 0, y: 0 };
  for (const [, letter = '', text = ''] of path.matchAll(/([MmLlHhVvZz])([^MmLlHhVvZz]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (/[Mm]/.test(letter)) {
      points = [];
      polygons.push(points);
    }
    if (/[Zz]/.test(letter)) pen = points[0] ?? pen;
    for (const step of stepsOf(letter, numbers)) {
      pen = { x: step.x ?? pen.x + (step.dx ?? 0), y: step.y ?? pen.y + (step.dy ?? 0) };
      points.push(pen);
    }
  }
  return polygons;
}

interface Step {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly dx?: number | undefined;
  readonly dy?: number | undefined;
}

function stepsOf(letter: string, numbers: readonly number[]): Step[] {
  switch (letter) {
    case 'H':
      return numbers.map((x) => ({ x }));
    case 'h':
      return numbers.map((dx) => ({ dx }));
    case 'V':
      return numbers.map((y) => ({ y }));
    case 'v':
      return numbers.map((dy) => ({ dy }));
    default: {
      const pairs = numbers.flatMap((a, index) => (index % 2 === 0 ? [[a, numbers[index + 1] ?? 0] as const] : []));
      return pairs.map(([a, b]) => (/[ml]/.test(letter) ? { dx: a, dy: b } : { x: a, y: b }));
    }
  }
}

/** An edge of a map in the units of the outline; what lies inwards of it is to be seen. */
interface Edge {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly inwards: 1 | -1;
}

/** The part of a polygon that a map shows, cut at one edge after the other (Sutherland and Hodgman). */
function clip({ points, least, most }: Polygon, edges: readonly Edge[]): readonly MapPoint[] {
  const isInwards = (corner: MapPoint, { axis, at, inwards }: Edge) => (corner[axis] - at) * inwards >= 0;
  const isOutside = edges.some((edge) => !isInwards(edge.inwards === 1 ? most : least, edge));
  if (isOutside) return [];
  return edges.filter((edge) => !isInwards(edge.inwards === 1 ? least : most, edge)).reduce(clipAtEdge, points);
}

/** The part of a polygon inwards of an edge. */
function clipAtEdge(points: readonly MapPoint[], { axis, at, inwards }: Edge): readonly MapPoint[] {
  const kept: MapPoint[] = [];
  let last = points.at(-1);
  if (last === undefined) return kept;
  let before = (last[axis] - at) * inwards;
  for (const point of points) {
    const here = (point[axis] - at) * inwards;
    if (before >= 0 !== here >= 0) {
      const part = before / (before - here);
      kept.push({ x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part });
    }
    if (here >= 0) kept.push(point);
    last = point;
    before = here;
  }
  return kept;
}

/** A polygon as a path of whole numbers, without points that add nothing. */
function writePolygon(polygon: readonly MapPoint[]): string {
  const rounded = polygon.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const points = rounded.filter((point, index) => !isBetween(rounded.at(index - 1), point, rounded[index + 1]));
  const [first, ...others] = points;
  if (first === undefined || others.length < 2) return '';
  let pen = first;
  const steps = others.map((point) => {
    const step = writeStep(point.x - pen.x, point.y - pen.y);
    pen = point;
    return step;
  });
  return `M${first.x} ${first.y}${steps.join('')}z`;
}

function writeStep(dx: number, dy: number): string {
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
}

/** Whether a point repeats its neighbour or lies on the straight way between both. */
function isBetween(last: MapPoint | undefined, { x, y }: MapPoint, next: MapPoint | undefined): boolean {
  if (last === undefined || next === undefined) return false;
  if (last.x === x && last.y === y) return true;
  const turn = (x - last.x) * (next.y - y) - (y - last.y) * (next.x - x);
  return turn === 0 && (x - last.x) * (next.x - x) + (y - last.y) * (next.y - y) > 0;
}
