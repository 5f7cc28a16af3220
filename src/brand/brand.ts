import type { BrandFile, Corners } from '../schemas/brand.ts';
import type { Hex } from './colour.ts';
import { derivePalette, type NamedColours } from './derive-palette.ts';
import { defaultPalette, type Palette } from './palette.ts';
import { overpass, shippedTypefaces, type Typeface } from './typeface.ts';

/** How a business looks: everything pages, maps, drawings, icons and pictures take from `brand.yaml`. */
export interface Brand {
  /** Whether the business names its own; without it every surface looks as the software came. */
  readonly isOwn: boolean;
  readonly palette: Palette;
  readonly corners: Corners;
  readonly typeface: Typeface;
}

/** The look of a business without `brand.yaml`. */
export const defaultBrand: Brand = {
  isOwn: false,
  palette: defaultPalette,
  corners: 'soft',
  typeface: overpass,
};

/** The look that `brand.yaml` asks for; `ownTypefaces` are those of the content. */
export function makeBrand(file: BrandFile | undefined, ownTypefaces: readonly Typeface[]): Brand {
  if (file === undefined) return defaultBrand;
  const typeface = [...shippedTypefaces, ...ownTypefaces].find(({ name }) => name === file.typeface) ?? overpass;
  return { isOwn: true, palette: derivePalette(coloursOf(file)), corners: file.corners, typeface };
}

/** The colours a file names, in lower case. */
export function coloursOf({ sign, accent, paper, ink }: BrandFile): NamedColours {
  const read = (colour: string) => colour.toLowerCase() as Hex;
  return {
    sign: read(sign),
    accent: read(accent),
    ...(paper === undefined ? {} : { paper: read(paper) }),
    ...(ink === undefined ? {} : { ink: read(ink) }),
  };
}
