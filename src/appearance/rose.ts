import type { Site, SitePlace } from '../business/site.ts';
import { formatDistanceValue } from '../format/amounts.ts';
import { compassPoints, computeBearing, greatCircleKm, type Point } from '../places/distance.ts';
import { listPlacesByDistance } from '../places/places.ts';
import { textOf } from '../text/text.ts';
import {
  type Dot,
  isOverlapping,
  listLabelPositions,
  listLabelsAround,
  type MapLabel,
  type MapPoint,
  makeBox,
  makeCircleTest,
  makeLabelPlacer,
} from './map-labels.ts';
import { DISC_RADIUS, drawDisc, drawDot, drawImage, drawLabel, drawLeaders, RADII } from './map-svg.ts';
import { makeScale } from './scale.ts';

/** A compass rose with places at their directions and distances from the middle. */
export type Rose = NonNullable<ReturnType<typeof layOutRose>>;

const SIZE = 640;
const CENTRE = { x: SIZE / 2, y: SIZE / 2 };
/** Radius of the outermost ring, and of the band around it with the names of the directions. */
const FACE = 274;
const RIM = 316;
/** Distance between a ring and the middle of its label. */
const RING_GAP = 28;
/** Half the width and height of the square around a dot in which its name may be. */
const NAME_MARGIN = 60;
/** Maximum number of neighbours that set the scale of a place's rose, and of names in it. */
const MAX_NEIGHBOURS = 6;
const MAX_NAMES = 20;

/** Ticks on the rim between the initials of the directions, every 15 degrees. */
const ticks = Array.from({ length: 24 }, (_, index) => {
  if (index % 6 === 0) return '';
  const [sine, cosine] = [Math.sin((index * Math.PI) / 12), Math.cos((index * Math.PI) / 12)];
  const at = (radius: number) => `${Math.round(radius * sine)} ${Math.round(-radius * cosine)}`;
  return `M${at(FACE + (index % 3 === 0 ? 10 : 15))} L${at(RIM - (index % 3 === 0 ? 10 : 15))}`;
}).join('');

/** Whether a dot lies below a disc, except for its edge. */
function isHidden(dot: Dot, disc: Dot): boolean {
  return Math.hypot(dot.x - disc.x, dot.y - disc.y) < disc.radius;
}

/** Draws a star of four points around 0, 0, turned by degrees. */
function drawStar(radius: number, turn: number): string {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * 45 + turn) * (Math.PI / 180);
    const length = index % 2 === 0 ? radius : radius / 5;
    return `${Math.round(length * Math.sin(angle))} ${Math.round(-length * Math.cos(angle))}`;
  });
  return `M${corners.join(' L')}z`;
}

/**
 * Lays out the served places around the base, or around one place, by distance and bearing; undefined if all are at the
 * base.
 */
