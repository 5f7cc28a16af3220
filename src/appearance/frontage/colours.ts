import { black, computeContrast, mix, type Palette, white } from '../palette.ts';

/** Contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** The sky at night before the colour of the sign is mixed in. */
const DARKEST = '#060808';
const moon = '#f4ecd0';

/** What decides the colours of a frontage. */
interface Painting {
  readonly palette: Palette;
  /** Style sheets of the look; with `lines` the frontage is drawn in lines. */
  readonly sheets?: readonly string[];
}

const isInLines = ({ sheets }: Painting) => sheets?.includes('lines') === true;

/**
 * Returns the additional colours of the frontage, in light and dark mode. A frontage at night has those of dark mode.
 */
export function makeFrontageColours(painting: Painting) {
  const { palette } = painting;
  const { paper, card, ink, sign, water } = palette;
  const both = (colour: string) => ({ light: colour, dark: colour });
  const shades = (draw: (mode: 'light' | 'dark') => string) => ({ light: draw('light'), dark: draw('dark') });
  /** The sky, which may have text on it. */
  const sky = { light: findSky(palette, 'light', paper.light, 0.13), dark: findSky(palette, 'dark', DARKEST, 0.3) };
  const colours = {
    sky,
    /** Every outline; in dark mode, less bright than the lamps. */
    line: { light: ink.light, dark: mix(card.dark, ink.dark, 0.55) },
    /** Walls in the shade. */
    tone: shades((mode) => mix(card[mode], ink[mode], 0.11)),
    /** Frames and mouldings, beside the colour of signs. */
    deep: shades((mode) => mix(sign[mode], black, 0.3)),
    /** Windows by day, lit, and dark when the business is closed. */
    pane: shades((mode) => mix(card[mode], water[mode], mode === 'light' ? 0.26 : 0.18)),
    lit: both('#ffd98a'),
    gone: shades((mode) => mix('#10171c', sign[mode], 0.4)),
    /** What is seen through an open door, by day and by lamplight. */
    inside: shades((mode) => mix(card[mode], ink[mode], mode === 'light' ? 0.62 : 0.1)),
    lamplight: both('#dba95a'),
    /** The body of a vehicle, pale by moonlight too, and lettering on it. */
    coat: { light: white, dark: mix(sky.dark, moon, 0.9) },
    painted: both(palette.link.light),
    tyre: both('#0a0a0a'),
    sun: both('#ffdb82'),
    dusk: both('#f59e6c'),
    moon: both(moon),
    shine: both(white),
    shadow: both(black),
  };
  if (!isInLines(painting)) return colours;
  const line = { light: mix(sign.light, ink.light, 0.7), dark: ink.dark };
  return { ...colours, line, pane: both('transparent'), gone: shades((mode) => mix(sky[mode], line[mode], 0.22)) };
}

/** Mixes as much of the sign's colour into a background as keeps text on it readable, up to a share. */
function findSky(palette: Palette, mode: 'light' | 'dark', ground: string, most: number): string {
  const texts = [palette.ink, palette.muted, palette.danger, palette.good].map((colour) => colour[mode]);
  const skies = [1, 0.75, 0.5, 0.25].map((part) => mix(ground, palette.sign[mode], most * part));
  return skies.find((sky) => texts.every((text) => computeContrast(text, sky) >= READABLE)) ?? ground;
}

/** Fill of each class of a drawing, or its stroke if it is only a line. */
const CLASSES: Readonly<Record<string, string>> = {
  wall: 'fill: var(--card)',
  coat: 'fill: var(--coat)',
  main: 'fill: var(--sign)',
  deep: 'fill: var(--deep)',
  accent: 'fill: var(--accent)',
  lamp: 'fill: var(--accent)',
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

const outlined = 'fill: var(--sky)';
const thin = 'stroke: var(--line); stroke-width: 1px';
const dashed = `${thin}; stroke-dasharray: 7 4; opacity: .45`;
const faint = `${thin}; opacity: .7`;
const hidden = 'display: none';
/** The same of a drawing in lines: what is painted elsewhere has the colour of the paper, and what is lit has light. */
const CLASSES_IN_LINES: typeof CLASSES = {
  ...CLASSES,
  ...{ wall: outlined, coat: outlined, deep: outlined, inside: outlined, tyre: outlined, main: outlined },
  tone: 'fill: var(--line); fill-opacity: .09; stroke: none',
  ...{ inset: faint, tool: faint, goods: faint, far: dashed, cloud: dashed },
  sun: `${faint}; stroke-dasharray: 12 3 2 3`,
  ...{ cast: hidden, gleam: hidden, blind: hidden, lights: hidden },
};

/** Lettering on a sign, on a van and on a board in the colour of the call button. */
const LETTERING: Readonly<Record<string, string>> = {
  name: 'fill: var(--on-sign)',
  painted: 'fill: var(--painted)',
  number: 'fill: var(--on-accent)',
};

const LETTERING_IN_LINES: typeof LETTERING = { ...LETTERING, name: 'fill: var(--line)', painted: 'fill: var(--line)' };

/**
 * Lists the style rules of the classes in a drawing, by day and without a state. `below` is the selector that contains
 * it.
 */
function* listRules(painting: Painting, drawing: string, below: string): Iterable<string> {
  const isUsed = ([name]: readonly [string, string]) => drawing.includes(`class="${name}"`);
  const [shapes, lettering] = isInLines(painting) ? [CLASSES_IN_LINES, LETTERING_IN_LINES] : [CLASSES, LETTERING];
  for (const [name, paint] of Object.entries(shapes).filter(isUsed)) yield `${below}.${name} { ${paint} }`;
  for (const [name, paint] of Object.entries(lettering).filter(isUsed))
    yield `${below}.${name} text { ${paint}; stroke: none }`;
}

/**
 * Writes the style sheet of pages with a hero: its colours, and the frontage, if there is one, by day without a state.
 */
export function writeFrontageStyles(painting: Painting, drawing: string): string {
  const rules = [...listRules(painting, drawing, '.frontage ')];
  const isUsed = ([name]: readonly [string, unknown]) =>
    name === 'sky' || STATES.test(name) || rules.join().includes(`(--${name})`);
  const colours = Object.entries(makeFrontageColours(painting))
    .filter(isUsed)
    .map(([name, { light, dark }]) => `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`);
  return `@layer components {
  :root { ${colours.join(' ')} --glass: var(--pane); }
  ${rules.join('\n  ')}
}`;
}

/** Colours that only the styles of states use. */
const STATES = /^(?:pane|lit|gone|lamplight|dusk|moon|line|shine|shadow)$/;

/** Writes the style rules of a drawing in a picture by day, with colours instead of custom properties. */
export function writePictureStyles(painting: Painting, drawing: string): string {
  const colours: Readonly<Record<string, { readonly light: string }>> = {
    ...painting.palette,
    ...makeFrontageColours(painting),
  };
  return [...listRules(painting, drawing, '')].join('').replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const role = name === 'glass' ? 'pane' : name.replace(/-(.)/g, (__, letter: string) => letter.toUpperCase());
    return colours[role]?.light ?? black;
  });
}
