import type { Site } from '../../business/site.ts';
import { formatTelephone } from '../../countries/formats.ts';
import { resolveBrand } from '../brand.ts';
import { scaleTypeface, type Typeface } from '../typefaces.ts';
import { makeFrontageColours, writePictureStyles } from './colours.ts';
import { chooseKind, type DrawnKind, isDrawn } from './kind.ts';
import { drawPlate } from './plate.ts';
import { drawShop } from './shop.ts';
import { drawVan } from './van.ts';
import { drawWorkshop } from './workshop.ts';

/** The lettering of a frontage: texts and typeface. */
export interface Signwriting {
  readonly name: string;
  readonly telephone: string;
  readonly typeface: Typeface;
}

const drawings: Readonly<Record<DrawnKind, (text: Signwriting) => string>> = {
  shop: drawShop,
  workshop: drawWorkshop,
  van: drawVan,
  plate: drawPlate,
};

const VIEW_BOX = '0 -60 560 474';

/** Sun by day, moon and stars by night, behind every frontage. */
const sky =
  '<path class="star" d="M60-30h0M130 8h0M206-44h0M330-20h0M400-48h0M540 20h0M20 30h0"/><g class="disc"><circle class="sun" cx="474" cy="-12" r="30"/><circle class="crescent" cx="460" cy="-20" r="27"/></g><path class="cloud" d="M96-6q-24 0-24-15t22-15q8-18 28-12t20 16q22-2 22 12t-18 14zM300-22q-16 0-16-10t16-10q8-12 22-6t14 12q14 0 14 8t-12 6z"/>';

/** The parts of a site that its frontage shows. */
export type FrontageSite = Pick<Site, 'business' | 'brand' | 'fonts' | 'country'>;

/** Draws the shapes of a frontage, as SVG. Classes paint them (`colours.ts`). */
export function drawKind(kind: DrawnKind, text: Signwriting): string {
  return `${sky}${drawings[kind](text).replaceAll('\n', '')}`;
}

/** Draws the frontage of a business for a page, as SVG; undefined if it has none, or a photograph. */
export function drawFrontage(site: FrontageSite): { readonly kind: DrawnKind; readonly svg: string } | undefined {
  const kind = chooseKind(site);
  if (!isDrawn(kind)) return undefined;
  return { kind, svg: `<svg viewBox="${VIEW_BOX}">${drawKind(kind, readSignwriting(site))}</svg>` };
}

/**
 * Draws the frontage by day as a part of a picture, at a position in pixels; empty if there is no drawn one.
 */
export function drawFrontagePicture(site: FrontageSite, { x, y }: { readonly x: number; readonly y: number }): string {
  const kind = chooseKind(site);
  if (!isDrawn(kind)) return '';
  const { palette, typeface } = resolveBrand(site);
  const scale = scaleTypeface(typeface);
  const { line } = makeFrontageColours(palette);
  // Pages scale the typeface itself.
  const shapes = drawKind(kind, readSignwriting(site)).replace(
    /(?<=font-size=")[\d.]+/g,
    (size) => `${Math.round(Number(size) * scale * 10) / 10}`,
  );
  return `<style>${writePictureStyles(palette, shapes)}</style><svg x="${x}" y="${y}" width="560" height="474" viewBox="${VIEW_BOX}" fill="none" stroke="${line.light}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" text-anchor="middle">${shapes}</svg>`;
}

function readSignwriting(site: FrontageSite): Signwriting {
  const { business, country } = site;
  const telephone = formatTelephone(business.contact.telephone, country);
  return { name: business.name, telephone, typeface: resolveBrand(site).typeface };
}
