import { type Failure, ok, problem, type Result } from '../business/query.ts';
import { tellsResponse } from '../business/site.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { coverageOfPlace, coverageOfPostalArea, findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { truncateText } from '../places/coverage-messages.ts';
import { findPlace } from '../places/find-place.ts';
import { listPlaces, placesByPostalArea, toPlaceRecord } from '../places/places.ts';
import { type Operation, oneAnswer } from './operation.ts';

/** The served places, all and each, and whether a place is one of them. */
export const placeOperations: readonly Operation[] = [
  {
    id: 'listServiceAreas',
    path: '/api/service-areas/',
    summary: 'All served places',
    description(site) {
      const response = tellsResponse(site) ? ', usual response time' : '';
      return `Every served place with its distance from the base${response} and {plainPostalAreas}, nearest first.`;
    },
    answers: ['ServiceAreaList'],
    ...oneAnswer(({ site }) => listPlaces(site)),
  },
  {
    id: 'getServiceArea',
    path: '/api/service-areas/{slug}/',
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
      for (const place of site.places) yield [place.slug, toPlaceRecord(site, place)];
    },
    findKey: findPlaceSlug,
  },
  {
    id: 'checkCoverage',
    path: '/api/coverage/',
    summary: 'Whether a place is served',
    description: [
      'Send city (authoritative) or postal (matched on the {matchedPart} only, so the answer is likely).',
      'With both, the city decides unless it is unknown and the {postalCode} is served.',
      'A place that is not served is an answer, not an error.',
    ].join(' '),
    parameters: [
      {
        name: 'city',
        in: 'query',
        description: [
          'Name of a city, town or neighbourhood in any usual spelling, an alternate or former name, or a slug;',
          'the municipality, {regionKind} or country may follow after a comma.',
        ].join(' '),
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
    answerQuery: findCoverage,
  },
  {
    id: 'getCoverage',
    path: '/api/coverage/{key}/',
    summary: 'Coverage of one place or {plainPostalArea}',
    description: [
      'The prebuilt answer for the slug of a served place or for a served {postalArea},',
      'the same bytes as checkCoverage gives.',
    ].join(' '),
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
    findKey(key, lookup) {
      const code = parsePostalCode(key, lookup.postalCodes);
      const served = code.ok && Object.hasOwn(lookup.postalAreas, code.value) && lookup.postalAreas[code.value] === 0;
      return served ? ok(code.value) : findPlaceSlug(key, lookup);
    },
  },
];

function findPlaceSlug(key: string, lookup: CoverageIndex): Result<string, Failure> {
  const match = findPlace(key, lookup);
  if (match.kind === 'match') return ok(match.slug);
  const advice = 'Take a slug from /api/service-areas/, or ask /api/coverage/?city= or ?postal=.';
  return problem('service-area-not-found', `"${truncateText(key, lookup)}" is not a served place. ${advice}`);
}
