import type { Country } from '../../countries/country.ts';
import { isRural } from '../../countries/postal-code.ts';
import { greatCircleKm, type Point } from '../../places/distance.ts';
import { foldName } from '../../places/place-name.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { areaOf } from '../gaps.ts';
import type { Content, Entry } from '../validate-files.ts';

/** Maximum distance of a place from the centre of a postal area of its own; rural areas are large. */
const FARTHEST_KM = { town: 40, country: 150 };
/** Distance of the base from the centre of its own postal area from which to warn. */
const NEAR_KM = { town: 10, country: 40 };
const SAME_TOWN_KM = 15;

/** Finds positions that contradict the country, address, postal areas or radius. */
export function checkPositions(content: Content, problems: ContentProblem[]): void {
  const { country, isKnown } = content.locality;
  if (!isKnown) return;
  const wrong = content.places.filter(({ file, data }) => reportOutside(file, [], data, country, problems));
  const places = content.places.filter((place) => !wrong.includes(place));
  for (const place of places) checkPostalAreas(place, content, country, problems);
  const { business, hasPosition } = content;
  if (!hasPosition) return;
  if (business === undefined || reportOutside('business.yaml', ['geo'], business.geo, country, problems)) return;
  if (reportMoved(content, country, problems)) return;
  const { geo, serviceRadiusKm } = business;
  const beyond = places
    .map((place) => ({ ...place, km: Math.round(greatCircleKm(geo, place.data)) }))
    .filter(({ data }) => greatCircleKm(geo, data) > serviceRadiusKm);
  const [first] = beyond;
  if (first !== undefined && beyond.length > 2 && beyond.length > places.length / 2) {
    const message = `puts ${beyond.length} of ${places.length} places beyond serviceRadiusKm (${serviceRadiusKm} km), ${first.file} ${first.km} km away. Write the position of the address, or a greater radius.`;
    problems.push(fieldProblem('business.yaml', ['geo'], message));
    return;
  }
  for (const { file, km } of beyond) {
    const message = `puts the place ${km} km from the base, beyond serviceRadiusKm (${serviceRadiusKm} km) in business.yaml. Mend latitude and longitude, or the radius.`;
    problems.push(fieldProblem(file, ['latitude'], message));
  }
}

/** Reports a position outside the country, with the likely correction if there is one. */
function reportOutside(
  file: string,
  path: readonly string[],
  point: Point,
  country: Country,
  problems: ContentProblem[],
): boolean {
  if (isWithin(point, country)) return false;
  const { latitude, longitude } = point;
  const swapped = { latitude: longitude, longitude: latitude };
  const negative = { latitude, longitude: -longitude };
  const write = ({ latitude, longitude }: Point) => `Write latitude: ${latitude} and longitude: ${longitude}.`;
  const outside = `lies outside ${country.nameInText}`;
  let message = `${outside}. Write the position in decimal degrees, as a map shows it.`;
  if (isWithin(swapped, country)) {
    message = `${outside}: latitude and longitude have changed places. ${write(swapped)}`;
  } else if (isWithin(negative, country)) {
    message = `${outside}: ${longitude > 0 ? 'west of Greenwich the longitude is negative' : 'east of Greenwich the longitude is positive'}. ${write(negative)}`;
  }
  problems.push(fieldProblem(file, [...path, 'latitude'], message));
  return true;
}

function isWithin({ latitude, longitude }: Point, { bounds }: Country): boolean {
  return bounds.some(
    ({ south, north, west, east }) => latitude > south && latitude < north && longitude > west && longitude < east,
  );
}

/**
 * Compares the base with the postal area and town of its address: a business that moved but kept its position publishes
 * wrong distances. True if the position is impossible.
 */
function reportMoved(
  { business, postalAreas, places }: Content,
  country: Country,
  problems: ContentProblem[],
): boolean {
  if (business === undefined) return false;
  const { address, geo } = business;
  const key = areaOf(address.postalCode, country) ?? '';
  const area = postalAreas[key];
  const town = places.find(({ data }) => foldName(data.name) === foldName(address.addressLocality))?.data;
  const near = NEAR_KM[sortOf(key, country)];
  const isFromArea = area !== undefined && greatCircleKm(geo, area) > near;
  const isFromTown = town !== undefined && greatCircleKm(geo, town) > SAME_TOWN_KM;
  if (!isFromArea && !isFromTown) return false;
  const [point, from] = isFromArea ? [area, `the middle of ${key} (${area.name})`] : [town ?? geo, town?.name];
  const km = greatCircleKm(geo, point);
  const isElsewhere = isFromArea && km > FARTHEST_KM[sortOf(key, country)];
  const message = `is ${Math.round(km)} km from ${from}, where the address is. Every distance is measured from here. Write the position of the address as a map shows it${isElsewhere ? '' : '; if it is that, all is well'}.`;
  problems.push((isElsewhere ? fieldProblem : fieldWarning)('business.yaml', ['geo'], message));
  return isElsewhere;
}

function checkPostalAreas(
  place: Entry<PlaceFile>,
  { postalAreas }: Content,
  country: Country,
  problems: ContentProblem[],
): void {
  for (const field of ['postalAreas', 'partialPostalAreas'] as const) {
    for (const [index, key] of place.data[field].entries()) {
      const area = postalAreas[key];
      if (area === undefined) continue;
      const km = greatCircleKm(place.data, area);
      if (km <= FARTHEST_KM[sortOf(key, country)]) continue;
      const message = `"${key}" is ${area.name}, ${Math.round(km)} km from this place. Write the area of the place, or mend latitude and longitude.`;
      problems.push(fieldProblem(place.file, [field, index], message));
    }
  }
}

function sortOf(postalArea: string, country: Country): 'town' | 'country' {
  return isRural(postalArea, country) ? 'country' : 'town';
}
