import { expect } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import type { Row } from './http/row.ts';

/** Known facts of the reference business, as they were typed by hand: what the code works out must come to the same. */
export function garageRows({ services, places }: Site): readonly Row[] {
  const dundas = places.find(({ slug }) => slug === 'dundas');
  return [
    {
      rules: 'B3',
      path: '/services/opener/',
      expect: { status: 308, headers: { location: '/services/opener-repair/' } },
    },
    { rules: 'B3', path: '/api/services/?id=%20SPRING%20', expect: { status: 200, json: { id: 'spring' } } },
    { rules: 'B3 B10', path: '/api/services/', expect: { status: 200, json: { total: services.length } } },
    {
      rules: 'B4',
      path: '/api/services/?id=roof',
      expect: {
        status: 404,
        json: {
          knownIds: expect.arrayContaining([
            'emergency',
            'spring',
            'cable-track',
            'opener',
            'repair',
            'tune-up',
            'new-door',
            'garage-doors',
            'commercial',
          ]),
        },
      },
    },
    {
      rules: 'B5',
      path: '/api/service-areas/dundas/',
      expect: { status: 200, json: { slug: 'dundas', distanceKm: dundas?.distanceKm } },
    },
    {
      rules: 'B5',
      path: '/api/service-areas/NOTL/',
      expect: { status: 308, headers: { location: '/api/service-areas/niagara-on-the-lake/' } },
    },
    {
      rules: 'B7',
      path: '/api/coverage/?city=Saint+Catharines',
      expect: { status: 200, json: { covered: true, areas: [{ slug: 'st-catharines' }] } },
    },
    {
      rules: 'B11',
      path: '/api/coverage/Saint%20Catharines/',
      expect: { status: 308, headers: { location: '/api/coverage/st-catharines/' } },
    },
    {
      rules: 'B8',
      path: '/api/coverage/?city=Oakvile',
      expect: { status: 200, json: { covered: null, suggestions: [{ slug: 'oakville', name: 'Oakville' }] } },
    },
    {
      rules: 'B7',
      path: '/api/coverage/?city=Fort+Erie',
      expect: {
        status: 200,
        json: { covered: false, confidence: 'confirmed', areas: [], nearest: { slug: 'chippawa', aboutKmAway: 20 } },
      },
    },
    {
      rules: 'B9',
      path: '/api/coverage/?postal=M5V+3L9',
      expect: {
        status: 200,
        json: {
          covered: false,
          postalArea: 'M5V',
          nearest: { slug: 'oakville', name: 'Oakville', distanceKm: 26.8 },
        },
      },
    },
    {
      rules: 'B12',
      path: '/api/health/',
      expect: { status: 200, json: { counts: { services: services.length, serviceAreas: places.length } } },
    },
    {
      rules: 'F5',
      path: '/check/?q=Dundas',
      expect: {
        status: 200,
        body: /Yes, we come to Dundas \(Hamilton\), [\d.]+ km[\s\S]*href="\/service-areas\/dundas\/"/,
      },
    },
    {
      rules: 'F5',
      path: '/check/?q=l8p+4s8',
      expect: { status: 200, body: /Likely yes: L8P is in Hamilton, Durand and Kirkendall/ },
    },
    {
      rules: 'B25',
      path: '/api/total/?job=spring.pair&when=Tonight&place=dundas',
      expect: {
        status: 200,
        json: { when: 'after-hours', covered: true, total: { amount: 496.07 }, ifDeclined: { amount: 145.77 } },
      },
    },
    {
      rules: 'B25',
      path: '/api/total/spring.pair/day/',
      expect: { status: 200, json: { when: 'day', total: { amount: 428.27 }, surcharge: null } },
    },
    {
      rules: 'B25',
      path: '/prices/total/?job=spring.pair&when=tonight&place=dundas',
      expect: {
        status: 200,
        headers: { 'cache-control': 'no-store' },
        body: /from \$496\.07 with HST \(\$379 \+ \$60 \+ \$57\.07\)[\s\S]*<option value="spring\.pair" selected>[\s\S]*name="place" value="dundas"/,
      },
    },
    {
      rules: 'B25',
      path: '/prices/total/?job=%3Cb%3E&place=%22%3E%3Cscript%3E',
      expect: {
        status: 200,
        body: /&quot;&lt;b&gt;&quot; is not a job\.[\s\S]*name="place" value="&quot;&gt;&lt;script&gt;"/,
      },
    },
    { rules: 'F5', path: '/check/?q=XYZ', expect: { status: 200, body: /“XYZ” is not among the \d+ places/ } },
  ];
}
