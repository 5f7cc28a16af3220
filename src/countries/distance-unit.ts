import type { DistanceUnit } from './country.ts';

const KM_PER_MILE = 1.609344;

/** Formats a distance in the unit of a country: "12.5 km", "about 8 miles", "under 1 mile". */
export function formatDistance(km: number, unit: DistanceUnit): string {
  if (unit === 'km') return `${km} km`;
  if (km < KM_PER_MILE / 2) return 'under 1 mile';
  const miles = wholeMiles(km);
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** Formats a rounded distance without "about": "12 km", "8 miles". */
export function formatWholeDistance(km: number, unit: DistanceUnit): string {
  if (unit === 'km') return `${km} km`;
  const miles = wholeMiles(km);
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** Whole miles, at least one, to avoid "about 0 miles". */
function wholeMiles(km: number): number {
  return Math.max(1, Math.round(km / KM_PER_MILE));
}
