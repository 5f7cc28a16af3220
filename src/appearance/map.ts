import type { Site, SitePlace } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { formatWholeDistance } from '../format/wording.ts';
import { KM_PER_DEGREE, type Point } from '../places/distance.ts';
import { placesAround } from '../places/places.ts';
import type { OutlineFile } from '../schemas/places/region.ts';
import {
  boxAround,
  type Dot,
  labelPlacer,
  labelsAround,
  labelsBeside,
  type MapLabel,
  type MapPoint,
} from './map-labels.ts';

/** A map as a drawing: what lies where, in its units. */
export type AreaMap = ReturnType<typeof drawAreaMap>;

/** A map of one place with its neighbours, and one of all places: lengths in units, and how many names it has. */
const nearby = { minHeight: 400, maxHeight: 400, padding: 72, mostNames: 8 };
const overview = { minHeight: 360, maxHeight: 720, padding: 48, mostNames: 16 };
const WIDTH = 720;
/** What a map shows at least of the earth. */
const LEAST_KM = 12;
/** Radius of the dot of each kind of place; larger for what is larger. */
const RADII = { city: 8, town: 6, neighbourhood: 4 } as const;
/** Radius of the base and of the place a map is about. */
const DISC_RADIUS = 14;
/** How many places the map of a place reaches to, and how far the base is at most if it does too. */
const NEIGHBOURS = 5;
const MOST_KM_TO_BASE = 15;
/** How many places may ask for their names: of thousands, hardly any finds room. */
const MOST_TRIED = 200;

/**
 * The map of all served places, or of one place with those around it, nearest first. The base is left out if it lies
 * outside, or is the middle of a town (contract B23).
 */
export function drawAreaMap(
  site: Site,
  focus?: SitePlace,
  places: readonly SitePlace[] = focus === undefined ? site.places : placesAround(site, focus),
) {
  const { business, outline, country } = site;
  const around = focus === undefined ? places : [focus, ...places];
  const reached = focus === undefined ? places : around.slice(0, NEIGHBOURS + 1);
  const home = focus === undefined || focus.distanceKm <= MOST_KM_TO_BASE ? [business.geo] : [];
  const settings = focus === undefined ? overview : nearby;
  const frame = frameMap([...home, ...reached], settings, outline);
  const { height, project } = frame;

  const isShown = ({ x, y }: MapPoint) => x >= 0 && y >= 0 && x <= WIDTH && y <= height;
  const shown = around.filter((place) => isShown(project(place)));
  const dotOf = (place: SitePlace): Dot => ({ ...project(place), name: place.name, radius: RADII[place.kind] });
  const discAt = (point: Point, name: string): Dot => ({ ...project(point), name, radius: DISC_RADIUS });
  const dotsOf = (kind: SitePlace['kind']) => shown.filter((place) => place.kind === kind).map(dotOf);
  const dots = { city: dotsOf('city'), town: dotsOf('town'), neighbourhood: dotsOf('neighbourhood') };
  const centre = discAt(business.geo, business.address.addressLocality);
  const base = business.address.streetAddress !== undefined && isShown(centre) ? centre : undefined;
  const subject = focus && discAt(focus, focus.name);

  const discs = [subject, base].filter((disc) => disc !== undefined);
  const boxes = shown.map((one) => boxAround(dotOf(one)));
  const place = labelPlacer(WIDTH, height, boxes, [...discs, ...dots.city].map(boxAround));
  const placeNames = (named: readonly Dot[]) =>
    named.flatMap((dot) => place(labelsBeside(dot), dot.radius >= RADII.city) ?? []);
  // On the map of the town that the base lies in, one of the two has the name.
  const firstLabels = placeNames(discs.slice(base?.name === focus?.name ? 1 : 0));
  // Rings where the response bands end, named where there is room.
  const rings = business.responseBands.map(({ upToKm: km }) => {
    const radius = km * frame.unitsPerKm;
    return { km, centre, radius, label: place(labelsAround(formatWholeDistance(km, country), centre, radius)) };
  });
  // The nearest places have names, or the largest: a map of all names no neighbourhood.
  const nameable = focus === undefined ? [...dots.city, ...dots.town] : shown.map(dotOf);
  const others = nameable.filter(({ name }) => discs.every((disc) => disc.name !== name));
  const labels = [...firstLabels, ...placeNames(others.slice(0, MOST_TRIED))].slice(0, settings.mostNames);
  return {
    width: WIDTH,
    height,
    /** Where the outline of the content lies, as a value of `transform`. */
    outline: outline && { file: outline, transform: transformOf(outline, project) },
    base,
    rings,
    /** The served places by kind. */
    dots,
    /** The place the map is about, if it is about one. */
    focus: subject,
    /** Names, the most important ones first. */
    labels,
  };
}

