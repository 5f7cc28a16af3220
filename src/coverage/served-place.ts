import type { DistanceUnit } from '../countries/country.ts';
import { formatDistance } from '../countries/distance-unit.ts';

/** What the sentence about a served place is made of. */
interface ServedPlace {
  readonly name: string;
  readonly municipality: string;
  /** Where it lies, as `describeDistance` says it. */
  readonly distance: string;
  /** Usual response in words: "30 to 60 minutes". */
  readonly response: string;
}

/** How far a served place is, in words. The base's own place is not said to be 0 km from itself. */
export function describeDistance(distanceKm: number, unit: DistanceUnit): string {
  return distanceKm < 1 ? 'where our base is' : `${formatDistance(distanceKm, unit)} from our base`;
}

/** The sentence that says that a place is served; browsers and the API say the same one. */
export function formatServedPlace({ name, municipality, distance, response }: ServedPlace): string {
  const where = municipality === name ? name : `${name} (${municipality})`;
  return `Yes, we come to ${where}, ${distance}. Usual response while we are open: ${response}.`;
}
