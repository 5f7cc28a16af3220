import { type Failure, problem } from '../business/queries/problem.ts';
import type { PublishedAnswer, Query } from '../business/queries/query.ts';
import { ok, type Result } from '../business/queries/result.ts';
import { isWithinHours, readClock } from '../hours/open-now.ts';
import type { PriceState } from '../prices/totals.ts';
import { findCoverage } from './coverage.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { truncateText } from './coverage-messages.ts';
import { findService } from './find-service.ts';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MINUTE_MS = 60_000;

/** The sums of a record for a place that is not served, or ambiguous. */
const noSums = { place: null, from: null, surcharge: null, tax: null, total: null, ifDeclined: null };

/** The total of a job at a place and time (contract B25). `instant` is the meaning of "now". */
export function findTotal(query: Query, lookup: CoverageIndex, instant: Date): Result<PublishedAnswer, Failure> {
  if (query.job === undefined) {
    const jobs = Object.keys(lookup.totals.jobs);
    return problem('total-needs-input', `job was not given. Send one of ${jobs.join(', ')}.`, { knownIds: jobs });
  }
  const job = findJob(query.job, lookup);
  if (!job.ok) return job;
  const when = findState(query.when ?? 'weekday', lookup, instant);
  if (!when.ok) return when;
  const { state, isOfNow } = when.value;
  const total: PublishedAnswer = {
    operation: 'getJobTotal',
    key: `${job.value}/${state}`,
    ...(isOfNow && { isVolatile: true }),
  };
  return query.place === undefined ? ok(total) : findAt(query.place, total, lookup);
}

/** Finds a job by identifier; a variant follows its service after a dot. */
export function findJob(text: string, lookup: CoverageIndex): Result<string, Failure> {
  const jobs = Object.keys(lookup.totals.jobs);
  const [name = '', ...rest] = text.trim().toLowerCase().split('.');
  const service = findService(name, lookup);
  const job = service.ok ? [service.value, ...rest].join('.') : undefined;
  if (job !== undefined && jobs.includes(job)) return ok(job);
  const detail = `"${truncateText(text, lookup)}" is not a job. Send one of ${jobs.join(', ')}.`;
  return problem('service-not-found', detail, { knownIds: jobs });
}

function findState(
  text: string,
  { totals }: CoverageIndex,
  instant: Date,
): Result<{ readonly state: PriceState; readonly isOfNow: boolean }, Failure> {
  const word = text.toLowerCase();
  if (Object.hasOwn(totals.states, word)) return ok({ state: totals.states[word] ?? 'day', isOfNow: false });
  const moment = word === 'now' ? readClock(totals.schedule.timeZone, instant) : parseLocalTime(text.toUpperCase());
  if (moment === undefined) {
    return problem(
      'total-when-invalid',
      `when is now, ${Object.keys(totals.states).join(', ')}, or a local time such as 2026-12-24T19:30.`,
    );
  }
  return ok({ state: isWithinHours(totals.schedule, moment) ? 'day' : 'after-hours', isOfNow: true });
}

/** Parses a local time to a `readClock` value; undefined if there is no such day or hour. */
function parseLocalTime(text: string): number | undefined {
  const time = LOCAL_TIME.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 16) !== text ? undefined : time / MINUTE_MS;
}

function findAt(place: string, total: PublishedAnswer, lookup: CoverageIndex): Result<PublishedAnswer, Failure> {
  const found = findCoverage({ city: place }, lookup);
  if (!found.ok) return found;
  const { value: answer } = found;
  if ('record' in answer) {
    const { covered, message } = answer.record as { covered: boolean | null; message: string };
    return ok({ ...total, members: { ...noSums, covered, note: message } });
  }
  if (answer.postalArea === undefined) return ok({ ...total, area: answer.key, members: { covered: true } });
  const preface = `Likely, by the ${lookup.terms.postalCode}: ${answer.postalArea} is served.`;
  return ok({ ...total, preface, members: { covered: true } });
}
