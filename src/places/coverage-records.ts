import { getNextStep } from '../business/contact.ts';
import { hasResponseTimes, type Site, type SitePlace } from '../business/site.ts';
import { siteTextOf } from '../business/site-text.ts';
import { isRural } from '../countries/postal-code.ts';
import { formatDistance, formatMinutes } from '../format/amounts.ts';
import type { CoverageRecord } from '../schemas/answers/coverage.ts';
import { venueOf } from '../text/venue.ts';
import { toCoverageRecord } from './coverage-answers.ts';
import { getBaseNames, toPlaceRecord } from './places.ts';
import { formatVerdict } from './verdict.ts';

/** Returns the answer for a served place, found by name (contract B7). */
export function toPlaceCoverage(site: Site, place: SitePlace): CoverageRecord {
  return toSiteCoverage(site, {
    covered: true,
    confidence: place.isServedInPart ? 'likely' : 'confirmed',
    matchedOn: 'city',
    areas: listServedParts(site, place).map((part) => toPlaceRecord(site, part)),
    message: describePlace(site, place),
  });
}

/**
 * Returns the answer for a served postal area (contract B9). An area can include several towns, so coverage is only
 * likely.
 */
export function toPostalAreaCoverage(site: Site, postalArea: string, places: readonly SitePlace[]): CoverageRecord {
  return toSiteCoverage(site, {
    covered: true,
    confidence: 'likely',
    matchedOn: 'postal',
    postalArea,
    areas: places.map((place) => toPlaceRecord(site, place)),
    message: describePostalArea(site, postalArea, places),
  });
}

/** Makes the record of an answer that is known when the site is built. */
export function toSiteCoverage(site: Site, members: Parameters<typeof toCoverageRecord>[1]): CoverageRecord {
  return toCoverageRecord({ nextStep: getNextStep(site), servedAt: site.business.servedAt }, members);
}

/** Formats the answer about a served place in short: "Yes, Dundas, 16.8 km". */
export function formatPlaceVerdict(
  { country, business }: Pick<Site, 'country' | 'business'>,
  place: SitePlace,
): string {
  const confidence = place.isServedInPart ? 'likely' : 'confirmed';
  return formatVerdict({ covered: true, confidence, matchedOn: 'city', areas: [place], suggestions: [] }, place.name, {
    ...country,
    venue: venueOf(business),
    town: business.address.addressLocality,
  });
}

/** Lists the postal areas of a place that is served in part and of its served neighbourhoods. */
export function listServedPostalAreas(site: Site, place: SitePlace): string[] {
  const areas = listServedParts(site, place).flatMap((part) => [...part.postalAreas, ...part.partialPostalAreas]);
  return [...new Set(areas)].sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** Lists a place and, if only a part of it is served, the served neighbourhoods of its town. */
function listServedParts({ places }: Site, place: SitePlace): SitePlace[] {
  const isPart = ({ kind, municipality }: SitePlace) => kind === 'neighbourhood' && municipality === place.name;
  return place.isServedInPart ? [place, ...places.filter(isPart)] : [place];
}

/**
 * Describes a served place in a sentence: its distance and response time, or which of its postal areas are served.
 */
export function describePlace(site: Site, place: SitePlace): string {
  const { country, terms } = site;
  const t = siteTextOf(site).places;
  if (place.isServedInPart) return t.inPart(place.name, listServedPostalAreas(site, place), terms.aPostalCode);
  const { name, clause } = getBaseNames(site);
  const distance = place.isBase ? undefined : formatDistance(place.distanceKm, country);
  return t.served({
    ...place,
    away: distance,
    distance: distance === undefined ? t.atBase(clause) : t.fromBase(distance, name),
    response: place.responseMinutes === null ? undefined : formatMinutes(place.responseMinutes, country.locale),
  });
}

/** Describes a served postal area in a sentence. */
function describePostalArea(site: Site, area: string, places: readonly SitePlace[]): string {
  const { country, terms, knownNames } = site;
  const t = siteTextOf(site).places;
  if (isRural(area, country)) {
    const known = knownNames.flatMap(({ name, postalAreas }) => (postalAreas.includes(area) ? name : []));
    return t.rural({ area, areaKind: terms.plainPostalArea, known, count: places.length });
  }
  const namesOf = (places: readonly SitePlace[]) => places.map(({ name }) => name);
  const inside = places.filter(({ postalAreas }) => postalAreas.includes(area));
  const partial = places.filter((place) => !inside.includes(place));
  return t.postalArea(area, namesOf(inside), namesOf(partial));
}

/** Returns the text below the coverage form before a question is asked. */
export function describeCoverage(site: Site): string {
  const { places, business, country } = site;
  const t = siteTextOf(site).places;
  if (places.length === 0) {
    const radius = formatDistance(business.serviceRadiusKm, country);
    return t.weWork(t.withinRadius(radius, business.address.addressLocality));
  }
  const farthestKm = Math.max(...places.map(({ distanceKm }) => distanceKm));
  const { name, clause } = getBaseNames(site);
  const farthest = farthestKm < 1 ? t.atBase(clause) : t.fromBase(formatDistance(farthestKm, country), name);
  return t.weServe({ count: places.length, farthest, hasResponseTimes: hasResponseTimes(site) });
}
