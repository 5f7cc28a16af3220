import type { Country } from '../../countries/country.ts';
import { beginsWith, findRegion } from '../../countries/country.ts';
import { isRural } from '../../countries/postal-code.ts';
import { postalAreaPattern } from '../../countries/postal-code-patterns.ts';
import { greatCircleKm, type Point } from '../../places/distance.ts';
import { foldName } from '../../places/place-name.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, fieldProblem, fieldWarning, problemIf } from '../content-problem.ts';
import { areaOf } from '../gaps.ts';
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
    yield* problemIf(REGIONS, ['knownNames', index, 'name'], state && `"${knownNames[index]?.name}" ${state}`);
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
      yield* problemIf(file, path, state && `"${area}" ${state}`);
    }
  }
}

type AreaPath = readonly [field: 'postalAreas' | 'partialPostalAreas', index: number];

/** The postal areas of a place, and where they are written. */
function listPostalAreas(place: PlaceFile): (readonly [area: string, AreaPath])[] {
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

/** Maximum distance of a place from the centre of a postal area of its own; rural areas are large. */
const farthestKm = (area: string, country: Country) => (isRural(area, country) ? 150 : 40);
/** Distance of the base from the centre of its own postal area from which to warn. */
const nearKm = (area: string, country: Country) => (isRural(area, country) ? 40 : 10);
const SAME_TOWN_KM = 15;
const BUSINESS = 'business.yaml';

/** Finds places that contradict the country or their postal areas. */
export function* checkPlacePositions({ locality, places, postalAreas }: Content): Iterable<ContentProblem> {
  const { country, isKnown } = locality;
  for (const { file, data } of isKnown ? places : []) {
    if (!isWithin(data, country)) {
      yield fieldProblem(file, ['latitude'], describeOutside(data, country));
      continue;
    }
    for (const [key, path] of listPostalAreas(data)) {
      const area = postalAreas[key];
      const km = area === undefined ? 0 : greatCircleKm(data, area);
      if (km <= farthestKm(key, country)) continue;
      const message = `"${key}" is ${area?.name}, ${Math.round(km)} km from this place. Write the area of the place, or mend latitude and longitude.`;
      yield fieldProblem(file, path, message);
    }
  }
}

/** Finds a position of the business that contradicts country, address or radius, and places beyond the radius. */
export function* checkPosition(content: Content): Iterable<ContentProblem> {
  const { business, hasPosition } = content;
  const { country, isKnown } = content.locality;
  if (!isKnown || !hasPosition || business === undefined) return;
  const { geo, serviceRadiusKm } = business;
  if (!isWithin(geo, country)) {
    yield fieldProblem(BUSINESS, ['geo', 'latitude'], describeOutside(geo, country));
    return;
  }
  const moved = findMoved(content, country);
  if (moved !== undefined) yield moved;
  if (moved?.severity === 'error') return;
  const places = content.places.filter(({ data }) => isWithin(data, country));
  const beyond = places
    .map(({ file, data }) => ({ file, km: greatCircleKm(geo, data) }))
    .filter(({ km }) => km > serviceRadiusKm);
  const [first] = beyond;
  if (first !== undefined && beyond.length > 2 && beyond.length > places.length / 2) {
    const message = `puts ${beyond.length} of ${places.length} places beyond serviceRadiusKm (${serviceRadiusKm} km), ${first.file} ${Math.round(first.km)} km away. Write the position of the address, or a greater radius.`;
    yield fieldProblem(BUSINESS, ['geo'], message);
    return;
  }
  for (const { file, km } of beyond) {
    const message = `puts the place ${Math.round(km)} km from the base, beyond serviceRadiusKm (${serviceRadiusKm} km) in business.yaml. Mend latitude and longitude, or the radius.`;
    yield fieldProblem(file, ['latitude'], message);
  }
}

function isWithin({ latitude, longitude }: Point, { bounds }: Country): boolean {
  return bounds.some(
    ({ south, north, west, east }) => latitude > south && latitude < north && longitude > west && longitude < east,
  );
}

/** Says that a position lies outside the country, with the likely correction if there is one. */
function describeOutside({ latitude, longitude }: Point, country: Country): string {
  const outside = `lies outside ${country.nameInText}`;
  const write = ({ latitude, longitude }: Point) => `Write latitude: ${latitude} and longitude: ${longitude}.`;
  const swapped = { latitude: longitude, longitude: latitude };
  if (isWithin(swapped, country)) return `${outside}: latitude and longitude have changed places. ${write(swapped)}`;
  const negative = { latitude, longitude: -longitude };
  if (isWithin(negative, country))
    return `${outside}: ${longitude > 0 ? 'west of Greenwich the longitude is negative' : 'east of Greenwich the longitude is positive'}. ${write(negative)}`;
  return `${outside}. Write the position in decimal degrees, as a map shows it.`;
}

/**
 * Compares the base with the postal area and town of its address: a business that moved but kept its position publishes
 * wrong distances. An error if the position is impossible, else a warning.
 */
function findMoved({ business, postalAreas, places }: Content, country: Country): ContentProblem | undefined {
  if (business === undefined) return undefined;
  const { address, geo } = business;
  const key = areaOf(address.postalCode, country) ?? '';
  const area = postalAreas[key];
  const town = places.find(({ data }) => foldName(data.name) === foldName(address.addressLocality))?.data;
  const isFromArea = area !== undefined && greatCircleKm(geo, area) > nearKm(key, country);
  const isFromTown = town !== undefined && greatCircleKm(geo, town) > SAME_TOWN_KM;
  if (!isFromArea && !isFromTown) return undefined;
  const [point, from] = isFromArea ? [area, `the middle of ${key} (${area.name})`] : [town ?? geo, town?.name];
  const km = greatCircleKm(geo, point);
  const isElsewhere = isFromArea && km > farthestKm(key, country);
  const message = `is ${Math.round(km)} km from ${from}, where the address is. Every distance is measured from here. Write the position of the address as a map shows it${isElsewhere ? '' : '; if it is that, all is well'}.`;
  return (isElsewhere ? fieldProblem : fieldWarning)(BUSINESS, ['geo'], message);
}
