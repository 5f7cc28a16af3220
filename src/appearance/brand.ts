import type { Site } from '../business/site.ts';
import type { FontFile } from '../schemas/appearance/brand.ts';
import { defaultPalette, derivePalette } from './palette.ts';

/** A heading font: its metrics and its file. */
export interface Typeface extends FontFile {
  /** Name in `brand.yaml`, of the file, and in style sheets. */
  readonly name: string;
  /** Whether it ships with the engine, already subset, or is in the content. */
  readonly isShipped: boolean;
  /** WOFF2 file: name of a shipped one, else a path below the content folder. */
  readonly file: string;
  /** `letter-spacing` of headings in em. */
  readonly tracking: number;
}

/** The default font, modelled on North American road signs. The layout is designed for it. */
export const overpass = ship('overpass', 800, { capHeight: 0.7, xHeight: 0.511, meanWidth: 0.4826 }, -0.015);

/** Fonts that ship with the engine. */
export const shippedTypefaces: readonly Typeface[] = [
  overpass,
  ship('barlow-condensed', 700, { capHeight: 0.7, xHeight: 0.514, meanWidth: 0.3753 }, 0),
  ship('zilla-slab', 700, { capHeight: 0.65, xHeight: 0.451, meanWidth: 0.4546 }, -0.005),
  ship('nunito', 800, { capHeight: 0.705, xHeight: 0.484, meanWidth: 0.4847 }, -0.02),
];

function ship(name: string, weight: number, metrics: FontFile, tracking: number): Typeface {
  return { name, isShipped: true, file: `${name}-${weight}.woff2`, ...metrics, tracking };
}

/** Scale factor relative to Overpass: matches the x-height, and limits the width. */
export function scaleTypeface(typeface: Typeface): number {
  if (typeface === overpass) return 1;
  const widest = (overpass.meanWidth * 1.03) / typeface.meanWidth;
  const highest = (overpass.xHeight * 1.13) / typeface.xHeight;
  return Math.min(1.25, Math.max(0.75, Math.min(widest, highest)));
}

/** Radius of the corners of controls in pixels; signs are twice as round. */
const radii = { square: 0, soft: 6, round: 14 };

/** Visual identity: the single source for pages, maps, drawings, icons and share images. */
export type Brand = ReturnType<typeof brandOf>;

/** The brand of a site: as `brand.yaml` describes it, or the default look. */
export function brandOf({ brand, fonts }: Pick<Site, 'brand' | 'fonts'>) {
  if (brand === undefined) return { palette: defaultPalette, radius: radii.soft, typeface: overpass };
  const own = fonts.map((font): Typeface => ({ ...font, isShipped: false, tracking: -0.01 }));
  const typeface = [...own, ...shippedTypefaces].find(({ name }) => name === brand.typeface) ?? overpass;
  return { palette: derivePalette(brand), radius: radii[brand.corners], typeface };
}
