import { contrastOf, fromOklch, type Hex, luminanceOf, type Oklch, toOklch } from './colour.ts';
import { black, both, type Palette, type Shades, white } from './palette.ts';

/** The colours that a business sets. */
export interface NamedColours {
  readonly sign: Hex;
  readonly accent: Hex;
  readonly paper?: Hex | undefined;
  readonly ink?: Hex | undefined;
}

/** Hues for danger, success and map water, in OKLCH degrees. */
const DANGER_HUE = 29;
const GOOD_HUE = 154;
const WATER_HUE = 240;
/** Target contrast of derived text (WCAG 2.2, 1.4.6). Colours set by the business need to reach 1.4.3 only. */
const READABLE = 7;
/** Contrast of edges and icons (1.4.11), with a margin for rounding. */
const VISIBLE = 3.1;
const STEP = 0.004;

/**
 * Derives the whole palette from two to four brand colours. Text on the sign is white; links and marks use the sign
 * colour in light mode; greys are tinted with its hue, backgrounds with the accent's. Derived colours are adjusted in
 * lightness until they have enough contrast; colours set by the business stay unchanged.
 */
export function derivePalette({ sign, accent, paper: givenPaper, ink: givenInk }: NamedColours): Palette {
  const deep = toOklch(sign);
  const bright = toOklch(accent);
  const grey = (lightness: number, chroma: number): Hex =>
    fromOklch({ lightness, chroma: Math.min(chroma, deep.chroma / 4), hue: toOklch(givenInk ?? sign).hue });

  // Yellow accents tint the background; others would make it pink or green, so it is tinted with the sign colour.
  const [tint, most] = bright.hue > 62 && bright.hue < 118 ? [bright, 0.009] : [deep, 0.005];
  const paper = shades(
    givenPaper ?? fromOklch({ lightness: 0.973, chroma: Math.min(most, tint.chroma / 12), hue: tint.hue }),
    grey(0.195, 0.014),
  );
  const lightPaper = toOklch(paper.light);
  const below = (difference: number, chroma: number): Hex =>
    fromOklch({
      lightness: lightPaper.lightness - difference,
      chroma: Math.max(lightPaper.chroma, Math.min(chroma, tint.chroma / 8)),
      hue: lightPaper.chroma < 0.002 ? tint.hue : lightPaper.hue,
    });
  const card = shades(white, grey(0.24, 0.018));
  const sunk = shades(below(0.038, 0.013), grey(0.16, 0.012));
  const day: readonly Hex[] = [paper.light, card.light, sunk.light];
  const night: readonly Hex[] = [paper.dark, card.dark, sunk.dark];
  const readable = (light: Oklch, dark: Oklch): Shades =>
    shades(darken(light, day, READABLE), lighten(dark, night, READABLE));

  const ink = shades(givenInk ?? darken(toOklch(grey(0.24, 0.025)), day, READABLE), grey(0.955, 0.007));
  const muted = readable(toOklch(grey(0.42, 0.022)), toOklch(grey(0.78, 0.016)));
  const link = shades(
    sign,
    lighten({ ...deep, lightness: 0.78, chroma: Math.min(deep.chroma, 0.11) }, night, READABLE),
  );
  const signs = shades(sign, lightenSign(deep, paper.dark));
  const nightAccent = lighten(bright, [paper.dark, card.dark], VISIBLE);
  const accents = shades(accent, nightAccent);
  const onAccent = shades(textOn(accent, grey), textOn(nightAccent, grey));
  return {
    paper,
    card,
    sunk,
    ink,
    muted,
    link,
    sign: signs,
    onSign: both(white),
    accent: accents,
    onAccent,
    accentHover: shades(hoverOf(accents.light, onAccent.light), hoverOf(accents.dark, onAccent.dark)),
    danger: readable(
      { lightness: 0.45, chroma: 0.17, hue: DANGER_HUE },
      { lightness: 0.78, chroma: 0.12, hue: DANGER_HUE },
    ),
    good: readable({ lightness: 0.42, chroma: 0.1, hue: GOOD_HUE }, { lightness: 0.8, chroma: 0.13, hue: GOOD_HUE }),
    control: shades(
      darken(toOklch(grey(0.62, 0.016)), day, VISIBLE),
      lighten(toOklch(grey(0.62, 0.016)), night, VISIBLE + 1),
    ),
    hairline: shades(below(0.115, 0.017), grey(0.33, 0.02)),
    focus: shades(sign, lighten({ ...bright, lightness: Math.max(0.8, bright.lightness) }, night, READABLE)),
    seam: shades(below(0.155, 0.02), grey(0.12, 0.01)),
    panelHover: shades(
      fromOklch({ lightness: 0.972, chroma: Math.min(0.032, bright.chroma / 4), hue: bright.hue }),
      grey(0.3, 0.024),
    ),
    field: both(white),
    onField: both(darken(toOklch(ink.light), [white], READABLE)),
    signOnField: both(sign),
    water: shades(
      fromOklch({ lightness: 0.42, chroma: 0.1, hue: WATER_HUE }),
      fromOklch({ lightness: 0.8, chroma: 0.08, hue: WATER_HUE }),
    ),
    highlight: shades(
      fromOklch({ lightness: 0.92, chroma: Math.min(0.08, bright.chroma / 2), hue: bright.hue }),
      fromOklch({ lightness: 0.34, chroma: Math.min(0.06, bright.chroma / 3), hue: bright.hue }),
    ),
    signLine: shades(contrastOf(accent, sign) >= 4.5 ? accent : white, white),
  };
}

function shades(light: Hex, dark: Hex): Shades {
  return { light, dark };
}

/** Darkens a colour until it has this contrast with all backgrounds; black if no lighter one does. */
function darken(colour: Oklch, grounds: readonly Hex[], contrast: number): Hex {
  return move(colour, grounds, contrast, -STEP) ?? black;
}

/** Lightens a colour until it has this contrast; white if no darker one does. */
function lighten(colour: Oklch, grounds: readonly Hex[], contrast: number): Hex {
  return move(colour, grounds, contrast, STEP) ?? white;
}

function move(colour: Oklch, grounds: readonly Hex[], contrast: number, step: number): Hex | undefined {
  for (let lightness = colour.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const moved = fromOklch({ ...colour, lightness });
    if (grounds.every((ground) => contrastOf(moved, ground) >= contrast)) return moved;
  }
  return undefined;
}

/**
 * The sign in dark mode: the same colour, lightened if it has too little contrast with the page, as long as white text
 * stays readable on it.
 */
function lightenSign(sign: Oklch, paper: Hex): Hex {
  const raised = lighten({ ...sign, lightness: sign.lightness + 0.012 }, [paper], 1.9);
  return contrastOf(raised, white) >= 4.5 ? raised : fromOklch(sign);
}

/** Text colour on a background: near black or near white, whichever has more contrast; pure black in between. */
function textOn(ground: Hex, grey: (lightness: number, chroma: number) => Hex): Hex {
  const [best = black] = [grey(0.19, 0.02), white].sort((a, b) => contrastOf(b, ground) - contrastOf(a, ground));
  return contrastOf(best, ground) >= 4.5 ? best : black;
}

/** Hover background: moved slightly away from the text colour. */
function hoverOf(ground: Hex, text: Hex): Hex {
  const { lightness, chroma, hue } = toOklch(ground);
  const step = luminanceOf(text) < luminanceOf(ground) ? 0.036 : -0.036;
  return fromOklch({ lightness: lightness + step, chroma, hue });
}
