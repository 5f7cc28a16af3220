import type { BrandFile } from '../schemas/appearance/brand.ts';
import { contrastOf, fromOklch, luminanceOf, type Oklch, toOklch } from './colour.ts';
import { black, type Palette, shades, white } from './palette.ts';

/** The colours that a business sets. */
export type NamedColours = Pick<BrandFile, 'sign' | 'accent' | 'paper' | 'ink'>;

/** Hues for danger, success and map water, in OKLCH degrees. */
const DANGER_HUE = 29;
const GOOD_HUE = 154;
const WATER_HUE = 240;
/** Target contrast of derived text (WCAG 2.2, 1.4.6). Colours set by the business need to reach 1.4.3 only. */
const READABLE = 7;
/** Contrast of edges and icons (1.4.11), with a margin for rounding. */
const VISIBLE = 3.1;
const DARKER = -0.004;
const LIGHTER = 0.004;

/**
 * Derives the whole palette from two to four brand colours. Text on the sign is white; links and marks use the sign
 * colour in light mode; greys are tinted with its hue, backgrounds with the accent's. Derived colours are adjusted in
 * lightness until they have enough contrast; colours set by the business stay unchanged.
 */
export function derivePalette(named: NamedColours): Palette {
  const [sign, accent] = [named.sign.toLowerCase(), named.accent.toLowerCase()];
  const [deep, bright] = [toOklch(sign), toOklch(accent)];
  const greyHue = toOklch(named.ink ?? sign).hue;
  const grey = (lightness: number, chroma: number) =>
    fromOklch({ lightness, chroma: Math.min(chroma, deep.chroma / 4), hue: greyHue });
  const tinted = (lightness: number, chroma: number, share: number) =>
    fromOklch({ lightness, chroma: Math.min(chroma, bright.chroma / share), hue: bright.hue });

  // Yellow accents tint the background; others would make it pink or green, so it is tinted with the sign colour.
  const [tint, most] = bright.hue > 62 && bright.hue < 118 ? [bright, 0.009] : [deep, 0.005];
  const paper = shades(
    named.paper?.toLowerCase() ??
      fromOklch({ lightness: 0.973, chroma: Math.min(most, tint.chroma / 12), hue: tint.hue }),
    grey(0.195, 0.014),
  );
  const dayPaper = toOklch(paper.light);
  const below = (difference: number, chroma: number) =>
    fromOklch({
      lightness: dayPaper.lightness - difference,
      chroma: Math.max(dayPaper.chroma, Math.min(chroma, tint.chroma / 8)),
      hue: dayPaper.chroma < 0.002 ? tint.hue : dayPaper.hue,
    });
  const card = shades(white, grey(0.24, 0.018));
  const sunk = shades(below(0.038, 0.013), grey(0.16, 0.012));
  const day = [paper.light, card.light, sunk.light];
  const night = [paper.dark, card.dark, sunk.dark];
  const readable = (light: Oklch, dark: Oklch) =>
    shades(move(light, DARKER, day, READABLE), move(dark, LIGHTER, night, READABLE));
  const edge = toOklch(grey(0.62, 0.016));

  const ink = shades(
    named.ink?.toLowerCase() ?? move(toOklch(grey(0.24, 0.025)), DARKER, day, READABLE),
    grey(0.955, 0.007),
  );
  const nightLink = { ...deep, lightness: 0.78, chroma: Math.min(deep.chroma, 0.11) };
  const nightFocus = { ...bright, lightness: Math.max(0.8, bright.lightness) };
  const accents = shades(accent, move(bright, LIGHTER, [paper.dark, card.dark], VISIBLE));
  const onAccent = shades(textOn(accents.light, grey(0.19, 0.02)), textOn(accents.dark, grey(0.19, 0.02)));
  return {
    paper,
    card,
    sunk,
    ink,
    muted: readable(toOklch(grey(0.42, 0.022)), toOklch(grey(0.78, 0.016))),
    link: shades(sign, move(nightLink, LIGHTER, night, READABLE)),
    sign: shades(sign, lightenSign(deep, paper.dark)),
    onSign: shades(white),
    accent: accents,
    onAccent,
    accentHover: shades(hoverOf(accents.light, onAccent.light), hoverOf(accents.dark, onAccent.dark)),
    danger: readable(oklch(0.45, 0.17, DANGER_HUE), oklch(0.78, 0.12, DANGER_HUE)),
    good: readable(oklch(0.42, 0.1, GOOD_HUE), oklch(0.8, 0.13, GOOD_HUE)),
    control: shades(move(edge, DARKER, day, VISIBLE), move(edge, LIGHTER, night, VISIBLE + 1)),
    hairline: shades(below(0.115, 0.017), grey(0.33, 0.02)),
    focus: shades(sign, move(nightFocus, LIGHTER, night, READABLE)),
    seam: shades(below(0.155, 0.02), grey(0.12, 0.01)),
    panelHover: shades(tinted(0.972, 0.032, 4), grey(0.3, 0.024)),
    field: shades(white),
    onField: shades(move(toOklch(ink.light), DARKER, [white], READABLE)),
    signOnField: shades(sign),
    water: shades(fromOklch(oklch(0.42, 0.1, WATER_HUE)), fromOklch(oklch(0.8, 0.08, WATER_HUE))),
    highlight: shades(tinted(0.92, 0.08, 2), tinted(0.34, 0.06, 3)),
    signLine: shades(contrastOf(accent, sign) >= 4.5 ? accent : white, white),
  };
}

function oklch(lightness: number, chroma: number, hue: number): Oklch {
  return { lightness, chroma, hue };
}

/** Moves a colour in lightness until it has this contrast with all backgrounds; black or white if none between has. */
function move(colour: Oklch, step: number, grounds: readonly string[], contrast: number): string {
  for (let lightness = colour.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const moved = fromOklch({ ...colour, lightness });
    if (grounds.every((ground) => contrastOf(moved, ground) >= contrast)) return moved;
  }
  return step < 0 ? black : white;
}

/**
 * The sign in dark mode: the same colour, lightened if it has too little contrast with the page, as long as white text
 * stays readable on it.
 */
function lightenSign(sign: Oklch, paper: string): string {
  const raised = move({ ...sign, lightness: sign.lightness + 0.012 }, LIGHTER, [paper], 1.9);
  return contrastOf(raised, white) >= 4.5 ? raised : fromOklch(sign);
}

/** Text colour on a background: near black or white, whichever has more contrast; pure black in between. */
function textOn(ground: string, nearBlack: string): string {
  const best = contrastOf(nearBlack, ground) >= contrastOf(white, ground) ? nearBlack : white;
  return contrastOf(best, ground) >= 4.5 ? best : black;
}

/** Hover background: moved slightly away from the text colour. */
function hoverOf(ground: string, text: string): string {
  const colour = toOklch(ground);
  const step = luminanceOf(text) < luminanceOf(ground) ? 0.036 : -0.036;
  return fromOklch({ ...colour, lightness: colour.lightness + step });
}
