import { escapeMarkup } from '../../escape/markup.ts';
import type { FrontageKind } from '../../schemas/appearance/brand.ts';
import { resolveBrand } from '../brand.ts';
import type { FrontageSite } from './frontage.ts';
import { chooseKind } from './kind.ts';

/** Colours of an icon, which is the same by day and by night. */
interface Paint {
  readonly sign: string;
  readonly accent: string;
  readonly lettering: string;
  readonly radius: number;
}

/** A shape, and the position of the letter on it. */
interface Shape {
  readonly shape: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** The shape of each frontage, 32 by 32. */
const shapes: Readonly<Partial<Record<FrontageKind, (paint: Paint) => Shape>>> = {
  shop: ({ sign, accent, lettering }) => ({
    shape: `<path d="M2 8h28v24H2z" fill="${sign}"/><path d="M0 0h32v9a3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.4 0A3.2 3.2 0 0 1 0 9z" fill="${accent}"/><path d="M6.4 0h6.4v9a3.2 3.2 0 0 1-6.4 0zm12.8 0h6.4v9a3.2 3.2 0 0 1-6.4 0z" fill="${lettering}"/>`,
    y: 28.5,
    size: 18,
  }),
  workshop: ({ sign }) => ({ shape: `<path d="M16 0l16 9v23H0V9z" fill="${sign}"/>`, y: 28, size: 22 }),
  van: ({ sign, accent }) => ({
    shape: `<path d="M1 3h20l10 11v12H0V4q0-1 1-1z" fill="${sign}"/><path d="M22 6l7 8h-7z" fill="${accent}"/><circle cx="8" cy="26.5" r="4.5" fill="${sign}"/><circle cx="24" cy="26.5" r="4.5" fill="${sign}"/><circle cx="8" cy="26.5" r="2" fill="${accent}"/><circle cx="24" cy="26.5" r="2" fill="${accent}"/>`,
    x: 11,
    y: 20,
    size: 18,
  }),
  plate: ({ sign, lettering, radius }) => ({
    shape: `<rect width="32" height="32" rx="${radius}" fill="${sign}"/><rect x="2.5" y="2.5" width="27" height="27" rx="${radius / 2}" fill="none" stroke="${lettering}" stroke-width="1.5"/>`,
    size: 20,
  }),
};

/**
 * Draws the icon of a business that has none of its own: its first letter on its frontage, or on a sign. A tile fills
 * its square, as home screens require.
 */
export function drawIcon(site: Pick<FrontageSite, 'brand' | 'fonts' | 'business'>, isTile = false): string {
  const { palette, typeface, radius } = resolveBrand(site);
  const paint = { sign: palette.sign.light, accent: palette.accent.light, lettering: palette.onSign.light, radius };
  const plain: Shape = { shape: `<rect width="32" height="32" rx="${radius}" fill="${paint.sign}"/>` };
  const { shape, x = 16, y = 24, size = 22 } = shapes[chooseKind(site)]?.(paint) ?? plain;
  const tile = isTile ? `<path d="M-5-5h42v42H-5z" fill="${palette.paper.light}"/>` : '';
  const [letter = ''] = site.business.name;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${isTile ? '-5 -5 42 42' : '0 0 32 32'}">${tile}${shape}<text x="${x}" y="${y}" font-family="${typeface.name}, sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${paint.lettering}">${escapeMarkup(letter)}</text></svg>`;
}
