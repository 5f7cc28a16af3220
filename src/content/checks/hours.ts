import { datesOf, findSpecial, isInSeason, listDates } from '../../hours/dates.ts';
import { DAYS, formatSpan, isRoundTheClock, minutesOf } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { SpecialOpeningHours, VisitingHours } from '../../schemas/business/hours.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, type FieldPath, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const LONGEST_NIGHT = 16 * 60;
const FILE = 'business.yaml';
/** A sentence that says the business is closed, rather than, say, the bridge to it. */
const SAYS_CLOSED =
  /(?:^|[.!?:]\s+)(?:(?:we|(?:our|the) (?:business|office|shop|store|workshop))\b\S*\s+)?(?:(?:are|is|will(?: be)?|stays?|\w+ly)\s+)*clos(?:ed|es?|ing)\b/i;
/** Number of dates that are named one by one. */
const NAMED = 3;

/** Finds overlapping hours and seasons, likely typos in closing times, duplicate dates, and dates in the past. */
export function* checkHours({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { emergencyHours, openingHours, seasons, specialOpeningHours } = business;
  const weeks: readonly (readonly [FieldPath, readonly VisitingHours[]])[] = [
    [['openingHours'], openingHours],
    [['emergencyHours', 'openingHours'], emergencyHours?.openingHours ?? []],
    ...seasons.map((season, at) => [['seasons', at, 'openingHours'], season.openingHours] as const),
  ];
  for (const [path, hours] of weeks) yield* checkOverlap(hours, path);
  for (const [path, hours] of [...weeks, [['specialOpeningHours'], specialOpeningHours] as const])
    yield* checkNights(hours, path);
  if (specialOpeningHours.length > 0 && emergencyHours && emergencyHours.onHolidays === undefined) {
    const message =
      'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
    yield fieldProblem(FILE, ['emergencyHours'], message);
  }
  yield* checkSeasons(seasons);
  for (const [index, special] of specialOpeningHours.entries()) {
    const path = ['specialOpeningHours', index, special.date === undefined ? 'from' : 'date'];
    const repeated = describeRepeated(special, specialOpeningHours.slice(0, index));
    if (repeated !== undefined) yield fieldProblem(FILE, path, repeated);
    else if (datesOf(special)[1] < today) {
      const message = `${special.name} is over. Take the line out, or write the date of the next one.`;
      yield fieldWarning(FILE, path, message);
    }
  }
}

function* checkSeasons(seasons: BusinessFile['seasons']): Iterable<ContentProblem> {
  for (const [index, season] of seasons.entries()) {
    const other = seasons
      .slice(0, index)
      .find((earlier) => isInSeason(earlier, season.from) || isInSeason(season, earlier.from));
    if (other === undefined) continue;
    const message = `has a day in common with ${other.name}, ${other.from} to ${other.to}. Let one end before the other begins.`;
    yield fieldProblem(FILE, ['seasons', index, 'from'], message);
  }
}

/** Says that special hours have a date of earlier ones, unless they are morning and afternoon of it. */
function describeRepeated(special: SpecialOpeningHours, earlier: readonly SpecialOpeningHours[]): string | undefined {
  const { date } = special;
  const [from, to] = datesOf(special);
  const isBefore = ({ opens = '', closes = '' }: SpecialOpeningHours, next: SpecialOpeningHours) =>
    opens < closes && closes <= (next.opens ?? '') && (next.opens ?? '') < (next.closes ?? '');
  const isOtherSpan = (one: SpecialOpeningHours) =>
    date !== undefined && date === one.date && (isBefore(one, special) || isBefore(special, one));
  const other = earlier.find((one) => datesOf(one)[0] <= to && from <= datesOf(one)[1] && !isOtherSpan(one));
  if (other === undefined) return undefined;
  if (date !== undefined && date === other.date) return `${date} stands here twice. Leave one of the two.`;
  const [first, last] = datesOf(other);
  return `has a date in common with ${other.name}, ${first === last ? first : `${first} to ${last}`}. Each date stands in one line.`;
}

/** Finds a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function* checkNights(hours: readonly Partial<VisitingHours>[], path: FieldPath): Iterable<ContentProblem> {
  for (const [index, { opens, closes }] of hours.entries()) {
    if (opens === undefined || closes === undefined || closes >= opens) continue;
    const minutes = minutesOf(closes) + DAY - minutesOf(opens);
    if (minutes <= LONGEST_NIGHT) continue;
    const meant = `${String(Number(closes.slice(0, 2)) + 12).padStart(2, '0')}${closes.slice(2)}`;
    const advice = meant > opens && meant < '24' ? `Did you mean "${meant}"? ` : '';
    const message = `is ${closes} of the next day, ${Math.round(minutes / 60)} hours after opening. ${advice}If you do stay open that long, all is well.`;
    yield fieldWarning(FILE, [...path, index, 'closes'], message);
  }
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
    const message =
      other.index === index
        ? `names ${day} twice, or runs into its own next day. Name each day once.`
        : `overlaps on ${day} with ${formatSpan(other.hours, 'en')} above. Write one line, or hours that follow each other.`;
    yield fieldProblem(FILE, [...path, index], message);
  }
}

/** Finds an expired notice, and one that says closed on days when the hours say open. */
export function* checkNotice({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  const { notice } = business ?? {};
  if (business === undefined || notice === undefined) return;
  if (notice.endDate < today) {
    const message = `ended on ${notice.endDate} and is not shown any more. Take it out.`;
    yield fieldWarning(FILE, ['notice'], message);
  } else if (SAYS_CLOSED.test(notice.text)) {
    const from = notice.startDate < today ? today : notice.startDate;
    const open = listDates({ from, to: notice.endDate }).filter((date) => followsWeek(business, date));
    if (open.length > 0) yield fieldWarning(FILE, ['notice', 'text'], describeOpenDays(open));
  }
}

/** Whether only the weekly hours apply on a date, and they are open. */
export function followsWeek(business: BusinessFile, date: string): boolean {
  const { openingHours } = business.seasons.find((season) => isInSeason(season, date.slice(5))) ?? business;
  const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length];
  const isOpen = openingHours.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === day));
  return isOpen && findSpecial(business.specialOpeningHours, date).length === 0;
}

