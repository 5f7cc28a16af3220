import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Scheme = 'light' | 'dark';

/** The colours of the token file in one scheme. */
function readColours(scheme: Scheme): Record<string, string> {
  const found = readFileSync('src/styles/tokens.css', 'utf8').matchAll(
    /--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g,
  );
  return Object.fromEntries(
    [...found].map(([, name, light, dark, both]) => [name, both ?? (scheme === 'light' ? light : dark)]),
  );
}

/** Relative luminance of a colour (WCAG 2.2, definition of the term). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2.2, definition of the term). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'card', 'sunk'];

/** What stands on what, and the ratio it needs. */
const pairs: readonly {
  readonly colours: readonly string[];
  readonly on: readonly string[];
  readonly atLeast: number;
}[] = [
  // What is read: text, prices, links, warnings (1.4.6).
  { colours: ['ink', 'muted', 'link', 'danger', 'good'], on: surfaces, atLeast: 7 },
  { colours: ['on-sign'], on: ['sign'], atLeast: 7 },
  { colours: ['on-amber'], on: ['amber'], atLeast: 7 },
  // Edges of controls and the mark of focus (1.4.11).
  { colours: ['control', 'focus'], on: surfaces, atLeast: 3 },
  { colours: ['on-amber'], on: ['amber'], atLeast: 3 },
];

test('black on white and a known pair have the ratios of the definition', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['light', 'dark'] as const)('every pair of colours has its contrast, %s', (scheme) => {
  const tokens = readColours(scheme);
  const low = pairs.flatMap(({ colours, on, atLeast }) =>
    colours.flatMap((colour) =>
      on.map((surface) => {
        const [one, other] = [tokens[colour], tokens[surface]];
        if (one === undefined || other === undefined) throw new Error(`There is no token ${colour} or ${surface}.`);
        return { pair: `${colour} on ${surface}`, ratio: contrast(one, other), atLeast };
      }),
    ),
  );
  expect(low.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
});

test('no colour of the token file is left out', () => {
  const checked = new Set(pairs.flatMap(({ colours, on }) => [...colours, ...on]));
  // A hairline is decoration: nothing is lost without it.
  expect(Object.keys(readColours('light')).filter((name) => !checked.has(name))).toEqual(['hairline']);
});
