import { groupByPostalArea } from '../../places/places.ts';
import type { Health } from '../../schemas/answers/api.ts';
import { apiVersion } from '../../site-pages/changelog.ts';
import { defineOperation } from '../operation.ts';
import { healthRoute } from './route.ts';

export const healthOperation = defineOperation(healthRoute, {
  recordTypes: ['Health'],
  answers({ site }) {
    const { services, places, contentDigest } = site;
    const counts = {
      services: services.length,
      serviceAreas: places.length,
      postalAreas: groupByPostalArea(site).size,
      faqs: services.flatMap(({ faqs }) => faqs).length,
    };
    return [['', { status: 'ok', version: apiVersion, counts, contentDigest } satisfies Health]];
  },
});
