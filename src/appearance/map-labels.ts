/** A point of a drawing in its units: x to the right, y down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A dot of a map with its name. */
export interface Dot extends MapPoint {
  readonly name: string;
  readonly radius: number;
}

/** A rectangle of a drawing. */
type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Position relative to a point: left or above (-1), at it (0), right or below (1). */
type Side = -1 | 0 | 1;

/** A placed text of a map: anchor and baseline, the box it covers, and its leader line with the boxes along it. */
export type MapLabel = ReturnType<typeof makeLabel> & { readonly leader?: string };

/** The eight positions of a label around a point, the best first. */
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

/** Size of a map's texts in its units. */
const FONT_SIZE = 26;
/** Height of a text line, and its height above the baseline. */
const LINE = 1.1 * FONT_SIZE;
const ASCENT = 0.85 * FONT_SIZE;
/** Mean width of a character in a wide typeface. */
const CHARACTER = 0.58 * FONT_SIZE;
/** Distance between a text and the edge of its drawing. */
const EDGE = 4;

/** Whether two rectangles share any area. */
export function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns the rectangle around a dot. */
export function makeBox({ x, y, radius }: Omit<Dot, 'name'>): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Returns a function that checks whether a rectangle is within a drawing of the given size. */
export function makeFrameTest(width: number, height: number) {
  return ({ left, top, right, bottom }: Box): boolean =>
    left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

/** Returns a function that checks whether a rectangle is within a circle. */
export function makeCircleTest({ x, y, radius }: Omit<Dot, 'name'>) {
  return ({ left, top, right, bottom }: Box): boolean =>
    Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y)) <= radius - EDGE;
}

/** Preferred and minimum distance of a text from other texts and from the dots of other places. */
const CLEARANCE = 8;
export const MIN_CLEARANCE = 3;

/**
 * Makes functions for the labels of a drawing. `find` returns the first position that fits the drawing and keeps clear
 * of the dots of other places, of the labels placed so far and of their leader lines, undefined if there is none; a
 * leader line crosses no label either. `put` also reserves the position.
 */
export function makeLabelPlacer(fits: (box: Box) => boolean, dots: readonly Dot[]) {
  const labelled: Box[] = [];
  const find = (positions: readonly MapLabel[], dot?: MapPoint): MapLabel | undefined => {
    const others = dots.filter(({ x, y }) => x !== dot?.x || y !== dot.y).map(makeBox);
    const isOver = (boxes: readonly Box[], box: Box) => boxes.some((other) => isOverlapping(box, other));
    const isClear = ({ box, leaderBoxes }: MapLabel, by: number) =>
      fits(box) &&
      !isOver([...labelled, ...others], growBox(box, by)) &&
      !leaderBoxes.some((piece) => isOver(labelled, piece));
    const findAt = (by: number) => positions.find((label) => isClear(label, by));
    return findAt(CLEARANCE) ?? findAt(MIN_CLEARANCE);
  };
  const put = (positions: readonly MapLabel[], dot?: MapPoint) => {
    const label = find(positions, dot);
    if (label !== undefined) labelled.push(label.box, ...label.leaderBoxes);
    return label;
  };
  return { find, put };
}

/** Returns a rectangle that is larger by a length on each side. */
export function growBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Maximum distance of a name from its dot in lines of text, and the distance from which it has a leader line. */
const MAX_LINES_AWAY = 4;
const LINES_TO_LEADER = 1;
/** Number of rectangles that stand for a leader line. */
const LEADER_PIECES = 12;

/**
 * Lists the positions of a name around its dot, best and nearest first. Far ones have a leader line and are only listed
 * if `hasLeader`.
 */
export function listLabelPositions({ name, x, y, radius }: Dot, hasLeader = true): MapLabel[] {
  const steps = Array.from({ length: hasLeader ? 2 * MAX_LINES_AWAY + 1 : 2 * LINES_TO_LEADER }, (_, step) => step / 2);
  // Two lines nearby are better than one far away.
  const texts = steps.flatMap((away) =>
    (away < LINES_TO_LEADER ? [name] : [name.replace(/(?<!\.) /, '\n'), name]).map((text) => ({ text, away })),
  );
  return texts.flatMap(({ text, away }) => {
    const gap = radius + FONT_SIZE * (0.2 + away);
    return sides.map(([across, down]) => {
      const label = makeLabel(text, x + across * gap, y + down * (gap + measureHeight(text) / 2), across);
      if (away < LINES_TO_LEADER) return label;
      const { left, top, right, bottom } = label.box;
      const end = { x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) };
      const leaderBoxes = Array.from({ length: LEADER_PIECES }, (_, index) => {
        const share = (index + 1) / (LEADER_PIECES + 1);
        return makeBox({ x: x + share * (end.x - x), y: y + share * (end.y - y), radius: 2 });
      });
      return { ...label, leaderBoxes, leader: `M${x} ${y} L${Math.round(end.x)} ${Math.round(end.y)}` };
    });
  });
}

/** Lists the possible labels of a ring at 32 angles, going around from the upper right. */
export function listLabelsAround(text: string, { x, y }: MapPoint, radius: number): MapLabel[] {
  return Array.from({ length: 32 }, (_, step) => {
    const angle = ((step + 4) * Math.PI) / 16;
    return makeLabel(text, x + radius * Math.cos(angle), y - radius * Math.sin(angle), 0);
  });
}

function measureHeight(text: string): number {
  return LINE * text.split('\n').length;
}

/**
 * Makes a label beside `atX` or centred on it, with its middle at the height `middle`. The `y` of a label is the baseline
 * of its first line.
 */
export function makeLabel(text: string, atX: number, middle: number, across: Side) {
  const height = measureHeight(text);
  const [x, y] = [Math.round(atX), Math.round(middle - height / 2 + ASCENT)];
  const width = CHARACTER * Math.max(...text.split('\n').map(({ length }) => length));
  const left = x - (width * (1 - across)) / 2;
  const top = y - ASCENT;
  const anchor = across === 0 ? 'middle' : across === 1 ? 'start' : 'end';
  const leaderBoxes: readonly Box[] = [];
  return { text, x, y, anchor, leaderBoxes, box: { left, top, right: left + width, bottom: top + height } };
}
