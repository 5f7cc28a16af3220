import type { Site } from '../../business/site.ts';
import { formatTelephone } from '../../countries/formats.ts';
import { resolveBrand } from '../brand.ts';
import { hashName } from '../looks/looks.ts';
import { scaleTypeface } from '../typefaces.ts';
import { drawBackdrop } from './backdrops.ts';
import { type BuildingName, buildings } from './buildings.ts';
import { makeFrontageColours, writePictureStyles } from './colours.ts';
import { chooseKind, chooseVehicle, type DrawnKind, isDrawn } from './kind.ts';
import type { PhoneNumbers } from './lettering.ts';
import { pickVariant } from './pick-variant.ts';
import { drawPlate } from './plate.ts';
import { drawShop } from './shop.ts';
import { findTrade, type TradeDetails } from './trades.ts';
import { drawVan } from './van.ts';
import type { VehicleName } from './vehicles.ts';
import { drawWorkshop } from './workshop.ts';

/** What a frontage is drawn from: its lettering, and what makes it that of one business. */
export interface Signwriting extends PhoneNumbers {
  readonly name: string;
  readonly trade: TradeDetails;
  /** Chooses among the forms of a part, always the same for the same business. */
  readonly seed: number;
  readonly backdrop: string;
  readonly vehicle: VehicleName;
  readonly building: BuildingName;
}

const drawings: Readonly<Record<DrawnKind, (text: Signwriting) => string>> = {
  shop: drawShop,
  workshop: drawWorkshop,
  van: drawVan,
  plate: drawPlate,
};

const VIEW_BOX = '0 -60 560 474';

/** Forms of the sky: where the sun or the moon is, and the clouds. */
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

/** The parts of a site that its frontage shows. */
export type FrontageSite = Pick<Site, 'business' | 'brand' | 'fonts' | 'country' | 'places'>;

/** Draws the shapes of a frontage, as SVG. Classes paint them (`colours.ts`). */
export function drawKind(kind: DrawnKind, text: Signwriting): string {
  const { sun } = kind === 'shop' ? buildings[text.building] : {};
  return `${drawSky(text.seed >>> 6, sun)}${drawings[kind](text).replaceAll('\n', '')}`;
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
  const brand = resolveBrand(site);
  const scale = scaleTypeface(brand.typeface);
  const { line } = makeFrontageColours(brand);
  // Pages scale the typeface itself.
  const shapes = drawKind(kind, { ...readSignwriting(site), emergencyTelephone: undefined }).replace(
    /(?<=font-size=")[\d.]+/g,
    (size) => `${Math.round(Number(size) * scale * 10) / 10}`,
  );
  return `<style>${writePictureStyles(brand, shapes)}</style><svg x="${x}" y="${y}" width="560" height="474" viewBox="${VIEW_BOX}" fill="none" stroke="${line.light}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" text-anchor="middle">${shapes}</svg>`;
}

function readSignwriting(site: FrontageSite): Signwriting {
  const { business, country, places } = site;
  const { typeface, marker, building } = resolveBrand(site);
  const seed = hashName(business.name);
  const trade = findTrade(business, marker);
  const { addressCountry } = business.address;
  const emergencyTelephone = business.emergencyHours?.telephone;
  const hasCity = places.some(({ kind }) => kind === 'city');
  return {
    name: business.name,
    telephone: formatTelephone(business.contact.telephone, country),
    emergencyTelephone: emergencyTelephone && formatTelephone(emergencyTelephone, country),
    typeface,
    trade,
    seed,
    backdrop: drawBackdrop(seed >>> 1, addressCountry, hasCity),
    vehicle: chooseVehicle(trade, addressCountry),
    building,
  };
}
