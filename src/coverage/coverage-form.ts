import { formatRadius } from '../business/radius.ts';
import { type Site, tellsResponse } from '../business/site.ts';
import { countPlaces } from '../format/wording.ts';
import { formatServedPlace } from './served-place.ts';

/** Template of the sentence about a served place, filled in by the browser from a datalist option. */
export function coverageYes(site: Site): string {
  return formatServedPlace({
    name: '$where',
    municipality: '$where',
    distance: '$distance',
    response: tellsResponse(site) ? '$response' : undefined,
  });
}

/** Hint below the coverage form before a question. */
export function coverageHint(site: Site): string {
  const { places, business, country } = site;
  const where = `within ${formatRadius(business.serviceRadiusKm, country)} of ${business.address.addressLocality}`;
  if (places.length === 0) return `We work ${where}.`;
  return `We serve ${countPlaces(places.length)} ${where}. The answer says how far it is${tellsResponse(site) ? ' and how soon we come' : ''}.`;
}
