import { findJob } from '../../lookup/find-service.ts';
import { findTotal, normalizePeriod, type TotalRequest } from '../../lookup/find-total.ts';
import type { LookupTables, ServiceTables } from '../../lookup/lookup-tables.ts';
import { coverageTexts } from '../../places/coverage-answers.ts';
import type { AnswerSettings } from '../../places/place-tables.ts';
import { ok, type Query, type Result } from '../../result.ts';
import type { AnswerReference, Route } from '../route.ts';
import { computeUnitTotal } from './unit-total.ts';

export const totalQueryRoute: Route = { id: 'findTotal', path: '/api/total/', answerQuery: answerTotal };

/** `{state}` is the price period; its name is public (contract G1). */
export const totalRoute: Route = { id: 'getJobTotal', path: '/api/total/{job}/{state}/', findKey: findTotalKey };

/** The sums of a record for a place that is not served or is ambiguous. */
const NO_SUMS = { place: null, from: null, leastDue: null, surcharge: null, tax: null, total: null, ifDeclined: null };

/**
 * Answers with the total of a job, at a place if one is named (contract B25). `instant` is the time that "now" means.
 */
export function answerTotal(query: Query, lookup: LookupTables, instant: Date): Result<AnswerReference> {
  const result = findTotal(query, lookup, instant);
  return result.ok ? ok(toTotalAnswer(result.value, lookup)) : result;
}

function toTotalAnswer(request: TotalRequest, lookup: AnswerSettings & ServiceTables): AnswerReference {
  const { job, period, quantity, isVolatile, coverage } = request;
  const total: AnswerReference = { operation: 'getJobTotal', key: `${job}/${period}`, isVolatile };
  const { terms, totals, venue } = lookup;
  const counted = computeUnitTotal(request, totals);
  if (coverage === undefined) return quantity === undefined ? total : { ...total, members: counted };
  const members = { ...counted, covered: true };
  switch (coverage.kind) {
    case 'served':
      return { ...total, place: coverage.place, members };
    case 'postal-area':
      return { ...total, preface: coverageTexts(lookup).likelyByCode(terms.postalCode, coverage.area), members };
    case 'in-radius':
      return { ...total, preface: coverage.record.message, members };
    default: {
      const { covered, message } = coverage.record;
      // Prices at the premises are the same wherever a customer comes from.
      if (venue === 'premises') return { ...total, preface: message, members: { ...members, covered } };
      return { ...total, members: { ...members, ...NO_SUMS, covered, note: message } };
    }
  }
}

function findTotalKey(key: string, lookup: LookupTables): Result<string> {
  const [name = '', period = ''] = key.split('/');
  const job = findJob(name, lookup);
  return job.ok ? ok(`${job.value}/${normalizePeriod(period)}`) : job;
}
