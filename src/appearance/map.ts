import type { Site, SitePlace } from '../business/site.ts';
import { formatWholeDistance } from '../countries/distance-unit.ts';
import type { Point } from '../coverage/distance.ts';
import { placesAround } from '../coverage/places.ts';
import { escapeMarkup } from '../escape/markup.ts';
import type { OutlineFile } from '../schemas/places/outline.ts';
import { type Bounds, frameMap, type MapFrame, type MapPoint } from './map-frame.ts';
import {
  type Box,
  boxAround,
  type Dot,
  isFree,
  labelsAround,
  type MapLabel,
  type NamedDot,
  placeNames,
} from './map-labels.ts';

/** A map as a drawing: what lies where, in its units. */
export interface AreaMap {
  readonly width: number;
  readonly height: number;
  /** Where the outline of the content lies, as a value of `transform`. */
  readonly outline: { readonly file: OutlineFile; readonly transform: string } | undefined;
  /** The base, unless it lies outside, or is the middle of a town (contract B23). */
  readonly base: MapPoint | undefined;
  readonly rings: readonly Ring[];
  /** The served places by kind. */
  readonly dots: Readonly<Record<SitePlace['kind'], readonly MapPoint[]>>;
  /** The place the map is about, if it is about one. */
  readonly focus: MapPoint | undefined;
  /** Names, the most important ones first. */
  readonly labels: readonly MapLabel[];
}

/** Points of equal distance from the base: the end of a response band. */
export interface Ring {
  readonly km: number;
  readonly centre: MapPoint;
  readonly radius: number;
  /** Its distance in words, where there is room for it. */
  readonly label: MapLabel | undefined;
}

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

/** The map of all served places, or of one place with those around it, nearest first. */
export function drawAreaMap(
  site: Site,
  focus?: SitePlace,
  places: readonly SitePlace[] = focus === undefined ? site.places : placesAround(site, focus),
): AreaMap {
  const { business, outline } = site;
  const around = focus === undefined ? places : [focus, ...places];
  const reached = focus === undefined ? places : around.slice(0, NEIGHBOURS + 1);
  const home = focus === undefined || focus.distanceKm <= MOST_KM_TO_BASE ? [business.geo] : [];
  const { mostNames, ...settings } = focus === undefined ? overview : nearby;
  const frame = frameMap([...home, ...reached], { ...settings, within: outline && boundsOf(outline) });

  const shown = around.filter((place) => isShown(frame.project(place), frame));
  const dotOf = (place: SitePlace): Dot => ({ ...frame.project(place), radius: RADII[place.kind] });
  const discAt = (point: Point): Dot => ({ ...frame.project(point), radius: DISC_RADIUS });
  const dotsOf = (kind: SitePlace['kind']) => shown.filter((place) => place.kind === kind).map(dotOf);
  const dots = { city: dotsOf('city'), town: dotsOf('town'), neighbourhood: dotsOf('neighbourhood') };
  // None where a business publishes no street (contract B23).
  const pin = business.address.streetAddress === undefined ? undefined : discAt(business.geo);
  const base = pin && isShown(pin, frame) ? pin : undefined;
  // The town that the pin has the name of.
  const town = pin && business.address.addressLocality;
  const subject = focus && discAt(focus);

  const nameable = listNameable(shown, focus).filter(({ name }) => name !== town);
  const isFirst = (place: SitePlace) => (focus === undefined ? place.kind === 'city' : reached.includes(place));
  const first = focus === undefined ? nameable.filter(isFirst) : reached.filter((place) => nameable.includes(place));
  const always = (dot: Dot | undefined, name = ''): NamedDot[] =>
    dot === undefined || name === '' ? [] : [{ ...dot, name, mayCover: Number.POSITIVE_INFINITY }];
  const fixed = [pin, subject, ...dots.city].filter((dot) => dot !== undefined).map(boxAround);
  const room = { dots: shown.map(dotOf), keptFree: fixed, most: overview.mostNames };
  const firstLabels = placeNames(
    [
      ...always(subject, focus?.name),
      ...always(base, town === focus?.name ? undefined : town),
      ...first.flatMap((place) => always(dotOf(place), place.name)),
    ],
    frame,
    room,
  );
  const firstBoxes = firstLabels.map(({ box }) => box);
  const rings = drawRings(site, frame, [...fixed, ...dots.town.map(boxAround), ...firstBoxes]);
  const ringBoxes = rings.flatMap(({ label }) => label?.box ?? []);
  const others = nameable
    .filter((place) => !isFirst(place))
    .map((place) => ({ ...dotOf(place), name: place.name, mayCover: RADII.neighbourhood }));
  const keptFree = [...fixed, ...firstBoxes, ...ringBoxes];
  const otherLabels = placeNames(others, frame, { ...room, keptFree, most: mostNames - firstLabels.length });
  return {
    width: frame.width,
    height: frame.height,
    outline: outline && { file: outline, transform: transformOf(outline, frame) },
    base,
    rings,
    dots,
    focus: subject,
    labels: [...firstLabels, ...otherLabels],
  };
}

/** Places that may have a name beside that of the map, the most important first: a map of all names no neighbourhood. */
function listNameable(places: readonly SitePlace[], focus: SitePlace | undefined): SitePlace[] {
  return (
    places
      .filter((place) => place !== focus && (focus !== undefined || place.kind !== 'neighbourhood'))
      // The more postal areas a place has, the more it stands for.
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.postalAreas.length - a.postalAreas.length)
  );
}

/** Rings where the response bands end, named where there is room. */
function drawRings({ business, country }: Site, frame: MapFrame, obstacles: readonly Box[]): Ring[] {
  const centre = frame.project(business.geo);
  const taken = [...obstacles];
  return business.responseBands.map(({ upToKm: km }) => {
    const radius = km * frame.unitsPerKm;
    const candidates = labelsAround(formatWholeDistance(km, country.distanceUnit), centre, radius);
    const label = candidates.find((candidate) => isFree(candidate, taken, frame));
    if (label !== undefined) taken.push(label.box);
    return { km, centre, radius, label };
  });
}

function isShown({ x, y }: MapPoint, { width, height }: MapFrame): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
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
    ...Object.entries(map.dots).map(([kind, dots]) => drawDots(kind, dots)),
    base && drawDisc(focus === undefined ? 'subject' : 'base', base),
    focus && drawDisc('subject', focus),
    ...map.rings.map(({ label }) => label && drawLabel(label, 'km')),
    ...map.labels.map((label) => drawLabel(label)),
  ];
  const drawn = parts.filter((part) => typeof part === 'string').join('');
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(description)}">${drawn}</svg>`;
}

function drawOutline({ file, transform }: NonNullable<AreaMap['outline']>): string {
  // A path that begins with a relative step begins at the corner, whatever path stands before it.
  const served = file.municipalities.flatMap((one) => (one.served ? [one.path.replace(/^m/, 'M0 0m')] : [])).join('');
  const borders = served === '' ? '' : `<path class="outline served" d="${served}"/>`;
  return `<g transform="${transform}"><path class="outline land" d="${file.land}"/>${borders}</g>`;
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
