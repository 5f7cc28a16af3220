import type { Site } from '../business/site.ts';
import type { BrandFile, Corners } from '../schemas/appearance/brand.ts';
import type { Hex } from './colour.ts';
import { derivePalette, type NamedColours } from './derive-palette.ts';
import { defaultPalette, type Palette } from './palette.ts';
import { overpass, ownTypeface, shippedTypefaces, type Typeface } from './typeface.ts';

/** Visual identity from `brand.yaml`: the single source for pages, maps, drawings, icons and share images. */
export interface Brand {
  /** Whether the content has a `brand.yaml`; otherwise every surface has the default look. */
  readonly isOwn: boolean;
  readonly palette: Palette;
  readonly corners: Corners;
  readonly typeface: Typeface;
}

/** The default look, without `brand.yaml`. */
export const defaultBrand: Brand = {
  isOwn: false,
  palette: defaultPalette,
  corners: 'soft',
  typeface: overpass,
};

/** The brand of a site: as `brand.yaml` describes it, or the default look. */
export function brandOf({ brand: file, fonts }: Pick<Site, 'brand' | 'fonts'>): Brand {
  if (file === undefined) return defaultBrand;
  const typefaces = [...shippedTypefaces, ...fonts.map(ownTypeface)];
  const typeface = typefaces.find(({ name }) => name === file.typeface) ?? overpass;
  return { isOwn: true, palette: derivePalette(coloursOf(file)), corners: file.corners, typeface };
}

/** The colours named in the file, in lower case. */
export function coloursOf({ sign, accent, paper, ink }: BrandFile): NamedColours {
  const read = (colour: string) => colour.toLowerCase() as Hex;
  return {
    sign: read(sign),
    accent: read(accent),
    ...(paper === undefined ? {} : { paper: read(paper) }),
    ...(ink === undefined ? {} : { ink: read(ink) }),
  };
}
