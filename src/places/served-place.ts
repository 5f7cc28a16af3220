import type { Site, SitePlace } from '../business/site.ts';
import { formatDistance } from '../countries/distance-unit.ts';
import { isRural } from '../countries/postal-code.ts';
import { countPlaces, joinWords } from '../format/wording.ts';
import type { PostalPlaces } from './service-areas.ts';

/** Input for the sentence about a served place. */
interface ServedPlace {
  readonly name: string;
  readonly municipality: string;
  /** From `describeDistance`. */
  readonly distance: string;
  /** Usual response, "30 to 60 minutes"; undefined if unknown. */
  readonly response: string | undefined;
}

/** Names of the point that distances are measured from. */
export interface BaseWords {
  readonly name: string;
  /** The same with its town. */
  readonly inTown: string;
  /** Predicate before the name of the place it is in. */
  readonly is: string;
}

/** Names the base of a business; without a published street, the centre of its town (contract B23). */
export function nameBase({ business: { address } }: Pick<Site, 'business'>): BaseWords {
  const middle = `the middle of ${address.addressLocality}`;
  return address.streetAddress === undefined
    ? { name: middle, inTown: middle, is: 'our distances begin' }
    : { name: 'our base', inTown: `our base in ${address.addressLocality}`, is: 'our base is' };
}

/** Distance of a served place as text, except for the base's own place, which would be 0 km away. */
export function describeDistance(distanceKm: number, site: Pick<Site, 'business' | 'country'>): string {
  const { name, is } = nameBase(site);
  return distanceKm < 1 ? `where ${is}` : `${formatDistance(distanceKm, site.country.distanceUnit)} from ${name}`;
}

/** The sentence about a served place; the browser and the API share it. */
export function formatServedPlace({ name, municipality, distance, response }: ServedPlace): string {
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
