import { foldName } from '../../src/domain/place-name.ts';
import { placesByPostalArea } from '../../src/domain/service-areas.ts';
import { placePath, type Site, servicePath } from '../../src/domain/site.ts';
import { formatCad, formatTelephone } from '../../src/domain/wording.ts';
import type { Row } from './http.table.ts';

const problem = (code: string, status: number) => ({ status, json: { code, status } });
const holds = (text: string) => new RegExp(RegExp.escape(text));

/** What the contract says of any business, with the facts of this one. */
export function rowsFor(site: Site): Row[] {
  return [...serviceRows(site), ...placeRows(site), ...postalRows(site), ...businessRows(site)];
}

function serviceRows({ services }: Site): Row[] {
  return services.flatMap(({ id, slug, name, startingPriceCad }): Row[] => [
    {
      rules: 'B3',
      path: `/api/services/?id=%20${id.toUpperCase()}%20`,
      expect: { status: 200, json: { id, slug, name, startingPrice: { amount: startingPriceCad, currency: 'CAD' } } },
    },
    { rules: 'B3', path: `/api/services/?id=${slug}`, expect: { status: 200, json: { id } } },
    { rules: 'F4', path: servicePath({ slug }), expect: { status: 200, body: holds(formatCad(startingPriceCad)) } },
    ...(slug === id
      ? []
      : [
          {
            rules: 'B3',
            path: `/services/${id}/`,
            expect: { status: 308, headers: { location: servicePath({ slug }) } },
          },
        ]),
  ]);
}

function placeRows({ places, regions }: Site): Row[] {
  const { name: province } = regions.province;
  return places.flatMap(({ slug, name, alternateNames }): Row[] =>
    [
      name,
      slug,
      name.toUpperCase(),
      foldName(name),
      `${name}, ${province}`,
      name.replaceAll("'", '’'),
      name.normalize('NFD'),
      ...alternateNames,
    ].map((spelling) => ({
      rules: 'B7',
      path: `/api/coverage/?city=${encodeURIComponent(spelling)}`,
      expect: {
        status: 200,
        json: { covered: true, confidence: 'confirmed', matchedOn: 'city', areas: [{ slug, name }] },
      },
    })),
  );
}

function postalRows(site: Site): Row[] {
  const served = [...placesByPostalArea(site).keys()];
  const unserved = Object.keys(site.postalAreas).find((fsa) => !served.includes(fsa));
  const elsewhere = site.regions.province.postalDistricts.includes('X') ? 'B3H' : 'X0A';
  const likely = { confidence: 'likely', matchedOn: 'postal' };
  return [
    ...served.map(
      (fsa): Row => ({
        rules: 'B9 B13',
        path: `/api/coverage/?postal=${fsa.toLowerCase()}%201a1`,
        expect: { status: 200, json: { ...likely, covered: true, postalArea: fsa } },
      }),
    ),
    {
      rules: 'B9',
      path: `/api/coverage/?postal=${elsewhere}`,
      expect: {
        status: 200,
        json: { ...likely, covered: false, nearest: null },
        body: holds(site.regions.province.name),
      },
    },
    ...(unserved === undefined
      ? []
      : [
          {
            rules: 'B9',
            path: `/api/coverage/?postal=${unserved}`,
            expect: { status: 200, json: { ...likely, covered: false, nearest: {} } },
          },
        ]),
  ];
}

function businessRows({ origin, business, services, places }: Site): Row[] {
  const { telephone, email } = business.contact;
  const [service] = services;
  const [place] = places;
  const written = holds(formatTelephone(telephone));
  return [
    {
      rules: 'B2',
      path: '/api/business/',
      expect: {
        status: 200,
        json: {
          name: business.name,
          url: `${origin}/`,
          contact: { telephone, email, bookingUrl: `${origin}/booking/`, quoteUrl: `${origin}/quote/` },
          openingHours: business.openingHours,
          rating: business.rating ?? null,
          emergencyHours: business.emergencyHours ?? null,
        },
      },
    },
    ...['/', '/contact/', '/llms.txt', '/index.md'].map(
      (path): Row => ({
        rules: 'F4',
        path,
        expect: { status: 200, body: written },
      }),
    ),
    { rules: 'B4', path: '/api/services/?id=no-such-thing', expect: problem('service-not-found', 404) },
    { rules: 'B5', path: '/api/service-areas/no-such-place/', expect: problem('service-area-not-found', 404) },
    { rules: 'B6 B7', path: '/api/coverage/?city=Atlantis', expect: { status: 200, json: { covered: false } } },
    { rules: 'B9 B13', path: '/api/coverage/?postal=ZZZ', expect: problem('postal-code-invalid', 400) },
    { rules: 'B10', path: '/api/coverage/', expect: problem('coverage-needs-input', 400) },
    { rules: 'B12', path: '/api/health/', expect: { status: 200, json: { counts: { services: services.length } } } },
    { rules: 'A8', path: '/no-such-page/', expect: { status: 404, body: /<h1/ } },
    ...(service === undefined
      ? []
      : [{ rules: 'A4', path: `/api/services/${service.id}?x=1`, expect: { status: 308 }, workers: addedByAssets }]),
    ...(place === undefined
      ? []
      : [{ rules: 'A4', path: placePath(place).slice(0, -1), expect: { status: 308 }, workers: addedByAssets }]),
  ];
}

const addedByAssets = { why: 'served as a file, without a call of the function', expect: { status: 307 } };
