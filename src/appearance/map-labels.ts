/** A point of a drawing in its units: x to the right, y down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A dot of a map, and what it is called. */
export interface Dot extends MapPoint {
  readonly name: string;
  readonly radius: number;
}

/** A rectangle of a drawing. */
type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Left of a point or above it, at it, or right of it or below. */
type Side = -1 | 0 | 1;

/** A text of a map at its place: its anchor with the baseline, and the room it takes. */
export type MapLabel = ReturnType<typeof labelAt>;

/** Size of the texts of a map in its units. */
const FONT_SIZE = 26;
/** Height of a line of text, and how much of it lies above the baseline. */
const LINE = 1.1 * FONT_SIZE;
const ASCENT = 0.85 * FONT_SIZE;
/** Mean width of a letter, in a wide typeface: others take less room. */
const LETTER = 0.62 * FONT_SIZE;
/** Room between a text and the edge of its drawing. */
const EDGE = 4;

/** Whether two rectangles share any area. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function boxAround({ x, y, radius }: Dot): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/**
 * Makes a function that places one label after the other within a drawing, each at the first of its positions where it
 * covers nothing, or at least nothing but small dots if it `mayCover` them; nowhere if there is none.
 */
export function labelPlacer(width: number, height: number, dots: readonly Dot[], large: readonly Dot[]) {
  const [boxes, covered] = [dots.map(boxAround), large.map(boxAround)];
  const isWithin = ({ left, top, right, bottom }: Box) =>
    left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
  const isFree = (box: Box, others: readonly Box[]) => !others.some((other) => overlap(box, other));
  return (positions: readonly MapLabel[], mayCover = false): MapLabel | undefined => {
    const free = positions.filter(({ box }) => isWithin(box) && isFree(box, covered));
    const label = free.find(({ box }) => isFree(box, boxes)) ?? (mayCover ? free[0] : undefined);
    if (label !== undefined) covered.push(label.box);
    return label;
  };
}

/** The eight positions of a name beside its dot, the best first. */
export function labelsBeside({ name, x, y, radius }: Dot): MapLabel[] {
  const gap = radius + FONT_SIZE * 0.2;
  const at = (across: Side, down: Side) => labelAt(name, x + across * gap, y + down * (gap + LINE / 2), across);
  return [at(1, 0), at(-1, 0), at(0, -1), at(0, 1), at(1, -1), at(1, 1), at(-1, -1), at(-1, 1)];
}

/** The labels that a ring may have, going around from the upper right. */
export function labelsAround(text: string, { x, y }: MapPoint, radius: number): MapLabel[] {
  return Array.from({ length: 32 }, (_, step) => {
    const angle = ((step + 4) * Math.PI) / 16;
    return labelAt(text, x + radius * Math.cos(angle), y - radius * Math.sin(angle), 0);
  });
}

/** A label with its middle line at a height, which goes to the right or left of a place or lies over it. */
function labelAt(text: string, place: number, middle: number, across: Side) {
  const [x, y] = [Math.round(place), Math.round(middle - LINE / 2 + ASCENT)];
  const width = LETTER * text.length;
  const left = x - (width * (1 - across)) / 2;
  const top = y - ASCENT;
  const anchor = across === 0 ? 'middle' : across === 1 ? 'start' : 'end';
  return { text, x, y, anchor, box: { left, top, right: left + width, bottom: top + LINE } };
}
