import { apiVersion } from '../business/changelog.ts';
import { describeHealth } from '../business/health.ts';
import { listPriceHistory } from '../business/prices/price-history.ts';
import { describePlace, listPlaces, placesByPostalArea } from '../business/service-areas.ts';
import { describeService, listServices } from '../business/services.ts';
import { siteUrl, tellsResponse } from '../business/site.ts';
import { coverageOfPlace, coverageOfPostalArea } from '../coverage/coverage.ts';
import type { AnswerManifest } from '../schemas/answers/manifest.ts';
import { fillTerms } from '../text/terms.ts';
import { toBusinessRecord } from './business-record.ts';
import type { Operation, Parameter } from './operation.ts';
import { routeOf } from './routes.ts';
import { findJobTotal, getJobTotal } from './totals.ts';

const serviceId: Omit<Parameter, 'in'> = {
  name: 'id',
  description: 'Identifier or page slug of a service, in any letter case.',
  examples: ({ services }) => [
    ...new Set([...services.map((service) => service.id), ...services.map((service) => service.slug)]),
  ],
  closed: true,
};

const getIndex: Operation = {
  ...routeOf('getIndex'),
  summary: 'Index of the API',
  description: 'All endpoints and discovery documents with their addresses.',
  parameters: [],
  answers: ['ApiIndex'],
  mistakes: [],
  files: ({ site, operations, documents }) => [
    [
      '',
      {
        name: `${site.business.name} API`,
        version: apiVersion,
        description:
          'Public, read-only data of a local business: services with prices, served places, coverage, contact. Nothing can be booked here.',
        endpoints: operations.map(({ id, path, summary }) => ({
          operationId: id,
          url: siteUrl(site, path),
          summary: fillTerms(summary, site.terms),
        })),
        documents,
      },
    ],
  ],
};

const getBusiness: Operation = {
  ...routeOf('getBusiness'),
  summary: 'The business',
  description:
    'Name, contact, address, opening hours, service radius, terms of payment, people, licences and insurance, rating and reviews with their source, social profiles.',
  parameters: [],
  answers: ['Business'],
  mistakes: [],
  files: ({ site }) => [['', toBusinessRecord(site)]],
};

const listAllServices: Operation = {
  ...routeOf('listServices'),
  summary: 'All services, or one by its identifier',
  description:
    'Every service with its price in {currencyName}, what it covers and frequent questions. With id, that one service alone. Prices are not quotes.',
  parameters: [{ ...serviceId, in: 'query' }],
  answers: ['ServiceList', 'Service'],
  mistakes: [{ code: 'service-not-found', parameters: () => ({ id: 'unknown' }) }],
  files: ({ site }) => [['', listServices(site)]],
};

const getService: Operation = {
  ...routeOf('getService'),
  summary: 'One service',
  description: 'The record of one service, the same bytes as with id in the query.',
  parameters: [{ ...serviceId, in: 'path' }],
  answers: ['Service'],
  example: (site) => ({ id: site.services[0]?.id ?? '' }),
  mistakes: [{ code: 'service-not-found', parameters: () => ({ id: 'unknown' }) }],
  *files({ site }) {
    for (const service of site.services) {
      const body = describeService(site, service);
      yield [service.id, body];
      if (service.slug !== service.id) yield [service.slug, body];
    }
  },
};

const listServiceAreas: Operation = {
  ...routeOf('listServiceAreas'),
  summary: 'All served places',
  description: (site) =>
    `Every served place with its distance from the base${tellsResponse(site) ? ', usual response time' : ''} and {plainPostalAreas}, nearest first.`,
  parameters: [],
  answers: ['ServiceAreaList'],
  mistakes: [],
  files: ({ site }) => [['', listPlaces(site)]],
};

const getServiceArea: Operation = {
  ...routeOf('getServiceArea'),
  summary: 'One served place',
  description: 'The record of one served place.',
  parameters: [
    {
      name: 'slug',
      in: 'path',
      description: 'Slug of a served place, as listed by listServiceAreas.',
      examples: (site) => site.places.map((place) => place.slug),
      closed: true,
    },
  ],
  answers: ['ServiceArea'],
  example: (site) => ({ slug: site.places[0]?.slug ?? '' }),
  mistakes: [{ code: 'service-area-not-found', parameters: () => ({ slug: 'unknown' }) }],
  *files({ site }) {
    for (const place of site.places) yield [place.slug, describePlace(site, place)];
  },
};

