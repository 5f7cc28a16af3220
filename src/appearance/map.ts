import type { Site, SitePlace } from '../business/site.ts';
import { formatWholeDistance } from '../countries/distance-unit.ts';
import type { Point } from '../coverage/distance.ts';
import { placesAround } from '../coverage/places.ts';
import {
  type Box,
  boxAround,
  type Dot,
  type Drawing,
  isFree,
  labelAt,
  type MapLabel,
  type NamedDot,
  placeLabels,
} from './map-labels.ts';
import { drawPolygons, type MapOutline } from './map-outline.ts';
import { frameMap, type MapFrame, type MapPoint } from './map-projection.ts';

/** A map as a drawing: what lies where, in its units. */
export interface AreaMap {
  readonly width: number;
  readonly height: number;
  /** Land and the served municipalities as SVG paths, if the content holds an outline. */
  readonly outline: { readonly land: string; readonly served: readonly string[] } | undefined;
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
  const dots = shown.map((place) => dotOf(place, frame));
  const pins = pinsOf(site, frame);
  const subject = focus && discAt(focus, frame);
  const drawing = { width: WIDTH, height: frame.height, fontSize: FONT_SIZE };
  const [first, others] = namedDots(site, shown, focus, neighbours, frame);
  const pointsOf = (kind: SitePlace['kind']) => dots.filter((_, index) => shown[index]?.kind === kind);
  const keptFree = [...pins, ...(subject === undefined ? [] : [subject]), ...pointsOf('city')].map(boxAround);
  const firstLabels = placeLabels(first, drawing, { dots, keptFree, most: MOST_NAMES });
  const rings = drawRings(site, drawing, frame, [
    ...keptFree,
    ...pointsOf('town').map(boxAround),
    ...firstLabels.map(({ box }) => box),
  ]);
  const otherLabels = placeLabels(others, drawing, {
    dots,
    keptFree: [...keptFree, ...[...firstLabels, ...rings.flatMap(({ label }) => label ?? [])].map(({ box }) => box)],
    most: (focus === undefined ? MOST_NAMES : MOST_NEAR) - firstLabels.length,
  });
  return {
    width: WIDTH,
    height: frame.height,
    outline: outline && {
      land: drawPolygons(outline.land, outline, frame),
      served: outline.served.flatMap((polygons) => drawPolygons(polygons, outline, frame) || []),
    },
    base: pins.find((pin) => isShown(pin, frame)),
    rings,
    dots: { city: pointsOf('city'), town: pointsOf('town'), neighbourhood: pointsOf('neighbourhood') },
    focus: subject,
    labels: [...firstLabels, ...otherLabels],
  };
}

function dotOf(place: SitePlace, frame: MapFrame): Dot {
  return { ...frame.project(place), radius: RADII[place.kind] };
}

/** The mark of the base or of the place a map is about. */
function discAt(point: Point, frame: MapFrame): Dot {
  return { ...frame.project(point), radius: DISC_RADIUS };
}

/**
 * What gets a name: first the base and the cities, or the place a map is about with its neighbours, the nearest
 * first; then what else there is. A map of all places does not name neighbourhoods.
 */
function namedDots(
  site: Site,
  shown: readonly SitePlace[],
  focus: SitePlace | undefined,
  neighbours: readonly SitePlace[],
  frame: MapFrame,
): [first: NamedDot[], others: NamedDot[]] {
  const pins = pinsOf(site, frame);
  // The town that the pin has the name of.
  const town = pins.length > 0 ? site.business.address.addressLocality : undefined;
  const isFirst = (place: SitePlace) => (focus === undefined ? place.kind === 'city' : neighbours.includes(place));
  const named = (place: SitePlace): NamedDot => ({
    ...(place === focus ? discAt(place, frame) : dotOf(place, frame)),
    name: place.name,
    mayCover: isFirst(place) ? Number.POSITIVE_INFINITY : RADII.neighbourhood,
  });
  const others = shown
    .filter((place) => place !== focus && place.name !== town)
    .filter((place) => focus !== undefined || place.kind !== 'neighbourhood')
    // The more postal areas a place has, the more it stands for.
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.postalAreas.length - a.postalAreas.length);
  const first = focus === undefined ? others.filter(isFirst) : neighbours.filter((place) => others.includes(place));
  return [
    [
      ...(focus === undefined ? [] : [named(focus)]),
      ...pins.flatMap((pin) =>
        town !== undefined && town !== focus?.name && isShown(pin, frame)
          ? [{ ...pin, name: town, mayCover: Number.POSITIVE_INFINITY }]
          : [],
      ),
      ...first.map(named),
    ],
    others.filter((place) => !isFirst(place)).map(named),
  ];
}

/** Rings where the response bands end, named where there is room. */
function drawRings({ business, country }: Site, drawing: Drawing, frame: MapFrame, obstacles: readonly Box[]): Ring[] {
  const centre = frame.project(business.geo);
  const taken = [...obstacles];
  return business.responseBands.map(({ upToKm: km }) => {
    const radius = km * frame.unitsPerKm;
    const label = ringLabels(formatWholeDistance(km, country.distanceUnit), centre, radius).find((one) =>
      isFree(one, taken, drawing),
    );
    if (label !== undefined) taken.push(label.box);
    return { km, centre, radius, label };
  });
}

/** The places the label of a ring may take, going around from the upper right. */
function* ringLabels(text: string, centre: MapPoint, radius: number): Generator<MapLabel> {
  for (let step = 0; step < 48; step++) {
    const angle = (step * 7 * Math.PI) / 24 + Math.PI / 4;
    const x = centre.x + radius * Math.cos(angle);
    const y = centre.y - radius * Math.sin(angle);
    yield labelAt({ text, x, top: y - FONT_SIZE * 0.55, anchor: 'middle' }, FONT_SIZE);
  }
}

/** The mark of the base; none where a business publishes no street (contract B23). */
function pinsOf({ business }: Site, frame: MapFrame): Dot[] {
  return business.address.streetAddress === undefined ? [] : [discAt(business.geo, frame)];
}

function isShown({ x, y }: MapPoint, { width, height }: MapFrame): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
