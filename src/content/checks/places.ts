import type { Country } from '../../countries/country.ts';
import { isRural } from '../../countries/postal-code.ts';
import { postalAreaPattern } from '../../countries/postal-code-patterns.ts';
import { greatCircleKm, type Point } from '../../places/distance.ts';
import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import { areaOf } from '../gaps.ts';
import type { Content } from '../validate-files.ts';
import { describeBeginning } from './business.ts';

const BUSINESS = 'business.yaml';
/** Distance from the middle of its postal area at which a position is impossible; rural areas are large. */
const farthestKm = (area: string, country: Country) => (isRural(area, country) ? 150 : 40);
/** Distance of the base from the middle of its postal area from which to warn. */
const nearKm = (area: string, country: Country) => (isRural(area, country) ? 40 : 10);

/** Finds places outside the country or with the name of a postal area, and postal areas that are unknown or elsewhere. */
export function* checkPlaces(content: Content): Iterable<ContentProblem> {
  const { country, isKnown, terms } = content.locality;
  const postalArea = new RegExp(postalAreaPattern(country));
  for (const { name, file, data } of content.places) {
    const message = `has the name of ${terms.aPostalCode}: answers for both would have one address. Give the file another name.`;
    yield* problemIf(file, [], postalArea.test(name.toUpperCase()) && message);
    if (isKnown) yield* problemIf(file, ['latitude'], describeOutside(data, country));
    for (const field of ['postalAreas', 'partialPostalAreas'] as const)
      for (const [index, area] of data[field].entries())
        yield* problemIf(file, [field, index], describePostalArea(area, data, content));
  }
}

function describePostalArea(key: string, place: Point, { business, locality, postalAreas }: Content) {
  const { country, isKnown } = locality;
  const area = postalAreas[key];
  if (area === undefined) {
    const hasNone = Object.keys(postalAreas).length === 0;
    const state = describeBeginning(key, business, locality) ?? (!hasNone && `"${key}" is not in postal-areas.json.`);
    return state && `${state} Mend it, or add the area to postal-areas.json with its point and name.`;
  }
  const km = greatCircleKm(place, area);
  if (!isKnown || describeOutside(place, country) !== undefined || km <= farthestKm(key, country)) return undefined;
  return `"${key}" is ${area.name}, ${Math.round(km)} km from this place. Write the area of the place, or mend latitude and longitude.`;
}

/** Finds bands of response times in the wrong order, without places, or that end too early. */
export function* checkBands({ business, places }: Content): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { geo, responseBands, serviceRadiusKm } = business;
  for (const [index, { upToKm }] of responseBands.entries()) {
    const before = responseBands[index - 1]?.upToKm ?? 0;
    const message = `is ${upToKm}, and the band above it reaches ${before} km already. Order the bands by distance, nearest first.`;
    yield* problemIf(BUSINESS, ['responseBands', index, 'upToKm'], upToKm <= before && message);
  }
  for (const { file, data } of places) {
    const message = 'tells a response time, and business.yaml none. Take it out, or write responseBands there.';
    if (data.responseMinutes !== undefined)
      yield* problemIf(file, ['responseMinutes'], responseBands.length === 0 && message);
  }
  const lengths = places.filter(({ data }) => !data.responseMinutes).map(({ data }) => greatCircleKm(geo, data));
  const farthest = Math.max(...lengths.filter((km) => km <= serviceRadiusKm));
  if (responseBands.length === 0 || responseBands.some(({ upToKm }) => upToKm >= farthest)) return;
  const message = `end before ${Math.round(farthest)} km, the distance of the farthest place. Add a band that reaches serviceRadiusKm (${serviceRadiusKm} km).`;
  yield fieldProblem(BUSINESS, ['responseBands'], message);
}

/**
 * Finds a position of the business that contradicts its country or address, as of one that moved without it and
 * publishes wrong distances, and places beyond the radius.
 */
export function* checkPosition(content: Content): Iterable<ContentProblem> {
  const { business, hasPosition, locality, places, postalAreas } = content;
  const { country, isKnown } = locality;
  if (!isKnown || !hasPosition || business === undefined) return;
  const { address, geo, serviceRadiusKm } = business;
  const outside = describeOutside(geo, country);
  yield* problemIf(BUSINESS, ['geo', 'latitude'], outside);
  if (outside !== undefined) return;
  const key = areaOf(address.postalCode, country) ?? '';
  const km = greatCircleKm(geo, postalAreas[key] ?? geo);
  const moved = `is ${Math.round(km)} km from the middle of ${key} (${postalAreas[key]?.name}), where the address is, and every distance is measured from here. Write the position of the address as a map shows it.`;
  const severity = km > farthestKm(key, country) ? 'error' : 'warning';
  yield* problemIf(BUSINESS, ['geo'], km > nearKm(key, country) && moved, severity);
  for (const { file, data } of places.filter((place) => describeOutside(place.data, country) === undefined)) {
    const km = greatCircleKm(geo, data);
    const message = `puts the place ${Math.round(km)} km from the base, beyond serviceRadiusKm (${serviceRadiusKm} km) in business.yaml. Mend latitude and longitude, or the radius.`;
    yield* problemIf(file, ['latitude'], km > serviceRadiusKm && message);
  }
}

/** Says that a position lies outside the country, with the likely correction if there is one. */
function describeOutside({ latitude, longitude }: Point, { bounds, nameInText }: Country): string | undefined {
  const isWithin = (point: Point) =>
    bounds.some(
      ({ south, north, west, east }) =>
        point.latitude > south && point.latitude < north && point.longitude > west && point.longitude < east,
    );
  if (isWithin({ latitude, longitude })) return undefined;
  const mistakes = [
    { latitude: longitude, longitude: latitude },
    { latitude, longitude: -longitude },
  ];
  const meant = mistakes.find(isWithin);
  const advice =
    meant === undefined
      ? 'Write the position in decimal degrees, as a map shows it.'
      : `Did you mean latitude: ${meant.latitude} and longitude: ${meant.longitude}?`;
  return `lies outside ${nameInText}. ${advice}`;
}
