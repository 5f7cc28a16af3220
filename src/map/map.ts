import type { Site, SitePlace } from '../business/site.ts';
import { formatWholeDistance } from '../countries/distance-unit.ts';
import { placesAround } from '../coverage/places.ts';
import {
  type Box,
  boxAround,
  boxesOf,
  isInside,
  labelAt,
  type MapLabel,
  measureText,
  type NamedPoint,
  overlap,
  placeLabels,
} from './map-labels.ts';
import { drawPolygons, type MapOutline } from './map-outline.ts';
import { frameMap, type MapFrame, type MapPoint } from './map-projection.ts';

/** A map as a drawing: what lies where, in its units. */
export interface AreaMap {
  readonly width: number;
  readonly height: number;
  /** Size of its text in units. */
  readonly fontSize: number;
  /** Land and the served municipalities as SVG paths, if the content holds an outline. */
  readonly outline: { readonly land: string; readonly served: readonly string[] } | undefined;
  /** The base, unless it lies outside. */
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

const WIDTH = 720;
const FONT_SIZE = 26;
/** Radius of the dot of each kind of place; larger for what is larger. */
const RADII = { city: 8, town: 6, neighbourhood: 4 } as const;
const KINDS = ['city', 'town', 'neighbourhood'] as const;
/** Radius of the base and of the place a map is about. */
const DISC_RADIUS = 14;
/** The most names in a map of all places, and in one of a place. */
const MOST_NAMES = 16;
const MOST_NEAR = 8;
/** How many places the map of a place reaches to. */
const NEIGHBOURS = 5;

/**
 * The map of all served places, or of one place with those around it, nearest
 * first. `outline` is that of the site, if it has one, prepared for its maps.
 */
export function drawAreaMap(
  site: Site,
  outline: MapOutline | undefined,
  focus?: SitePlace,
  places: readonly SitePlace[] = focus === undefined ? site.places : placesAround(site, focus),
): AreaMap {
  const around = focus === undefined ? places : [focus, ...places];
  const neighbours = focus === undefined ? places : around.slice(0, NEIGHBOURS + 1);
  const home = focus === undefined || focus.distanceKm <= 15 ? [site.business.geo] : [];
  const frame = frameMap([...home, ...neighbours], {
    width: WIDTH,
    minHeight: focus === undefined ? 360 : 400,
    maxHeight: focus === undefined ? 720 : 400,
    padding: focus === undefined ? 48 : 72,
    leastKm: 12,
    within: outline?.bounds,
  });
  const shown = around.filter((place) => isShown(frame.project(place), frame));
  const base = frame.project(site.business.geo);
  const [first, others] = namePoints(site, shown, focus, neighbours, frame);
  const large = largePoints(site, shown, focus, frame);
  const minor = dotsOf(shown, 'neighbourhood', frame);
  const labelsFor = (points: readonly NamedPoint[], taken: readonly Box[], most: number) =>
    placeLabels(points, {
      width: frame.width,
      height: frame.height,
      fontSize: FONT_SIZE,
      obstacles: [...taken, ...large],
      minor,
      most,
    });
  const firstNames = labelsFor(first, [], MOST_NAMES);
  const rings = drawRings(site, frame, [...firstNames.flatMap(boxesOf), ...large]);
  const ringNames = rings.flatMap(({ label }) => label ?? []).flatMap(boxesOf);
  const otherNames = labelsFor(
    others,
    [...firstNames.flatMap(boxesOf), ...ringNames],
    (focus === undefined ? MOST_NAMES : MOST_NEAR) - firstNames.length,
  );
  return {
    width: WIDTH,
    height: frame.height,
    fontSize: FONT_SIZE,
    outline: outline && {
      land: drawPolygons(outline.land, outline, frame),
      served: outline.served.flatMap((polygons) => drawPolygons(polygons, outline, frame) || []),
    },
    base: isShown(base, frame) ? base : undefined,
    rings,
    dots: {
      city: dotsOf(shown, 'city', frame),
      town: dotsOf(shown, 'town', frame),
      neighbourhood: minor,
    },
    focus: focus && frame.project(focus),
    labels: [...firstNames, ...otherNames],
  };
}

function dotsOf(places: readonly SitePlace[], kind: SitePlace['kind'], frame: MapFrame): MapPoint[] {
  return places.filter((place) => place.kind === kind).map((place) => frame.project(place));
}

/**
 * What gets a name: first the base and the cities, or the place a map is about with its neighbours, the nearest
 * first; then what else there is. A map of all places does not name neighbourhoods.
 */
function namePoints(
  { business }: Site,
  shown: readonly SitePlace[],
  focus: SitePlace | undefined,
  neighbours: readonly SitePlace[],
  frame: MapFrame,
): [NamedPoint[], NamedPoint[]] {
  const { addressLocality } = business.address;
  const isFirst = (place: SitePlace) => (focus === undefined ? place.kind === 'city' : neighbours.includes(place));
  const named = (place: SitePlace): NamedPoint => ({
    ...frame.project(place),
    name: place.name,
    radius: place === focus ? DISC_RADIUS : RADII[place.kind],
    mayStandOff: isFirst(place),
  });
  const base = { ...frame.project(business.geo), name: addressLocality, radius: DISC_RADIUS, mayStandOff: true };
  const others = shown
    .filter((place) => place !== focus && place.name !== addressLocality)
    .filter((place) => focus !== undefined || place.kind !== 'neighbourhood')
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || reach(b) - reach(a));
  const first = focus === undefined ? others.filter(isFirst) : neighbours.filter((place) => others.includes(place));
  return [
    [
      ...(focus === undefined ? [] : [named(focus)]),
      ...(isShown(base, frame) && focus?.name !== addressLocality ? [base] : []),
      ...first.map(named),
    ],
    others.filter((place) => !isFirst(place)).map(named),
  ];
}

