import type { Site } from '../business/site.ts';
import { isRural } from '../countries/postal-code.ts';
import { greatCircleKm, type Point } from './distance.ts';
import { dropCompass, foldName, namesAmong } from './place-name.ts';
import { placesByPostalArea } from './places.ts';

/** Areas with the same name that are farther apart have no meaningful centre (contract B18). */
const WIDEST_KM = 30;

/**
 * Names that are recognized although no served place has them, folded (contract B15): those of postal areas, and
 * `knownNames` of regions.yaml, which override them. Names in `served` are excluded, and so are names that contain one
 * ("east hamilton"), unless a served urban postal area has that name. `point` is the centre, undefined if the content has
 * no position or several far apart; `places` are the slugs of places served in the urban postal areas with that name,
 * none if it is not served; `within` is what it lies in, as people write it behind the name.
 */
export function collectKnownNames(site: Site, served: ReadonlySet<string>) {
  const known = new Map<string, { point: Point | undefined; places: readonly string[]; within: readonly string[] }>();
  for (const [name, { points, places, within }] of collectAreas(site)) {
    if (served.has(name) || (places.size === 0 && namesAmong(name, (it) => served.has(it)).length > 0)) continue;
    known.set(name, { point: middleOf(points), places: [...places], within: [...within] });
  }
  for (const { name, within, latitude, longitude } of site.regions.knownNames) {
    const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    known.set(foldName(name), { point, places: [], within });
  }
  return known;
}

/** Postal areas by name: their points, the places that are served in the urban ones, and what each lies in. */
function collectAreas(site: Site) {
  const byArea = placesByPostalArea(site);
  const areas = new Map<string, { points: Point[]; places: Set<string>; within: Set<string> }>();
  for (const [key, area] of Object.entries(site.postalAreas)) {
    const { primary = [], partial = [] } = (isRural(key, site.country) ? undefined : byArea.get(key)) ?? {};
    const slugs = [...primary, ...partial].map(({ slug }) => slug);
    const [wide = [], ...narrow] = namesOfArea(area.name);
    for (const name of new Set([...wide, ...narrow.flat()])) {
      const { points = [], places = [], within = [] } = areas.get(name) ?? {};
      areas.set(name, {
        points: [...points, area],
        places: new Set([...places, ...slugs]),
        within: new Set([...within, ...(wide.includes(name) ? [] : wide)]),
      });
    }
  }
  return areas;
}

/** The part before the bracket, then each part within it, each also without points of the compass behind it; folded. */
function namesOfArea(name: string): string[][] {
  const [before = '', within = ''] = name.split(/[()]/);
  return [before, ...within.split(/[/,]/)]
    .map(foldName)
    .map((part) => [part, dropCompass(part)].filter((it) => it !== ''));
}

/** Mean of points; undefined if two of them are too far apart. */
function middleOf(points: readonly Point[]): Point | undefined {
  const isWide = points.some((a, index) => points.slice(index + 1).some((b) => greatCircleKm(a, b) > WIDEST_KM));
  if (isWide || points.length === 0) return undefined;
  const mean = (key: keyof Point) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
