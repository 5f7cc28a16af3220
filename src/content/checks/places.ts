import { beginsWith, findRegion } from '../../countries/country.ts';
import { postalAreaPattern } from '../../countries/postal-code-patterns.ts';
import { greatCircleKm } from '../../places/distance.ts';
import { foldName } from '../../places/place-name.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Content, Entry } from '../validate-files.ts';
import { formatBeginnings } from './business.ts';
import { type Claim, checkClaims } from './services.ts';

const REGIONS = 'regions.yaml';

/** Finds names that mean two places: names of places, of regions, and those known as not served. */
export function* checkPlaceNames({ places, regions: { regions, knownNames } }: Content): Iterable<ContentProblem> {
  const owners = new Map<string, Entry<unknown>>();
  const claims: Claim[] = [
    ...places.map((place): Claim => [place, [], place.name]),
    ...places.map((place): Claim => [place, ['name'], place.data.name]),
    ...places.flatMap((place) =>
      (['alternateNames', 'formerSlugs'] as const).flatMap((field) =>
        place.data[field].map((name, index): Claim => [place, [field, index], name]),
      ),
    ),
  ];
  yield* checkClaims(claims, foldName, owners);
  for (const [index, { names }] of regions.entries()) {
    for (const [nameIndex, name] of names.entries()) {
      const owner = owners.get(foldName(name));
      if (owner === undefined) continue;
      const message = `"${name}" is also a name of the place in ${owner.file}. A name means one place or several, not both.`;
      yield fieldProblem(REGIONS, ['regions', index, 'names', nameIndex], message);
    }
  }
  const several = new Set(regions.flatMap(({ names }) => names.map(foldName)));
  const known = knownNames.map(({ name }) => foldName(name));
  for (const [index, name] of known.entries()) {
    const owner = owners.get(name);
    const state =
      owner !== undefined
        ? `is a name of the place in ${owner.file}, which is served. Leave it out here.`
        : several.has(name)
          ? 'is a name of several places above. Leave it out here.'
          : known.indexOf(name) < index && 'stands in this list twice. Leave one of the two.';
    if (state) yield fieldProblem(REGIONS, ['knownNames', index, 'name'], `"${knownNames[index]?.name}" ${state}`);
  }
}

/** Finds wrong postal areas of places, and places with the name of one. */
export function* checkPlaces(content: Content): Iterable<ContentProblem> {
  const { country, terms } = content.locality;
  const postalArea = new RegExp(postalAreaPattern(country));
  for (const { name, file, data } of content.places) {
    if (postalArea.test(name.toUpperCase())) {
      const message = `has the name of ${terms.aPostalCode}: answers for both would have one address. Give the file another name.`;
      yield fieldProblem(file, [], message);
    }
    for (const [area, path] of listPostalAreas(data)) {
      const state = describePostalArea(area, path, data, content);
      if (state !== undefined) yield fieldProblem(file, path, `"${area}" ${state}`);
    }
  }
}

type AreaPath = readonly [field: 'postalAreas' | 'partialPostalAreas', index: number];

/** The postal areas of a place, and where they are written. */
export function listPostalAreas(place: PlaceFile): (readonly [area: string, AreaPath])[] {
  return (['postalAreas', 'partialPostalAreas'] as const).flatMap((field) =>
    place[field].map((area, index) => [area, [field, index]] as const),
  );
}

function describePostalArea(
  area: string,
  [field, index]: AreaPath,
  place: PlaceFile,
  { business, locality: { country, terms }, postalAreas }: Content,
): string | undefined {
  if (place[field].indexOf(area) < index) return 'stands in this list twice. Leave one of the two.';
  const region = findRegion(country, business?.address.addressRegion);
  if (!Object.hasOwn(postalAreas, area)) {
    if (region !== undefined && !beginsWith(area, region.postalCodes))
      return `does not lie in ${region.name}, whose ${terms.postalCodes} begin with ${formatBeginnings(region)}. Mend it, or add the area to postal-areas.json with its point and name.`;
    if (Object.keys(postalAreas).length > 0)
      return 'is not in postal-areas.json. Mend it, or add the area there with its point and name.';
  }
  return field === 'partialPostalAreas' && place.postalAreas.includes(area)
    ? 'stands in postalAreas too. Leave it in one of the two.'
    : undefined;
}

/** Finds bands of response times in the wrong order, without places, or that end too early. */
export function* checkBands({ business, places }: Content): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { geo, responseBands, serviceRadiusKm } = business;
  for (const [index, { upToKm }] of responseBands.entries()) {
    const before = responseBands[index - 1];
    if (before === undefined || upToKm > before.upToKm) continue;
    const message = `is ${upToKm}, and the band above it reaches ${before.upToKm} km already. Order the bands by distance, nearest first.`;
    yield fieldProblem('business.yaml', ['responseBands', index, 'upToKm'], message);
  }
  if (responseBands.length === 0) {
    for (const { file } of places.filter(({ data }) => data.responseMinutes !== undefined)) {
      const message = 'tells a response time, and business.yaml none. Take it out, or write responseBands there.';
      yield fieldProblem(file, ['responseMinutes'], message);
    }
    return;
  }
  const [farthest] = places
    .filter(({ data }) => data.responseMinutes === undefined)
    .map(({ file, data }) => ({ file, km: greatCircleKm(geo, data) }))
    .filter(({ km }) => km <= serviceRadiusKm && responseBands.every(({ upToKm }) => upToKm < km))
    .sort((a, b) => b.km - a.km);
  if (farthest === undefined) return;
  const message = `end before ${Math.round(farthest.km)} km, the distance of ${farthest.file}. Add a band that reaches serviceRadiusKm (${serviceRadiusKm} km).`;
  yield fieldProblem('business.yaml', ['responseBands'], message);
}
