import { getOwn } from '../escape/untrusted.ts';
import { MINUTE_MS, toLocalMinute } from '../hours/local-time.ts';
import { isWithinHours } from '../hours/open-now.ts';
import type { Coverage } from '../places/coverage-answers.ts';
import { findCoverage } from '../places/find-coverage.ts';
import type { AnswerSettings, PlaceAndPostalAreaTables } from '../places/place-tables.ts';
import { type PricePeriod, pricePeriods } from '../prices/period.ts';
import { fail, ok, type Query, type Result } from '../result.ts';
import { answerTextOf } from '../text/answers.ts';
import { findJob } from './find-service.ts';
import type { ServiceTables } from './lookup-tables.ts';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Maximum number of hours or pieces of a total. */
export const MAX_QUANTITY = 999;

/** A valid question for a total. */
export interface TotalRequest {
  /** Identifier of the job, for example `spring.pair`. */
  readonly job: string;
  readonly period: PricePeriod;
  /** Number of hours or pieces, if the question has one. */
  readonly quantity: number | undefined;
  /** Whether the period was computed from a time, so that the same question may have another answer later. */
  readonly isVolatile: boolean;
  /** Whether the place is served, if the question named one. */
  readonly coverage: Coverage | undefined;
}

/**
 * Finds the total of a job at a place, which may be sent as `place` or `city`, at a time (contract B25). `instant` is
 * the time that "now" means. Fails if the job is missing or unknown, or if the time or quantity is not valid.
 */
export function findTotal(
  query: Query,
  lookup: ServiceTables & PlaceAndPostalAreaTables,
  instant: Date,
): Result<TotalRequest> {
  const t = answerTextOf(lookup.locale).totals;
  const { jobs, periods, schedule, zone } = lookup.totals;
  if (query.job === undefined) {
    const knownIds = Object.keys(jobs);
    return fail('total-needs-input', t.missingJob(knownIds), { knownIds });
  }
  const job = findJob(query.job, lookup);
  if (!job.ok) return job;
  const quantity = findQuantity(query.quantity, job.value, lookup);
  if (!quantity.ok) return quantity;
  const when = normalizePeriod(query.when ?? 'weekday');
  const usual = getOwn(periods, when) ?? pricePeriods.find((period) => period === when);
  const localMinute = when === 'now' ? toLocalMinute(zone, instant) : parseLocalTime(when.toUpperCase());
  if (usual === undefined && localMinute === undefined) {
    return fail('total-when-invalid', t.notTime([...Object.keys(periods), ...pricePeriods]));
  }
  const period = usual ?? (localMinute !== undefined && isWithinHours(schedule, localMinute) ? 'day' : 'after-hours');
  const city = query.place ?? query.city;
  const place = city === undefined ? undefined : findCoverage({ city }, lookup);
  if (place?.ok === false) return place;
  return ok({
    job: job.value,
    period,
    quantity: quantity.value,
    isVolatile: usual === undefined,
    coverage: place?.value,
  });
}

/**
 * Returns the usual spelling of a time or a period, which may be written like the members of records.
 *
 * @example normalizePeriod('afterHours') // 'after-hours'
 */
export function normalizePeriod(text: string): string {
  return text.toLowerCase().replace(/^afterhours$/, 'after-hours');
}

/** Finds the number of units in a question; undefined if it has none, or asks for a single job or visit. */
function findQuantity(
  text: string | undefined,
  job: string,
  lookup: ServiceTables & AnswerSettings,
): Result<number | undefined> {
  if (text === undefined) return ok(undefined);
  const t = answerTextOf(lookup.locale).totals;
  const quantity = /^\d+$/.test(text) ? Number(text) : 0;
  if (quantity < 1 || quantity > MAX_QUANTITY) return fail('total-quantity-invalid', t.notQuantity(MAX_QUANTITY));
  const { units } = lookup.totals;
  if (getOwn(units, job) !== undefined) return ok(quantity);
  if (quantity === 1) return ok(undefined);
  return fail('total-quantity-invalid', t.notCounted(job, Object.keys(units)));
}

/** Parses a local time to a local minute; undefined if it is not valid. */
function parseLocalTime(text: string): number | undefined {
  const time = LOCAL_TIME.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 16) !== text ? undefined : time / MINUTE_MS;
}