/**
 * The frame in which all points fit, in an equirectangular projection that is true to scale at the middle latitude: x
 * grows with longitude times cos φ0, y downwards. It keeps `padding` free on all sides, and is moved to lie within the
 * outline where that is large enough.
 */
function frameMap(
  points: readonly Point[],
  { minHeight, maxHeight, padding }: Omit<typeof overview, 'mostNames'>,
  outline: OutlineFile | undefined,
) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const kmPerLongitude = KM_PER_DEGREE * Math.cos(((south + north) / 360) * Math.PI);
  const [spanX, spanY] = [(east - west) * kmPerLongitude, (north - south) * KM_PER_DEGREE];
  const unitsPerKm = Math.min((WIDTH - 2 * padding) / spanX, (maxHeight - 2 * padding) / spanY, WIDTH / LEAST_KM);
  const height = Math.ceil(Math.max(minHeight, Math.min(maxHeight, spanY * unitsPerKm + 2 * padding)));
  const [unitsX, unitsY] = [kmPerLongitude * unitsPerKm, KM_PER_DEGREE * unitsPerKm];
  let left = (west + east) / 2 - WIDTH / 2 / unitsX;
  let top = (south + north) / 2 + height / 2 / unitsY;
  if (outline !== undefined) {
    left = moveInto(left, outline.west, outline.width / outline.unitsPerLongitude - WIDTH / unitsX);
    top = -moveInto(-top, -outline.north, outline.height / outline.unitsPerLatitude - height / unitsY);
  }
  const project = ({ latitude, longitude }: Point): MapPoint => ({
    x: (longitude - left) * unitsX,
    y: (top - latitude) * unitsY,
  });
  return { height, unitsPerKm, project };
}

/** A start, moved to at least `from` and at most `room` beyond it; as it is if there is no room. */
function moveInto(start: number, from: number, room: number): number {
  return room < 0 ? start : Math.max(from, Math.min(start, from + room));
}

/** Brings an outline from its units to those of a map. */
function transformOf(outline: OutlineFile, project: (point: Point) => MapPoint): string {
  const { width, height, west, north, unitsPerLongitude, unitsPerLatitude } = outline;
  const from = project({ latitude: north, longitude: west });
  const to = project({ latitude: north - height / unitsPerLatitude, longitude: west + width / unitsPerLongitude });
  const values = [from.x, from.y, (to.x - from.x) / width, (to.y - from.y) / height];
  const [x, y, scaleX, scaleY] = values.map((value) => Number(value.toFixed(3)));
  return `translate(${x} ${y})scale(${scaleX} ${scaleY})`;
}

/**
 * The markup of a map, to be set into HTML as it is; `description` says what it shows. Its looks come from
 * src/components/coverage/AreaMap.astro.
 */
export function drawMapSvg(map: AreaMap, description: string): string {
  const { width, height, outline, base, focus } = map;
  const parts = [
    outline && `<path class="water" d="M0 0H${width}V${height}H0z"/>${drawOutline(outline)}`,
    ...map.rings.map(
      ({ centre, radius }) =>
        `<circle class="ring" cx="${Math.round(centre.x)}" cy="${Math.round(centre.y)}" r="${Math.round(radius)}"/>`,
    ),
    ...Object.values(map.dots).map((dots) => dots[0] && drawDots(dots, 2 * dots[0].radius)),
    base && drawDisc(focus === undefined ? 'subject' : 'base', base),
    focus && drawDisc('subject', focus),
    ...map.rings.map(({ label }) => label && drawLabel(label, 'km')),
    ...map.labels.map((label) => drawLabel(label)),
  ];
  const drawn = parts.filter(Boolean).join('');
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(description)}">${drawn}</svg>`;
}

function drawOutline({ file, transform }: NonNullable<AreaMap['outline']>): string {
  // A path that begins with a relative step begins at the corner, whatever path stands before it.
  const served = file.municipalities.flatMap((one) => (one.served ? [one.path.replace(/^m/, 'M0 0m')] : [])).join('');
  const borders = served && `<path class="outline served" d="${served}"/>`;
  return `<g transform="${transform}"><path class="outline land" d="${file.land}"/>${borders}</g>`;
}

/** Dots are lines without length, whose round ends make them. */
function drawDots(points: readonly MapPoint[], width: number): string {
  const lines = points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`);
  return `<path stroke-width="${width}" d="${lines.join('')}"/>`;
}

/** Three dots on one another: a ring with a point in it. */
function drawDisc(name: string, point: MapPoint): string {
  const dots = [2 * DISC_RADIUS, 20, 8].map((width) => drawDots([point], width));
  return `<g class="${name}">${dots.join('')}</g>`;
}

function drawLabel({ text, x, y, anchor }: MapLabel, name?: string): string {
  const attributes = [name && ` class="${name}"`, anchor !== 'start' && ` text-anchor="${anchor}"`].filter(Boolean);
  return `<text${attributes.join('')} x="${x}" y="${y}">${escapeMarkup(text)}</text>`;
}
