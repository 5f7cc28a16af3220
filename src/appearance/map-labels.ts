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
}

/** A dot of a map. */
export interface Dot extends MapPoint {
  readonly radius: number;
}

/** A dot that asks for its name. */
export interface NamedDot extends Dot {
  readonly name: string;
  /** Radii of the dots, together, that the name may cover where there is no room beside its own. */
  readonly mayCover: number;
}

/** The drawing that labels are placed in. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** Height of a line of text in ems, and how much of it lies above the baseline. */
const LINE = 1.1;
const ASCENT = 0.85;
/** Room between a text and the edge of its drawing, in units. */
const EDGE = 4;
/** How many dots may ask for their names: of thousands, hardly any finds room. */
const MOST_TRIED = 200;

/** Approximate width of a text in units, in a wide typeface: others take less room. */
export function measureText(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += widthOf(character);
  return ems * fontSize;
}

function widthOf(character: string): number {
  if ("ijl.,'’|I".includes(character)) return 0.32;
  if ('frt ()-'.includes(character)) return 0.42;
  if ('mwMW'.includes(character)) return 0.98;
  return character >= 'A' && character <= 'Z' ? 0.74 : 0.64;
}

/** Whether two rectangles share any area. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Places names beside their dots, the first ones first, each where it covers
 * no other label and the fewest dots; beyond `most`, or where there is no room,
 * names are left out. Same dots, same places. `keptFree` are boxes no name covers.
 */
export function placeLabels(
  named: readonly NamedDot[],
  drawing: Drawing,
  { dots, keptFree, most }: { readonly dots: readonly Dot[]; readonly keptFree: readonly Box[]; readonly most: number },
): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const dot of named.slice(0, MOST_TRIED)) {
    if (labels.length >= most) break;
    const own = boxAround(dot);
    const taken = [...keptFree.filter((box) => !contains(own, box)), ...labels.map(({ box }) => box)];
    const label = chooseLabel(dot, taken, dots, drawing);
    if (label !== undefined) labels.push(label);
  }
  return labels;
}

/** Of the free positions of a name, the first of those that cover the fewest dots, large ones counting for more. */
function chooseLabel(
  dot: NamedDot,
  taken: readonly Box[],
  dots: readonly Dot[],
  drawing: Drawing,
): MapLabel | undefined {
  let best: MapLabel | undefined;
  let least = dot.mayCover;
  for (const label of labelsBeside(dot, drawing.fontSize)) {
    if (!isFree(label, taken, drawing)) continue;
    const covered = dots.filter((other) => isInside(other, label.box)).reduce((sum, { radius }) => sum + radius, 0);
    if (covered > least || (covered === least && best !== undefined)) continue;
    [best, least] = [label, covered];
    if (covered === 0) break;
  }
  return best;
}

/** Whether a label lies in a drawing and over none of the boxes. */
export function isFree({ box }: MapLabel, taken: readonly Box[], { width, height }: Drawing): boolean {
  const frame = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  return contains(frame, box) && !taken.some((other) => overlap(box, other));
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

/** Whether the edge of a dot reaches into a box, by the box around the dot. */
function isInside(dot: Dot, box: Box): boolean {
  return overlap(boxAround(dot), box);
}

/** The eight positions of a name beside its dot, the best first. */
function labelsBeside({ name, x, y, radius }: NamedDot, fontSize: number): MapLabel[] {
  const height = LINE * fontSize;
  const gap = radius + fontSize * 0.2;
  const near = radius + 1;
  const at = (anchor: MapLabel['anchor'], dx: number, top: number) =>
    labelAt({ text: name, x: x + dx, top: y + top, anchor }, fontSize);
  return [
    at('start', gap, -height / 2),
    at('end', -gap, -height / 2),
    at('middle', 0, -gap - height),
    at('middle', 0, gap),
    at('start', near, -near - height),
    at('start', near, near),
    at('end', -near, -near - height),
    at('end', -near, near),
  ];
}

/** A label whose box begins at `top`, anchored at `x`. */
export function labelAt(
  at: Pick<MapLabel, 'text' | 'x' | 'anchor'> & { readonly top: number },
  fontSize: number,
): MapLabel {
  const { text, anchor } = at;
  const [x, y] = [Math.round(at.x), Math.round(at.top + ASCENT * fontSize)];
  const width = measureText(text, fontSize);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const top = y - ASCENT * fontSize;
  return { text, x, y, anchor, box: { left, top, right: left + width, bottom: top + LINE * fontSize } };
}

/** The box around a dot. */
export function boxAround({ x, y, radius }: Dot): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
