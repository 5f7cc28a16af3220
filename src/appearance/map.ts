import type { Site, SitePlace } from '../business/site.ts';
import { formatDistanceValue } from '../format/amounts.ts';
import { KM_PER_DEGREE, type Point } from '../places/distance.ts';
import { listPlacesByDistance } from '../places/places.ts';
import type { OutlineFile } from '../schemas/places/region.ts';
import { primaryLanguageOf } from '../text/locale.ts';

import {
  type Dot,
  listLabelPositions,
  listLabelsAround,
  type MapPoint,
  makeFrameTest,
  makeLabel,
  makeLabelPlacer,
} from './map-labels.ts';
import { DISC_RADIUS, drawDisc, drawDot, drawImage, drawLabel, drawLeaders, RADII } from './map-svg.ts';

/** A map: the position of everything on it, in its units. */
export type AreaMap = ReturnType<typeof layOutAreaMap>;

/** Settings for the map of one place with its neighbours, and for the map of all places. Lengths are in units. */
const nearby = { minHeight: 400, maxHeight: 400, padding: 72, maxPlaces: 6, maxNames: 8 };
const overview = { minHeight: 360, maxHeight: 720, padding: 48, maxPlaces: Number.POSITIVE_INFINITY, maxNames: 16 };
const WIDTH = 720;
/** Minimum extent of a map in kilometres. */
const MIN_KM = 12;
/** Maximum distance of the base in kilometres for the map of a place to include it. */
const MAX_KM_TO_BASE = 15;

/**
 * Lays out the map of all served places over an outline, or of one place and its neighbours, nearest first. The base is
 * left out if it is outside, or is the middle of a town (contract B23).
 */
export function layOutAreaMap(site: Site, outline: OutlineFile, focus?: SitePlace) {
  const { business, country } = site;
  const settings = focus === undefined ? overview : nearby;
  const places = focus === undefined ? site.places : [focus, ...listPlacesByDistance(site, focus)];
  const base = focus === undefined || focus.distanceKm <= MAX_KM_TO_BASE ? [business.geo] : [];
  const framed = [...base, ...places.slice(0, settings.maxPlaces)];
  const { height, unitsPerKm, project, transform } = frameMap(framed, settings, outline);
  const isShown = ({ x, y }: MapPoint) => x >= 0 && y >= 0 && x <= WIDTH && y <= height;
  const dots = places
    .map(({ name, kind, ...point }) => ({ ...project(point), name, kind, radius: RADII[kind] }))
    .filter(isShown);
  const discAt = (point: Point, name: string): Dot => ({ ...project(point), name, radius: DISC_RADIUS });
  const centre = discAt(business.geo, business.address.addressLocality);
  const bases = business.address.streetAddress !== undefined && isShown(centre) ? [centre] : [];
  const discs = focus === undefined ? bases : [discAt(focus, focus.name), ...bases];

  // Cities near an edge come first, because they have the least room.
  const isInside = ({ x }: MapPoint) => Math.min(x, WIDTH - x) > 2 * settings.padding;
  const cities = dots
    .filter(({ kind }) => kind === 'city')
    .toSorted((a, b) => Number(isInside(a)) - Number(isInside(b)));
  const { put } = makeLabelPlacer(makeFrameTest(WIDTH, height), [...dots, ...discs]);
  const labelDot = (dot: Dot) => [put(listLabelPositions(dot, dot.radius >= RADII.city), dot) ?? []].flat();
  const isUnnamed = ({ name }: Dot) => discs.every((disc) => disc.name !== name);
  // On the map of the base's own town, only one of the two has the name.
  const firstLabels = discs.filter(({ name }, index) => discs[index + 1]?.name !== name).flatMap(labelDot);
  const cityLabels = cities
    .filter(isUnnamed)
    .values()
    .flatMap(labelDot)
    .take(settings.maxNames - firstLabels.length);
  // Names of lakes and regions.
  const language = primaryLanguageOf(country.locale);
  const areas = outline.labels.flatMap(({ kind, name, names, ...point }) => {
    const { x, y } = project(point);
    const label = put([makeLabel(names?.[language] ?? name, x, y, 0)]);
    return label === undefined ? [] : [{ ...label, kind }];
  });
  // Rings where the response bands end, with their distances if they fit.
  const rings = business.responseBands.map(({ upToKm: km }) => {
    const radius = Math.round(km * unitsPerKm);
    return { km, radius, label: put(listLabelsAround(formatDistanceValue(km, country), centre, radius)) };
  });
  // The nearest places have names, or the largest; on the map of all places neighbourhoods have none.
  const others = dots.filter(
    (dot) => dot.kind !== 'city' && (focus !== undefined || dot.kind === 'town') && isUnnamed(dot),
  );
  const named = [...firstLabels, ...cityLabels];
  const labels = [
    ...named,
    ...others
      .values()
      .flatMap(labelDot)
      .take(settings.maxNames - named.length),
  ];
  const isNamed = (dot: Dot) => labels.some(({ text }) => text.replace('\n', ' ') === dot.name);
  return {
    width: WIDTH,
    height,
    /** The outline of the content, and its position as a value of `transform`. */
    outline: { file: outline, transform },
    /** The middle of all rings. */
    centre,
    rings,
    /** The served places; around one place, those with names. */
    dots: focus === undefined ? dots : dots.filter(isNamed),
    /** The map's subject and the base, larger than dots. */
    discs,
    /** Names, the most important ones first. */
    labels,
    areas,
  };
}

