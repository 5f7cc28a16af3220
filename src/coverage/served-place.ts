import type { Site } from '../business/site.ts';
import { formatDistance } from '../countries/distance-unit.ts';

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
