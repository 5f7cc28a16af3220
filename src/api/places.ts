import { type Failure, ok, problem, type Result } from '../business/query.ts';
import { parsePostalCode } from '../countries/postal-code.ts';
import { coverageOfPlace, coverageOfPostalArea, findCoverage } from '../places/coverage.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { truncateText } from '../places/coverage-messages.ts';
import { findPlace } from '../places/find-place.ts';
import { listPlaces, placesByPostalArea, toPlaceRecord } from '../places/places.ts';
import { answersOf } from '../text/answers.ts';
import { type Operation, oneAnswer } from './operation.ts';

/** The served places, all and each, and whether a place is one of them. */
export const placeOperations: readonly Operation[] = [
  {
    id: 'listServiceAreas',
    path: '/api/service-areas/',
    answers: ['ServiceAreaList'],
    ...oneAnswer(({ site }) => listPlaces(site)),
  },
  {
    id: 'getServiceArea',
    path: '/api/service-areas/{slug}/',
    parameters: [
      {
        name: 'slug',
        in: 'path',
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
    parameters: [
      {
        name: 'city',
        in: 'query',
        examples: (site) => site.places.slice(0, 3).map((place) => place.name),
      },
      {
        name: 'postal',
        in: 'query',
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
    parameters: [
      {
        name: 'key',
        in: 'path',
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
  const { notServedPlace } = answersOf(lookup.terms.locale).requests;
  return problem('service-area-not-found', notServedPlace(truncateText(key, lookup), lookup.prefix));
}
