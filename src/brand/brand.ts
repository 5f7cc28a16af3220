import type { BrandFile, Corners } from '../schemas/look/brand.ts';
import type { Hex } from './colour.ts';
import { derivePalette, type NamedColours } from './derive-palette.ts';
import { defaultPalette, type Palette } from './palette.ts';
import { overpass, shippedTypefaces, type Typeface } from './typeface.ts';

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

/** The brand that `brand.yaml` describes; `ownTypefaces` are the fonts in the content. */
export function makeBrand(file: BrandFile | undefined, ownTypefaces: readonly Typeface[]): Brand {
  if (file === undefined) return defaultBrand;
  const typeface = [...shippedTypefaces, ...ownTypefaces].find(({ name }) => name === file.typeface) ?? overpass;
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
