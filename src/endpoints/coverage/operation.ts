import { toPlaceCoverage, toPostalAreaCoverage } from '../../places/coverage-records.ts';
import { groupByPostalArea } from '../../places/places.ts';
import { defineOperation } from '../operation.ts';
import { coverageQueryRoute, coverageRoute } from './route.ts';

export const coverageQueryOperation = defineOperation(coverageQueryRoute, {
  query: ['city', 'postal'],
  example: ['city'],
  recordTypes: ['CoverageAnswer'],
  failingQueries: ({ country }) => [{}, { postal: country.postalCode.examples.wrong }],
});

export const coverageOperation = defineOperation(coverageRoute, {
  recordTypes: ['CoverageAnswer'],
  *answers({ site }) {
    for (const place of site.places) yield [place.slug, toPlaceCoverage(site, place)];
    for (const [area, places] of groupByPostalArea(site)) yield [area, toPostalAreaCoverage(site, area, places)];
  },
});
