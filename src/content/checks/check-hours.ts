import { dateRangeOf, isInSeason, listDates, splitSeason } from '../../hours/dates.ts';
import { DAYS, formatSpan, hasHoursOn, parseTimeOfDay } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { SpecialOpeningHours, WeeklyHours } from '../../schemas/business/hours.ts';
import { type ContentProblem, type FieldPath, makeProblem, problemIf } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const FILE = 'business.yaml';
const MAX_OVERNIGHT_MINUTES = 16 * 60;
const MAX_DAYS_AHEAD = 366;

/** Start and end of a time of day or a range of days, as texts in sortable form. */
type Range = readonly [from: string, to: string];

/** A line of hours, by its name. */
interface HoursRow {
  readonly name: string;
  readonly spans: readonly Range[];
  /** Time of day on each day of the spans, unless the spans include it. */
  readonly time?: Range;
}

/**
 * Finds hours, seasons and special dates that overlap, likely typos in closing times, and an emergency line without
 * `onHolidays` where there are special dates.
 */
export function* checkHours({ business }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { emergencyHours, openingHours, seasons, specialOpeningHours: specials } = business;
  const weeks: readonly (readonly [FieldPath, readonly WeeklyHours[]])[] = [
    [['openingHours'], openingHours],
    [['emergencyHours', 'openingHours'], emergencyHours?.openingHours ?? []],
    ...seasons.map((season, index) => [['seasons', index, 'openingHours'], season.openingHours] as const),
  ];
  for (const [path, hours] of weeks) yield* findOverlaps(path, hours.map(toWeekRow));
  // A day sorts before the same day with a tilde, so a season includes its last day.
  const seasonRows = seasons.map((season): HoursRow => {
    return { name: season.name, spans: splitSeason(season).map(([from, to]) => [from, `${to}~`]) };
  });
  yield* findOverlaps(['seasons'], seasonRows);
  yield* findOverlaps(['specialOpeningHours'], specials.map(toSpecialRow));
  for (const [path, hours] of [...weeks, [['specialOpeningHours'], specials] as const]) {
    for (const [index, span] of hours.entries()) {
      const endOfDay = span.closes === '23:59' && 'is a minute before the end of the day. Write "24:00".';
      const startOfDay = span.opens === '00:01' && 'is a minute after the start of the day. Write "00:00".';
      yield* problemIf(FILE, [...path, index, 'opens'], startOfDay, 'warning');
      yield* problemIf(FILE, [...path, index, 'closes'], endOfDay || findLateClosing(span), 'warning');
    }
  }
  const holidaysMessage =
    'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
  yield* problemIf(
    FILE,
    ['emergencyHours'],
    specials.length > 0 && emergencyHours && emergencyHours.onHolidays === undefined && holidaysMessage,
  );
}

/** Finds lines of a list that overlap with a line above them. */
function* findOverlaps(path: FieldPath, rows: readonly HoursRow[]): Iterable<ContentProblem> {
  for (const [index, { spans, time }] of rows.entries()) {
    const overlapped = rows.slice(0, index).find((above) => {
      if (time && above.time && !overlaps(time, above.time)) return false;
      return above.spans.some((span) => spans.some((other) => overlaps(span, other)));
    });
    const message = overlapped && `overlaps with "${overlapped.name}". End one before the other begins.`;
    yield* problemIf(FILE, [...path, index], message);
  }
}

function overlaps([from, to]: Range, [start, end]: Range): boolean {
  return from < end && start < to;
}

/**
 * Converts hours into spans in two consecutive weeks, because the night after Sunday precedes Monday. Days are numbered
 * from 10, so that all numbers have two digits and sort as text.
 */
function toWeekRow(hours: WeeklyHours): HoursRow {
  const { dayOfWeek, opens = '00:00', closes = '24:00' } = hours;
  const days = dayOfWeek.flatMap((day) => [DAYS.indexOf(day) + 10, DAYS.indexOf(day) + 10 + DAYS.length]);
  const spans = days.map((day) => [`${day} ${opens}`, `${closes > opens ? day : day + 1} ${closes}`] as const);
  return { name: formatSpan(hours, 'en'), spans };
}

function toSpecialRow({ name, opens = '00:00', closes = '24:00', ...dates }: SpecialOpeningHours): HoursRow {
  const [first, last] = dateRangeOf(dates);
  return { name, spans: [[first, `${last}~`]], time: [opens, closes > opens ? closes : '24:00'] };
}

/** Finds a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function findLateClosing({ opens = '00:00', closes = '24:00' }: Partial<WeeklyHours>): string | undefined {
  if (opens === '00:00' || closes > opens) return undefined;
  const minutes = parseTimeOfDay(closes) + 24 * 60 - parseTimeOfDay(opens);
  if (minutes <= MAX_OVERNIGHT_MINUTES) return undefined;
  return `is ${closes} of the next day, ${Math.round(minutes / 60)} hours after opening. If that is right, leave it; to be open all day, write "00:00" to "24:00".`;
}

/** Finds a notice on days with ordinary hours, unless it has `keepsHours: true`. */
export function* checkNotice({ business }: ValidContent, { today }: CheckContext): Iterable<ContentProblem> {
  if (business?.notice === undefined || business.notice.keepsHours === true) return;
  const ranges = listOrdinaryDays(business, business.notice, today);
  if (ranges.length === 0) return;
  const entries = ranges.map(([from, to]) => {
    return `- { ${from === to ? `date: ${from}` : `from: ${from}, to: ${to}`}, name: Closed }`;
  });
  const add = `to specialOpeningHours: ${entries.join(', ')}; with opens and closes if only part of the day is closed.`;
  const message =
    business.notice.keepsHours === false
      ? `has keepsHours: false, but covers days with ordinary hours. Add ${add}`
      : `covers days with ordinary hours, which every page shows. If the hours do not change, add keepsHours: true to the notice. If they do, add ${add}`;
  yield makeProblem(FILE, ['notice'], message, 'warning');
}

/** Lists the ranges of days from today on, up to a year ahead, that have weekly hours and no special ones. */
function listOrdinaryDays(
  business: BusinessFile,
  { startDate, endDate }: NonNullable<BusinessFile['notice']>,
  today: string,
): Range[] {
  const specials = new Set(business.specialOpeningHours.flatMap(listDates));
  const ranges: string[][] = [[]];
  const dates = listDates({ from: startDate < today ? today : startDate, to: endDate });
  for (const date of dates.slice(0, MAX_DAYS_AHEAD)) {
    if (specials.has(date)) ranges.push([]);
    else if (hasWeeklyHours(business, date)) ranges.at(-1)?.push(date);
  }
  return ranges.flatMap((days): Range[] => {
    const [first, last] = [days[0], days.at(-1)];
    return first === undefined || last === undefined ? [] : [[first, last]];
  });
}

/** Whether the weekly hours are open on a date. */
function hasWeeklyHours(business: BusinessFile, date: string): boolean {
  const { openingHours } = business.seasons.find((season) => isInSeason(season, date.slice(5))) ?? business;
  return hasHoursOn(openingHours, date);
}
