import { type Failure, ok, problem, type Query, type Result } from '../../../business/query.ts';
import type { PublishedAnswer } from '../../../endpoints/route.ts';
import { answerTotal } from '../../../endpoints/total/route.ts';
import { coverageWords } from '../../../places/coverage-answers.ts';
import type { CoverageIndex } from '../../../places/coverage-index.ts';
import { findJob, findService } from '../../../places/find-total.ts';
import type { Tool } from '../route.ts';

export const getPricingRoute: Tool = {
  name: 'get_pricing',
  arguments: ['id', 'when', 'place', 'quantity'],
  find: findPricing,
};

/** Finds all prices, or those of one service with the total of the service or of a variant (contract D8). */
function findPricing({ id, ...terms }: Query, lookup: CoverageIndex, instant: Date): Result<PublishedAnswer, Failure> {
  const asksTotal = Object.keys(terms).length > 0;
  if (id === undefined) {
    const { serviceIds: knownIds } = lookup;
    if (asksTotal) return problem('total-needs-input', coverageWords(lookup).noService(knownIds), { knownIds });
    return ok({ operation: 'listServices', key: '' });
  }
  const service = findService(id.split('.')[0] ?? '', lookup);
  if (!service.ok) return service;
  const job = findJob(id, lookup);
  if (!job.ok) return job;
  const prices: PublishedAnswer = { operation: 'getService', key: job.value };
  // The record already has the total of a weekday.
  if (!asksTotal) return ok(prices);
  const total = answerTotal({ ...terms, job: id }, lookup, instant);
  return total.ok ? ok({ ...prices, total: total.value }) : total;
}
