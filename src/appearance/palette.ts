import { formatHex, interpolate, samples, wcagContrast } from 'culori';
import type { BrandFile } from '../schemas/appearance/brand.ts';

export const white = '#ffffff';
export const black = '#000000';
const night = '#121212';

/** A colour in light and dark mode, as `#rrggbb`; the same in both if only one is given. */
function shades(light: string, dark = light) {
  return { light, dark };
}

/** The colours that a business sets. */
export type NamedColours = Pick<BrandFile, 'sign' | 'accent' | 'paper' | 'ink'>;

/** All colours of pages, maps, drawings, icons and share images. There are no others. */
export type Palette = ReturnType<typeof derivePalette>;

/**
 * Derives the palette from two to four brand colours: text on the sign is white, links have its colour by day, and
 * everything grey a touch of it. In dark mode colours are lightened until they can be seen. Those that the business
 * sets stay unchanged; warnings, success and water have the same colours in every brand.
 */
export function derivePalette({ sign, accent, ...named }: NamedColours) {
  const paper = shades(named.paper ?? mix(white, sign, 0.04), mix(night, sign, 0.08));
  const card = shades(white, mix(paper.dark, white, 0.06));
  const sunk = shades(mix(paper.light, sign, 0.07), mix(paper.dark, black, 0.3));
  const ink = shades(named.ink ?? mix(black, sign, 0.25), mix(white, sign, 0.07));
  const day = [paper.light, card.light, sunk.light];
  const accents = shades(accent, moveTo(white, accent, [paper.dark, card.dark], 3));
  return {
    paper,
    /** Raised and recessed background. */
    card,
    sunk,
    ink,
    muted: shades(moveTo(black, mix(ink.light, paper.light, 0.25), day, 5), mix(ink.dark, paper.dark, 0.25)),
    /** Links, and the focus outline. */
    link: shades(sign, moveTo(white, sign, [paper.dark, card.dark], 5)),
    // White text stays readable on a colour that differs this little from the dark page.
    sign: shades(sign, moveTo(white, sign, [paper.dark], 1.9)),
    onSign: shades(white),
    /** Background of call buttons and highlights in drawings, and the text on it. */
    accent: accents,
    onAccent: shades(textOn(accents.light), textOn(accents.dark)),
    /** Text of warnings, and of success or the open state. */
    danger: shades('#96160e', '#ff9c8f'),
    good: shades('#06542d', '#6fdca1'),
    /** Borders of buttons and form fields, and decorative lines. */
    control: shades(moveTo(black, mix(ink.light, paper.light, 0.5), day, 3), mix(ink.dark, paper.dark, 0.5)),
    hairline: shades(mix(paper.light, ink.light, 0.16), mix(paper.dark, ink.dark, 0.15)),
    /** Base colour of water on maps. */
    water: shades('#004a82', '#8ec9ff'),
  };
}

/** The palette without a brand: links are blue, and the shades of the paper warmer. */
export const defaultPalette: Palette = {
  ...derivePalette({ sign: '#00563f', accent: '#ffb000', paper: '#f7f5f0', ink: '#16211d' }),
  card: shades(white, '#16211d'),
  sunk: shades('#ece8df', '#0a100e'),
  muted: shades('#3c4944', '#b4c0b9'),
  link: shades('#004a82', '#8ec9ff'),
};

/** The first colour on the way to black or white that has this contrast with all backgrounds. */
function moveTo(end: string, colour: string, grounds: readonly string[], contrast: number): string {
  const hasContrast = (moved: string) => grounds.every((ground) => contrastOf(moved, ground) >= contrast);
  return stepsTo(end, colour).find(hasContrast) ?? end;
}

/** Text colour on a background: black or white, whichever has more contrast. */
function textOn(ground: string): string {
  return contrastOf(black, ground) >= contrastOf(white, ground) ? black : white;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of the term). */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Mixes a share of another colour into one, as `color-mix(in srgb, …)` does. */
export function mix(colour: string, other: string, share: number): string {
  return formatHex(interpolate([colour, other], 'rgb')(share));
}

/** A colour, and what it becomes on the way to black or white, which keeps its hue. */
export function stepsTo(end: string, colour: string): string[] {
  return samples(101).map((share) => mix(colour, end, share));
}
