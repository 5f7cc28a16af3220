import type { Country } from '../../countries/country.ts';
import { isRural } from '../../countries/postal-code.ts';
import { greatCircleKm, type Point } from '../../places/distance.ts';
import type { PlaceFile } from '../../schemas/places/service-area.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { areaOf } from '../gaps.ts';
import type { ValidContent } from '../validate-files.ts';
import { describeBeginning, explainRegion } from './contact.ts';

const BUSINESS = 'business.yaml';
/** Distance from the middle of its postal area at which a position is impossible. */
const MAX_KM_TO_AREA = 150;
/** Distance of the base from the middle of its postal area from which to warn; rural areas are large. */
const nearKm = (area: string, country: Country) => (isRural(area, country) ? 40 : 10);

/** Finds places outside the country or beyond the radius, and postal areas that are unknown or elsewhere. */
export function* checkPlaces(content: ValidContent): Iterable<ContentProblem> {
  const { business, unfilled, locality, places } = content;
  if (!locality.isKnown) return;
  const isMeasurable = !unfilled.includes('geo') && !unfilled.includes('serviceRadiusKm');
  const isBased = isMeasurable && business && describeOutside(business.geo, locality.country) === undefined;
  for (const { file, data } of places) {
    const [km, radiusKm] = isBased ? [greatCircleKm(business.geo, data), business.serviceRadiusKm] : [0, 0];
    const beyond = `puts the place ${Math.round(km)} km from the base, beyond serviceRadiusKm (${radiusKm} km) in business.yaml. Mend latitude and longitude, or the radius.`;
    const outside = describeOutside(data, locality.country);
    yield* problemIf(file, ['latitude'], outside ?? (km > radiusKm && beyond));
    const areas = (['postalAreas', 'partialPostalAreas'] as const).flatMap((field) =>
      data[field].map((area, index) => ({ path: [field, index], area })),
    );
    for (const { path, area } of areas)
      yield* problemIf(file, path, describePostalArea(area, data, outside === undefined, content));
    const { addressRegion } = data;
    yield* problemIf(file, ['addressRegion'], addressRegion && explainRegion(addressRegion, locality));
  }
}

/** What is wrong with a postal area of a place; its distance only if the position of the place is right. */
function describePostalArea(key: string, place: PlaceFile, isLocated: boolean, content: ValidContent) {
  const { business, locality, postalAreas } = content;
  const area = postalAreas[key];
  if (area === undefined) {
    const hasNone = Object.keys(postalAreas).length === 0;
    const beginning = describeBeginning(key, place.addressRegion ?? business?.address.addressRegion, locality);
    const state = beginning ?? (!hasNone && `"${key}" is not in postal-areas.json.`);
    const orRegion = beginning === undefined ? '' : ' write addressRegion if the place lies elsewhere,';
    return state && `${state} Correct it,${orRegion} or add the area to postal-areas.json with its point and name.`;
  }
  const km = isLocated ? greatCircleKm(place, area) : 0;
  const message = `"${key}" is ${area.name}, ${Math.round(km)} km from this place. Write the area of the place, or mend latitude and longitude.`;
  return km > MAX_KM_TO_AREA && message;
}

/** Finds a radius that decides over nothing, because no position around the business is known. */
export function* checkCoverage({ business, postalAreas, placeNames, regions }: ValidContent): Iterable<ContentProblem> {
  const { knownNames } = regions;
  const hasPositions =
    Object.keys(postalAreas).length + Object.keys(placeNames).length > 0 ||
    knownNames.some(({ latitude }) => latitude !== undefined);
  const message =
    'is radius, but the content has no positions to measure, so only places on the list get a yes. Write postal-areas.json or place-names.json with npm run areas.';
  yield* problemIf(BUSINESS, ['coverage'], business?.coverage === 'radius' && !hasPositions && message, 'warning');
}

/** Finds bands of response times in the wrong order, without places, or that end too early. */
export function* checkBands({ business, places }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { geo, responseBands, serviceRadiusKm } = business;
  for (const [index, { upToKm }] of responseBands.entries()) {
    const before = responseBands[index - 1]?.upToKm ?? 0;
    const message = `is ${upToKm}, and the band above it reaches ${before} km already. Order the bands by distance, nearest first.`;
    yield* problemIf(BUSINESS, ['responseBands', index, 'upToKm'], upToKm <= before && message);
  }
  for (const { file, data } of places) {
    const message = 'tells a response time, and business.yaml none. Take it out, or write responseBands there.';
    yield* problemIf(file, ['responseMinutes'], data.responseMinutes && responseBands.length === 0 && message);
  }
  const lengths = places.filter(({ data }) => !data.responseMinutes).map(({ data }) => greatCircleKm(geo, data));
  const farthest = Math.max(...lengths.filter((km) => km <= serviceRadiusKm));
  if (responseBands.length === 0 || responseBands.some(({ upToKm }) => upToKm >= farthest)) return;
  const message = `end before ${Math.round(farthest)} km, the distance of the farthest place. Add a band that reaches serviceRadiusKm (${serviceRadiusKm} km).`;
  yield fieldProblem(BUSINESS, ['responseBands'], message);
}

/**
 * Finds a position of the business that contradicts its country or address, as of one that moved without it and
 * publishes wrong distances.
 */
export function* checkPosition({ business, unfilled, locality, postalAreas }: ValidContent): Iterable<ContentProblem> {
  const { country, isKnown } = locality;
  if (!isKnown || unfilled.includes('geo') || business === undefined) return;
  const { address, geo } = business;
  const key = areaOf(address.postalCode, country) ?? '';
  const km = greatCircleKm(geo, postalAreas[key] ?? geo);
  const outside = describeOutside(geo, country);
  const moved = `is ${Math.round(km)} km from the middle of ${key} (${postalAreas[key]?.name}), where the address is, and every distance is measured from here. Write the position of the address as a map shows it.`;
  const severity = outside !== undefined || km > MAX_KM_TO_AREA ? 'error' : 'warning';
  yield* problemIf(BUSINESS, ['geo'], outside ?? (km > nearKm(key, country) && moved), severity);
}

/** Says that a position lies outside the country, with the likely correction if there is one. */
function describeOutside({ latitude, longitude }: Point, { bounds, nameInText }: Country): string | undefined {
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
  return `lies outside ${nameInText}. ${advice}`;
}
