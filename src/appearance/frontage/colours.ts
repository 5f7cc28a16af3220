import { black, mix, type Palette, white } from '../palette.ts';

const lit = '#ffd98a';

/** The colours of the frontage beside those of the page, in light and dark mode: of dark mode are the nights too. */
export function frontageColours({ paper, card, ink, sign, water }: Palette) {
  const both = (colour: string) => ({ light: colour, dark: colour });
  const shades = (draw: (mode: 'light' | 'dark') => string) => ({ light: draw('light'), dark: draw('dark') });
  return {
    sky: { light: mix(paper.light, sign.light, 0.13), dark: mix('#060808', sign.dark, 0.3) },
    /** Every outline; at night it does not outshine the lamps. */
    line: { light: ink.light, dark: mix(card.dark, ink.dark, 0.42) },
    /** Walls in the shade. */
    tone: shades((mode) => mix(card[mode], ink[mode], 0.11)),
    /** Frames and mouldings, beside the colour of signs. */
    deep: shades((mode) => mix(sign[mode], black, 0.3)),
    /** Windows by day, with light behind them, and when everybody has gone. */
    pane: shades((mode) => mix(card[mode], water[mode], mode === 'light' ? 0.26 : 0.18)),
    lit: both(lit),
    gone: shades((mode) => mix('#10171c', sign[mode], 0.4)),
    /** What is seen through an open door, by day and by lamplight. */
    inside: shades((mode) => mix(card[mode], ink[mode], mode === 'light' ? 0.62 : 0.1)),
    lamplight: both('#dba95a'),
    tyre: { light: ink.light, dark: '#0a0a0a' },
    sun: both('#ffdb82'),
    dusk: both('#f59e6c'),
    moon: both('#f4ecd0'),
    shine: both(white),
    shadow: both(black),
  };
}

/** How each class of a drawing is painted: its fill, or its stroke where it is only a line. */
const CLASSES: Readonly<Record<string, string>> = {
  wall: 'fill: var(--card)',
  main: 'fill: var(--sign)',
  deep: 'fill: var(--deep)',
  accent: 'fill: var(--accent)',
  glass: 'fill: var(--glass)',
  inside: 'fill: var(--inside)',
  tyre: 'fill: var(--tyre)',
  inset: 'stroke: var(--on-sign)',
  faint: 'stroke: var(--line); stroke-opacity: .4',
  tone: 'fill: var(--tone); stroke: none',
  ink: 'fill: var(--line); stroke: none',
  tool: 'fill: var(--shadow); stroke: none; opacity: .4',
  goods: 'fill: var(--line); stroke: none; opacity: .45',
  gleam: 'fill: var(--shine); stroke: none; opacity: .4',
  blind: 'fill: var(--tone); stroke: none; opacity: 0',
  cast: 'fill: var(--shadow); stroke: none; opacity: .22',
  beam: 'fill: var(--lit); stroke: none; opacity: 0',
  far: 'fill: var(--line); stroke: var(--sky); opacity: .2',
  lights: 'fill: var(--sky); stroke: none; opacity: .6',
  sun: 'fill: var(--sun); stroke: none',
  crescent: 'fill: var(--sky); stroke: none; opacity: 0',
  cloud: 'fill: var(--shine); stroke: none; opacity: .6',
  star: 'stroke: var(--shine); opacity: 0',
};

/** Letters on a sign, on a van and on a board in the colour of the call button. */
const LETTERS: Readonly<Record<string, string>> = {
  name: 'fill: var(--on-sign)',
  painted: 'fill: var(--link)',
  number: 'fill: var(--on-accent)',
};

/** The style rules of a drawing below some element: `.frontage`, or nothing. By day, without a state. */
function* listRules(below: string): Iterable<string> {
  for (const [name, paint] of Object.entries(CLASSES)) yield `${below}.${name} { ${paint} }`;
  for (const [name, paint] of Object.entries(LETTERS)) yield `${below}.${name} text { ${paint}; stroke: none }`;
}

/** The style sheet of pages with a frontage: its colours, and the day without a state. */
export function writeFrontageStyles(palette: Palette): string {
  const colours = Object.entries(frontageColours(palette)).map(([name, { light, dark }]) =>
    light === dark ? `--${name}: ${light};` : `--${name}: light-dark(${light}, ${dark});`,
  );
  return `@layer components {
  .scene { ${colours.join(' ')} --glass: var(--pane); }
  ${[...listRules('.frontage ')].join('\n  ')}
}`;
}

/** The same rules for a picture by day, with every colour in its place. */
export function writePictureStyles(palette: Palette): string {
  const colours: Readonly<Record<string, { readonly light: string }>> = { ...palette, ...frontageColours(palette) };
  return [...listRules('')].join('').replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const role = name === 'glass' ? 'pane' : name.replace(/-(.)/g, (__, letter: string) => letter.toUpperCase());
    return colours[role]?.light ?? black;
  });
}
