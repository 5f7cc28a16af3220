import { getOwn, toQuotableText } from '../escape/untrusted.ts';
import type { AnswerSettings } from '../places/place-tables.ts';
import { fail, ok, type Result } from '../result.ts';
import { answerTextOf } from '../text/answers.ts';
import type { ServiceTables } from './lookup-tables.ts';

/** Finds the service id for an id, slug or former slug, ignoring case (contract B3, B4). */
export function findService(text: string, lookup: Omit<ServiceTables, 'totals'> & AnswerSettings): Result<string> {
  const id = getOwn(lookup.services, text.trim().toLowerCase());
  if (id !== undefined) return ok(id);
  const { serviceIds: knownIds } = lookup;
  const detail = answerTextOf(lookup.locale).totals.unknownService(toQuotableText(text, lookup), knownIds);
  return fail('service-not-found', detail, { knownIds });
}

/** Finds a job by identifier; a variant follows its service after a dot. */
export function findJob(text: string, lookup: ServiceTables & AnswerSettings): Result<string> {
  const [service = '', ...variant] = text.trim().toLowerCase().split('.');
  const job = [getOwn(lookup.services, service), ...variant].join('.');
  const knownIds = Object.keys(lookup.totals.jobs);
  if (knownIds.includes(job)) return ok(job);
  const detail = answerTextOf(lookup.locale).totals.unknownJob(toQuotableText(text, lookup), knownIds);
  return fail('service-not-found', detail, { knownIds });
}
