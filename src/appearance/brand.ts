import type { Site } from '../business/site.ts';
import { chooseDefaultLook, getBrandLook, makePalette } from './looks/looks.ts';
import { overpass, shippedTypefaces, type Typeface } from './typefaces.ts';

/** Corner radius of controls in pixels; signs are twice as round. */
const radii = { square: 0, soft: 6, round: 14 };

type BrandedSite = Pick<Site, 'brand' | 'fonts'> & { readonly business: Pick<Site['business'], 'name' | 'schemaType'> };

/** Returns the look of a site with what `brand.yaml` changes; without that file, a look chosen by trade or name. */
export function resolveBrand({ brand, fonts, business }: BrandedSite) {
  const look = brand === undefined ? chooseDefaultLook(business) : getBrandLook(brand);
  const customTypefaces = fonts.map((font): Typeface => ({ ...font, isShipped: false, tracking: -0.01 }));
  const typeface = [...customTypefaces, ...shippedTypefaces].find(({ name }) => name === look.typeface) ?? overpass;
  return { ...look, palette: makePalette(look), radius: radii[look.corners], typeface };
}

/** Whether place pages show the distance chart of the look, which is also the list of places, instead of a map. */
export function hasDistanceChart(site: Site): boolean {
  return site.outline === undefined && resolveBrand(site).distances !== 'rose';
}
