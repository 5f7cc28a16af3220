import type { Site } from '../business/site.ts';
import type { Corners } from '../schemas/appearance/brand.ts';
import { derivePalette } from './derive-palette.ts';
import { defaultPalette, type Palette } from './palette.ts';
import { overpass, ownTypeface, shippedTypefaces, type Typeface } from './typeface.ts';

/** Visual identity: the single source for pages, maps, drawings, icons and share images. */
export interface Brand {
  /** Whether the content has a `brand.yaml`; otherwise every surface has the default look. */
  readonly isOwn: boolean;
  readonly palette: Palette;
  readonly corners: Corners;
  readonly typeface: Typeface;
}

/** The default look, without `brand.yaml`. */
export const defaultBrand: Brand = { isOwn: false, palette: defaultPalette, corners: 'soft', typeface: overpass };

/** The brand of a site: as `brand.yaml` describes it, or the default look. */
export function brandOf({ brand: file, fonts }: Pick<Site, 'brand' | 'fonts'>): Brand {
  if (file === undefined) return defaultBrand;
  const typefaces = [...shippedTypefaces, ...fonts.map(ownTypeface)];
  const typeface = typefaces.find(({ name }) => name === file.typeface) ?? overpass;
  return { isOwn: true, palette: derivePalette(file), corners: file.corners, typeface };
}
