import { type Failure, ok, type Query, type Result } from '../../business/query.ts';
import type { CoverageIndex, Wording } from '../../places/coverage-index.ts';
import { findJob, findTotal, type JobTotal } from '../../places/totals.ts';
import { answersOf } from '../../text/answers.ts';
import type { PublishedAnswer, Route } from '../route.ts';

export const totalQueryRoute: Route = { id: 'findTotal', path: '/api/total/', answerQuery: answerTotal };

export const totalRoute: Route = { id: 'getJobTotal', path: '/api/total/{job}/{state}/', findKey: findTotalKey };

/** The sums of a record for a place that is not served, or ambiguous. */
const NO_SUMS = { place: null, from: null, surcharge: null, tax: null, total: null, ifDeclined: null };

/** The total of a job, perhaps at a place (contract B25). `instant` is the meaning of "now". */
export function answerTotal(query: Query, lookup: CoverageIndex, instant: Date): Result<PublishedAnswer, Failure> {
  const found = findTotal(query, lookup, instant);
  return found.ok ? ok(toAnswer(found.value, lookup)) : found;
}

function toAnswer({ job, state, isVolatile, coverage }: JobTotal, { locale, terms }: Wording): PublishedAnswer {
  const total: PublishedAnswer = { operation: 'getJobTotal', key: `${job}/${state}`, isVolatile };
  if (coverage === undefined) return total;
  switch (coverage.kind) {
    case 'served':
      return { ...total, place: coverage.place, members: { covered: true } };
    case 'postal-area': {
      const preface = answersOf(locale).coverage.likelyByCode(terms.postalCode, coverage.area);
      return { ...total, preface, members: { covered: true } };
    }
    case 'within':
      return { ...total, preface: coverage.record.message, members: { covered: true } };
    default: {
      const { covered, message } = coverage.record;
      return { ...total, members: { ...NO_SUMS, covered, note: message } };
    }
  }
}

function findTotalKey(key: string, lookup: CoverageIndex): Result<string, Failure> {
  const [name = '', state = ''] = key.split('/');
  const job = findJob(name, lookup);
  // Members of records are in camel case: afterHours.
  return job.ok ? ok(`${job.value}/${state.toLowerCase().replace(/^afterhours$/, 'after-hours')}`) : job;
}
