import { placePath, servicePath } from '../../../src/business/site.ts';
import { toPlaceRecord } from '../../../src/places/places.ts';
import type { TestBusiness } from '../../support/businesses.ts';
import { answered, moved, type Row, refused } from './row.ts';

/** Answers about services and places. */
export function resourceRows({ site, origin, samples }: TestBusiness): readonly Row[] {
  const { service, renamedService, place, alternate } = samples;
  return [
    // Services by id, slug and old names.
    moved('B3 A4', `/services/${renamedService.id}`, `/services/${renamedService.id}/`),
    ...['', '?x=1'].map(
      (query): Row => moved('B3', `/services/${renamedService.id}/${query}`, `${servicePath(renamedService)}${query}`),
    ),
    answered('B3', `/api/services/${renamedService.slug}/`, { id: renamedService.id, slug: renamedService.slug }),
    moved('B3', `/api/services/${service.id.toUpperCase()}/`, `/api/services/${service.id}/`),
    answered('B3 B10', '/api/services/?id=', {
      total: site.services.length,
      currency: site.business.currency,
      isQuote: false,
    }),
    answered('B10', `/api/services/?id=&id=%20&id=${service.id}&id=${renamedService.id}`, { id: service.id }),
    answered('B10', '/api/services/?other=1', { total: site.services.length }),
    {
      rules: 'B4 C1 C2',
      path: '/api/services/?id=roof',
      expect: {
        status: 404,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        json: {
          type: `${origin}/docs/api/#service-not-found`,
          title: 'No such service',
          status: 404,
          code: 'service-not-found',
          knownIds: site.services.map(({ id }) => id),
        },
      },
    },
    ...[
      '/api/services/roof/',
      '/api/services/?id=__proto__',
      '/api/services/?id=constructor',
      '/api/services/__proto__/',
    ].map((path): Row => refused('B4 A9', path, 'service-not-found', 404)),

    // Places.
    answered('B5', `/api/service-areas/${place.slug}/`, {
      ...toPlaceRecord(site, place),
      url: `${origin}${placePath(place)}`,
    }),
    moved('B5', `/api/service-areas/${encodeURIComponent(alternate.name)}/`, `/api/service-areas/${alternate.slug}/`),
    refused('B5 C2', '/api/service-areas/no-such-place/', 'service-area-not-found', 404),
    refused('B5 A9', '/api/service-areas/__proto__/', 'service-area-not-found', 404),
  ];
}
