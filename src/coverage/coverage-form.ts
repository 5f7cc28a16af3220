import type { Site } from '../business/site.ts';
import { wordServedPlace } from './served-place.ts';

/** The sentence about a served place with marks that a browser fills in from the option of the place. */
export const coverageYes = wordServedPlace({
  name: '$where',
  municipality: '$where',
  distance: '$distance',
  response: '$response',
});

/** What stands under the coverage form before anything is asked. */
export function coverageHint({ places, business }: Site): string {
  if (places.length === 0)
    return `We work within ${business.serviceRadiusKm} km of ${business.address.addressLocality}.`;
  const named = places.length === 1 ? 'one place' : `${places.length} places`;
  return `We serve ${named} within ${business.serviceRadiusKm} km of ${business.address.addressLocality}. Ask, and you learn how far that is and how soon we usually come.`;
}
