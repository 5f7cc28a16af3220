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
  readonly anchor: 'start' | 'middle' | 'end';
  /** The room the text takes, by the widths assumed below. */
  readonly box: Box;
  /** A line to the point, where the text stands off from it. */
  readonly leader: { readonly from: MapPoint; readonly to: MapPoint } | undefined;
}

/** A point that asks for its name, and how far the name keeps away from it. */
export interface NamedPoint extends MapPoint {
  readonly name: string;
  readonly radius: number;
  /** Whether the name may stand off, with a line to its point, where there is no room beside it. */
  readonly mayStandOff?: boolean;
}

/** Height of a line of text in ems. */
const LINE = 1.1;
/** Part of the line above the baseline. */
const ASCENT = 0.85;
/** How many points may ask for their names: of thousands, hardly any finds room. */
const MOST_TRIED = 200;
/** How far names may stand off from their points, in ems. */
const STAND_OFFS = [1, 2, 3, 4, 5];
/** Where to, from the right upward, and how the name may be anchored there. */
const DIRECTIONS = Array.from({ length: 16 }, (_, step) => {
  const angle = (step * Math.PI) / 8;
  const x = Math.cos(angle);
  return { x, y: -Math.sin(angle), anchors: anchorsFor(x) };
});

/** Widths in ems: those of a wide typeface, so that others take less room than assumed. */
function widthOf(character: string): number {
  const known = widths.get(character) ?? assumeWidth(character);
  widths.set(character, known);
  return known;
}

const widths = new Map<string, number>();

function assumeWidth(character: string): number {
  if (/[ijl.,'’|I]/.test(character)) return 0.32;
  if (/[frt\s()-]/.test(character)) return 0.42;
  if (/[mwMW]/.test(character)) return 0.98;
  return /[A-Z]/.test(character) ? 0.74 : 0.64;
}

/** Approximate width of a text in units. */
export function measureText(text: string, fontSize: number): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0) * fontSize;
}

/** Whether two rectangles share any area. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Places names beside their points, the first ones first, each where it
 * covers nothing that matters and as few minor points as can be. A name
 * that fits nowhere is left out. Same points, same places.
 */
export function placeLabels(
  points: readonly NamedPoint[],
  settings: {
    readonly width: number;
    readonly height: number;
    readonly fontSize: number;
    /** What no label may cover. */
    readonly obstacles: readonly Box[];
    /** What labels should rather not cover. */
    readonly minor: readonly MapPoint[];
    readonly most: number;
  },
): MapLabel[] {
  const labels: MapLabel[] = [];
  const covering: Box[] = [];
  for (const point of points.slice(0, MOST_TRIED)) {
    if (labels.length >= settings.most) break;
    const own = boxAround(point, point.radius);
    const isFree = (box: Box) =>
      !covering.some((other) => overlap(other, box)) &&
      !settings.obstacles.some((other) => overlap(other, box) && !contains(own, other));
    const best =
      chooseLabel(nearCandidates(point, settings.fontSize), isFree, settings) ??
      (point.mayStandOff === true ? chooseLabel(farCandidates(point, settings.fontSize), isFree, settings) : undefined);
    if (best === undefined) continue;
    labels.push(best);
    covering.push(...boxesOf(best));
  }
  return labels;
}

/** Of the candidates that fit, the first of those that cover the fewest minor points. */
function chooseLabel(
  candidates: Iterable<MapLabel>,
  isFree: (box: Box) => boolean,
  settings: { readonly width: number; readonly height: number; readonly minor: readonly MapPoint[] },
): MapLabel | undefined {
  let best: { readonly label: MapLabel; readonly covered: number } | undefined;
  for (const label of candidates) {
    if (!isInside(label.box, settings) || !isFree(label.box)) continue;
    const boxes = boxesOf(label);
    if (!boxes.every(isFree)) continue;
    const covered = settings.minor.filter((dot) => boxes.some((box) => isCovered(dot, box))).length;
    if (covered === 0) return label;
    if (best === undefined || covered < best.covered) best = { label, covered };
  }
  return best?.label;
}

/** The box around a point. */
export function boxAround({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** The places a name may take beside its point, the best first. */
function* nearCandidates({ name, x, y, radius }: NamedPoint, fontSize: number): Iterable<MapLabel> {
  const width = measureText(name, fontSize);
  const gap = radius + fontSize * 0.2;
  const diagonal = radius + 1;
  const above = -gap - LINE * fontSize;
  const beside = (-LINE * fontSize) / 2;
  const places: readonly (readonly [MapLabel['anchor'], number, number])[] = [
    ['start', gap, beside],
    ['end', -gap, beside],
    ['middle', 0, above],
    ['middle', 0, gap],
    ['start', diagonal, above + gap - diagonal],
    ['start', diagonal, diagonal],
    ['end', -diagonal, above + gap - diagonal],
    ['end', -diagonal, diagonal],
  ];
  for (const [anchor, dx, dy] of places) yield labelAt(name, width, anchor, x + dx, y + dy, fontSize);
}

/** The places a name may take at some distance from its point, the nearest first. */
function* farCandidates({ name, x, y, radius }: NamedPoint, fontSize: number): Iterable<MapLabel> {
  const width = measureText(name, fontSize);
  for (const ems of STAND_OFFS) {
    for (const direction of DIRECTIONS) {
      const at = (distance: number): MapPoint => ({ x: x + direction.x * distance, y: y + direction.y * distance });
      const to = at(radius + ems * fontSize);
      const top = to.y - (LINE * fontSize * (1 - direction.y)) / 2;
      const leader = { from: at(radius + 2), to };
      for (const anchor of direction.anchors)
        yield labelAt(name, width, anchor, to.x + direction.x * 4, top, fontSize, leader);
    }
  }
}

/** How a text may be anchored at the end of a line that runs to the left (-1), up or down (0), or to the right (1). */
function anchorsFor(sideways: number): MapLabel['anchor'][] {
  if (Math.abs(sideways) < 0.1) return ['middle', 'start', 'end'];
  return [sideways > 0 ? 'start' : 'end'];
}

/** What a label covers: its text, and its line as a row of small boxes. */
export function boxesOf({ box, leader }: MapLabel): Box[] {
  if (leader === undefined) return [box];
  const { from, to } = leader;
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  const dots = Array.from({ length: steps }, (_, step) => {
    const part = step / steps;
    return boxAround({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 2);
  });
  return [box, ...dots];
}

/** A label of that width whose box begins at `top`. */
export function labelAt(
  text: string,
  width: number,
  anchor: MapLabel['anchor'],
  atX: number,
  top: number,
  fontSize: number,
  leader?: MapLabel['leader'],
): MapLabel {
  const x = Math.round(atX);
  const y = Math.round(top + ASCENT * fontSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const boxTop = y - ASCENT * fontSize;
  const box = { left, top: boxTop, right: left + width, bottom: boxTop + LINE * fontSize };
  return { text, x, y, anchor, box, leader };
}

/** Whether a box lies wholly in a drawing, with a little room to its edge. */
export function isInside(box: Box, { width, height }: { readonly width: number; readonly height: number }): boolean {
  return box.left >= 4 && box.top >= 4 && box.right <= width - 4 && box.bottom <= height - 4;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function isCovered({ x, y }: MapPoint, { left, top, right, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}
