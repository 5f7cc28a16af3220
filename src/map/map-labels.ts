import {
  type Anchor,
  LINE,
  type Line,
  moveLine,
  type Position,
  type Positions,
  positionsAround,
} from './map-positions.ts';
import type { MapPoint } from './map-projection.ts';

/** A rectangle of a drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text of a map at its place. */
export interface MapLabel {
  readonly text: string;
  /** Where the text is anchored; y is its baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  /** The room the text takes, by the widths assumed below. */
  readonly box: Box;
  /** A line to the point, where the text stands off from it. */
  readonly leader?: Line;
}

/** A point that asks for its name, and how far the name keeps away from it. */
export interface NamedPoint extends MapPoint {
  readonly name: string;
  readonly radius: number;
  /** Whether the name may stand off, with a line to its point, where there is no room beside it. */
  readonly mayStandOff?: boolean;
}

/** Room between a text and the edge of its drawing, in units. */
const EDGE = 4;
/** Room on each side of a line to a name, in units. */
const LINE_RADIUS = 2;
/** Part of the line above the baseline. */
const ASCENT = 0.85;
/** How many points may ask for their names: of thousands, hardly any finds room. */
const MOST_TRIED = 200;
/** Width of a character in ems: that of a wide typeface, so that others take less room than assumed. */
function widthOf(character: string): number {
  if ("ijl.,'’|I".includes(character)) return 0.32;
  if ('frt ()-'.includes(character)) return 0.42;
  if ('mwMW'.includes(character)) return 0.98;
  return character >= 'A' && character <= 'Z' ? 0.74 : 0.64;
}

/** Approximate width of a text in units. */
export function measureText(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += widthOf(character);
  return ems * fontSize;
}

/** Whether two rectangles share any area. */
export function overlap(a: Box, b: Box): boolean {
  return meets(a, b.left, b.top, b.right, b.bottom);
}

/**
 * Places names beside their points, the first ones first, each where it
 * covers nothing that matters and as few minor points as can be. A name
 * that fits nowhere is left out. Same points, same places.
 */
export function placeLabels(
  points: readonly NamedPoint[],
  settings: Drawing & {
    /** What no label may cover. */
    readonly obstacles: readonly Box[];
    readonly most: number;
  },
): MapLabel[] {
  const { fontSize, obstacles } = settings;
  const labels: MapLabel[] = [];
  const covering: Box[] = [];
  const positions = new Map<number, Positions>();
  for (const point of points.slice(0, MOST_TRIED)) {
    if (labels.length >= settings.most) break;
    const own = boxAround(point, point.radius);
    const isFree: Test = (left, top, right, bottom) => {
      for (const box of covering) if (meets(box, left, top, right, bottom)) return false;
      for (const box of obstacles) if (meets(box, left, top, right, bottom) && !contains(own, box)) return false;
      return true;
    };
    const { beside, away } = positions.get(point.radius) ?? positionsAround(point.radius, fontSize);
    positions.set(point.radius, { beside, away });
    const best =
      chooseLabel(point, beside, isFree, settings) ??
      (point.mayStandOff === true ? chooseLabel(point, away, isFree, settings) : undefined);
    if (best === undefined) continue;
    labels.push(best);
    covering.push(...boxesOf(best));
  }
  return labels;
}

/** A test of a rectangle. Hundreds are tried for a map, too many to make an object of each. */
type Test = (left: number, top: number, right: number, bottom: number) => boolean;

function meets(box: Box, left: number, top: number, right: number, bottom: number): boolean {
  return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
}

/** The drawing that names are placed in. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** What labels should rather not cover. */
  readonly minor: readonly MapPoint[];
}

/** Of the positions that are free, the first of those that cover the fewest minor points. */
function chooseLabel(
  point: NamedPoint,
  positions: readonly Position[],
  isFree: Test,
  drawing: Drawing,
): MapLabel | undefined {
  const width = measureText(point.name, drawing.fontSize);
  let best: { readonly label: MapLabel; readonly covered: number } | undefined;
  for (const position of positions) {
    const label = tryPosition(point, width, position, isFree, drawing);
    if (label === undefined) continue;
    const boxes = boxesOf(label);
    const covered = drawing.minor.filter((dot) => boxes.some((box) => isCovered(dot, box))).length;
    if (covered === 0) return label;
    if (best === undefined || covered < best.covered) best = { label, covered };
  }
  return best?.label;
}

/** The label at a position, if text and line are free there. */
function tryPosition(
  { name, x, y }: NamedPoint,
  width: number,
  { anchor, dx, dy, leader }: Position,
  isFree: Test,
  drawing: Drawing,
): MapLabel | undefined {
  const { fontSize } = drawing;
  const left = leftOf(Math.round(x + dx), width, anchor);
  const top = Math.round(y + dy + ASCENT * fontSize) - ASCENT * fontSize;
  const right = left + width;
  const bottom = top + LINE * fontSize;
  if (left < EDGE || top < EDGE || right > drawing.width - EDGE || bottom > drawing.height - EDGE) return undefined;
  if (!isFree(left, top, right, bottom)) return undefined;
  const line = leader && moveLine(leader, x, y);
  if (line !== undefined && !isLineFree(line, isFree)) return undefined;
  const label = labelAt(name, width, anchor, x + dx, y + dy, fontSize);
  return line === undefined ? label : { ...label, leader: line };
}

/** The box around a point. */
export function boxAround({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** What a label covers: its text, and its line as a row of small boxes. */
export function boxesOf({ box, leader }: MapLabel): Box[] {
  if (leader === undefined) return [box];
  const steps = stepsAlong(leader);
  return [box, ...Array.from({ length: steps }, (_, step) => boxAround(pointAlong(leader, step / steps), LINE_RADIUS))];
}

function isLineFree(line: Line, isFree: Test): boolean {
  const steps = stepsAlong(line);
  for (let step = 0; step < steps; step++) {
    const { x, y } = pointAlong(line, step / steps);
    if (!isFree(x - LINE_RADIUS, y - LINE_RADIUS, x + LINE_RADIUS, y + LINE_RADIUS)) return false;
  }
  return true;
}

function stepsAlong({ from, to }: Line): number {
  return Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * LINE_RADIUS));
}

function pointAlong({ from, to }: Line, part: number): MapPoint {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A label of that width whose box begins at `top`. */
export function labelAt(
  text: string,
  width: number,
  anchor: Anchor,
  atX: number,
  top: number,
  fontSize: number,
): MapLabel {
  const x = Math.round(atX);
  const y = Math.round(top + ASCENT * fontSize);
  const left = leftOf(x, width, anchor);
  const boxTop = y - ASCENT * fontSize;
  const box = { left, top: boxTop, right: left + width, bottom: boxTop + LINE * fontSize };
  return { text, x, y, anchor, box };
}

/** Where a text of that width begins that is anchored at `x`. */
function leftOf(x: number, width: number, anchor: Anchor): number {
  return anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
}

/** Whether a box lies wholly in a drawing, with a little room to its edge. */
export function isInside(box: Box, { width, height }: { readonly width: number; readonly height: number }): boolean {
  return box.left >= EDGE && box.top >= EDGE && box.right <= width - EDGE && box.bottom <= height - EDGE;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function isCovered({ x, y }: MapPoint, { left, top, right, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}
