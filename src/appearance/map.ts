import type { Site, SitePlace } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { formatWholeDistance } from '../format/wording.ts';
import { KM_PER_DEGREE, type Point } from '../places/distance.ts';
import { placesAround } from '../places/places.ts';
import type { OutlineFile } from '../schemas/places/region.ts';
import { type Dot, labelPlacer, labelsAround, labelsBeside, type MapLabel, type MapPoint } from './map-labels.ts';

/** A map as a drawing: what lies where, in its units. */
export type AreaMap = ReturnType<typeof drawAreaMap>;

/** A map of one place with its neighbours, and one of all: lengths in units, how many places it reaches to and names. */
const nearby = { minHeight: 400, maxHeight: 400, padding: 72, reach: 6, mostNames: 8 };
const overview = { minHeight: 360, maxHeight: 720, padding: 48, reach: Number.POSITIVE_INFINITY, mostNames: 16 };
const WIDTH = 720;
/** What a map shows at least of the earth. */
const MIN_KM = 12;
/** Radius of the dot of each kind of place; larger for what is larger. */
const RADII = { city: 8, town: 6, neighbourhood: 4 } as const;
/** Radius of the base and of the place a map is about. */
const DISC_RADIUS = 14;
/** How far the base is at most if the map of a place reaches to it. */
const MAX_KM_TO_BASE = 15;

/**
 * The map of all served places, or of one place with those around it, nearest first. The base is left out if it lies
 * outside, or is the middle of a town (contract B23).
 */
export function drawAreaMap(site: Site, focus?: SitePlace) {
  const { business, outline, country } = site;
  const settings = focus === undefined ? overview : nearby;
  const places = focus === undefined ? site.places : [focus, ...placesAround(site, focus)];
  const home = focus === undefined || focus.distanceKm <= MAX_KM_TO_BASE ? [business.geo] : [];
  const framed = [...home, ...places.slice(0, settings.reach)];
  const { height, unitsPerKm, project, transform } = frameMap(framed, settings, outline);
  const isShown = ({ x, y }: MapPoint) => x >= 0 && y >= 0 && x <= WIDTH && y <= height;
  const dots = places
    .map(({ name, kind, ...point }) => ({ ...project(point), name, kind, radius: RADII[kind] }))
    .filter(isShown);
  const discAt = (point: Point, name: string): Dot => ({ ...project(point), name, radius: DISC_RADIUS });
  const centre = discAt(business.geo, business.address.addressLocality);
  const bases = business.address.streetAddress !== undefined && isShown(centre) ? [centre] : [];
  const discs = focus === undefined ? bases : [discAt(focus, focus.name), ...bases];

  const cities = dots.filter(({ kind }) => kind === 'city');
  const place = labelPlacer(WIDTH, height, dots, [...discs, ...cities]);
  const placeName = (dot: Dot) => [place(labelsBeside(dot), dot.radius >= RADII.city) ?? []].flat();
  // On the map of the town that the base lies in, one of the two has the name.
  const firstLabels = discs.filter(({ name }, index) => discs[index + 1]?.name !== name).flatMap(placeName);
  // Rings where the response bands end, named where there is room.
  const rings = business.responseBands.map(({ upToKm: km }) => {
    const radius = Math.round(km * unitsPerKm);
    return { km, radius, label: place(labelsAround(formatWholeDistance(km, country), centre, radius)) };
  });
  // The nearest places have names, or the largest: a map of all names no neighbourhood.
  const nameable = focus === undefined ? [...cities, ...dots.filter(({ kind }) => kind === 'town')] : dots;
  const others = nameable.values().filter(({ name }) => discs.every((disc) => disc.name !== name));
  return {
    width: WIDTH,
    height,
    /** The outline of the content, and where it lies, as a value of `transform`. */
    outline: outline && { file: outline, transform },
    /** The middle of all rings. */
    centre,
    rings,
    /** The served places. */
    dots,
    /** What the map is about, and the base: larger than dots. */
    discs,
    /** Names, the most important ones first. */
    labels: [...firstLabels, ...others.flatMap(placeName).take(settings.mostNames - firstLabels.length)],
  };
}

/**
 * The frame in which all points fit, in an equirectangular projection that is true to scale at the middle latitude: x
 * grows with longitude times cos φ0, y downwards. It keeps `padding` free on all sides, and is moved to lie within the
 * outline where that is large enough; `transform` brings the outline from its units to those of the map.
 */
