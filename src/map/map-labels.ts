import {
  type Anchor,
  LINE,
  type Line,
  moveLine,
  type Position,
  positionsAway,
  positionsBeside,
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
/** How far from its point a name may begin, in ems: more than the longest line and the largest point. */
const REACH = 8;
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
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The drawing that names are placed in. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** What labels should rather not cover. */
  readonly minor: readonly MapPoint[];
  /** What no label may cover. */
  readonly obstacles: readonly Box[];
  /** How many names there may be. */
  readonly most: number;
}

/**
 * Places names beside their points, the first ones first, each where it
 * covers nothing that matters and as few minor points as can be. A name
 * that fits nowhere is left out. Same points, same places.
 */
export function placeLabels(points: readonly NamedPoint[], drawing: Drawing): MapLabel[] {
  const { fontSize, obstacles, most } = drawing;
  const labels: MapLabel[] = [];
  const covered: Box[] = [];
  for (const point of points.slice(0, MOST_TRIED)) {
    if (labels.length >= most) break;
    const own = boxAround(point, point.radius);
    const reach = boxAround(point, measureText(point.name, fontSize) + REACH * fontSize);
    const near = obstacles.filter((box) => overlap(box, reach) && !contains(own, box));
    const taken = [...near, ...covered];
    const best =
      chooseLabel(point, positionsBeside(point.radius, fontSize), taken, drawing) ??
      (point.mayStandOff && chooseLabel(point, positionsAway(point.radius, fontSize), taken, drawing));
    if (!best) continue;
    labels.push(best);
    covered.push(...boxesOf(best));
  }
  return labels;
}

/** Of the positions that are free, the first of those that cover the fewest minor points. */
function chooseLabel(
  point: NamedPoint,
  positions: readonly Position[],
  taken: readonly Box[],
  drawing: Drawing,
): MapLabel | undefined {
  const width = measureText(point.name, drawing.fontSize);
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  let best: { readonly label: MapLabel; readonly covered: number } | undefined;
  for (const position of positions) {
    const label = labelIn(point, width, position, drawing.fontSize);
    if (!isInside(label.box, drawing) || !isFree(label.box)) continue;
    const boxes = boxesOf(label);
    if (!boxes.every(isFree)) continue;
    const covered = drawing.minor.filter((dot) => boxes.some((box) => isCovered(dot, box))).length;
    if (covered === 0) return label;
    if (best === undefined || covered < best.covered) best = { label, covered };
  }
  return best?.label;
}

function labelIn(point: NamedPoint, width: number, position: Position, fontSize: number): MapLabel {
  const { name, x, y } = point;
  const label = labelAt(name, width, position.anchor, x + position.dx, y + position.dy, fontSize);
  return position.leader === undefined ? label : { ...label, leader: moveLine(position.leader, x, y) };
}

/** The box around a point. */
export function boxAround({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** What a label covers: its text, and its line as a row of small boxes. */
export function boxesOf({ box, leader }: MapLabel): Box[] {
  if (leader === undefined) return [box];
  const { from, to } = leader;
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * LINE_RADIUS));
  const pointAt = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  return [box, ...Array.from({ length: steps }, (_, step) => boxAround(pointAt(step / steps), LINE_RADIUS))];
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
