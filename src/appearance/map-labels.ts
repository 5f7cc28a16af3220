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

/** A text of a map at its place: its anchor with the baseline, the room it takes, and the line that leads to it. */
export type MapLabel = ReturnType<typeof labelAt> & { readonly leader?: string };

/** Beside a point, over and under it, and at its corners. */
const sides: readonly (readonly [across: Side, down: Side])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];

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

/** Returns the rectangle around a dot. */
export function makeBox({ x, y, radius }: Omit<Dot, 'name'>): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Whether a rectangle lies within a drawing of a width and height. */
export function isWithinFrame(width: number, height: number) {
  return ({ left, top, right, bottom }: Box): boolean =>
    left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

/** Whether a rectangle lies within a circle. */
export function isWithinCircle({ x, y, radius }: Omit<Dot, 'name'>) {
  return ({ left, top, right, bottom }: Box): boolean =>
    Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y)) <= radius - EDGE;
}

/**
 * Makes a function that places one label after the other where it fits a drawing, each at the first of its positions
 * where it covers neither a dot nor another label; nowhere if there is none.
 */
export function labelPlacer(fits: (box: Box) => boolean, dots: readonly Dot[]) {
  const covered = dots.map(makeBox);
  return (positions: readonly MapLabel[]): MapLabel | undefined => {
    const label = positions.find(({ box }) => fits(box) && !covered.some((other) => overlap(box, other)));
    if (label !== undefined) covered.push(label.box);
    return label;
  };
}

/** How far a name lies from its dot at most, in lines of text, and from where on a line leads to it. */
const FARTHEST = 4;
const LED = 1;

/**
 * Returns the positions of a name around its dot, the nearest and best first; a line leads to those far away, if it may
 * be.
 */
export function listLabelPositions({ name, x, y, radius }: Dot, isLed = true): MapLabel[] {
  return Array.from({ length: isLed ? 2 * FARTHEST + 1 : 2 * LED }, (_, step) => step / 2).flatMap((away) => {
    const gap = radius + FONT_SIZE * (0.2 + away);
    return sides.map(([across, down]) => {
      const label = labelAt(name, x + across * gap, y + down * (gap + LINE / 2), across);
      if (away < LED) return label;
      const { left, top, right, bottom } = label.box;
      const end = { x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) };
      return { ...label, leader: `M${x} ${y} L${Math.round(end.x)} ${Math.round(end.y)}` };
    });
  });
}

/** Returns the labels that a ring may have, going around from the upper right. */
export function labelsAround(text: string, { x, y }: MapPoint, radius: number): MapLabel[] {
  return Array.from({ length: 32 }, (_, step) => {
    const angle = ((step + 4) * Math.PI) / 16;
    return labelAt(text, x + radius * Math.cos(angle), y - radius * Math.sin(angle), 0);
  });
}

/** Returns a label with its middle line at a height, which goes to the right or left of a place or lies over it. */
export function labelAt(text: string, place: number, middle: number, across: Side) {
  const [x, y] = [Math.round(place), Math.round(middle - LINE / 2 + ASCENT)];
  const width = LETTER * text.length;
  const left = x - (width * (1 - across)) / 2;
  const top = y - ASCENT;
  const anchor = across === 0 ? 'middle' : across === 1 ? 'start' : 'end';
  return { text, x, y, anchor, box: { left, top, right: left + width, bottom: top + LINE } };
}