const checkCoverage: Operation = {
  ...routeOf('checkCoverage'),
  summary: 'Whether a place is served',
  description:
    'Send city (authoritative) or postal (matched on the {matchedPart} only, so the answer is likely). With both, the city decides unless it is unknown and the {postalCode} is served. A place that is not served is an answer, not an error.',
  parameters: [
    {
      name: 'city',
      in: 'query',
      description:
        'Name of a city, town or neighbourhood in any usual spelling, an alternate or former name, or a slug; the municipality, {regionKind} or country may follow after a comma.',
      examples: (site) => site.places.slice(0, 3).map((place) => place.name),
    },
    {
      name: 'postal',
      in: 'query',
      description: '{CodeParameter}. {OnlyMatchedPartIs} used or kept.',
      examples: (site) => [...placesByPostalArea(site).keys()].slice(0, 3),
    },
  ],
  answers: ['CoverageAnswer'],
  example: (site) => ({ city: site.places[0]?.name ?? '' }),
  mistakes: [
    { code: 'coverage-needs-input', parameters: () => ({}) },
    { code: 'postal-code-invalid', parameters: ({ country }) => ({ postal: country.postalCode.examples.wrong }) },
  ],
  files: () => [],
};

const getCoverage: Operation = {
  ...routeOf('getCoverage'),
  summary: 'Coverage of one place or {plainPostalArea}',
  description:
    'The prebuilt answer for the slug of a served place or for a served {postalArea}, the same bytes as checkCoverage gives.',
  parameters: [
    {
      name: 'key',
      in: 'path',
      description: 'Slug of a served place, or a served {areaAsKey}.',
      examples: (site) => [...site.places.map((place) => place.slug), ...placesByPostalArea(site).keys()],
      closed: true,
    },
  ],
  answers: ['CoverageAnswer'],
  example: (site) => ({ key: site.places[0]?.slug ?? '' }),
  mistakes: [{ code: 'service-area-not-found', parameters: () => ({ key: 'unknown' }) }],
  *files({ site }) {
    for (const place of site.places) yield [place.slug, coverageOfPlace(site, place)];
    for (const [area, places] of placesByPostalArea(site)) yield [area, coverageOfPostalArea(site, area, places)];
  },
};

const getHealth: Operation = {
  ...routeOf('getHealth'),
  summary: 'Liveness and counts',
  description: 'That the API answers, how much it holds, and a digest that changes when any fact changes.',
  parameters: [],
  answers: ['Health'],
  mistakes: [],
  files: ({ site }) => [['', describeHealth(site)]],
};

const getPriceHistory: Operation = {
  ...routeOf('getPriceHistory'),
  summary: 'Prices over time',
  description:
    'Every price that was published, by service, oldest first. A price is added when it is published and never rewritten. Prices are not quotes.',
  parameters: [],
  answers: ['PriceHistory'],
  mistakes: [],
  files: ({ site }) => [['', listPriceHistory(site)]],
};

/** Id of the operation that lists the answers of all others. */
export const manifestOperation = 'getManifest';

const getManifest: Operation = {
  ...routeOf('getManifest'),
  summary: 'Size and digest of every answer',
  description:
    'Path, size and SHA-256 of every JSON answer under /api/ but this one, over the bytes without compression. Whoever has fetched an answer can tell whether it was changed on its way.',
  parameters: [],
  answers: ['AnswerManifest'],
  mistakes: [],
  files: ({ site, digests }) => [
    ['', { generatedFrom: site.contentDigest, commit: site.commit, files: digests() } satisfies AnswerManifest],
  ],
};

/** Every operation of the REST API, in the order of the documentation. */
export const operations: readonly Operation[] = [
  getIndex,
  getBusiness,
  listAllServices,
  getService,
  listServiceAreas,
  getServiceArea,
  checkCoverage,
  getCoverage,
  findJobTotal,
  getJobTotal,
  getPriceHistory,
  getHealth,
  getManifest,
];

const byId: ReadonlyMap<string, Operation> = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation of an id. Throws for an unknown one, which is a bug in the caller. */
export function operationOf(id: string): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}. See src/api/operations.ts.`);
  return operation;
}
