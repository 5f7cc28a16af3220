import { escapeMarkup } from '../escape/markup.ts';
import type { AreaMap } from './map.ts';
import type { MapLabel } from './map-labels.ts';
import type { MapPoint } from './map-projection.ts';

/**
 * The markup of a map, to be set into HTML as it is; `description` says what it shows. Its looks come from
 * src/styles/map.css.
 */
export function drawMapSvg(map: AreaMap, description: string): string {
  const { width, height, outline, base, focus } = map;
  const parts = [
    outline && `<path class="water" d="M0 0H${width}V${height}H0z"/><path class="outline land" d="${outline.land}"/>`,
    outline && outline.served.length > 0 && `<path class="outline served" d="${outline.served.join('')}"/>`,
    ...map.rings.map(
      ({ centre, radius }) =>
        `<circle class="ring" cx="${Math.round(centre.x)}" cy="${Math.round(centre.y)}" r="${Math.round(radius)}"/>`,
    ),
    ...Object.entries(map.dots).map(([kind, dots]) => drawDots(kind, dots)),
    base && drawDisc(focus === undefined ? 'subject' : 'base', base),
    focus && drawDisc('subject', focus),
    ...map.rings.map(({ label }) => label && drawLabel(label, 'km')),
    ...map.labels.map((label) => drawLabel(label)),
  ];
  const drawn = parts.filter((part) => typeof part === 'string').join('');
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(description)}">${drawn}</svg>`;
}

/** Dots are lines without length, whose round ends make them. */
function drawDots(kind: string, dots: readonly MapPoint[]): string | undefined {
  return dots.length === 0 ? undefined : `<path class="${kind}" d="${dots.map(pointPath).join('')}"/>`;
}

function pointPath({ x, y }: MapPoint): string {
  return `M${Math.round(x)} ${Math.round(y)}h0`;
}

/** Three dots on one another: a ring with a point in it. */
function drawDisc(name: string, point: MapPoint): string {
  const path = pointPath(point);
  return `<g class="${name}"><path d="${path}"/><path d="${path}"/><path d="${path}"/></g>`;
}

function drawLabel({ text, x, y, anchor }: MapLabel, name?: string): string {
  const classes = [name, anchor === 'start' ? undefined : anchor].filter((word) => word !== undefined).join(' ');
  return `<text${classes === '' ? '' : ` class="${classes}"`} x="${x}" y="${y}">${escapeMarkup(text)}</text>`;
}