function frameMap(
  points: readonly Point[],
  { minHeight, maxHeight, padding }: typeof overview,
  outline: OutlineFile | undefined,
) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const kmPerLongitude = KM_PER_DEGREE * Math.cos(((south + north) / 360) * Math.PI);
  const [spanX, spanY] = [(east - west) * kmPerLongitude, (north - south) * KM_PER_DEGREE];
  const unitsPerKm = Math.min((WIDTH - 2 * padding) / spanX, (maxHeight - 2 * padding) / spanY, WIDTH / MIN_KM);
  const height = Math.ceil(Math.max(minHeight, Math.min(maxHeight, spanY * unitsPerKm + 2 * padding)));
  const [unitsX, unitsY] = [kmPerLongitude * unitsPerKm, KM_PER_DEGREE * unitsPerKm];
  let left = (west + east) / 2 - WIDTH / 2 / unitsX;
  let top = (south + north) / 2 + height / 2 / unitsY;
  let transform = '';
  if (outline !== undefined) {
    const { unitsPerLongitude, unitsPerLatitude } = outline;
    left = moveInto(left, outline.west, outline.width / unitsPerLongitude - WIDTH / unitsX);
    top = -moveInto(-top, -outline.north, outline.height / unitsPerLatitude - height / unitsY);
    const [x, y] = [(outline.west - left) * unitsX, (top - outline.north) * unitsY];
    transform = `translate(${x.toFixed(3)} ${y.toFixed(3)})scale(${(unitsX / unitsPerLongitude).toFixed(3)} ${(unitsY / unitsPerLatitude).toFixed(3)})`;
  }
  const project = ({ latitude, longitude }: Point): MapPoint => ({
    x: Math.round((longitude - left) * unitsX),
    y: Math.round((top - latitude) * unitsY),
  });
  return { height, unitsPerKm, project, transform };
}

/** A start, moved to at least `from` and at most `room` beyond it; as it is if there is no room. */
function moveInto(start: number, from: number, room: number): number {
  return room < 0 ? start : Math.max(from, Math.min(start, from + room));
}

/**
 * The markup of a map, to be set into HTML as it is; `description` says what it shows. Its looks come from
 * src/components/coverage/AreaMap.astro.
 */
export function drawMapSvg(map: AreaMap, description: string): string {
  const { width, height, outline, centre, rings, discs } = map;
  const parts = [
    outline && drawOutline(map, outline),
    ...rings.map(({ radius }) => `<circle class="ring" cx="${centre.x}" cy="${centre.y}" r="${radius}"/>`),
    ...map.dots.map((dot) => drawDot(dot, 2 * dot.radius)),
    // What the map is about lies above the base.
    ...discs.map(drawDisc).reverse(),
    ...rings.map(({ label }) => label && drawLabel(label, ' class="km"')),
    ...map.labels.map((label) => drawLabel(label)),
  ];
  const drawn = parts.filter(Boolean).join('');
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(description)}">${drawn}</svg>`;
}

function drawOutline({ width, height }: AreaMap, { file, transform }: NonNullable<AreaMap['outline']>): string {
  // A path that begins with a relative step begins at the corner, whatever path stands before it.
  const served = file.municipalities.flatMap((one) => (one.served ? [one.path.replace(/^m/, 'M0 0m')] : [])).join('');
  const borders = served && `<path class="outline served" d="${served}"/>`;
  const land = `<g transform="${transform}"><path class="outline land" d="${file.land}"/>${borders}</g>`;
  return `<path class="water" d="M0 0H${width}V${height}H0z"/>${land}`;
}

/** A dot is a line without length, whose round ends make it. */
function drawDot({ x, y }: MapPoint, width: number): string {
  return `<path stroke-width="${width}" d="M${x} ${y}h0"/>`;
}

/** Three dots on one another: a ring with a point in it. The first disc is what the map is about. */
function drawDisc(disc: Dot, index: number): string {
  const dots = [2 * DISC_RADIUS, 20, 8].map((width) => drawDot(disc, width));
  return `<g class="${index === 0 ? 'subject' : 'base'}">${dots.join('')}</g>`;
}

function drawLabel({ text, x, y, anchor }: MapLabel, name = ''): string {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${name}${anchored} x="${x}" y="${y}">${escapeMarkup(text)}</text>`;
}
