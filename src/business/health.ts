import type { Health } from '../schemas/answers/api.ts';
import { apiVersion } from './changelog.ts';
import { placesByPostalArea } from './service-areas.ts';
import type { Site } from './site.ts';

/** Liveness and counts (contract B12). All counts are computed. */
export function describeHealth(site: Site): Health {
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
