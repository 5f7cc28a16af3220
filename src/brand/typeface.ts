import type { FontFile } from '../schemas/typeface.ts';

/** Letters for headings, prices and signs, as far as their measures count. All lengths are in parts of the em. */
export interface TypefaceMetrics {
  /** Height of capitals and of small letters without a stem. */
  readonly capHeight: number;
  readonly xHeight: number;
  /** Mean width of a letter in English text. */
  readonly meanWidth: number;
}

/** A typeface and where its file lies. */
export interface Typeface {
  /** Name in `brand.yaml`, and of its file. */
  readonly name: string;
  /** Family as pages and pictures name it. */
  readonly family: string;
  /** Whether it came with the project, cut and ready, or lies in the content. */
  readonly isShipped: boolean;
  /** Its WOFF2 file: name of a shipped one, path below the content folder of another. */
  readonly file: string;
  readonly metrics: TypefaceMetrics;
  /** What stands between letters of headings, in em. */
  readonly tracking: number;
}

/** The letters of North American road signs; all sizes of the pages are meant for them. */
export const overpass: Typeface = {
  name: 'overpass',
  family: 'Overpass',
  isShipped: true,
  file: 'overpass-800.woff2',
  metrics: { capHeight: 0.7, xHeight: 0.511, meanWidth: 0.4826 },
  tracking: -0.015,
};

/** The typefaces that came with the project, by their names. */
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

/** Mean width of a letter of Arial Bold, which stands in until the letters have come. */
const STAND_IN_WIDTH = 0.49;
/** How far the middle of capitals lies above the middle of a line, as paddings expect it. */
const RISE = 0.1;
const LINE = 1.266;

/** How large letters are set, and how high they lie, so that they fit where Overpass does. In percent of their own size. */
export interface FontFit {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** How much larger letters are set than those of Overpass. */
export function scaleTypeface({ name, metrics }: Typeface): number {
  if (name === overpass.name) return 1;
  const widest = (overpass.metrics.meanWidth * 1.03) / metrics.meanWidth;
  const highest = (overpass.metrics.xHeight * 1.13) / metrics.xHeight;
  return Math.min(1.25, Math.max(0.75, Math.min(widest, highest)));
}

/**
 * Fits a typeface into pages that are laid out for Overpass: as large as small
 * letters of a like height want it, but not wider, and with capitals in the
 * middle of buttons and lines.
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

/** The same for the face that stands in: as wide and as high, so that nothing moves. */
export function fitStandIn(typeface: Typeface): FontFit {
  const { sizeAdjust, ascent, descent } = fitTypeface(typeface);
  const standIn = round((sizeAdjust * typeface.metrics.meanWidth) / STAND_IN_WIDTH);
  const share = sizeAdjust / standIn;
  return { sizeAdjust: standIn, ascent: round(ascent * share), descent: round(descent * share) };
}

function percent(part: number): number {
  return round(part * 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Letters of the content as a typeface. */
export function ownTypeface(name: string, file: string, { family, ...metrics }: FontFile): Typeface {
  // It stands in style sheets and drawings, where quotes and brackets mean something.
  const plain = family.replace(/[^\p{L}\p{N} -]/gu, '').trim() || name;
  return { name, family: plain, isShipped: false, file, metrics, tracking: -0.01 };
}
