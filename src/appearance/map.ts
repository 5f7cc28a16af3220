import type { Site, SitePlace } from '../business/site.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { formatWholeDistance } from '../format/wording.ts';
import { KM_PER_DEGREE, type Point } from '../places/distance.ts';
import { placesAround } from '../places/places.ts';
import type { OutlineFile } from '../schemas/places/outline.ts';
import { boxAround, type Dot, isFree, labelsAround, type MapLabel, type MapPoint, placeNames } from './map-labels.ts';

/** A map as a drawing: what lies where, in its units. */
export type AreaMap = ReturnType<typeof drawAreaMap>;

/** A part of the earth as a rectangle of a drawing. */
type MapFrame = ReturnType<typeof frameMap>;

/** A map of one place with its neighbours, and one of all places: lengths in units, and how many names it has. */
const nearby = { width: 720, minHeight: 400, maxHeight: 400, padding: 72, leastKm: 12, mostNames: 8 };
const overview = { width: 720, minHeight: 360, maxHeight: 720, padding: 48, leastKm: 12, mostNames: 16 };
/** Radius of the dot of each kind of place; larger for what is larger. */
const RADII = { city: 8, town: 6, neighbourhood: 4 } as const;
const KINDS = ['city', 'town', 'neighbourhood'] as const;
/** Radius of the base and of the place a map is about. */
const DISC_RADIUS = 14;
/** How many places the map of a place reaches to, and how far the base is at most if it does too. */
const NEIGHBOURS = 5;
const MOST_KM_TO_BASE = 15;

/**
 * The map of all served places, or of one place with those around it, nearest first. The base is left out if it lies
 * outside, or is the middle of a town (contract B23).
 */
export function drawAreaMap(
  site: Site,
  focus?: SitePlace,
  places: readonly SitePlace[] = focus === undefined ? site.places : placesAround(site, focus),
) {
  const { business, outline } = site;
  const around = focus === undefined ? places : [focus, ...places];
  const reached = focus === undefined ? places : around.slice(0, NEIGHBOURS + 1);
  const home = focus === undefined || focus.distanceKm <= MOST_KM_TO_BASE ? [business.geo] : [];
  const { mostNames, ...settings } = focus === undefined ? overview : nearby;
  const frame = frameMap([...home, ...reached], settings, outline && boundsOf(outline));
  const { width, height, project } = frame;

  const isShown = ({ x, y }: MapPoint) => x >= 0 && y >= 0 && x <= width && y <= height;
  const shown = around.filter((place) => isShown(project(place)));
  const dotOf = (place: SitePlace): Dot => ({ ...project(place), radius: RADII[place.kind] });
  const discAt = (point: Point): Dot => ({ ...project(point), radius: DISC_RADIUS });
  const dotsOf = (kind: SitePlace['kind']) => shown.filter((place) => place.kind === kind).map(dotOf);
  const dots = { city: dotsOf('city'), town: dotsOf('town'), neighbourhood: dotsOf('neighbourhood') };
  const pin = business.address.streetAddress === undefined ? undefined : discAt(business.geo);
  const base = pin && isShown(pin) ? pin : undefined;
  // The town that the pin has the name of.
  const town = pin && business.address.addressLocality;
  const subject = focus && discAt(focus);

  // A map of all places names no neighbourhood. The more postal areas a place has, the more it stands for.
  const nameable = shown
    .filter(
      (place) => place !== focus && place.name !== town && (focus !== undefined || place.kind !== 'neighbourhood'),
    )
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.postalAreas.length - a.postalAreas.length);
  const isFirst = (place: SitePlace) => (focus === undefined ? place.kind === 'city' : reached.includes(place));
  const first = focus === undefined ? nameable.filter(isFirst) : reached.filter((place) => nameable.includes(place));
  const always = (dot: Dot | undefined, name = '') =>
    dot === undefined || name === '' ? [] : [{ ...dot, name, mayCover: Number.POSITIVE_INFINITY }];
  const fixed = [pin, subject, ...dots.city].filter((dot) => dot !== undefined).map(boxAround);
  const room = { size: frame, dots: shown.map(dotOf) };
  const important = [
    ...always(subject, focus?.name),
    ...always(base, town === focus?.name ? undefined : town),
    ...first.flatMap((place) => always(dotOf(place), place.name)),
  ];
  const firstLabels = placeNames(important, { ...room, keptFree: fixed, most: overview.mostNames });
  const taken = [...fixed, ...firstLabels.map(({ box }) => box)];

  // Rings where the response bands end, named where there is room.
  const besideRings = [...taken, ...dots.town.map(boxAround)];
  const centre = project(business.geo);
  const rings = business.responseBands.map(({ upToKm: km }) => {
    const radius = km * frame.unitsPerKm;
    const candidates = labelsAround(formatWholeDistance(km, site.country), centre, radius);
    const label = candidates.find((candidate) => isFree(candidate, besideRings, frame));
    if (label !== undefined) besideRings.push(label.box);
    return { km, centre, radius, label };
  });

  const others = nameable
    .filter((place) => !isFirst(place))
    .map((place) => ({ ...dotOf(place), name: place.name, mayCover: RADII.neighbourhood }));
  const keptFree = [...taken, ...rings.flatMap(({ label }) => label?.box ?? [])];
  const otherLabels = placeNames(others, { ...room, keptFree, most: mostNames - firstLabels.length });
  return {
    width,
    height,
    /** Where the outline of the content lies, as a value of `transform`. */
    outline: outline && { file: outline, transform: transformOf(outline, frame) },
    base,
    rings,
    /** The served places by kind. */
    dots,
    /** The place the map is about, if it is about one. */
    focus: subject,
    /** Names, the most important ones first. */
    labels: [...firstLabels, ...otherLabels],
  };
}

