import { escapeMarkup } from '../escape/markup.ts';
import type { Dot, MapLabel, MapPoint } from './map-labels.ts';

/** Radius of the dot of each kind of place; larger for what is larger. */
export const RADII = { city: 8, town: 6, neighbourhood: 4 } as const;
/** Radius of the base and of the place a map is about. */
export const DISC_RADIUS = 14;

/** A dot is a line without length, whose round ends make it. */
export function drawDot({ x, y }: MapPoint, width: number): string {
  return `<path stroke-width="${width}" d="M${x} ${y}h0"/>`;
}

/** Three dots on one another: a ring with a point in it. The first disc is what the map is about. */
export function drawDisc(disc: Dot, index: number): string {
  const dots = [2 * DISC_RADIUS, 20, 8].map((width) => drawDot(disc, width));
  return `<g class="${index === 0 ? 'subject' : 'base'}">${dots.join('')}</g>`;
}

export function drawLabel({ text, x, y, anchor }: MapLabel, name = ''): string {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${name && ` class="${name}"`}${anchored} x="${x}" y="${y}">${escapeMarkup(text)}</text>`;
}

/** Draws the lines that lead from dots to names far from them. */
export function drawLeaders(labels: readonly MapLabel[]): string {
  const lines = labels.map(({ leader = '' }) => leader).join('');
  return lines && `<path class="leader" d="${lines}"/>`;
}

/** Draws a drawing to be set into HTML as it is; `description` says what it shows. */
export function drawImage(width: number, height: number, description: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(description)}">${parts.join('')}</svg>`;
}
