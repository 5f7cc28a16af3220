import { escapeMarkup } from '../escape/markup.ts';
import type { Dot, MapLabel, MapPoint } from './map-labels.ts';

/** Dot radius of each kind of place. */
export const RADII = { city: 8, town: 6, neighbourhood: 4 } as const;
/** Radius of the discs for the base and the subject of a map. */
export const DISC_RADIUS = 14;

/** Draws a dot: a line of no length with round ends. */
export function drawDot({ x, y }: MapPoint, width: number): string {
  return `<path stroke-width="${width}" d="M${x} ${y}h0"/>`;
}

/** Draws a disc, a ring with a point in it, from three dots. The first disc is the map's subject. */
export function drawDisc(disc: Dot, index: number): string {
  const dots = [2 * DISC_RADIUS, 20, 8].map((width) => drawDot(disc, width));
  return `<g class="${index === 0 ? 'subject' : 'base'}">${dots.join('')}</g>`;
}

/** Draws the text of a label in one or two lines; `name` is its class. */
export function drawLabel({ text, x, y, anchor }: MapLabel, name = ''): string {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${name && ` class="${name}"`}${anchored} x="${x}" y="${y}">${escapeMarkup(text).replace('\n', ` <tspan x="${x}" dy="1.1em">`)}${text.includes('\n') ? '</tspan>' : ''}</text>`;
}

/** Draws the lines that lead from dots to names far from them. */
export function drawLeaders(labels: readonly MapLabel[]): string {
  const lines = labels.map(({ leader = '' }) => leader).join('');
  return lines && `<path class="leader" d="${lines}"/>`;
}

/** Draws an SVG element for HTML; `description` is its text for screen readers. */
export function drawImage(width: number, height: number, description: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(description)}">${parts.join('')}</svg>`;
}
