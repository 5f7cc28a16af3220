import type { Site } from '../../business/site.ts';
import { formatTelephone } from '../../countries/formats.ts';
import { resolveBrand } from '../brand.ts';
import { hashName } from '../looks/looks.ts';
import { scaleTypeface } from '../typefaces.ts';
import { drawBackdrop } from './backdrops.ts';
import { type BuildingName, buildings } from './buildings.ts';
import { makeFrontageColours, renderImageStyles } from './colours.ts';
import { chooseFrontageKind, chooseVehicle, type DrawnKind, isDrawnKind } from './frontage-kind.ts';
import type { PhoneLettering } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';
import { drawPlate } from './plate.ts';
import { drawShop } from './shop.ts';
import { findTrade, type TradeDetails } from './trades.ts';
import { drawVan } from './van.ts';
import type { VehicleName } from './vehicles.ts';
import { drawWorkshop } from './workshop.ts';

/** The data a frontage is drawn from. */
export interface FrontageDetails extends PhoneLettering {
  readonly name: string;
  readonly trade: TradeDetails;
  /** Picks variants; derived from the business's name, so it is stable. */
  readonly seed: number;
  readonly backdrop: string;
  readonly vehicle: VehicleName;
  readonly building: BuildingName;
}

const drawings: Readonly<Record<DrawnKind, (details: FrontageDetails) => string>> = {
  shop: drawShop,
  workshop: drawWorkshop,
  van: drawVan,
  plate: drawPlate,
};

const VIEW_BOX = '0 -60 560 474';

/** Variants of the sky: where the sun or the moon is, and the clouds. */
const skies = [
  {
    x: 474,
    y: -12,
    clouds:
      'M96-6q-24 0-24-15t22-15q8-18 28-12t20 16q22-2 22 12t-18 14zM180-34q-16 0-16-10t16-10q8-6 22-2t14 8q14 0 14 8t-12 6z',
  },
  {
    x: 84,
    y: -18,
    clouds: 'M426-10q-24 0-24-15t22-15q8-16 28-10t20 14q22-2 22 12t-18 14zM504-14q-12 0-12-8t12-8h40q10 0 10 8t-10 8z',
  },
  {
    x: 410,
    y: -28,
    clouds:
      'M70-34q-10 0-10-8t10-8h80q10 0 10 8t-10 8zM34-12q-10 0-10-8t10-8h56q10 0 10 8T90-12zM470-18q-10 0-10-8t10-8h70q10 0 10 8t-10 8z',
  },
] as const;

/** Draws sun and clouds by day, moon and stars by night. */
function drawSky(seed: number, sun?: readonly [x: number, y: number]): string {
  const sky = pickVariant(skies, seed);
  const [x, y] = sun ?? [sky.x, sky.y];
  return `<path class="star" d="M60-30h0M130 8h0M206-44h0M330-20h0M400-48h0M540 20h0M20 30h0"/><g class="disc"><circle class="sun" cx="${x}" cy="${y}" r="30"/><circle class="crescent" cx="${x - 14}" cy="${y - 8}" r="27"/></g><path class="cloud" d="${sky.clouds}"/>`;
}

/** The data of a site that its frontage shows. */
export type FrontageSite = Pick<Site, 'business' | 'brand' | 'fonts' | 'country' | 'places'>;

/** Draws a frontage's shapes, as SVG. Classes paint them (`colours.ts`). */
export function drawFrontageShapes(kind: DrawnKind, details: FrontageDetails): string {
  const { sun } = kind === 'shop' ? buildings[details.building] : {};
  return `${drawSky(details.seed >>> 6, sun)}${drawings[kind](details).replaceAll('\n', '')}`;
}

/** Draws a business's frontage for a page, as SVG; undefined if it has none, or a photograph. */
export function drawFrontage(site: FrontageSite): { readonly kind: DrawnKind; readonly svg: string } | undefined {
  const kind = chooseFrontageKind(site);
  if (!isDrawnKind(kind)) return undefined;
  return { kind, svg: `<svg viewBox="${VIEW_BOX}">${drawFrontageShapes(kind, collectDetails(site))}</svg>` };
}

/** Draws the frontage by day for an SVG image, at a position in pixels; empty if it is not drawn. */
export function drawFrontageForImage(site: FrontageSite, { x, y }: { readonly x: number; readonly y: number }): string {
  const kind = chooseFrontageKind(site);
  if (!isDrawnKind(kind)) return '';
  const brand = resolveBrand(site);
  const scale = scaleTypeface(brand.typeface);
  const { line } = makeFrontageColours(brand);
  // Pages scale the typeface itself.
  const shapes = drawFrontageShapes(kind, { ...collectDetails(site), emergencyTelephone: undefined }).replace(
    /(?<=font-size=")[\d.]+/g,
    (size) => `${Math.round(Number(size) * scale * 10) / 10}`,
  );
  return `<style>${renderImageStyles(brand, shapes)}</style><svg x="${x}" y="${y}" width="560" height="474" viewBox="${VIEW_BOX}" fill="none" stroke="${line.light}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" text-anchor="middle">${shapes}</svg>`;
}

function collectDetails(site: FrontageSite): FrontageDetails {
  const { business, country, places } = site;
  const { typeface, marker, building } = resolveBrand(site);
  const seed = hashName(business.name);
  const trade = findTrade(business, marker);
  const emergencyTelephone = business.emergencyHours?.telephone;
  const hasCity = places.some(({ kind }) => kind === 'city');
  return {
    name: business.name,
    telephone: formatTelephone(business.contact.telephone, country),
    emergencyTelephone: emergencyTelephone && formatTelephone(emergencyTelephone, country),
    typeface,
    trade,
    seed,
    backdrop: drawBackdrop(seed >>> 1, country, hasCity),
    vehicle: chooseVehicle(trade, country),
    building,
  };
}
