import { expect, test } from 'vitest';
import { contrastOf } from '../../src/appearance/colour.ts';
import { findLowPairs, pairRules } from '../../src/appearance/contrast.ts';
import { defaultPalette, type Palette } from '../../src/appearance/palette.ts';

type Token = keyof Palette;

const surfaces: readonly Token[] = ['paper', 'card', 'sunk'];

/** What stands on what without a brand, and the ratio it has there: more than a brand of its own must have. */
const pairs: readonly {
  readonly colours: readonly Token[];
  readonly on: readonly Token[];
  readonly atLeast: number;
}[] = [
  // What is read: text, prices, links, warnings (1.4.6).
  { colours: ['ink', 'muted', 'link', 'danger', 'good'], on: surfaces, atLeast: 7 },
  { colours: ['ink', 'muted'], on: ['panelHover'], atLeast: 7 },
  { colours: ['ink', 'link'], on: ['highlight'], atLeast: 4.5 },
  { colours: ['onSign', 'signLine'], on: ['sign'], atLeast: 7 },
  { colours: ['onAccent'], on: ['accent', 'accentHover'], atLeast: 7 },
  { colours: ['onField', 'signOnField'], on: ['field'], atLeast: 7 },
  // Edges of controls and the mark of focus (1.4.11).
  { colours: ['control', 'focus'], on: surfaces, atLeast: 3 },
];

test.each(['light', 'dark'] as const)('every pair of colours has its contrast, %s', (scheme) => {
  const low = pairs.flatMap(({ colours, on, atLeast }) =>
    colours.flatMap((colour) =>
      on.map((surface) => {
        const ratio = contrastOf(defaultPalette[colour][scheme], defaultPalette[surface][scheme]);
        return { pair: `${colour} on ${surface}`, ratio, atLeast };
      }),
    ),
  );
  expect(low.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
});

test('the colours without a brand pass what is asked of those with one', () => {
  expect(findLowPairs(defaultPalette)).toEqual([]);
});

test('no colour is left out', () => {
  const checked = new Set(pairs.flatMap(({ colours, on }) => [...colours, ...on]));
  // Lines that only part, and the water of a map, below names with an edge of the paper: nothing is lost without them.
  const decoration = ['hairline', 'seam', 'water'];
  const tokens = Object.keys(defaultPalette) as Token[];
  expect(tokens.filter((name) => !checked.has(name))).toEqual(decoration);
  const ruled = new Set(pairRules.flatMap(({ front, grounds }) => [front, ...grounds]));
  expect(tokens.filter((name) => !ruled.has(name))).toEqual(decoration);
});
