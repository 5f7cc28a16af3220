import { black, computeContrast, mix, type Palette, white } from '../palette.ts';

/** Contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** The sky at night before the sign's colour is mixed in. */
const DARKEST = '#060808';
const moon = '#f4ecd0';

/** The settings of a look that the colours of a frontage depend on. */
interface FrontageStyle {
  readonly palette: Palette;
  /** The look's style sheets; with `lines` the frontage is drawn in lines. */
  readonly sheets?: readonly string[];
}

const isLineDrawing = ({ sheets }: FrontageStyle) => sheets?.includes('lines') === true;

/**
 * Returns the additional colours of the frontage, in light and dark mode. At night a frontage has its dark mode colours.
 */
export function makeFrontageColours(style: FrontageStyle) {
  const { palette } = style;
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
    dim: shades((mode) => mix('#10171c', sign[mode], 0.4)),
    /** The view through an open door, by day and by lamplight. */
    inside: shades((mode) => mix(card[mode], ink[mode], mode === 'light' ? 0.62 : 0.1)),
    lamplight: both('#dba95a'),
    /** White paint, pale by moonlight too, and lettering on it. */
    pale: { light: white, dark: mix(sky.dark, moon, 0.9) },
    painted: both(palette.link.light),
    tyre: both('#0a0a0a'),
    sun: both('#ffdb82'),
    dusk: both('#f59e6c'),
    moon: both(moon),
    shine: both(white),
    shadow: both(black),
  };
  if (!isLineDrawing(style)) return colours;
  const line = { light: mix(sign.light, ink.light, 0.7), dark: ink.dark };
  return { ...colours, line, pane: both('transparent'), dim: shades((mode) => mix(sky[mode], line[mode], 0.22)) };
}

/** Mixes as much of the sign's colour into a background as keeps text on it readable, up to `maxShare`. */
function findSky(palette: Palette, mode: 'light' | 'dark', background: string, maxShare: number): string {
  const texts = [palette.ink, palette.muted, palette.danger, palette.good].map((colour) => colour[mode]);
  const skies = [1, 0.75, 0.5, 0.25].map((factor) => mix(background, palette.sign[mode], maxShare * factor));
  return skies.find((sky) => texts.every((text) => computeContrast(text, sky) >= READABLE)) ?? background;
}

/** Fill of each class in a drawing, or its stroke if it is only a line. */
const CLASSES: Readonly<Record<string, string>> = {
  wall: 'fill: var(--card)',
  pale: 'fill: var(--pale)',
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
/** Fills and strokes of a line drawing: painted areas have the colour of the sky, details are thin, dashed or hidden. */
const LINE_CLASSES: typeof CLASSES = {
  ...CLASSES,
  ...{ wall: outlined, pale: outlined, deep: outlined, inside: outlined, tyre: outlined, main: outlined },
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

const LINE_LETTERING: typeof LETTERING = { ...LETTERING, name: 'fill: var(--line)', painted: 'fill: var(--line)' };

/**
 * Lists the style rules of the classes in a drawing, by day and without an opening state. `ancestor` is the selector of
 * the element that contains it.
 */
function* listRules(style: FrontageStyle, drawing: string, ancestor: string): Iterable<string> {
  const isUsed = ([name]: readonly [string, string]) => drawing.includes(`class="${name}"`);
  const [shapes, lettering] = isLineDrawing(style) ? [LINE_CLASSES, LINE_LETTERING] : [CLASSES, LETTERING];
  for (const [name, paint] of Object.entries(shapes).filter(isUsed)) yield `${ancestor}.${name} { ${paint} }`;
  for (const [name, paint] of Object.entries(lettering).filter(isUsed))
    yield `${ancestor}.${name} text { ${paint}; stroke: none }`;
}

/**
 * Renders the style sheet of pages with a hero: its colours, and the frontage, if there is one, by day without an opening
 * state.
 */
export function renderFrontageStyles(style: FrontageStyle, drawing: string): string {
  const rules = [...listRules(style, drawing, '.frontage ')];
  const isUsed = ([name]: readonly [string, unknown]) =>
    name === 'sky' || STATES.test(name) || rules.join().includes(`(--${name})`);
  const colours = Object.entries(makeFrontageColours(style))
    .filter(isUsed)
    .map(([name, { light, dark }]) => `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`);
  return `@layer components {
  :root { ${colours.join(' ')} --glass: var(--pane); }
  ${rules.join('\n  ')}
}`;
}

/** Colours that only the styles of opening states use. */
const STATES = /^(?:pane|lit|dim|lamplight|dusk|moon|line|shine|shadow)$/;

/** Renders the style rules of a drawing in an SVG image by day, with colours instead of custom properties. */
export function renderImageStyles(style: FrontageStyle, drawing: string): string {
  const colours: Readonly<Record<string, { readonly light: string }>> = {
    ...style.palette,
    ...makeFrontageColours(style),
  };
  return [...listRules(style, drawing, '')].join('').replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const role = name === 'glass' ? 'pane' : name.replace(/-(.)/g, (__, letter: string) => letter.toUpperCase());
    return colours[role]?.light ?? black;
  });
}
