import type { DistanceUnit } from './country.ts';

const KM_PER_MILE = 1.609344;

/** A distance as the roads of a country give it: "12.5 km", or "about 8 miles". */
export function formatDistance(km: number, unit: DistanceUnit): string {
  if (unit === 'km') return `${km} km`;
  const miles = wholeMiles(km);
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** A distance for a sentence that says "about" itself, or for a label: "12 km", "8 miles". */
export function formatWholeDistance(km: number, unit: DistanceUnit): string {
  if (unit === 'km') return `${km} km`;
  const miles = wholeMiles(km);
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** Miles in whole numbers, at least one: nothing is "about 0 miles" away. */
function wholeMiles(km: number): number {
  return Math.max(1, Math.round(km / KM_PER_MILE));
}
