import type { SiteFont } from '../business/site.ts';

/** Metrics of a heading font. All lengths are in em. */
export interface TypefaceMetrics {
  /** Cap height and x-height. */
  readonly capHeight: number;
  readonly xHeight: number;
  /** Mean advance width in English text. */
  readonly meanWidth: number;
}

/** A heading font and its file. */
export interface Typeface {
  /** Name in `brand.yaml` and of the file. */
  readonly name: string;
  /** `font-family` in pages and images. */
  readonly family: string;
  /** Whether it ships with the engine, already subset, or is in the content. */
  readonly isShipped: boolean;
  /** WOFF2 file: name of a shipped one, else a path below the content folder. */
  readonly file: string;
  readonly metrics: TypefaceMetrics;
  /** `letter-spacing` of headings in em. */
  readonly tracking: number;
}

/** The default font, modelled on North American road signs. The layout is designed for it. */
export const overpass: Typeface = {
  name: 'overpass',
  family: 'Overpass',
  isShipped: true,
  file: 'overpass-800.woff2',
  metrics: { capHeight: 0.7, xHeight: 0.511, meanWidth: 0.4826 },
  tracking: -0.015,
};

/** Fonts that ship with the engine. */
export const shippedTypefaces: readonly Typeface[] = [
  overpass,
  {
    name: 'barlow-condensed',
    family: 'Barlow Condensed',
    isShipped: true,
    file: 'barlow-condensed-700.woff2',
    metrics: { capHeight: 0.7, xHeight: 0.514, meanWidth: 0.3753 },
    tracking: 0,
  },
  {
    name: 'zilla-slab',
    family: 'Zilla Slab',
    isShipped: true,
    file: 'zilla-slab-700.woff2',
    metrics: { capHeight: 0.65, xHeight: 0.451, meanWidth: 0.4546 },
    tracking: -0.005,
  },
  {
    name: 'nunito',
    family: 'Nunito',
    isShipped: true,
    file: 'nunito-800.woff2',
    metrics: { capHeight: 0.705, xHeight: 0.484, meanWidth: 0.4847 },
    tracking: -0.02,
  },
];

/** Mean advance width of Arial Bold, the fallback font. */
const FALLBACK_WIDTH = 0.49;
/** Distance from the middle of the capitals to the middle of the line box, which paddings assume. */
const RISE = 0.1;
const LINE = 1.266;

/** `@font-face` descriptors that make a font fit where Overpass does: `size-adjust` and overrides, in per cent. */
export interface FontFit {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Scale factor relative to Overpass. */
export function scaleTypeface({ name, metrics }: Typeface): number {
  if (name === overpass.name) return 1;
  const widest = (overpass.metrics.meanWidth * 1.03) / metrics.meanWidth;
  const highest = (overpass.metrics.xHeight * 1.13) / metrics.xHeight;
  return Math.min(1.25, Math.max(0.75, Math.min(widest, highest)));
}

/**
 * Fits a font into a layout designed for Overpass: matches the x-height, limits the width, and centres capitals in
 * buttons and lines.
 */
export function fitTypeface(typeface: Typeface): FontFit {
  const scale = scaleTypeface(typeface);
  const { capHeight } = typeface.metrics;
  return {
    sizeAdjust: percent(scale),
    ascent: percent(LINE / 2 / scale + capHeight / 2 - RISE / scale),
    descent: percent(LINE / 2 / scale - capHeight / 2 + RISE / scale),
  };
}

/** The same for the fallback font: equal width and height avoid layout shift. */
export function fitFallback(typeface: Typeface): FontFit {
  const { sizeAdjust, ascent, descent } = fitTypeface(typeface);
  const fallback = round((sizeAdjust * typeface.metrics.meanWidth) / FALLBACK_WIDTH);
  const share = sizeAdjust / fallback;
  return { sizeAdjust: fallback, ascent: round(ascent * share), descent: round(descent * share) };
}

function percent(part: number): number {
  return round(part * 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A font of the content as a typeface. */
export function ownTypeface({ name, file, family, ...metrics }: SiteFont): Typeface {
  // The family goes into style sheets and drawings, so characters with a meaning there are removed.
  const plain = family.replace(/[^\p{L}\p{N} -]/gu, '').trim() || name;
  return { name, family: plain, isShipped: false, file, metrics, tracking: -0.01 };
}
