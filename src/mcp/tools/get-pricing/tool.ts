import type { AnswerReference } from '../../../endpoints/route.ts';
import { answerTotal } from '../../../endpoints/total/route.ts';
import { findJob, findService } from '../../../lookup/find-service.ts';
import type { LookupTables } from '../../../lookup/lookup-tables.ts';
import { fail, ok, type Query, type Result } from '../../../result.ts';
import { answerTextOf } from '../../../text/answers.ts';
import type { Tool } from '../tool.ts';

export const getPricingTool: Tool = {
  name: 'get_pricing',
  arguments: ['id', 'when', 'place', 'quantity'],
  findAnswer: findPricing,
};

/** Finds all prices, or one service's prices with the total for it or one of its variants (contract D8). */
function findPricing({ id, ...totalQuery }: Query, lookup: LookupTables, instant: Date): Result<AnswerReference> {
  const asksForTotal = Object.keys(totalQuery).length > 0;
  if (id === undefined) {
    const { serviceIds: knownIds } = lookup;
    const { missingService } = answerTextOf(lookup.locale).totals;
    if (asksForTotal) return fail('total-needs-input', missingService(knownIds), { knownIds });
    return ok({ operation: 'listServices', key: '' });
  }
  const service = findService(id.split('.')[0] ?? '', lookup);
  if (!service.ok) return service;
  const job = findJob(id, lookup);
  if (!job.ok) return job;
  // The key of the tool's own record is a job; the log reads the service before its dot.
  const prices: AnswerReference = { operation: 'getService', key: job.value };
  // The record already has the total of a weekday.
  if (!asksForTotal) return ok(prices);
  const total = answerTotal({ ...totalQuery, job: id }, lookup, instant);
  return total.ok ? ok({ ...prices, total: total.value }) : total;
}
