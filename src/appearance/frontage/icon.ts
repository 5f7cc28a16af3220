import { escapeMarkup } from '../../escape/markup.ts';
import type { FrontageKind } from '../../schemas/appearance/brand.ts';
import { resolveBrand } from '../brand.ts';
import type { FrontageSite } from './frontage.ts';
import { chooseFrontageKind, chooseVehicle } from './frontage-kind.ts';
import { findTrade } from './trades.ts';
import type { VehicleName } from './vehicles.ts';

/** Values that icons are drawn from; an icon is the same by day and by night. */
interface IconDetails {
  readonly sign: string;
  readonly accent: string;
  readonly lettering: string;
  readonly radius: number;
  /** Lines of its trade's emblem. */
  readonly emblem: string;
  readonly vehicle: VehicleName;
}

/** A shape, and the position and size of the letter on it. */
interface Shape {
  readonly shape: string;
  readonly hasLetter?: false;
  readonly y?: number;
  readonly size?: number;
}

const openBed = { body: 'M0 9h18v-2h8l5 8 1 1v10H0z', glass: 'M20 9h5l3 6h-8z', x: 9, y: 17, scale: 0.34 };
/** The body and the window of each vehicle, and where the emblem is on it. */
const bodies: Readonly<Record<VehicleName, typeof openBed>> = {
  van: { body: 'M1 3h20l10 11v12H0V4q0-1 1-1z', glass: 'M22 6l7 8h-7z', x: 11, y: 14, scale: 0.42 },
  smallVan: { body: 'M0 26V9q0-3 3-3h14q3 0 4 2l4 6 5 2q2 1 2 4v6z', glass: 'M18 8l5 6h-5z', x: 9, y: 16, scale: 0.36 },
  boxVan: { body: 'M2 0h22l3 13 5 3v10H0V2q0-2 2-2z', glass: 'M22 3l2 10h-2z', x: 11, y: 12, scale: 0.46 },
  ute: openBed,
  pickup: openBed,
};

/** The shape of each frontage, 32 by 32. */
const shapes: Readonly<Partial<Record<FrontageKind, (details: IconDetails) => Shape>>> = {
  shop: ({ sign, accent, lettering }) => ({
    shape: `<path d="M2 8h28v24H2z" fill="${sign}"/><path d="M0 0h32v9a3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.4 0A3.2 3.2 0 0 1 0 9z" fill="${accent}"/><path d="M6.4 0h6.4v9a3.2 3.2 0 0 1-6.4 0zm12.8 0h6.4v9a3.2 3.2 0 0 1-6.4 0z" fill="${lettering}"/>`,
    y: 28.5,
    size: 18,
  }),
  workshop: ({ sign }) => ({ shape: `<path d="M16 0l16 9v23H0V9z" fill="${sign}"/>`, y: 28, size: 22 }),
  van: ({ sign, accent, lettering, emblem, vehicle }) => ({
    shape: `<path d="${bodies[vehicle].body}" fill="${sign}"/><path d="${bodies[vehicle].glass}" fill="${accent}"/><circle cx="8" cy="26.5" r="4.5" fill="${sign}"/><circle cx="24" cy="26.5" r="4.5" fill="${sign}"/><circle cx="8" cy="26.5" r="2" fill="${accent}"/><circle cx="24" cy="26.5" r="2" fill="${accent}"/><path d="${emblem}" transform="translate(${bodies[vehicle].x} ${bodies[vehicle].y})scale(${bodies[vehicle].scale})" fill="none" stroke="${lettering}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
    hasLetter: false,
  }),
  plate: ({ sign, lettering, radius }) => ({
    shape: `<rect width="32" height="32" rx="${radius}" fill="${sign}"/><rect x="2.5" y="2.5" width="27" height="27" rx="${radius / 2}" fill="none" stroke="${lettering}" stroke-width="1.5"/>`,
    size: 20,
  }),
};

/**
 * Draws the icon of a business that provides none: its trade's emblem on its vehicle or, failing that, its first
 * letter on its frontage or on a sign. A tile fills its square, as home screens require.
 */
export function drawIcon(site: Pick<FrontageSite, 'brand' | 'fonts' | 'business' | 'country'>, isTile = false): string {
  const { palette, typeface, radius, marker } = resolveBrand(site);
  const { business, country } = site;
  const trade = findTrade(business, marker);
  const details = {
    ...{ sign: palette.sign.light, accent: palette.accent.light, lettering: palette.onSign.light, radius },
    ...{ emblem: trade.emblem, vehicle: chooseVehicle(trade, country) },
  };
  const plain: Shape = { shape: `<rect width="32" height="32" rx="${radius}" fill="${details.sign}"/>` };
  const { shape, y = 24, size = 22, hasLetter = true } = shapes[chooseFrontageKind(site)]?.(details) ?? plain;
  const tile = isTile ? `<path d="M-5-5h42v42H-5z" fill="${palette.paper.light}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${isTile ? '-5 -5 42 42' : '0 0 32 32'}">${tile}${shape}${hasLetter ? `<text x="16" y="${y}" font-family="${typeface.name}, sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${details.lettering}">${escapeMarkup(business.name[0] ?? '')}</text>` : ''}</svg>`;
}
