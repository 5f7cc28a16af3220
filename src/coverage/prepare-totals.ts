import type { Site } from '../business/site.ts';
import { readTax } from '../business/tax.ts';
import { listJobs, nameJob, type PriceState } from '../business/totals.ts';
import { formatTelephone } from '../countries/telephone.ts';
import { prepareSchedule, type Schedule } from '../hours/open-now.ts';
import { isWithinHours } from '../hours/whole-year.ts';
import type { MoneyFormat } from '../words/wording.ts';

/** What questions about totals are answered from: plain JSON. */
export interface TotalLookup {
  /** Names of the jobs by their identifiers, for example `spring.pair`. */
  readonly jobs: Readonly<Record<string, string>>;
  readonly money: MoneyFormat;
  /** Name of the tax on top of prices; undefined where they include it, or no rate is published. */
  readonly taxName?: string;
  /** The number to call, as people write it. */
  readonly telephone: string;
  /** What the words for a time mean. */
  readonly states: Readonly<Record<string, PriceState>>;
  /** By which a moment is within opening hours or not. */
  readonly schedule: Schedule;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Mondays of a year far from every holiday, four weeks apart so that each season has some, as moments of `readClock`. */
const mondays = Array.from({ length: 13 }, (_, count) => (4 + 28 * count) * DAY);
/** Late in the evening. */
const TONIGHT = 23 * HOUR + 30;

/** Prepares what a request for a total looks up. */
export function prepareTotals(site: Site): TotalLookup {
  const { business, country, money } = site;
  const tax = readTax(business.pricing);
  const schedule = prepareSchedule(business);
  const isOpen = (moment: number) => isWithinHours(schedule, moment);
  const opensOn = (day: number) => Array.from({ length: 48 }, (_, half) => day + half * 30).some(isOpen);
  // From Monday on.
  const days = (...ofWeek: readonly number[]) => mondays.flatMap((monday) => ofWeek.map((day) => monday + day * DAY));
  const stateIf = (open: boolean): PriceState => (open ? 'day' : 'after-hours');
  return {
    jobs: Object.fromEntries(listJobs(site).map((job) => [job.id, nameJob(job)])),
    money,
    ...(tax !== undefined && !tax.isIncluded && { taxName: tax.name }),
    telephone: formatTelephone(business.contact.telephone, country),
    states: {
      tonight: stateIf(days(0, 1, 2, 3, 4, 5, 6).every((day) => isOpen(day + TONIGHT))),
      weekday: stateIf(days(0, 1, 2, 3, 4).some(opensOn)),
      saturday: stateIf(days(5).some(opensOn)),
      sunday: stateIf(days(6).some(opensOn)),
    },
    schedule,
  };
}
