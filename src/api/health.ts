import type { Site } from '../business/site.ts';
import { placesByPostalArea } from '../places/places.ts';
import type { Health } from '../schemas/answers/api.ts';
import { apiVersion } from '../site-pages/changelog.ts';

/** Liveness and counts (contract B12). All counts are computed. */
export function toHealthRecord(site: Site): Health {
  return {
    status: 'ok',
    version: apiVersion,
    counts: {
      services: site.services.length,
      serviceAreas: site.places.length,
      postalAreas: placesByPostalArea(site).size,
      faqs: site.services.reduce((sum, service) => sum + service.faqs.length, 0),
    },
    contentDigest: site.contentDigest,
  };
}