/** The southwest and the northeast corner of a rectangle of degrees. */
type Bounds = readonly [southWest: Point, northEast: Point];

/**
 * The frame in which all points fit, in an equirectangular projection that is true to scale at the middle latitude: x
 * grows with longitude times cos φ0, y downwards. It shows at least `leastKm` of the earth, keeps `padding` free on all
 * sides, and is moved to lie within bounds where these are large enough. All other lengths are in units.
 */
function frameMap(
  points: readonly Point[],
  { width, minHeight, maxHeight, padding, leastKm }: Omit<typeof overview, 'mostNames'>,
  within?: Bounds,
) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const [spanX, spanY] = [(east - west) * kmPerLongitude, (north - south) * KM_PER_DEGREE];
  const unitsPerKm = Math.min((width - 2 * padding) / spanX, (maxHeight - 2 * padding) / spanY, width / leastKm);
  const height = Math.ceil(Math.max(minHeight, Math.min(maxHeight, spanY * unitsPerKm + 2 * padding)));
  const shift = { x: 0, y: 0 };
  const project = ({ latitude, longitude }: Point): MapPoint => ({
    x: width / 2 + (longitude - middle.longitude) * kmPerLongitude * unitsPerKm + shift.x,
    y: height / 2 - (latitude - middle.latitude) * KM_PER_DEGREE * unitsPerKm + shift.y,
  });
  if (within !== undefined) {
    const [southWest, northEast] = within.map(project) as [MapPoint, MapPoint];
    shift.x = shiftInto(southWest.x, northEast.x, width);
    shift.y = shiftInto(northEast.y, southWest.y, height);
  }
  return { width, height, unitsPerKm, project };
}

/** How far everything moves so that a drawing of this length shows nothing beyond `from` and `to`. */
function shiftInto(from: number, to: number, length: number): number {
  if (to - from < length) return 0;
  return from > 0 ? -from : Math.max(0, length - to);
}

/** The rectangle of degrees that an outline covers. */
function boundsOf({ width, height, west, north, unitsPerLongitude, unitsPerLatitude }: OutlineFile): Bounds {
  return [
    { latitude: north - height / unitsPerLatitude, longitude: west },
    { latitude: north, longitude: west + width / unitsPerLongitude },
  ];
}

/** Brings an outline from its units to those of a map. */
function transformOf(outline: OutlineFile, { project }: MapFrame): string {
  const [southWest, northEast] = boundsOf(outline).map(project) as [MapPoint, MapPoint];
  const scaleX = (northEast.x - southWest.x) / outline.width;
  const scaleY = (southWest.y - northEast.y) / outline.height;
  const [x, y, sx, sy] = [southWest.x, northEast.y, scaleX, scaleY].map((value) => Number(value.toFixed(3)));
  return `translate(${x} ${y})scale(${sx} ${sy})`;
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
    // Dots are lines without length, whose round ends make them.
    ...Object.entries(map.dots).map(
      ([kind, dots]) => dots.length > 0 && `<path class="${kind}" d="${dots.map(pointPath).join('')}"/>`,
    ),
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

function pointPath({ x, y }: MapPoint): string {
  return `M${Math.round(x)} ${Math.round(y)}h0`;
}

/** Three dots on one another: a ring with a point in it. */
function drawDisc(name: string, point: MapPoint): string {
  return `<g class="${name}">${`<path d="${pointPath(point)}"/>`.repeat(3)}</g>`;
}

function drawLabel({ text, x, y, anchor }: MapLabel, name?: string): string {
  const classes = [name, anchor !== 'start' && anchor].filter(Boolean).join(' ');
  return `<text${classes && ` class="${classes}"`} x="${x}" y="${y}">${escapeMarkup(text)}</text>`;
}
