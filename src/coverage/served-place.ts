import type { Site } from '../business/site.ts';
import { formatDistance } from '../countries/distance-unit.ts';

/** What the sentence about a served place is made of. */
interface ServedPlace {
  readonly name: string;
  readonly municipality: string;
  /** Where it lies, as `describeDistance` says it. */
  readonly distance: string;
  /** Usual response in words, "30 to 60 minutes"; undefined where the business names none. */
  readonly response: string | undefined;
}

/** Words for what distances are measured from. */
export interface BaseWords {
  readonly name: string;
  /** The same with the town it lies in. */
  readonly inTown: string;
  /** Before the name of a place that it lies in. */
  readonly is: string;
}

/** Names the base of a business; where it publishes no street, the middle of its town (contract B23). */
export function nameBase({ business: { address } }: Pick<Site, 'business'>): BaseWords {
  const middle = `the middle of ${address.addressLocality}`;
  return address.streetAddress === undefined
    ? { name: middle, inTown: middle, is: 'our distances begin' }
    : { name: 'our base', inTown: `our base in ${address.addressLocality}`, is: 'our base is' };
}

/** How far a served place is, in words. The base's own place is not said to be 0 km from itself. */
export function describeDistance(distanceKm: number, site: Pick<Site, 'business' | 'country'>): string {
  const { name, is } = nameBase(site);
  return distanceKm < 1 ? `where ${is}` : `${formatDistance(distanceKm, site.country.distanceUnit)} from ${name}`;
}

/** The sentence that says that a place is served; browsers and the API say the same one. */
export function formatServedPlace({ name, municipality, distance, response }: ServedPlace): string {
  const where = municipality === name ? name : `${name} (${municipality})`;
  const yes = `Yes, we come to ${where}, ${distance}.`;
  return response === undefined ? yes : `${yes} Usual response while we are open: ${response}.`;
}
