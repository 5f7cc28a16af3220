import { contrastOf, type Hex } from './colour.ts';
import type { Palette } from './palette.ts';

/** A colour a maintainer may name. */
export type NamedColour = 'paper' | 'ink' | 'sign' | 'accent';

type Token = keyof Palette;
type Scheme = 'light' | 'dark';

/** What stands on what, which contrast it needs, and whose colour is to blame where it lacks it. */
interface PairRule {
  readonly front: Token;
  readonly grounds: readonly Token[];
  readonly atLeast: number;
  readonly blame: NamedColour;
  /** What a visitor sees of the pair. */
  readonly words: string;
}

/** A pair of colours without the contrast it needs. */
export interface LowPair {
  readonly blame: NamedColour;
  readonly words: string;
  /** The token of the ground. */
  readonly on: Token;
  readonly scheme: Scheme;
  readonly front: Hex;
  readonly ground: Hex;
  readonly ratio: number;
  readonly atLeast: number;
}

/** Text, whatever its size (WCAG 2.2, 1.4.3), and edges of controls and marks (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;
/** What the ground of a button needs beside its edge, so that it is seen as one; ours, not of WCAG. */
const GROUND = 1.5;

const surfaces: readonly Token[] = ['paper', 'card', 'sunk'];

/** Every pair that carries text, edges of what one uses, and the ground of the button that calls. */
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

/** The pairs of a palette that lack contrast, by day and by night, the worst of each colour to blame first. */
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

/** The tokens that some rule looks at. */
export function listJudgedTokens(): ReadonlySet<Token> {
  return new Set(rules.flatMap(({ front, grounds }) => [front, ...grounds]));
}
