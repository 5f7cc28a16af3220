import { parsePostalCode } from '../../countries/postal-code.ts';
import type { LookupTables } from '../../lookup/lookup-tables.ts';
import type { Coverage } from '../../places/coverage-answers.ts';
import { findCoverage, isServedArea } from '../../places/find-coverage.ts';
import { ok, type Query, type Result } from '../../result.ts';
import type { CoverageRecord } from '../../schemas/answers/coverage.ts';
import type { Answer, Route } from '../route.ts';
import { findPlaceSlug } from '../service-areas/route.ts';

export const coverageQueryRoute: Route = {
  id: 'checkCoverage',
  path: '/api/coverage/',
  answerQuery: answerCoverage,
};

export const coverageRoute: Route = { id: 'getCoverage', path: '/api/coverage/{key}/', findKey: findCoverageKey };

/** Answers a question about `city` or `postal` (contract B6). */
export function answerCoverage(query: Query, lookup: LookupTables): Result<Answer<CoverageRecord>> {
  const result = findCoverage(query, lookup);
  return result.ok ? ok(toAnswer(result.value)) : result;
}

/**
 * Makes the answer of the API from a coverage: a prebuilt answer for a served place or area, otherwise a record.
 */
export function toAnswer(coverage: Coverage): Answer<CoverageRecord> {
  switch (coverage.kind) {
    case 'served':
      return { operation: 'getCoverage', key: coverage.place };
    case 'postal-area': {
      const { area, preface } = coverage;
      return { operation: 'getCoverage', key: area, postalArea: area, preface };
    }
    default:
      return { record: coverage.record, loggableName: coverage.loggableName };
  }
}

function findCoverageKey(key: string, lookup: LookupTables): Result<string> {
  const code = parsePostalCode(key, lookup.postalCodes);
  return code.ok && isServedArea(code.value, lookup) ? ok(code.value) : findPlaceSlug(key, lookup);
}
