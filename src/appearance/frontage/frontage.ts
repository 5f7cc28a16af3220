import type { Site } from '../../business/site.ts';
import { formatTelephone } from '../../countries/formats.ts';
import { brandOf, type Typeface } from '../brand.ts';
import { chooseKind, type DrawnKind } from './kind.ts';
import { drawPlate } from './plate.ts';
import { drawShop } from './shop.ts';
import { drawVan } from './van.ts';
import { drawWorkshop } from './workshop.ts';

/** What is written on a frontage, and in which typeface. */
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

/** Sun by day, moon and stars by night, behind every frontage. */
const sky =
  '<path class="star" d="M60-30h0M130 8h0M206-44h0M330-20h0M400-48h0M540 20h0M20 30h0"/><g class="disc"><circle class="sun" cx="474" cy="-12" r="30"/><circle class="crescent" cx="460" cy="-20" r="27"/></g><path class="cloud" d="M96-6q-24 0-24-15t22-15q8-18 28-12t20 16q22-2 22 12t-18 14zM300-22q-16 0-16-10t16-10q8-12 22-6t14 12q14 0 14 8t-12 6z"/>';

/** A frontage as SVG. Its colours come from classes, in `src/styles/frontage.css`. */
export function drawKind(kind: DrawnKind, text: Signwriting): string {
  return `<svg viewBox="0 -60 560 474">${sky}${drawings[kind](text).replaceAll('\n', '')}</svg>`;
}

/** The frontage of a business. */
export function drawFrontage(site: Pick<Site, 'business' | 'brand' | 'fonts' | 'country'>) {
  const { business, country } = site;
  const kind = chooseKind(business);
  const telephone = formatTelephone(business.contact.telephone, country);
  return { kind, svg: drawKind(kind, { name: business.name, telephone, typeface: brandOf(site).typeface }) };
}
