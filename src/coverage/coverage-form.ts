import type { Site } from '../business/site.ts';
import { wordServedPlace } from './served-place.ts';

/** The sentence about a served place with marks that a browser fills in: `$1` kilometres, `$2` response, `$3` where. */
export const coverageYes = wordServedPlace({ name: '$3', municipality: '$3', distanceKm: '$1', response: '$2' });

/** What stands under the coverage form before anything is asked. */
export function coverageHint({ places, business }: Site): string {
  if (places.length === 0)
    return `We work within ${business.serviceRadiusKm} km of ${business.address.addressLocality}.`;
  const named = places.length === 1 ? 'one place' : `${places.length} places`;
  return `We serve ${named} within ${business.serviceRadiusKm} km of ${business.address.addressLocality}. The answer names the distance and the usual response.`;
}
