import type { FontFile } from '../schemas/appearance/brand.ts';

/** A heading font: its metrics and its file. */
export interface Typeface extends FontFile {
  /** Name in `brand.yaml`, the file name and style sheets. */
  readonly name: string;
  /** Whether it ships with the engine, already subset, or is in the content. */
  readonly isShipped: boolean;
  /** WOFF2 file: name of a shipped one, or a path below the content folder. */
  readonly file: string;
  /** Whether its strokes are thinner than text strokes. */
  readonly isLight?: boolean;
  /** `letter-spacing` of headings in em. */
  readonly tracking: number;
}

/** The default typeface, modelled on North American road signs. The layout is designed for it. */
export const overpass = defineTypeface('overpass', 800, { capHeight: 0.7, xHeight: 0.511, meanWidth: 0.4869 }, -0.015);

/** Fonts that ship with the engine. */
export const shippedTypefaces: readonly Typeface[] = [
  overpass,
  defineTypeface('barlow-condensed', 700, { capHeight: 0.7, xHeight: 0.514, meanWidth: 0.3734 }, 0),
  defineTypeface('bodoni-moda', 700, { capHeight: 0.75, xHeight: 0.46, meanWidth: 0.4978 }, -0.005),
  defineTypeface('bricolage-grotesque', 800, { capHeight: 0.66, xHeight: 0.528, meanWidth: 0.5093 }, -0.02),
  defineTypeface('cabin', 700, { capHeight: 0.7, xHeight: 0.49, meanWidth: 0.4404 }, 0),
  defineTypeface('dm-serif-display', 400, { capHeight: 0.66, xHeight: 0.481, meanWidth: 0.4566 }, 0),
  defineTypeface('dosis', 600, { capHeight: 0.72, xHeight: 0.475, meanWidth: 0.404 }, 0.01),
  defineTypeface('league-gothic', 400, { capHeight: 0.735, xHeight: 0.547, meanWidth: 0.2678 }, 0.015),
  defineTypeface('libre-caslon-text', 700, { capHeight: 0.77, xHeight: 0.53, meanWidth: 0.5333 }, -0.02),
  defineTypeface('newsreader', 300, { capHeight: 0.67, xHeight: 0.426, meanWidth: 0.4233 }, -0.02),
  defineTypeface('nunito', 800, { capHeight: 0.705, xHeight: 0.484, meanWidth: 0.4896 }, -0.02),
  defineTypeface('rokkitt', 800, { capHeight: 0.583, xHeight: 0.399, meanWidth: 0.4535 }, 0),
  defineTypeface('saira-stencil-one', 400, { capHeight: 0.688, xHeight: 0.51, meanWidth: 0.4869 }, 0),
  defineTypeface('zilla-slab', 700, { capHeight: 0.65, xHeight: 0.451, meanWidth: 0.4522 }, -0.005),
];

function defineTypeface(name: string, weight: number, metrics: FontFile, tracking: number): Typeface {
  return { name, isShipped: true, file: `${name}-${weight}.woff2`, isLight: weight < 400, ...metrics, tracking };
}

/** Returns the scale factor relative to Overpass: matches the x-height, and limits the width. */
export function scaleTypeface(typeface: Typeface): number {
  if (typeface === overpass) return 1;
  const widest = (overpass.meanWidth * 1.03) / typeface.meanWidth;
  const highest = (overpass.xHeight * 1.3) / typeface.xHeight;
  return Math.min(1.25, Math.max(0.75, Math.min(widest, highest)));
}