/**
 * Returns the frame in which all points fit, in an equirectangular projection that is true to scale at the middle
 * latitude: x grows with longitude times cos φ0, y downwards. It keeps `padding` free on all sides, and is moved into
 * the outline if that is large enough; `transform` brings the outline from its units to those of the map.
 */
function frameMap(points: readonly Point[], { minHeight, maxHeight, padding }: typeof overview, outline: OutlineFile) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const kmPerLongitude = KM_PER_DEGREE * Math.cos(((south + north) / 360) * Math.PI);
  const [spanX, spanY] = [(east - west) * kmPerLongitude, (north - south) * KM_PER_DEGREE];
  const unitsPerKm = Math.min((WIDTH - 2 * padding) / spanX, (maxHeight - 2 * padding) / spanY, WIDTH / MIN_KM);
  const height = Math.ceil(Math.max(minHeight, Math.min(maxHeight, spanY * unitsPerKm + 2 * padding)));
  const [unitsX, unitsY] = [kmPerLongitude * unitsPerKm, KM_PER_DEGREE * unitsPerKm];
  const { unitsPerLongitude, unitsPerLatitude } = outline;
  const [centredWest, centredNorth] = [
    (west + east) / 2 - WIDTH / 2 / unitsX,
    (south + north) / 2 + height / 2 / unitsY,
  ];
  const left = moveInto(centredWest, outline.west, outline.width / unitsPerLongitude - WIDTH / unitsX);
  const top = -moveInto(-centredNorth, -outline.north, outline.height / unitsPerLatitude - height / unitsY);
  const [x, y] = [(outline.west - left) * unitsX, (top - outline.north) * unitsY];
  const transform = `translate(${x.toFixed(3)} ${y.toFixed(3)})scale(${(unitsX / unitsPerLongitude).toFixed(3)} ${(unitsY / unitsPerLatitude).toFixed(3)})`;
  const project = ({ latitude, longitude }: Point): MapPoint => ({
    x: Math.round((longitude - left) * unitsX),
    y: Math.round((top - latitude) * unitsY),
  });
  return { height, unitsPerKm, project, transform };
}

/** Moves a start to between `from` and `from + room`; unchanged if `room` is negative. */
function moveInto(start: number, from: number, room: number): number {
  return room < 0 ? start : Math.max(from, Math.min(start, from + room));
}

/**
 * Renders a map as an SVG element for HTML; `description` is its text for screen readers. Its styles are in
 * src/styles/area-map.css.
 */
export function renderAreaMap(map: AreaMap, description: string): string {
  const { width, height, centre, rings, discs, labels, areas } = map;
  return drawImage(width, height, description, [
    drawOutline(map),
    ...areas.map((area) => drawLabel(area, area.kind)),
    ...rings.map(({ radius }) => `<circle class="ring" cx="${centre.x}" cy="${centre.y}" r="${radius}"/>`),
    drawLeaders(labels),
    ...map.dots.map((dot) => drawDot(dot, 2 * dot.radius)),
    // The map's subject is above the base.
    ...discs.map(drawDisc).reverse(),
    ...rings.map(({ label }) => (label ? drawLabel(label, 'km') : '')),
    ...labels.map((label) => drawLabel(label)),
  ]);
}

function drawOutline({ width, height, outline: { file, transform } }: AreaMap): string {
  // A path that begins with a relative command starts at the corner, whatever path is before it.
  const served = file.municipalities
    .flatMap(({ served, path }) => (served ? [path.replace(/^m/, 'M0 0m')] : []))
    .join('');
  const borders = served && `<path class="outline served" d="${served}"/>`;
  const land = `<g transform="${transform}"><path class="outline land" d="${file.land}"/>${borders}</g>`;
  return `<path class="water" d="M0 0H${width}V${height}H0z"/>${land}`;
}
