import { wordServedPlace } from './served-place.ts';
import type { Site } from './site.ts';

/** The sentence about a served place with marks that a browser fills in: `%w` where, `%k` kilometres, `%r` response. */
export const coverageYes = wordServedPlace({ name: '%w', municipality: '%w', distanceKm: '%k', response: '%r' });

/** What stands under the coverage form before anything is asked. */
export function coverageHint({ places, business }: Site): string {
  if (places.length === 0)
    return `We work within ${business.serviceRadiusKm} km of ${business.address.addressLocality}.`;
  const named = places.length === 1 ? 'one place' : `${places.length} places`;
  return `We serve ${named} within ${business.serviceRadiusKm} km of ${business.address.addressLocality}. The answer names the distance and the usual response.`;
}