export function layOutRose(site: Site, focus?: SitePlace) {
  const { business, country } = site;
  const { grammar } = textOf(country.locale);
  const around = focus && [focus, ...listPlacesByDistance(site, focus).slice(0, MAX_NEIGHBOURS)];
  const farthest = Math.max(...(around ?? site.places).map((place) => greatCircleKm(business.geo, place)), 0);
  const { kmPerUnit, step, count, maxKm } = makeScale(farthest, country);
  if (farthest < kmPerUnit) return undefined;

  const project = (point: Point): MapPoint => {
    const [angle, km] = [computeBearing(business.geo, point), greatCircleKm(business.geo, point)];
    // Places below the disc of the base move to its edge.
    const radius = km > 0 ? Math.max((FACE * km) / maxKm, DISC_RADIUS + RADII.town) : 0;
    return { x: Math.round(CENTRE.x + radius * Math.sin(angle)), y: Math.round(CENTRE.y - radius * Math.cos(angle)) };
  };
  const dots = site.places
    .filter((place) => !place.isBase && greatCircleKm(business.geo, place) <= maxKm)
    .map(({ name, kind, ...point }) => ({ ...project(point), name, kind, radius: RADII[kind] }));
  const base: Dot = { ...CENTRE, name: business.address.addressLocality, radius: DISC_RADIUS };
  const subject = focus && { ...(focus.isBase ? CENTRE : project(focus)), name: focus.name, radius: DISC_RADIUS };
  const discs = [...(subject ? [subject] : []), ...(focus?.isBase ? [] : [base])];

  const namesAround = new Set(around?.map(({ name }) => name));
  const isAround = ({ name }: Dot) => namesAround.has(name);

  const { find, put } = makeLabelPlacer(makeCircleTest({ ...CENTRE, radius: FACE }), [...dots, ...discs]);
  const labelDot = (dot: Dot) => [put(listLabelPositions(dot), dot) ?? []].flat();
  const firstLabels = discs.filter(({ name }, index) => discs[index + 1]?.name !== name).flatMap(labelDot);
  const circles = Array.from({ length: count }, (_, index) => {
    const radius = Math.round((FACE * (index + 1)) / count);
    const text = formatDistanceValue(step * (index + 1) * kmPerUnit, country);
    // The outermost ring is the edge, so its label is within it; others are on their lines.
    return { radius, labels: listLabelsAround(text, CENTRE, index + 1 === count ? radius - RING_GAP : radius) };
  });
  // All ring labels go in one direction: where most of them fit and leave room for the names of places.
  const at = (labels: readonly MapLabel[], angle: number) => labels.slice(angle, angle + 1);
  const nameBoxes = dots.map(({ x, y }) => makeBox({ x, y, radius: NAME_MARGIN }));
  const isFree = ({ box }: MapLabel) => !nameBoxes.some((other) => isOverlapping(box, other));
  const countAt = (angle: number) =>
    circles
      .flatMap(({ labels }) => find(at(labels, angle)) ?? [])
      .reduce((sum, label) => sum + (isFree(label) ? 1.1 : 1), 0);
  const [best = 0] = (circles[0]?.labels ?? []).map((_, angle) => angle).toSorted((a, b) => countAt(b) - countAt(a));
  const rings = circles.map(({ radius, labels }) => ({ radius, label: put(at(labels, best)) }));
  const others = dots
    // A name without a visible dot would seem to belong to another one.
    .filter((dot) => discs.every(({ name }) => name !== dot.name) && !isHidden(dot, base))
    .sort((a, b) => Number(isAround(b)) - Number(isAround(a)) || b.radius - a.radius);
  return {
    rings,
    /** Radii within which the usual response is shorter. */
    bands: business.responseBands.flatMap(({ upToKm }) => (upToKm < maxKm ? Math.round((FACE * upToKm) / maxKm) : [])),
    /** Initials of north, east, south and west. */
    directions: compassPoints.flatMap((point, index) =>
      index % 2 === 0 ? [grammar.directions[point].slice(0, 1)] : [],
    ),
    dots,
    discs,
    /** Names, the most important ones first. */
    labels: [...firstLabels, ...others.values().flatMap(labelDot).take(MAX_NAMES)],
  };
}

/** Renders a rose as an SVG element for HTML; `description` is its text for screen readers. */
export function renderRose({ rings, bands, directions, dots, discs, labels }: Rose, description: string): string {
  const circle = (name: string, radius: number) =>
    `<circle class="${name}" cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}"/>`;
  const middle = (FACE + RIM) / 2;
  const initials = directions.map((initial, index) => {
    const angle = (index * Math.PI) / 2;
    const [x, y] = [CENTRE.x + middle * Math.sin(angle), CENTRE.y - middle * Math.cos(angle)];
    return `<text class="direction" text-anchor="middle" x="${Math.round(x)}" y="${Math.round(y) + 9}">${initial.toUpperCase()}</text>`;
  });
  return drawImage(SIZE, SIZE, description, [
    circle('rim', RIM),
    circle('face', FACE + 6),
    ...bands.map((radius) => circle('zone', radius)),
    ...rings.map(({ radius }) => circle('ring', radius)),
    `<g transform="translate(${CENTRE.x} ${CENTRE.y})"><path class="ticks" d="${ticks}"/><path class="star" d="${drawStar(34, 45)}"/><path class="star" d="${drawStar(56, 0)}"/></g>`,
    ...initials,
    drawLeaders(labels),
    ...dots.map((dot) => drawDot(dot, 2 * dot.radius)),
    ...discs.map(drawDisc).reverse(),
    ...rings.map(({ label }) => (label ? drawLabel(label, 'km') : '')),
    ...labels.map((label) => drawLabel(label)),
  ]);
}
