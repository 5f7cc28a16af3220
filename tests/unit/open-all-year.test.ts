import { describe, expect, test } from 'vitest';
import { isInSeason, listDates } from '../../src/hours/dates.ts';
import { DAY_MINUTES, toLocalDate } from '../../src/hours/local-time.ts';
import { stateAt } from '../../src/hours/open-now.ts';
import { DAYS, type HoursFile, parseTimeOfDay } from '../../src/hours/opening-hours.ts';
import { longestStateText, prepareSchedule } from '../../src/hours/schedule.ts';
import { openingState } from '../../src/text/en/opening-state.ts';
import { splitSlots } from '../../src/text/split-slots.ts';
import { allBusinesses } from '../support/businesses.ts';
import { generatedBusinesses } from '../support/generated-businesses.ts';
import { runsAll } from '../support/sample-of.ts';

/** Long enough for every holiday of the businesses and for three changes of the clocks, in minutes. */
const YEAR = 366 * DAY_MINUTES;
/** When the year begins, in minutes since 1970 by the business's clocks. */
const START = Date.parse('2026-10-30') / 6e4;
/** Further than any closure of a business in the tests, in minutes. */
const MARGIN = 30 * DAY_MINUTES;

/** Marks every minute of the year at which the business is open, and every one at which its emergency line answers. */
function markYear({ openingHours, seasons = [], specialOpeningHours, emergencyHours }: HoursFile) {
  const isByAppointment = [openingHours, ...seasons.map((season) => season.openingHours)]
    .flat()
    .every((hours) => hours.byAppointment);
  const [shop, line] = [new Uint8Array(YEAR + MARGIN), new Uint8Array(YEAR + MARGIN)];
  const mark = (ruler: Uint8Array, day: number, { opens = '00:00', closes = '24:00' }) => {
    const length = parseTimeOfDay(closes) - parseTimeOfDay(opens);
    const from = day + parseTimeOfDay(opens);
    ruler.fill(1, Math.max(from, 0), Math.max(from + (length > 0 ? length : length + DAY_MINUTES), 0));
  };
  for (let day = -DAY_MINUTES; day < YEAR + MARGIN; day += DAY_MINUTES) {
    const date = toLocalDate(START + day);
    const iso = date.toISOString().slice(0, 10);
    const weekday = [...DAYS.slice(6), ...DAYS.slice(0, 6)][date.getUTCDay()];
    const isToday = ({ dayOfWeek }: { readonly dayOfWeek: readonly string[] }) => dayOfWeek.includes(`${weekday}`);
    const special = specialOpeningHours.filter((dates) => listDates(dates).includes(iso));
    const season = seasons.find((candidate) => isInSeason(candidate, iso.slice(5)));
    const usual = (season?.openingHours ?? openingHours).filter(
      (hours) => isToday(hours) && (!hours.byAppointment || isByAppointment),
    );
    for (const span of special.length > 0 ? special.filter(({ opens }) => opens) : usual) mark(shop, day, span);
    if (special.length === 0 || emergencyHours?.onHolidays)
      for (const span of emergencyHours?.openingHours.filter(isToday) ?? []) mark(line, day, span);
  }
  return { shop, line };
}

/** The minute of the day that a sentence names last. */
function readTime(sentence: string): number | undefined {
  const [, time, hour = '', minute = '0', half] =
    /(noon|midnight|(\d+)(?::(\d+))? ([ap])m)(?!.*(?:noon|midnight|[ap]m))/.exec(sentence) ?? [];
  if (time === undefined) return undefined;
  if (half === undefined) return time === 'noon' ? 720 : 0;
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);
}

/** Lists wrong minutes: around each change, and one of every five hours; all minutes of the year if TEST_ALL is set. */
function findWrong(hours: HoursFile): string[] {
  const schedule = prepareSchedule(hours);
  const { shop, line } = markYear(hours);
  const wrong: string[] = [];
  for (let minute = 1; minute < YEAR; minute++) {
    const isChange = [shop, line].some(
      (ruler) => ruler[minute - 1] !== ruler[minute] || ruler[minute + 1] !== ruler[minute],
    );
    if (!isChange && minute % 1500 !== 0 && !runsAll) continue;
    const expected = shop[minute] === 1 ? 'open' : line[minute] === 1 ? 'emergency' : 'closed';
    const { state, text } = stateAt(schedule, START + minute, 'en-CA', openingState);
    const changes = {
      open: [shop.indexOf(0, minute)],
      emergency: [line.indexOf(0, minute)],
      closed: [shop, line].map((ruler) => ruler.indexOf(1, minute)),
    };
    const next = Math.min(...changes[expected].filter((at) => at >= 0));
    const time = text.startsWith('By appointment') ? undefined : readTime(text);
    if (state !== expected || (time !== undefined && time !== next % DAY_MINUTES))
      wrong.push(`${toLocalDate(START + minute).toISOString()} ${state}: ${text}, not ${expected}`);
  }
  return wrong;
}

const everyone = [...allBusinesses, ...Object.entries(generatedBusinesses).map(([name, site]) => ({ name, site }))];
describe.each(everyone)('the $name', ({ site: { business, country, today } }) => {
  test('B22 F7 the opening state is correct at and just before each change in a year', () => {
    expect(findWrong(business).slice(0, 5)).toEqual([]);
  });

  test('F7 pages reserve space for the longest text of the opening state', () => {
    const { length } = longestStateText(business, today, country.locale);
    const schedule = prepareSchedule(business);
    for (let hour = 0; hour < 24 * 45; hour += 7) {
      const { text } = stateAt(schedule, Date.parse(today) / 6e4 + hour * 60, country.locale, openingState);
      expect(splitSlots(text).join('').length).toBeLessThanOrEqual(length);
    }
  });
});
