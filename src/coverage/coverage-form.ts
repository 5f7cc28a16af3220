import { formatRadius } from '../business/radius.ts';
import { type Site, tellsResponse } from '../business/site.ts';
import { formatServedPlace } from './served-place.ts';

/** The sentence about a served place with marks that a browser fills in from the option of the place. */
export function coverageYes(site: Site): string {
  return formatServedPlace({
    name: '$where',
    municipality: '$where',
    distance: '$distance',
    response: tellsResponse(site) ? '$response' : undefined,
  });
}

/** What stands under the coverage form before anything is asked. */
export function coverageHint(site: Site): string {
  const { places, business, country } = site;
  const where = `within ${formatRadius(business.serviceRadiusKm, country)} of ${business.address.addressLocality}`;
  if (places.length === 0) return `We work ${where}.`;
  const named = places.length === 1 ? 'one place' : `${places.length} places`;
  return `We serve ${named} ${where}. The answer says how far it is${tellsResponse(site) ? ' and how soon we come' : ''}.`;
}
