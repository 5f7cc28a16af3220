import type { Site, SitePlace } from '../business/site.ts';
import { formatDistance, formatWholeDistance } from '../countries/formats.ts';
import { dropPostalCodes, isRural } from '../countries/postal-code.ts';
import { countPlaces, joinWords } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import type { CoverageIndex } from './coverage-index.ts';
import type { PlaceMatch } from './find-place.ts';
import type { PostalPlaces } from './places.ts';

/** Maximum number of places suggested. */
export const MOST_SUGGESTIONS = 25;
/** Maximum number of places named in a message. */
const MOST_NAMED = 4;
/** Advice if no list has an answer. */
export const CALL = 'Call, and a person will tell you whether we come.';

/** Names of the point that distances are measured from; without a published street the centre of its town (B23). */
export function nameBase({ business: { address } }: Pick<Site, 'business'>) {
  const middle = `the middle of ${address.addressLocality}`;
  // `inTown` is the name with its town, `is` what stands before the name of the place it is in.
  return address.streetAddress === undefined
    ? { name: middle, inTown: middle, is: 'our distances begin' }
    : { name: 'our base', inTown: `our base in ${address.addressLocality}`, is: 'our base is' };
}

/** Distance of a served place as text, except for the base's own place, which would be 0 km away. */
export function describeDistance(distanceKm: number, site: Pick<Site, 'business' | 'country'>): string {
  const { name, is } = nameBase(site);
  return distanceKm < 1 ? `where ${is}` : `${formatDistance(distanceKm, site.country.distanceUnit)} from ${name}`;
}

/**
 * The sentence about a served place; the browser and the API share it. `distance` is from `describeDistance`, `response`
 * the usual response as "30 to 60 minutes", undefined if unknown.
 */
export function formatServedPlace({
  name,
  municipality,
  distance,
  response,
}: Pick<SitePlace, 'name' | 'municipality'> & { distance: string; response: string | undefined }): string {
  const where = municipality === name ? name : `${name} (${municipality})`;
  const yes = `Yes, we come to ${where}, ${distance}.`;
  return response === undefined ? yes : `${yes} Usual response while we are open: ${response}.`;
}

/** The sentence about a place that is served in part, with the postal areas of its parts. */
export function formatParts({ terms }: Site, { name }: SitePlace, parts: readonly SitePlace[]): string {
  const areas = parts.flatMap(({ postalAreas, partialPostalAreas }) => [...postalAreas, ...partialPostalAreas]);
  const sorted = [...new Set(areas)].sort(new Intl.Collator('en', { numeric: true }).compare);
  return `Likely yes: in ${name} we come to ${joinWords(sorted)}. Ask with ${terms.aPostalCode} to be sure.`;
}

/** The sentence about a served postal area; first what is known of it not to be served. */
export function formatPostalArea(
  { country, terms, regions }: Site,
  postalArea: string,
  { primary, partial }: PostalPlaces,
): string {
  if (isRural(postalArea, country)) {
    const known = regions.knownNames.flatMap(({ name, postalAreas }) => (postalAreas.includes(postalArea) ? name : []));
    const start =
      known.length === 0
        ? `Likely yes: ${postalArea} is a rural ${terms.plainPostalArea} that`
        : `We do not come to ${joinWords(known, 'or')}. Elsewhere, likely yes: ${postalArea}`;
    return `${start} spans many villages, and we serve ${countPlaces(primary.length + partial.length)} in it. Tell us the village when you call.`;
  }
  const where = [
    primary.length > 0 ? `is in ${nameFew(primary)}` : '',
    partial.length > 0 ? `covers some addresses in ${nameFew(partial)}` : '',
  ];
  return `Likely yes: ${postalArea} ${where.filter(Boolean).join(', and ')}, which we serve. Tell us the street when you call.`;
}

function nameFew(places: readonly SitePlace[]): string {
  const names = places.map(({ name }) => name);
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more places` : joinWords(names);
}

/** Asks which of several places was meant. */
export function formatChoice(
  given: string,
  { kind, slugs }: Extract<PlaceMatch, { readonly slugs: readonly string[] }>,
  area: string | undefined,
  lookup: CoverageIndex,
): string {
  const { length } = slugs;
  const names = slugs.slice(0, MOST_NAMED).map((slug) => lookup.summaries[slug]?.name ?? slug);
  const few =
    length > MOST_NAMED ? `one of these ${Math.min(length, MOST_SUGGESTIONS)} places` : joinWords(names, 'or');
  if (kind === 'near') return `${given} is not a name on our list. Did you mean ${few}?`;
  if (kind === 'address')
    return `${given} is not a name on our list, but ends with one. Ask about ${names[0]}, which we serve.`;
  if (kind === 'street')
    return `${given} is not a name on our list; it only shares words with ${few}. Ask again with ${area === undefined ? `its ${lookup.terms.postalCode}` : 'the name of the town'}, or call.`;
  if (kind === 'quarter') return `${given} is not on our list by that name, but we serve the area. Is it ${few}?`;
  if (length === 1) return `We serve one place in ${given}: ${few}. Is that the one?`;
  if (length <= MOST_NAMED) return `${given} can mean ${few}. Which one is it?`;
  const shown = length > MOST_SUGGESTIONS ? ` ${MOST_SUGGESTIONS} of them are listed here.` : '';
  return `${given} covers ${length} places we serve.${shown} Which one is it?`;
}

/** Message for a place that is not listed although a postal code given with it is served (contract B18). */
export function prefaceFor(name: string, lookup: CoverageIndex): { readonly preface?: string } {
  if (!/[\p{L}\p{N}]/u.test(name)) return {};
  const given = truncateText(name, lookup);
  return {
    preface: `“${given}” is not on our list of places, so this answer goes by the ${lookup.terms.postalCode} alone.`,
  };
}

/** Names the nearest served place, or asks for more where none is known; begins with a space. */
export function formatNearest(nearest: CoverageAnswer['nearest'], { distanceUnit, terms }: CoverageIndex): string {
  if (nearest === null) return ` We do not know where that is: ask again with its ${terms.postalCode}, or call.`;
  return ` The nearest place we serve is ${nearest.name}, about ${formatWholeDistance(nearest.aboutKmAway, distanceUnit)} away.`;
}

/**
 * Truncates input for repetition in an answer, without postal codes (contract B13), to 100 characters (contract C1).
 */
export function truncateText(text: string, { postalCodes }: Pick<CoverageIndex, 'postalCodes'>): string {
  const characters = [...dropPostalCodes(text, postalCodes).trim().replace(/,$/, '')].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : characters.join('');
}
