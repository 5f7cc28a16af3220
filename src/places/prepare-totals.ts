import type { Site } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { isWithinHours } from '../hours/open-now.ts';
import { prepareSchedule } from '../hours/schedule.ts';
import { addedTax, nameTax } from '../prices/money.ts';
import { listJobs, nameJob, type PriceState } from '../prices/totals.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Mondays of a year without holidays, four weeks apart to cover every season, as `readClock` values. */
const mondays = Array.from({ length: 13 }, (_, count) => (4 + 28 * count) * DAY);
/** Late in the evening. */
const TONIGHT = 23 * HOUR + 30;

/** Prepares the lookup tables for totals: plain JSON. */
export function prepareTotals(site: Site) {
  const { business, country, money } = site;
  const tax = addedTax(business.pricing);
  const schedule = prepareSchedule(business);
  const isOpen = (moment: number) => isWithinHours(schedule, moment);
  const opensOn = (day: number) => Array.from({ length: 48 }, (_, half) => day + half * 30).some(isOpen);
  // Day offsets from Monday.
  const days = (...ofWeek: readonly number[]) => mondays.flatMap((monday) => ofWeek.map((day) => monday + day * DAY));
  const stateIf = (open: boolean): PriceState => (open ? 'day' : 'after-hours');
  return {
    /** Job names by identifier, for example `spring.pair`. */
    jobs: Object.fromEntries(listJobs(site).map((job) => [job.id, nameJob(job, money.locale)])),
    money,
    /** Name of the added tax; none if prices include it or the rate is unknown. */
    ...(tax !== undefined && { taxName: nameTax(tax, money.locale) }),
    /** Telephone number in national format. */
    telephone: formatTelephone(business.contact.telephone, country),
    /** Meaning of each time parameter. */
    states: {
      tonight: stateIf(days(0, 1, 2, 3, 4, 5, 6).every((day) => isOpen(day + TONIGHT))),
      weekday: stateIf(days(0, 1, 2, 3, 4).some(opensOn)),
      saturday: stateIf(days(5).some(opensOn)),
      sunday: stateIf(days(6).some(opensOn)),
    },
    /** Schedule that decides whether a time is within opening hours. */
    schedule,
  };
}