/** The room of the base and of the dots no name may cover. */
function largePoints(
  { business }: Site,
  shown: readonly SitePlace[],
  focus: SitePlace | undefined,
  frame: MapFrame,
): Box[] {
  const large = shown.filter(({ kind }) => kind !== 'neighbourhood');
  return [
    ...[business.geo, ...(focus === undefined ? [] : [focus])].map((point) =>
      boxAround(frame.project(point), DISC_RADIUS),
    ),
    ...large.map((place) => boxAround(frame.project(place), RADII[place.kind])),
  ];
}

/** How much a place stands for: the postal areas it has. */
function reach(place: SitePlace): number {
  return place.postalAreas.length;
}

/** Rings where the response bands end, as many of them as cross the map. */
function drawRings({ business, country }: Site, frame: MapFrame, obstacles: readonly Box[]): Ring[] {
  const centre = frame.project(business.geo);
  const taken = [...obstacles];
  return business.responseBands
    .map(({ upToKm }) => ({ km: upToKm, radius: upToKm * frame.unitsPerKm }))
    .filter(({ radius }) => crosses(centre, radius, frame))
    .map(({ km, radius }) => {
      const isFree = ({ box }: MapLabel) => isInside(box, frame) && !taken.some((other) => overlap(other, box));
      const label = ringLabels(formatWholeDistance(km, country.distanceUnit), centre, radius).find(isFree);
      if (label !== undefined) taken.push(label.box);
      return { km, centre, radius, label };
    });
}

/** The places the label of a ring may take, going around from the upper right. */
function* ringLabels(text: string, centre: MapPoint, radius: number): Generator<MapLabel> {
  const width = measureText(text, FONT_SIZE);
  for (let step = 0; step < 48; step++) {
    const angle = (step * 7 * Math.PI) / 24 + Math.PI / 4;
    const x = centre.x + radius * Math.cos(angle);
    const y = centre.y - radius * Math.sin(angle);
    yield labelAt(text, width, 'middle', x, y - FONT_SIZE * 0.55, FONT_SIZE);
  }
}

/** Whether a circle passes through the drawing. */
function crosses(centre: MapPoint, radius: number, { width, height }: MapFrame): boolean {
  const corners = [0, width].flatMap((x) => [0, height].map((y) => Math.hypot(x - centre.x, y - centre.y)));
  const outside = Math.hypot(Math.max(-centre.x, 0, centre.x - width), Math.max(-centre.y, 0, centre.y - height));
  return radius > outside && radius < Math.max(...corners);
}

function isShown({ x, y }: MapPoint, { width, height }: MapFrame): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