function describeOpenDays(dates: readonly string[]): string {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? first;
  const named = dates.length > NAMED ? `${dates.length} days from ${first} to ${last}` : grammar.list(dates);
  const days = dates.length > 1 ? `from: ${first}, to: ${last}` : `date: ${first}`;
  return `says closed, but the hours say open on ${named}. Add to specialOpeningHours: - { ${days}, name: Closed }; with opens and closes if only part of the day is closed.`;
}

/** Finds what the home page says at hours that never come. */
export function* checkOutsideHours({ business, pages }: Content): Iterable<ContentProblem> {
  for (const { file, name, data } of pages) {
    const { outsideHours } = data;
    if (outsideHours === undefined || business === undefined || name !== 'home') continue;
    for (const state of ['emergency', 'closed'] as const) {
      const reason = outsideHours[state] && describeNever(state, business);
      if (reason === undefined) continue;
      const message = `is never shown, because ${reason} in business.yaml. Mend that, or take this out.`;
      yield fieldWarning(file, ['outsideHours', state], message);
    }
  }
}

/** Why a state never comes, if it does not. */
function describeNever(state: 'emergency' | 'closed', business: BusinessFile): string | undefined {
  const { emergencyHours: line, specialOpeningHours } = business;
  if (isRoundTheClock(business)) return 'openingHours are round the clock';
  if (state === 'emergency') return line === undefined ? 'there are no emergencyHours' : undefined;
  const isAlwaysAnswered =
    line && isRoundTheClock({ ...line, specialOpeningHours: line.onHolidays ? [] : specialOpeningHours });
  return isAlwaysAnswered ? 'emergencyHours are round the clock' : undefined;
}
