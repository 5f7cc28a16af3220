import { datesOf, isInSeason, listDates } from '../../hours/dates.ts';
import { DAYS, formatSpan, minutesOf } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { Season, SpecialOpeningHours, VisitingHours } from '../../schemas/business/hours.ts';
import { type ContentProblem, type FieldPath, fieldProblem, problemIf } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const LONGEST_NIGHT = 16 * 60;
const FILE = 'business.yaml';
/** A sentence that says the business is closed, rather than, say, the bridge to it. */
const SAYS_CLOSED =
  /(?:^|[.!?:]\s+)(?:(?:we|(?:our|the) (?:business|office|shop|store|workshop))\b\S*\s+)?(?:(?:are|is|will(?: be)?|stays?|\w+ly)\s+)*clos(?:ed|es?|ing)\b/i;

/** Finds hours that overlap, and likely typos in closing times. */
export function* checkHours({ business }: Content): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { emergencyHours, openingHours, seasons, specialOpeningHours } = business;
  const weeks: readonly (readonly [FieldPath, readonly VisitingHours[]])[] = [
    [['openingHours'], openingHours],
    [['emergencyHours', 'openingHours'], emergencyHours?.openingHours ?? []],
    ...seasons.map((season, at) => [['seasons', at, 'openingHours'], season.openingHours] as const),
  ];
  for (const [path, hours] of weeks) yield* checkOverlap(hours, path);
  for (const [path, hours] of [...weeks, [['specialOpeningHours'], specialOpeningHours] as const])
    for (const [index, span] of hours.entries())
      yield* problemIf(FILE, [...path, index, 'closes'], describeNight(span), 'warning');
}

/** Finds seasons and special dates that overlap, and an emergency line that says nothing of such dates. */
export function* checkDates({ business }: Content): Iterable<ContentProblem> {
  const { emergencyHours, seasons = [], specialOpeningHours = [] } = business ?? {};
  const isUnsaid = specialOpeningHours.length > 0 && emergencyHours && emergencyHours.onHolidays === undefined;
  const unsaid =
    'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
  yield* problemIf(FILE, ['emergencyHours'], isUnsaid && unsaid);
  for (const [index, season] of seasons.entries()) {
    const isShared = (one: Season) => isInSeason(one, season.from) || isInSeason(season, one.from);
    const other = seasons.slice(0, index).find(isShared);
    const message = `has a day in common with ${other?.name}. Let one end before the other begins.`;
    yield* problemIf(FILE, ['seasons', index, 'from'], other && message);
  }
  for (const [index, special] of specialOpeningHours.entries()) {
    const [from, to] = momentsOf(special);
    const isShared = (one: SpecialOpeningHours) => momentsOf(one)[0] < to && from < momentsOf(one)[1];
    const other = specialOpeningHours.slice(0, index).find(isShared);
    const path = ['specialOpeningHours', index, special.date === undefined ? 'from' : 'date'];
    const message = `has hours in common with ${other?.name}. A date stands in one line, or its parts in lines of their own.`;
    yield* problemIf(FILE, path, other && message);
  }
}

/** Beginning and end of special hours, to compare. */
function momentsOf(special: SpecialOpeningHours): readonly [from: string, to: string] {
  const { opens = '00:00', closes = '24:00' } = special;
  const [first, last] = datesOf(special);
  return [`${first} ${opens}`, `${last} ${closes > opens ? closes : '24:00'}`];
}

/** Describes a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function describeNight({ opens, closes }: Partial<VisitingHours>): string | undefined {
  if (opens === undefined || closes === undefined || closes >= opens) return undefined;
  const minutes = minutesOf(closes) + DAY - minutesOf(opens);
  return minutes > LONGEST_NIGHT
    ? `is ${closes} of the next day, ${Math.round(minutes / 60)} hours after opening. If you do stay open that long, all is well.`
    : undefined;
}

function* checkOverlap(openingHours: readonly VisitingHours[], path: FieldPath): Iterable<ContentProblem> {
  const spans = openingHours.flatMap((hours, index) =>
    hours.dayOfWeek.map((day) => {
      const start = DAYS.indexOf(day) * DAY;
      const from = start + minutesOf(hours.opens ?? '00:00');
      const to = start + minutesOf(hours.closes ?? '24:00');
      return { hours, index, day, from, to: to > from ? to : to + DAY };
    }),
  );
  const reported = new Set<number>();
  for (const [at, { index, day, from, to }] of spans.entries()) {
    // The night after Sunday precedes Monday.
    const other = spans
      .slice(0, at)
      .find((one) => [-WEEK, 0, WEEK].some((shift) => one.from + shift < to && from < one.to + shift));
    if (other === undefined || reported.has(index)) continue;
    reported.add(index);
    const message = `overlaps on ${day} with ${formatSpan(other.hours, 'en')}. Write one line, or hours that follow each other.`;
    yield fieldProblem(FILE, [...path, index], message);
  }
}

/** Finds a notice that says closed on days when the hours say open. */
export function* checkNotice({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  const { notice } = business ?? {};
  if (business === undefined || notice === undefined || notice.endDate < today || !SAYS_CLOSED.test(notice.text))
    return;
  const from = notice.startDate < today ? today : notice.startDate;
  const open = listDates({ from, to: notice.endDate }).filter((date) => followsWeek(business, date));
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined) return;
  const message = `says closed, but the hours say open from ${first} to ${last}. Add to specialOpeningHours: - { from: ${first}, to: ${last}, name: Closed }; with opens and closes if only part of the day is closed.`;
  yield fieldProblem(FILE, ['notice', 'text'], message, 'warning');
}

/** Whether only the weekly hours apply on a date, and they are open. */
export function followsWeek(business: BusinessFile, date: string): boolean {
  const { openingHours } = business.seasons.find((season) => isInSeason(season, date.slice(5))) ?? business;
  const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length];
  const isOpen = openingHours.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === day));
  return isOpen && business.specialOpeningHours.every((one) => date < datesOf(one)[0] || datesOf(one)[1] < date);
}
