import type { Site } from '../business/site.ts';
import type { FontFile } from '../schemas/appearance/brand.ts';
import { defaultPalette, derivePalette, type Palette } from './palette.ts';

/** A heading font: its metrics and its file. */
export interface Typeface extends FontFile {
  /** Name in `brand.yaml` and of the file. */
  readonly name: string;
  /** Whether it ships with the engine, already subset, or is in the content. */
  readonly isShipped: boolean;
  /** WOFF2 file: name of a shipped one, else a path below the content folder. */
  readonly file: string;
  /** `letter-spacing` of headings in em. */
  readonly tracking: number;
}

/** The default font, modelled on North American road signs. The layout is designed for it. */
export const overpass = ship('Overpass', 800, { capHeight: 0.7, xHeight: 0.511, meanWidth: 0.4826 }, -0.015);

/** Fonts that ship with the engine. */
export const shippedTypefaces: readonly Typeface[] = [
  overpass,
  ship('Barlow Condensed', 700, { capHeight: 0.7, xHeight: 0.514, meanWidth: 0.3753 }, 0),
  ship('Zilla Slab', 700, { capHeight: 0.65, xHeight: 0.451, meanWidth: 0.4546 }, -0.005),
  ship('Nunito', 800, { capHeight: 0.705, xHeight: 0.484, meanWidth: 0.4847 }, -0.02),
];

function ship(family: string, weight: number, metrics: Omit<FontFile, 'family'>, tracking: number): Typeface {
  const name = family.toLowerCase().replace(' ', '-');
  return { name, family, isShipped: true, file: `${name}-${weight}.woff2`, ...metrics, tracking };
}

/** A font of the content as a typeface. */
function ownTypeface(font: Site['fonts'][number]): Typeface {
  // The family goes into style sheets and drawings, so characters with a meaning there are removed.
  const family = font.family.replace(/[^\p{L}\p{N} -]/gu, '').trim() || font.name;
  return { ...font, family, isShipped: false, tracking: -0.01 };
}

/** Scale factor relative to Overpass: matches the x-height, and limits the width. */
export function scaleTypeface({ name, xHeight, meanWidth }: Typeface): number {
  if (name === overpass.name) return 1;
  const widest = (overpass.meanWidth * 1.03) / meanWidth;
  const highest = (overpass.xHeight * 1.13) / xHeight;
  return Math.min(1.25, Math.max(0.75, Math.min(widest, highest)));
}

const radii = { square: 0, soft: 6, round: 14 };

/** Visual identity: the single source for pages, maps, drawings, icons and share images. */
export interface Brand {
  /** Whether the content has a `brand.yaml`; otherwise every surface has the default look. */
  readonly isOwn: boolean;
  readonly palette: Palette;
  /** Of the corners of controls in pixels; those of signs are twice as round. */
  readonly radius: number;
  readonly typeface: Typeface;
}

/** The brand of a site: as `brand.yaml` describes it, or the default look. */
export function brandOf({ brand: file, fonts }: Pick<Site, 'brand' | 'fonts'>): Brand {
  if (file === undefined) return { isOwn: false, palette: defaultPalette, radius: radii.soft, typeface: overpass };
  const typefaces = [...shippedTypefaces, ...fonts.map(ownTypeface)];
  const typeface = typefaces.find(({ name }) => name === file.typeface) ?? overpass;
  return { isOwn: true, palette: derivePalette(file), radius: radii[file.corners], typeface };
}
