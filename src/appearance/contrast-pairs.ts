import { contrastOf, type Hex } from './colour.ts';
import type { Palette } from './palette.ts';

/** A colour that `brand.yaml` can set. */
export type NamedColour = 'paper' | 'ink' | 'sign' | 'accent';

type Token = keyof Palette;
type Scheme = 'light' | 'dark';

/** A foreground on a background, the contrast it needs, and the named colour to blame if it fails. */
interface PairRule {
  readonly front: Token;
  readonly grounds: readonly Token[];
  readonly atLeast: number;
  readonly blame: NamedColour;
  /** Description of the pair for the error message. */
  readonly words: string;
}

/** A pair with too little contrast. */
export interface LowPair {
  readonly blame: NamedColour;
  readonly words: string;
  /** The background token. */
  readonly on: Token;
  readonly scheme: Scheme;
  readonly front: Hex;
  readonly ground: Hex;
  readonly ratio: number;
  readonly atLeast: number;
}

/** Text of any size (WCAG 2.2, 1.4.3), and edges of controls and icons (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;
/** Minimum contrast of a button's background with the page; our own rule, not one of WCAG. */
const GROUND = 1.5;

const surfaces: readonly Token[] = ['paper', 'card', 'sunk'];

/** All pairs: text, edges of controls, and the background of the call button. */
const rules: readonly PairRule[] = [
  { front: 'ink', grounds: [...surfaces, 'panelHover', 'highlight'], atLeast: TEXT, blame: 'ink', words: 'text' },
  {
    front: 'muted',
    grounds: [...surfaces, 'panelHover', 'highlight'],
    atLeast: TEXT,
    blame: 'paper',
    words: 'small text',
  },
  { front: 'danger', grounds: surfaces, atLeast: TEXT, blame: 'paper', words: 'a warning' },
  { front: 'good', grounds: surfaces, atLeast: TEXT, blame: 'paper', words: 'the word "open"' },
  { front: 'control', grounds: surfaces, atLeast: EDGE, blame: 'paper', words: 'the edge of a control' },
  { front: 'onField', grounds: ['field'], atLeast: TEXT, blame: 'ink', words: 'what is typed into a field' },
  { front: 'onSign', grounds: ['sign'], atLeast: TEXT, blame: 'sign', words: 'white text' },
  { front: 'link', grounds: [...surfaces, 'highlight'], atLeast: TEXT, blame: 'sign', words: 'a link' },
  { front: 'signOnField', grounds: ['field'], atLeast: TEXT, blame: 'sign', words: 'the button of a sign' },
  { front: 'signLine', grounds: ['sign'], atLeast: TEXT, blame: 'sign', words: 'the second line of a shared picture' },
  { front: 'focus', grounds: surfaces, atLeast: EDGE, blame: 'sign', words: 'the mark of focus' },
  {
    front: 'onAccent',
    grounds: ['accent', 'accentHover'],
    atLeast: TEXT,
    blame: 'accent',
    words: 'the telephone number',
  },
  { front: 'accent', grounds: ['paper', 'card'], atLeast: GROUND, blame: 'accent', words: 'the call button' },
];

/**
 * Pairs of a palette with too little contrast, in light and dark mode; the worst for each colour to blame comes first.
 */
export function findLowPairs(palette: Palette): LowPair[] {
  const pairs = rules.flatMap(({ front, grounds, ...rule }) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).map((scheme) => {
        const [one, other] = [palette[front][scheme], palette[ground][scheme]];
        return { ...rule, on: ground, scheme, front: one, ground: other, ratio: contrastOf(one, other) };
      }),
    ),
  );
  return pairs
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
}

/** Tokens used by some rule. */
export function listJudgedTokens(): ReadonlySet<Token> {
  return new Set(rules.flatMap(({ front, grounds }) => [front, ...grounds]));
}
