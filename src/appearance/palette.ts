import { formatHex, interpolate, samples, wcagContrast } from 'culori';
import type { grounds } from '../schemas/appearance/brand.ts';

export const white = '#ffffff';
export const black = '#000000';
/** The darkest page and the slate of a chalkboard, before the sign's colour is mixed in. */
const darkest = '#121212';
const slate = '#20262a';

/** A look's colours, each of which a business can replace. */
export interface NamedColours {
  /** Background of signs, behind white text. */
  readonly sign: string;
  /** Background of call buttons. */
  readonly accent: string;
  /** Background of pages in light mode. */
  readonly paper?: string | undefined;
  /** Text in light mode. */
  readonly ink?: string | undefined;
}

/** The background of a page, as `brand.yaml` names it. */
type Ground = (typeof grounds)[number];

/** All colours of pages, maps, drawings, icons and share images, each in light and dark mode. There are no others. */
export type Palette = ReturnType<typeof derivePalette>;

/**
 * Derives the palette from two to four colours: text on the sign is white, links have the colour of the sign in light
 * mode, and greys are tinted with it. In dark mode, colours are lightened until they have enough contrast. Colours that
 * the business sets stay unchanged in light mode; warnings, success and water are the same in every palette. A
 * chalkboard is dark in light mode too, and a grid has the colour of the sign in dark mode.
 */
export function derivePalette(colours: NamedColours, ground: Ground = 'paper') {
  const light = ground === 'chalkboard' ? makeChalkboardShades(colours) : makeLightShades(colours, ground);
  const dark = makeNightShades(colours, ground);
  const pairs = Object.entries(light).map(([name, colour]) => [name, { light: colour, dark: dark[name as Role] }]);
  return Object.fromEntries(pairs) as Record<Role, Pair>;
}

/** A colour in light and dark mode, as `#rrggbb`. */
type Pair = { readonly light: string; readonly dark: string };
type Shades = ReturnType<typeof makeNightShades>;
type Role = keyof Shades;

/** Share of the sign's colour in the page background in light mode. */
const TINTS = { paper: 0.04, tint: 0.13, colour: 0.04, grid: 0.02 };

/** Returns the colours of a page in light mode. */
function makeLightShades({ sign, accent, ...named }: NamedColours, ground: keyof typeof TINTS): Shades {
  const paper = named.paper ?? mix(white, sign, TINTS[ground]);
  const sunk = mix(paper, sign, 0.07);
  const ink = named.ink ?? mix(black, sign, 0.25);
  const surfaces = [paper, white, sunk];
  return {
    paper,
    card: white,
    sunk,
    ink,
    muted: moveTo(black, mix(ink, paper, 0.25), surfaces, 5),
    link: sign,
    sign,
    onSign: white,
    accent,
    onAccent: chooseTextColour(accent),
    danger: '#96160e',
    good: '#06542d',
    control: moveTo(black, mix(ink, paper, 0.5), surfaces, 3),
    hairline: mix(paper, ink, 0.16),
    water: '#004a82',
  };
}

/** Returns the colours of a page in dark mode. */
function makeNightShades(colours: NamedColours, ground: Ground) {
  const paper =
    ground === 'grid' ? darkenForWarnings(mix(darkest, colours.sign, 0.6)) : mix(darkest, colours.sign, 0.08);
  // Large fields are darker than by day.
  return makeDarkShades({ ...colours, sign: mix(colours.sign, black, 0.17) }, paper, mix(white, colours.sign, 0.07));
}

/** Darkens a background until the text of warnings can be read on it, and on the lighter cards too. */
function darkenForWarnings(background: string): string {
  return moveTo(black, background, ['#ff9c8f'], 6);
}

/** Returns the colours of a page that is dark in light mode: chalk on a board. */
function makeChalkboardShades({ paper, ink, ...colours }: NamedColours): Shades {
  const slab = darkenForWarnings(mix(slate, colours.sign, 0.1));
  return makeDarkShades(colours, paper ?? slab, ink ?? mix(white, colours.sign, 0.04));
}

/** Returns the colours of a dark page, lightened until they have enough contrast. */
function makeDarkShades({ sign: given, accent: button }: NamedColours, paper: string, ink: string) {
  const card = mix(paper, white, 0.06);
  // White text stays readable on a colour that differs this little from the dark page.
  const sign = moveTo(white, given, [paper], 1.65);
  const accent = moveTo(white, button, [paper, card], 3);
  return {
    paper,
    /** Raised and recessed background. */
    card,
    sunk: mix(paper, black, 0.3),
    ink,
    muted: mix(ink, paper, 0.25),
    /** Links, and the focus outline. */
    link: moveTo(white, given, [paper, card], 7.5),
    sign,
    onSign: white,
    /** Background of call buttons and highlights in drawings, and the text on it. */
    accent,
    onAccent: chooseTextColour(accent),
    /** Text of warnings, and of success or the open state. */
    danger: '#ff9c8f',
    good: '#6fdca1',
    /** Borders of buttons and form fields, and decorative lines. */
    control: mix(ink, paper, 0.5),
    hairline: mix(paper, ink, 0.15),
    /** Base colour of water on maps. */
    water: '#8ec9ff',
  };
}

/** The colours of the reference look, with links in blue and warmer shades of paper than derived ones. */
export const highwayPalette: Palette = {
  ...derivePalette({ sign: '#00563f', accent: '#ffb000', paper: '#f7f5f0', ink: '#16211d' }),
  card: { light: white, dark: '#16211d' },
  sunk: { light: '#ece8df', dark: '#0a100e' },
  muted: { light: '#3c4944', dark: '#b4c0b9' },
  link: { light: '#004a82', dark: '#8ec9ff' },
};

/** Moves a colour towards black or white until it has the required contrast with all backgrounds. */
function moveTo(end: string, colour: string, backgrounds: readonly string[], contrast: number): string {
  const hasContrast = (moved: string) =>
    backgrounds.every((background) => computeContrast(moved, background) >= contrast);
  return listShades(end, colour).find(hasContrast) ?? end;
}

/** Returns the text colour on a background: black or white, whichever has more contrast. */
function chooseTextColour(background: string): string {
  return computeContrast(black, background) >= computeContrast(white, background) ? black : white;
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of the term). */
export function computeContrast(first: string, second: string): number {
  return wcagContrast(first, second);
}

/** Mixes a share of another colour into one, as `color-mix(in srgb, …)` does. */
export function mix(colour: string, other: string, share: number): string {
  return formatHex(interpolate([colour, other], 'rgb')(share));
}

/** Lists the 101 steps from a colour to black or white, beginning with the colour; its hue stays. */
export function* listShades(end: string, colour: string): Generator<string, undefined> {
  const mixAt = interpolate([colour, end], 'rgb');
  for (const share of samples(101)) yield formatHex(mixAt(share));
}
