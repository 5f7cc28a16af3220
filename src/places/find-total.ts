import { fail, ok, type Query, type Result } from '../business/result.ts';
import { MINUTE_MS, readClock } from '../hours/clock.ts';
import { isOnlyEmergencyLineOpen, isWithinHours } from '../hours/open-now.ts';
import { addAmounts, addTaxes, multiplyAmount, toMoney } from '../prices/money.ts';
import type { PricePeriod } from '../prices/totals.ts';
import { type Coverage, coverageWords, truncateText } from './coverage-answers.ts';
import { findCoverage } from './find-coverage.ts';
import { getOwn } from './find-place.ts';
import type { AnswerSettings, PlaceAndPostalAreaTables, ServiceTables } from './lookup-tables.ts';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Periods that a question may name as its time. */
const periodNames: readonly PricePeriod[] = ['day', 'after-hours'];

/** Maximum number of hours or pieces of a total. */
export const MAX_QUANTITY = 999;

/** The total that a question asks for. */
export interface JobTotal {
  /** Identifier of the job, for example `spring.pair`. */
  readonly job: string;
  readonly period: PricePeriod;
  /** Number of hours or pieces, if the question has one. */
  readonly quantity: number | undefined;
  /** Whether the period depends on the moment of the question. */
  readonly isVolatile: boolean;
  /** Whether the place is served, if the question named one. */
  readonly coverage: Coverage | undefined;
}

/** Finds the service id for an id, slug or former slug, ignoring case (contract B3, B4). */
export function findService(text: string, lookup: Omit<ServiceTables, 'totals'> & AnswerSettings): Result<string> {
  const id = getOwn(lookup.services, text.trim().toLowerCase());
  if (id !== undefined) return ok(id);
  const { serviceIds: knownIds } = lookup;
  const detail = coverageWords(lookup).notService(truncateText(text, lookup), knownIds);
  return fail('service-not-found', detail, { knownIds });
}

/** Finds a job by identifier; a variant follows its service after a dot. */
export function findJob(text: string, lookup: ServiceTables & AnswerSettings): Result<string> {
  const [service = '', ...variant] = text.trim().toLowerCase().split('.');
  const job = [getOwn(lookup.services, service), ...variant].join('.');
  const knownIds = Object.keys(lookup.totals.jobs);
  if (knownIds.includes(job)) return ok(job);
  const detail = coverageWords(lookup).notJob(truncateText(text, lookup), knownIds);
  return fail('service-not-found', detail, { knownIds });
}

/**
 * Finds the total of a job at a place, which may be sent as `place` or `city`, at a time (contract B25). `instant` is
 * the time that "now" means. Fails if the job is missing or unknown, or if the time or quantity is not valid.
 */
export function findTotal(
  query: Query,
  lookup: ServiceTables & PlaceAndPostalAreaTables,
  instant: Date,
): Result<JobTotal> {
  const words = coverageWords(lookup);
  const { jobs, periods, schedule, clock } = lookup.totals;
  if (query.job === undefined) {
    const knownIds = Object.keys(jobs);
    return fail('total-needs-input', words.noJob(knownIds), { knownIds });
  }
  const job = findJob(query.job, lookup);
  if (!job.ok) return job;
  const quantity = findQuantity(query.quantity, job.value, lookup);
  if (!quantity.ok) return quantity;
  const when = normalizePeriod(query.when ?? 'weekday');
  const usual = getOwn(periods, when) ?? periodNames.find((period) => period === when);
  const moment = when === 'now' ? readClock(clock, instant) : parseLocalTime(when.toUpperCase());
  if (usual === undefined && moment === undefined) {
    return fail('total-when-invalid', words.notTime([...Object.keys(periods), ...periodNames]));
  }
  const period = usual ?? (moment !== undefined && isWithinHours(schedule, moment) ? 'day' : 'after-hours');
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
  const words = coverageWords(lookup);
  const quantity = /^\d+$/.test(text) ? Number(text) : 0;
  if (quantity < 1 || quantity > MAX_QUANTITY) return fail('total-quantity-invalid', words.notQuantity(MAX_QUANTITY));
  const { units } = lookup.totals;
  if (getOwn(units, job) !== undefined) return ok(quantity);
  if (quantity === 1) return ok(undefined);
  return fail('total-quantity-invalid', words.notCounted(job, Object.keys(units)));
}

/** Computes the members of a total that depend on the number of hours or pieces. */
export function computeUnitTotal(
  { job, period, quantity }: JobTotal,
  { units, taxes, money }: ServiceTables['totals'],
) {
  const counted = quantity === undefined ? undefined : getOwn(units, job);
  if (quantity === undefined || counted === undefined) return {};
  const unit = counted.periods[period];
  if (unit === null) return { quantity };
  const amount = multiplyAmount(unit.amount, quantity);
  const from = Math.max(amount, unit.leastDue);
  const surcharge = addAmounts(unit.surcharge.once, multiplyAmount(unit.surcharge.each, quantity));
  const subtotal = addAmounts(from, surcharge);
  const total = addTaxes(subtotal, taxes);
  const [one, many] = counted.counts;
  const count = `${quantity === 1 ? one : many.replace('{quantity}', String(quantity))} `;
  return {
    quantity,
    from: toMoney(from, money.currency),
    surcharge: toMoney(surcharge || null, money.currency),
    tax: toMoney(addAmounts(total, -subtotal) || null, money.currency),
    total: toMoney(total, money.currency),
    note: unit.note.replace('{count}. ', amount < unit.leastDue ? '' : count),
  };
}

/** Parses a local time to a `readClock` value; undefined if it is not valid. */
function parseLocalTime(text: string): number | undefined {
  const time = LOCAL_TIME.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 16) !== text ? undefined : time / MINUTE_MS;
}

/**
 * Returns the number of the emergency line while that line alone is answered and has its own number; else undefined.
 */
export function findEmergencyOnlyNumber(
  { nextStep, totals }: Pick<PlaceAndPostalAreaTables, 'nextStep'> & Pick<ServiceTables, 'totals'>,
  instant: Date,
): string | undefined {
  const { emergencyTelephone } = nextStep;
  if (emergencyTelephone === undefined) return undefined;
  return isOnlyEmergencyLineOpen(totals.schedule, readClock(totals.clock, instant)) ? emergencyTelephone : undefined;
}

/**
 * Replaces the number in `nextStep.telephone` of a record in JSON (contract B22). Without a number, or without that
 * member, the record is unchanged.
 */
export function updateNextStep(json: string, telephone: string | undefined): string {
  if (telephone === undefined) return json;
  const record = JSON.parse(json);
  if (record.nextStep === undefined) return json;
  return JSON.stringify({ ...record, nextStep: { ...record.nextStep, telephone } });
}
