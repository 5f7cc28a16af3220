import { contrastOf, fromOklch, toOklch } from './colour.ts';
import { derivePalette, type NamedColours } from './derive-palette.ts';
import type { Palette } from './palette.ts';

type Token = keyof Palette;
type NamedColour = keyof NamedColours;

/** A foreground on backgrounds, the contrast it needs, and what it is, for the message. */
interface PairRule {
  readonly front: Token;
  readonly grounds: readonly Token[];
  readonly atLeast: number;
  /** The colour of `brand.yaml` to change if it fails. */
  readonly field: NamedColour;
  readonly words: string;
}

/** A pair with too little contrast. */
export type LowPair = ReturnType<typeof findLowPairs>[number];

/** Text of any size (WCAG 2.2, 1.4.3), and edges of controls and icons (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;
/** Minimum contrast of a button's background with the page; our own rule, not one of WCAG. */
const GROUND = 1.5;
const STEPS = 400;

const surfaces: readonly Token[] = ['paper', 'card', 'sunk'];
const buttons: readonly Token[] = ['accent', 'accentHover'];
const rows: readonly Token[] = [...surfaces, 'panelHover', 'highlight'];

/** All pairs: text, edges of controls, and the background of the call button. */
const pairRules: readonly PairRule[] = [
  { front: 'ink', grounds: rows, atLeast: TEXT, field: 'ink', words: 'text' },
  { front: 'muted', grounds: rows, atLeast: TEXT, field: 'paper', words: 'small text' },
  { front: 'danger', grounds: surfaces, atLeast: TEXT, field: 'paper', words: 'a warning' },
  { front: 'good', grounds: surfaces, atLeast: TEXT, field: 'paper', words: 'the word "open"' },
  { front: 'control', grounds: surfaces, atLeast: EDGE, field: 'paper', words: 'the edge of a control' },
  { front: 'onField', grounds: ['field'], atLeast: TEXT, field: 'ink', words: 'what is typed into a field' },
  { front: 'onSign', grounds: ['sign'], atLeast: TEXT, field: 'sign', words: 'white text' },
  { front: 'link', grounds: [...surfaces, 'highlight'], atLeast: TEXT, field: 'sign', words: 'a link' },
  { front: 'signOnField', grounds: ['field'], atLeast: TEXT, field: 'sign', words: 'the button of a sign' },
  { front: 'signLine', grounds: ['sign'], atLeast: TEXT, field: 'sign', words: 'the second line of a shared picture' },
  { front: 'focus', grounds: surfaces, atLeast: EDGE, field: 'sign', words: 'the mark of focus' },
  { front: 'onAccent', grounds: buttons, atLeast: TEXT, field: 'accent', words: 'the telephone number' },
  { front: 'accent', grounds: ['paper', 'card'], atLeast: GROUND, field: 'accent', words: 'the call button' },
];

/** Pairs of a palette with too little contrast, in light and dark mode; the worst comes first. */
export function findLowPairs(palette: Palette) {
  const pairs = pairRules.flatMap(({ front: name, grounds, ...rule }) =>
    grounds.flatMap((on) =>
      (['light', 'dark'] as const).map((scheme) => {
        const [front, ground] = [palette[name][scheme], palette[on][scheme]];
        return { ...rule, on, scheme, front, ground, ratio: contrastOf(front, ground) };
      }),
    ),
  );
  return pairs
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
}

/**
 * The brand colours that lack contrast in the palette derived from them. If the paper fails, it alone is reported,
 * because everything else is on it. Of paper and ink, the one that is named is reported for the one that is not.
 */
export function findUnreadable(colours: NamedColours) {
  const otherOf: Partial<Record<NamedColour, NamedColour>> = { ink: 'paper', paper: 'ink' };
  const fieldOf = ({ field }: LowPair) => (colours[field] === undefined ? otherOf[field] : field);
  const low = findLowPairs(derivePalette(colours));
  const found = (['paper', 'ink', 'sign', 'accent'] as const)
    .map((field) => ({ field, pairs: low.filter((pair) => fieldOf(pair) === field) }))
    .filter(({ pairs }) => pairs.length > 0);
  const told = found[0]?.field === 'paper' ? found.slice(0, 1) : found;
  return told.map((unreadable) => ({ ...unreadable, nearest: findNearest(colours, unreadable.field) }));
}

/** The nearest colour in lightness, of the same hue, with enough contrast, if there is one. */
function findNearest(colours: NamedColours, field: NamedColour): string | undefined {
  const given = colours[field];
  if (given === undefined) return undefined;
  const colour = toOklch(given);
  const steps = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS);
  return steps
    .values()
    .flatMap((step) => [colour.lightness - step, colour.lightness + step])
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => fromOklch({ ...colour, lightness }))
    .find((nearest) =>
      findLowPairs(derivePalette({ ...colours, [field]: nearest })).every((pair) => pair.field !== field),
    );
}
