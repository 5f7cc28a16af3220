/** A point of a drawing in its units: x to the right, y down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A dot of a map. */
export interface Dot extends MapPoint {
  readonly radius: number;
}

/** A rectangle of a drawing. */
type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
type Size = Readonly<Record<'width' | 'height', number>>;

/** A text of a map at its place: its anchor with the baseline, and the room it takes, by the widths assumed below. */
export type MapLabel = ReturnType<typeof labelAt>;

/** Size of the texts of a map in its units. */
const FONT_SIZE = 26;
/** Height of a line of text, and how much of it lies above the baseline. */
const LINE = 1.1 * FONT_SIZE;
const ASCENT = 0.85 * FONT_SIZE;
/** Room between a text and the edge of its drawing. */
const EDGE = 4;
/** How many dots may ask for their names: of thousands, hardly any finds room. */
const MOST_TRIED = 200;

/** Approximate width of a text in units, in a wide typeface: others take less room. */
export function measureText(text: string, fontSize: number): number {
  return fontSize * [...text].reduce((ems, character) => ems + widthOf(character), 0);
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

/** The box around a dot. */
export function boxAround({ x, y, radius }: Dot): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/**
 * Places names beside their dots, the first ones first, each where it covers no other label and the fewest dots, large
 * ones counting for more, and at most dots of the radius `mayCover` together; beyond `most`, or where there is no room,
 * names are left out. Same dots, same places. `keptFree` are boxes that no name covers, but for that of its own dot.
 */
export function placeNames(
  named: readonly (Dot & { readonly name: string; readonly mayCover: number })[],
  room: {
    readonly size: Size;
    readonly dots: readonly Dot[];
    readonly keptFree: readonly Box[];
    readonly most: number;
  },
): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const dot of named.slice(0, MOST_TRIED)) {
    if (labels.length >= room.most) break;
    const own = boxAround(dot);
    const taken = [...room.keptFree.filter((box) => !contains(own, box)), ...labels.map(({ box }) => box)];
    const [best] = labelsBeside(dot.name, dot)
      .filter((label) => isFree(label, taken, room.size))
      .map((label) => {
        const covered = room.dots.filter((other) => overlap(boxAround(other), label.box));
        return { label, radii: covered.reduce((sum, { radius }) => sum + radius, 0) };
      })
      .filter(({ radii }) => radii <= dot.mayCover)
      .sort((a, b) => a.radii - b.radii);
    if (best !== undefined) labels.push(best.label);
  }
  return labels;
}

/** Whether a label lies in a drawing and over none of the boxes. */
export function isFree({ box }: MapLabel, taken: readonly Box[], { width, height }: Size): boolean {
  const inner = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  return contains(inner, box) && !taken.some((other) => overlap(box, other));
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

/** The eight positions of a name beside its dot, the best first. */
function labelsBeside(name: string, { x, y, radius }: Dot): MapLabel[] {
  const gap = radius + FONT_SIZE * 0.2;
  const near = radius + 1;
  return [
    labelAt(name, x + gap, y - LINE / 2, 'start'),
    labelAt(name, x - gap, y - LINE / 2, 'end'),
    labelAt(name, x, y - gap - LINE, 'middle'),
    labelAt(name, x, y + gap, 'middle'),
    labelAt(name, x + near, y - near - LINE, 'start'),
    labelAt(name, x + near, y + near, 'start'),
    labelAt(name, x - near, y - near - LINE, 'end'),
    labelAt(name, x - near, y + near, 'end'),
  ];
}

/** The labels that a ring may have, going around from the upper right. */
export function labelsAround(text: string, { x, y }: MapPoint, radius: number): MapLabel[] {
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (step * 7 * Math.PI) / 24 + Math.PI / 4;
    const top = y - radius * Math.sin(angle) - FONT_SIZE * 0.55;
    return labelAt(text, x + radius * Math.cos(angle), top, 'middle');
  });
}

/** A label whose box begins at `top`, anchored at `x`. */
function labelAt(text: string, anchorX: number, boxTop: number, anchor: 'start' | 'middle' | 'end') {
  const [x, y] = [Math.round(anchorX), Math.round(boxTop + ASCENT)];
  const width = measureText(text, FONT_SIZE);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const top = y - ASCENT;
  return { text, x, y, anchor, box: { left, top, right: left + width, bottom: top + LINE } };
}
