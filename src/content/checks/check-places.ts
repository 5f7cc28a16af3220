import type { Country } from '../../countries/country.ts';
import { isRural } from '../../countries/postal-code.ts';
import { greatCircleKm, type Point } from '../../places/distance.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import { findPostalArea } from '../gaps.ts';
import type { ValidContent } from '../validate-files.ts';
import { findPrefixProblem, findRegionProblem } from './check-contact.ts';

const BUSINESS = 'business.yaml';
/** Distance from the centre of its postal area beyond which a position is impossible. */
const MAX_KM_TO_AREA = 150;
/** Minimum distance from the base that pages show. Rounding the base moves it by less. */
const MIN_SHOWN_KM = 1;
/** Distance of the business from the centre of its postal area beyond which to warn; rural areas are large. */
const getMaxBaseKm = (area: string, country: Country) => (isRural(area, country) ? 40 : 10);

/** Finds places outside the country or beyond the radius, and postal areas that are unknown or too far away. */
export function* checkPlaces(content: ValidContent): Iterable<ContentProblem> {
  const { business, unfilledFields, locality, places } = content;
  if (!locality.isKnown) return;
  const areDistancesKnown = !unfilledFields.includes('geo') && !unfilledFields.includes('serviceRadiusKm');
  const hasPosition =
    areDistancesKnown && business && findPositionProblem(business.geo, locality.country) === undefined;
  for (const { file, data } of places) {
    const [km, radiusKm] = hasPosition ? [greatCircleKm(business.geo, data), business.serviceRadiusKm] : [0, 0];
    const beyond = `puts the place ${Math.round(km)} km from the base, beyond serviceRadiusKm (${radiusKm} km) in business.yaml. Correct latitude and longitude, or the radius.`;
    const outside = findPositionProblem(data, locality.country);
    yield* problemIf(file, ['latitude'], outside ?? (km > radiusKm && beyond));
    const areas = (['postalAreas', 'partialPostalAreas'] as const).flatMap((field) =>
      data[field].map((area, index) => ({ path: [field, index], area })),
    );
    for (const { path, area } of areas)
      yield* problemIf(file, path, findPostalAreaProblem(area, data, outside === undefined, content));
    const { addressRegion } = data;
    yield* problemIf(file, ['addressRegion'], addressRegion && findRegionProblem(addressRegion, locality));
  }
}

/**
 * Finds what is wrong with a place's postal area. Its distance is checked only if the place has a valid position.
 */
function findPostalAreaProblem(key: string, place: PlaceFile, hasValidPosition: boolean, content: ValidContent) {
  const { business, locality, postalAreas } = content;
  const area = postalAreas[key];
  if (area === undefined) {
    const hasNone = Object.keys(postalAreas).length === 0;
    const prefixProblem = findPrefixProblem(key, place.addressRegion ?? business?.address.addressRegion, locality);
    const problem = prefixProblem ?? (!hasNone && `"${key}" is not in postal-areas.json.`);
    const orRegion = prefixProblem === undefined ? '' : ' write addressRegion if the place is elsewhere,';
    return (
      problem && `${problem} Correct it,${orRegion} or add the area to postal-areas.json with its position and name.`
    );
  }
  const km = hasValidPosition ? greatCircleKm(place, area) : 0;
  const message = `"${key}" is ${area.name}, ${Math.round(km)} km from this place. Write the area of the place, or correct latitude and longitude.`;
  return km > MAX_KM_TO_AREA && message;
}

/** Finds coverage by radius without any position around the business to which it could apply. */
export function* checkCoverage({ business, postalAreas, placeNames, regions }: ValidContent): Iterable<ContentProblem> {
  const { knownNames } = regions;
  const hasPositions =
    Object.keys(postalAreas).length + Object.keys(placeNames).length > 0 ||
    knownNames.some(({ latitude }) => latitude !== undefined);
  const message =
    'is radius, but the content has no positions to measure, so only the listed places are served. Write postal-areas.json or place-names.json with npm run areas.';
  yield* problemIf(BUSINESS, ['coverage'], business?.coverage === 'radius' && !hasPositions && message, 'warning');
}

