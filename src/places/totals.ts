import { type Failure, ok, type PublishedAnswer, problem, type Query, type Result } from '../business/query.ts';
import { formatMinutes, formatMoney } from '../format/wording.ts';
import { isLineAlone, isWithinHours, readClock } from '../hours/open-now.ts';
import type { Total } from '../schemas/answers/total.ts';
import { findCoverage } from './coverage.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { truncateText } from './coverage-messages.ts';
import { own } from './find-place.ts';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MINUTE_MS = 60_000;

/** The sums of a record for a place that is not served, or ambiguous. */
const noSums = { place: null, from: null, surcharge: null, tax: null, total: null, ifDeclined: null };

/** Service id for an id, slug or former slug, ignoring case (contract B3, B4). */
export function findService(text: string, lookup: CoverageIndex): Result<string, Failure> {
  const id = own(lookup.services, text.trim().toLowerCase());
  if (id !== undefined) return ok(id);
  const { serviceIds: knownIds } = lookup;
  const detail = `"${truncateText(text, lookup)}" is not a service. Use one of ${knownIds.join(', ')}, or leave id out to get all services.`;
  return problem('service-not-found', detail, { knownIds });
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

/** The total of a job at a place and time (contract B25). `instant` is the meaning of "now". */
export function findTotal(query: Query, lookup: CoverageIndex, instant: Date): Result<PublishedAnswer, Failure> {
  if (query.job === undefined) {
    const jobs = Object.keys(lookup.totals.jobs);
    return problem('total-needs-input', `job was not given. Send one of ${jobs.join(', ')}.`, { knownIds: jobs });
  }
  const job = findJob(query.job, lookup);
  if (!job.ok) return job;
  const { states, schedule } = lookup.totals;
  const when = query.when ?? 'weekday';
  const usual = own(states, when.toLowerCase());
  const moment =
    when.toLowerCase() === 'now' ? readClock(schedule.timeZone, instant) : parseLocalTime(when.toUpperCase());
  if (usual === undefined && moment === undefined) {
    return problem(
      'total-when-invalid',
      `when is now, ${Object.keys(states).join(', ')}, or a local time such as 2026-12-24T19:30.`,
    );
  }
  const state = usual ?? (moment !== undefined && isWithinHours(schedule, moment) ? 'day' : 'after-hours');
  const total: PublishedAnswer = {
    operation: 'getJobTotal',
    key: `${job.value}/${state}`,
    ...(usual === undefined && { isVolatile: true }),
  };
  return query.place === undefined ? ok(total) : findAt(query.place, total, lookup);
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
    const { covered, message } = answer.record;
    return ok({ ...total, members: { ...noSums, covered, note: message } });
  }
  if (answer.postalArea === undefined) return ok({ ...total, area: answer.key, members: { covered: true } });
  const preface = `Likely, by the ${lookup.terms.postalCode}: ${answer.postalArea} is served.`;
  return ok({ ...total, preface, members: { covered: true } });
}

/** A total for a page: the sum, or why there is none, and its conditions, a sentence or two each. */
export function formatTotal(
  { job, when, place, from, surcharge, tax, total, ifDeclined, note }: Total,
  { jobs, money, taxName, telephone }: CoverageIndex['totals'],
): { readonly message: string; readonly lines: readonly string[] } {
  if (total === null) return { message: note, lines: [] };
  const time = when === 'day' ? 'During opening hours' : 'Outside opening hours';
  const what = `${jobs[job] ?? job}. ${time}${place === null ? '' : `, in ${place.name}`}`;
  const withTax = taxName === undefined || tax === null ? '' : ` with ${taxName}`;
  const parts = [from, surcharge, tax].flatMap((part) => (part === null ? [] : [formatMoney(part.amount, money)]));
  const sum = parts.length < 2 ? '' : ` (${parts.join(' + ')})`;
  const lines = [note];
  if (ifDeclined !== null) {
    const due = `${formatMoney(ifDeclined.amount, money)} is due, all included`;
    lines.push(`If you say no after the estimate, ${ifDeclined.amount === 0 ? 'nothing is due' : due}.`);
  }
  if (place?.responseMinutes) {
    const others = when === 'day' ? '' : ' At other times, ask when you call.';
    lines.push(`During opening hours we usually get there in ${formatMinutes(place.responseMinutes)}.${others}`);
  }
  lines.push(`When you call ${telephone}, say what you chose here: the job, the place and the time.`);
  return {
    message: `${what}: from ${formatMoney(total.amount, money)}${withTax}${sum}.`,
    lines: lines.filter((line) => line !== ''),
  };
}

/** The number of the emergency line while that line alone is answered and has its own number; else undefined. */
export function lineAloneNumber(lookup: CoverageIndex, instant: Date): string | undefined {
  const { nextStep, totals } = lookup;
  const { emergencyTelephone: telephone } = nextStep;
  const { schedule } = totals;
  if (telephone === undefined) return undefined;
  return isLineAlone(schedule, readClock(schedule.timeZone, instant)) ? telephone : undefined;
}

/** The JSON of a record with another number in `nextStep.telephone` (contract B22), if there is one and it has that. */
export function updateNextStep(json: string, telephone: string | undefined): string {
  if (telephone === undefined) return json;
  const record = JSON.parse(json);
  if (record.nextStep === undefined) return json;
  return JSON.stringify({ ...record, nextStep: { ...record.nextStep, telephone } });
}
