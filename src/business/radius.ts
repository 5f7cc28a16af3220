import type { Country } from '../countries/country.ts';
import { formatDistance } from '../countries/formats.ts';
import { writeGap } from '../format/gap.ts';

/** How far a business goes, in words. One that does not say it yet goes any distance. */
export function formatRadius(km: number | null, { distanceUnit }: Pick<Country, 'distanceUnit'>): string {
  // JSON knows no infinity.
  return km === null || km === Number.POSITIVE_INFINITY ? writeGap('service radius') : formatDistance(km, distanceUnit);
}