/** Finds bands of response times that are out of order, missing, or end too early. */
export function* checkBands({ business, places }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { geo, responseBands, serviceRadiusKm } = business;
  for (const [index, { upToKm }] of responseBands.entries()) {
    const before = responseBands[index - 1]?.upToKm ?? 0;
    const message = `is ${upToKm}, but the band above it already reaches ${before} km. Order the bands by distance, nearest first.`;
    yield* problemIf(BUSINESS, ['responseBands', index, 'upToKm'], upToKm <= before && message);
  }
  for (const { file, data } of places) {
    const message = 'is a response time, but business.yaml has none. Remove it, or write responseBands there.';
    yield* problemIf(file, ['responseMinutes'], data.responseMinutes && responseBands.length === 0 && message);
  }
  const distances = places.filter(({ data }) => !data.responseMinutes).map(({ data }) => greatCircleKm(geo, data));
  const farthest = Math.max(...distances.filter((km) => km <= serviceRadiusKm));
  if (responseBands.length === 0 || responseBands.some(({ upToKm }) => upToKm >= farthest)) return;
  const message = `end before ${Math.round(farthest)} km, the distance of the farthest place. Add a band that reaches serviceRadiusKm (${serviceRadiusKm} km).`;
  yield makeProblem(BUSINESS, ['responseBands'], message);
}

/**
 * Finds a position of the business that contradicts its country or address, for example after a move: it would publish
 * wrong distances.
 */
export function* checkPosition({
  business,
  unfilledFields,
  locality,
  places,
  postalAreas,
}: ValidContent): Iterable<ContentProblem> {
  const { country, isKnown } = locality;
  if (!isKnown || unfilledFields.includes('geo') || business === undefined) return;
  const { address, geo } = business;
  const key = findPostalArea(address.postalCode, country) ?? '';
  const km = greatCircleKm(geo, postalAreas[key] ?? geo);
  const outside = findPositionProblem(geo, country);
  const farFromAddress = `is ${Math.round(km)} km from the centre of ${key} (${postalAreas[key]?.name}), where the address is, but every distance is measured from this position. Write the position of the address as a map shows it.`;
  const severity = outside !== undefined || km > MAX_KM_TO_AREA ? 'error' : 'warning';
  yield* problemIf(BUSINESS, ['geo'], outside ?? (km > getMaxBaseKm(key, country) && farFromAddress), severity);
  const town = address.streetAddress === undefined && places.find(({ data }) => data.name === address.addressLocality);
  if (!town || outside !== undefined) return;
  const { latitude, longitude } = town.data;
  const townKm = greatCircleKm(geo, town.data);
  const farFromTown = `is ${Math.round(townKm)} km from ${town.data.name} in ${town.file}, so pages would show a distance from the town to itself: without a street, distances are measured from the middle of the town. Write the position of the place, { latitude: ${latitude}, longitude: ${longitude} }, or correct it there.`;
  yield* problemIf(BUSINESS, ['geo'], townKm >= MIN_SHOWN_KM && farFromTown, 'warning');
}

/** Reports a position outside the country, with the likely correction if there is one. */
function findPositionProblem({ latitude, longitude }: Point, { bounds, nameInText }: Country): string | undefined {
  const isWithin = (point: Point) =>
    bounds.some(
      ({ south, north, west, east }) =>
        point.latitude > south && point.latitude < north && point.longitude > west && point.longitude < east,
    );
  if (isWithin({ latitude, longitude })) return undefined;
  const swapped = { latitude: longitude, longitude: latitude };
  const meant = [swapped, { latitude, longitude: -longitude }].find(isWithin);
  const advice = meant
    ? `Did you mean latitude: ${meant.latitude} and longitude: ${meant.longitude}?`
    : 'Write the position in decimal degrees, as a map shows it.';
  return `is outside ${nameInText}. ${advice}`;
}
