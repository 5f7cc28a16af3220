import { datesOf, isInSeason, listDates, splitSeason } from '../../hours/dates.ts';
import { DAYS, formatSpan, minutesOf } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { SpecialOpeningHours, VisitingHours } from '../../schemas/business/hours.ts';
import { type ContentProblem, type FieldPath, fieldProblem, problemIf } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const FILE = 'business.yaml';
const LONGEST_NIGHT = 16 * 60;
/** A sentence that says the business is closed, rather than, say, the bridge to it. */
const SAYS_CLOSED =
  /(?:^|[.!?:]\s+)(?:(?:we|(?:our|the) (?:business|office|shop|store|workshop))\b\S*\s+)?(?:(?:are|is|will(?: be)?|stays?|\w+ly)\s+)*clos(?:ed|es?|ing)\b/i;

/** Beginning and end of a time, as texts that compare like it. */
type Span = readonly [from: string, to: string];

/**
 * Finds hours, parts of the year and special dates that have time in common, likely typos in closing times, and an
 * emergency line that says nothing of special dates.
 */
export function* checkHours({ business }: Content): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { emergencyHours, openingHours, seasons, specialOpeningHours: specials } = business;
  const weeks: readonly (readonly [FieldPath, readonly VisitingHours[]])[] = [
    [['openingHours'], openingHours],
    [['emergencyHours', 'openingHours'], emergencyHours?.openingHours ?? []],
    ...seasons.map((season, at) => [['seasons', at, 'openingHours'], season.openingHours] as const),
  ];
  for (const [path, hours] of weeks) yield* findShared(path, hours, listWeekSpans, (line) => formatSpan(line, 'en'));
  const listDays = (season: (typeof seasons)[number]) =>
    splitSeason(season).map(([from, to]): Span => [from, `${to}~`]);
  yield* findShared(['seasons'], seasons, listDays, ({ name }) => name);
  yield* findShared(['specialOpeningHours'], specials, listSpecialSpans, ({ name }) => name);
  for (const [path, hours] of [...weeks, [['specialOpeningHours'], specials] as const]) {
    for (const [index, span] of hours.entries())
      yield* problemIf(FILE, [...path, index, 'closes'], describeNight(span), 'warning');
  }
  const isUnsaid = specials.length > 0 && emergencyHours && emergencyHours.onHolidays === undefined;
  const unsaid =
    'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
  yield* problemIf(FILE, ['emergencyHours'], isUnsaid && unsaid);
}

/** Finds lines of a list that share time with one above them. */
function* findShared<Line>(
  path: FieldPath,
  lines: readonly Line[],
  spansOf: (line: Line) => readonly Span[],
  nameOf: (line: Line) => string,
): Iterable<ContentProblem> {
  const isShared =
    ([from, to]: Span) =>
    (other: Span) =>
      other[0] < to && from < other[1];
  for (const [index, line] of lines.entries()) {
    const spans = spansOf(line);
    const other = lines.slice(0, index).find((it) => spansOf(it).some((span) => spans.some(isShared(span))));
    const message = other && `has time in common with "${nameOf(other)}". Let one end before the other begins.`;
    yield* problemIf(FILE, [...path, index], message);
  }
}

/** The times of a week and the next one: the night after Sunday precedes Monday. */
function listWeekSpans({ dayOfWeek, opens = '00:00', closes = '24:00' }: VisitingHours): Span[] {
  const days = dayOfWeek.flatMap((day) => [DAYS.indexOf(day) + 10, DAYS.indexOf(day) + 10 + DAYS.length]);
  return days.map((day) => [`${day} ${opens}`, `${closes > opens ? day : day + 1} ${closes}`]);
}

function listSpecialSpans({ opens = '00:00', closes = '24:00', ...dates }: SpecialOpeningHours): Span[] {
  const [first, last] = datesOf(dates);
  return [[`${first} ${opens}`, `${last} ${closes > opens ? closes : '24:00'}`]];
}

/** Describes a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function describeNight({ opens, closes }: Partial<VisitingHours>): string | undefined {
  if (opens === undefined || closes === undefined || closes >= opens) return undefined;
  const minutes = minutesOf(closes) + 24 * 60 - minutesOf(opens);
  return minutes > LONGEST_NIGHT
    ? `is ${closes} of the next day, ${Math.round(minutes / 60)} hours after opening. If you do stay open that long, all is well.`
    : undefined;
}

/** Finds a notice that says closed on days when the hours say open. */
export function* checkNotice({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  if (business?.notice === undefined || !SAYS_CLOSED.test(business.notice.text)) return;
  const { startDate, endDate } = business.notice;
  const dates = listDates({ from: startDate < today ? today : startDate, to: endDate });
  const open = dates.filter((date) => followsWeek(business, date));
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined) return;
  const message = `says closed, but the hours say open from ${first} to ${last}. Add to specialOpeningHours: - { from: ${first}, to: ${last}, name: Closed }; with opens and closes if only part of the day is closed.`;
  yield fieldProblem(FILE, ['notice', 'text'], message, 'warning');
}

/** Whether only the weekly hours apply on a date, and they are open. */
function followsWeek(business: BusinessFile, date: string): boolean {
  const { openingHours } = business.seasons.find((season) => isInSeason(season, date.slice(5))) ?? business;
  const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length];
  const isOpen = openingHours.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === day));
  return isOpen && business.specialOpeningHours.every((one) => date < datesOf(one)[0] || datesOf(one)[1] < date);
}
