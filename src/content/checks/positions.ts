import type { Country } from '../../countries/country.ts';
import { isRural } from '../../countries/postal-code.ts';
import { greatCircleKm, type Point } from '../../places/distance.ts';
import { foldName } from '../../places/place-name.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { areaOf } from '../gaps.ts';
import type { Content } from '../validate-files.ts';
import { listPostalAreas } from './places.ts';

/** Maximum distance of a place from the centre of a postal area of its own; rural areas are large. */
const FARTHEST_KM = { town: 40, country: 150 };
/** Distance of the base from the centre of its own postal area from which to warn. */
const NEAR_KM = { town: 10, country: 40 };
const SAME_TOWN_KM = 15;
const FILE = 'business.yaml';

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
      if (km <= FARTHEST_KM[sortOf(key, country)]) continue;
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
    yield fieldProblem(FILE, ['geo', 'latitude'], describeOutside(geo, country));
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
    yield fieldProblem(FILE, ['geo'], message);
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
  const isFromArea = area !== undefined && greatCircleKm(geo, area) > NEAR_KM[sortOf(key, country)];
  const isFromTown = town !== undefined && greatCircleKm(geo, town) > SAME_TOWN_KM;
  if (!isFromArea && !isFromTown) return undefined;
  const [point, from] = isFromArea ? [area, `the middle of ${key} (${area.name})`] : [town ?? geo, town?.name];
  const km = greatCircleKm(geo, point);
  const isElsewhere = isFromArea && km > FARTHEST_KM[sortOf(key, country)];
  const message = `is ${Math.round(km)} km from ${from}, where the address is. Every distance is measured from here. Write the position of the address as a map shows it${isElsewhere ? '' : '; if it is that, all is well'}.`;
  return (isElsewhere ? fieldProblem : fieldWarning)(FILE, ['geo'], message);
}

function sortOf(postalArea: string, country: Country): 'town' | 'country' {
  return isRural(postalArea, country) ? 'country' : 'town';
}
