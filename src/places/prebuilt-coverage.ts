import { formatRadius, nextStep } from '../business/business.ts';
import { type Site, type SitePlace, tellsResponse } from '../business/site.ts';
import { isRural } from '../countries/postal-code.ts';
import { formatDistance, formatMinutes } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { textOf } from '../text/text.ts';
import { toAnswer } from './coverage.ts';
import { type PostalPlaces, placesByPostalArea, toPlaceRecord } from './places.ts';

/** The answer for a served place, found by name (contract B7). */
export function coverageOfPlace(site: Site, place: SitePlace): CoverageAnswer {
  const { country } = site;
  // A place that is served in part, and the served neighbourhoods of its town.
  const isPart = ({ kind, municipality }: SitePlace) => kind === 'neighbourhood' && municipality === place.name;
  const parts = place.isServedInPart ? [place, ...site.places.filter(isPart)] : [place];
  const message = place.isServedInPart
    ? formatParts(site, place, parts)
    : textOf(country.locale).places.served({
        ...place,
        distance: describeDistance(place.distanceKm, site),
        response: place.responseMinutes === null ? undefined : formatMinutes(place.responseMinutes, country.locale),
      });
  return toAnswer(
    { nextStep: nextStep(site) },
    {
      covered: true,
      confidence: place.isServedInPart ? 'likely' : 'confirmed',
      matchedOn: 'city',
      areas: parts.map((part) => toPlaceRecord(site, part)),
      message,
    },
  );
}

/** The answer for a served postal area (contract B9). An area can include several towns, so coverage is only likely. */
export function coverageOfPostalArea(site: Site, postalArea: string, places: PostalPlaces): CoverageAnswer {
  const areas = [...places.primary, ...places.partial].map((place) => toPlaceRecord(site, place));
  const message = formatPostalArea(site, postalArea, places);
  return toAnswer(
    { nextStep: nextStep(site) },
    { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea, areas, message },
  );
}

/** Names of the point that distances are measured from; without a published street the centre of its town (B23). */
export function nameBase({ business: { address }, country }: Pick<Site, 'business' | 'country'>) {
  const { middleOf, ourBase } = textOf(country.locale).places;
  return (address.streetAddress === undefined ? middleOf : ourBase)(address.addressLocality);
}

/** Distance of a served place as text, except for the base's own place, which would be 0 km away. */
export function describeDistance(distanceKm: number, site: Pick<Site, 'business' | 'country'>): string {
  const { atBase, fromBase } = textOf(site.country.locale).places;
  const { name, is } = nameBase(site);
  return distanceKm < 1 ? atBase(is) : fromBase(formatDistance(distanceKm, site.country), name);
}

/** The sentence about a place that is served in part, with the postal areas of its parts. */
function formatParts({ terms, country }: Site, { name }: SitePlace, parts: readonly SitePlace[]): string {
  const areas = parts.flatMap(({ postalAreas, partialPostalAreas }) => [...postalAreas, ...partialPostalAreas]);
  const sorted = [...new Set(areas)].sort(new Intl.Collator('en', { numeric: true }).compare);
  return textOf(country.locale).places.inPart(name, sorted, terms.aPostalCode);
}

/** The sentence about a served postal area; first what is known of it not to be served. */
function formatPostalArea({ country, terms, regions }: Site, area: string, { primary, partial }: PostalPlaces): string {
  const words = textOf(country.locale).places;
  const [inside, across] = [primary, partial].map((places) => places.map(({ name }) => name)) as [string[], string[]];
  if (!isRural(area, country)) return words.postalArea(area, inside, across);
  const known = regions.knownNames.flatMap(({ name, postalAreas }) => (postalAreas.includes(area) ? name : []));
  return words.rural({ area, areaKind: terms.plainPostalArea, known, count: primary.length + partial.length });
}

/** Template of the sentence about a served place, filled in by the browser from a datalist option. */
export function coverageYes(site: Site): string {
  const response = tellsResponse(site) ? '$response' : undefined;
  return textOf(site.country.locale).places.served({
    name: '$where',
    municipality: '$where',
    distance: '$distance',
    response,
  });
}

/** The longest answer to a question of the form that is no long text itself; the form keeps room for it. */
export function longestAnswer(site: Site): string {
  const { wrongForm, wrongLetter, foreign } = site.terms;
  const served = [
    ...site.places.map((place) => coverageOfPlace(site, place)),
    ...[...placesByPostalArea(site)].map(([area, places]) => coverageOfPostalArea(site, area, places)),
  ];
  const answers = [...served.map(({ message }) => message), wrongForm, wrongLetter, ...Object.values(foreign)];
  return answers.reduce((a, b) => (b.length > a.length ? b : a));
}

/** Hint below the coverage form before a question. */
export function coverageHint(site: Site): string {
  const { places, business, country } = site;
  const words = textOf(country.locale).places;
  const where = words.within(formatRadius(business.serviceRadiusKm, country), business.address.addressLocality);
  if (places.length === 0) return words.weWork(where);
  return words.weServe({ count: places.length, where, tellsResponse: tellsResponse(site) });
}
