import { describePlace } from '../../../src/business/service-areas.ts';
import { placePath, servicePath } from '../../../src/business/site.ts';
import type { TestBusiness } from '../../businesses.ts';
import { problem, type Row } from './row.ts';

/** Answers about services and places. */
export function resourceRows({ site, origin, samples }: TestBusiness): readonly Row[] {
  const { service, renamedService, place, alternate } = samples;
  return [
    // Services by id, slug and old names.
    {
      rules: 'B3 A4',
      path: `/services/${renamedService.id}`,
      expect: { status: 308, headers: { location: `/services/${renamedService.id}/` } },
    },
    ...['', '?x=1'].map(
      (query): Row => ({
        rules: 'B3',
        path: `/services/${renamedService.id}/${query}`,
        expect: { status: 308, headers: { location: `${servicePath(renamedService)}${query}` } },
      }),
    ),
    {
      rules: 'B3',
      path: `/api/services/${renamedService.slug}/`,
      expect: { status: 200, json: { id: renamedService.id, slug: renamedService.slug } },
    },
    {
      rules: 'B3',
      path: `/api/services/${service.id.toUpperCase()}/`,
      expect: { status: 308, headers: { location: `/api/services/${service.id}/` } },
    },
    {
      rules: 'B3 B10',
      path: '/api/services/?id=',
      expect: { status: 200, json: { total: site.services.length, currency: site.business.currency, isQuote: false } },
    },
    {
      rules: 'B10',
      path: `/api/services/?id=&id=${service.id}&id=${renamedService.id}`,
      expect: { status: 200, json: { id: service.id } },
    },
    { rules: 'B10', path: '/api/services/?other=1', expect: { status: 200, json: { total: site.services.length } } },
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
    ].map((path): Row => ({ rules: 'B4 A9', path, expect: problem('service-not-found', 404) })),

    // Places.
    {
      rules: 'B5',
      path: `/api/service-areas/${place.slug}/`,
      expect: { status: 200, json: { ...describePlace(site, place), url: `${origin}${placePath(place)}` } },
    },
    {
      rules: 'B5',
      path: `/api/service-areas/${encodeURIComponent(alternate.name)}/`,
      expect: { status: 308, headers: { location: `/api/service-areas/${alternate.slug}/` } },
    },
    { rules: 'B5 C2', path: '/api/service-areas/no-such-place/', expect: problem('service-area-not-found', 404) },
    { rules: 'B5 A9', path: '/api/service-areas/__proto__/', expect: problem('service-area-not-found', 404) },
  ];
}
