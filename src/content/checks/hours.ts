import { datesOf, findSpecial, isInSeason } from '../../hours/dates.ts';
import { DAYS, formatSpan, isRoundTheClock, minutesOf } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { SpecialOpeningHours, VisitingHours } from '../../schemas/business/hours.ts';
import type { OpeningHours } from '../../schemas/fields.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, type FieldPath, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';

const DAY = 24 * 60;
const LONGEST_NIGHT = 16 * 60;
const FILE = 'business.yaml';
/** A sentence that says the business is closed, rather than, say, the bridge to it. */
const SAYS_CLOSED =
  /(?:^|[.!?:]\s+)(?:(?:we|(?:our|the) (?:business|office|shop|store|workshop))\b\S*\s+)?(?:(?:are|is|will(?: be)?|stays?|\w+ly)\s+)*clos(?:ed|es?|ing)\b/i;
/** Number of dates that are named one by one. */
const NAMED = 3;

/** Finds overlapping hours, duplicate dates, and dates in the past. */
export function* checkHours({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { emergencyHours, openingHours, specialOpeningHours } = business;
  yield* checkOverlap(openingHours, ['openingHours']);
  yield* checkNights(business);
  if (emergencyHours !== undefined) {
    yield* checkOverlap(emergencyHours.openingHours, ['emergencyHours', 'openingHours']);
    if (specialOpeningHours.length > 0 && emergencyHours.onHolidays === undefined) {
      const message =
        'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
      yield fieldProblem(FILE, ['emergencyHours'], message);
    }
  }
  yield* checkSeasons(business);
  for (const [index, special] of specialOpeningHours.entries()) {
    const path = ['specialOpeningHours', index, special.date === undefined ? 'from' : 'date'];
    const earlier = specialOpeningHours.slice(0, index);
    const other = earlier.find((one) => haveCommonDate(one, special) && !areSpansOfOneDay(one, special));
    const [, last] = datesOf(special);
    if (other !== undefined) yield fieldProblem(FILE, path, describeRepeated(other, special));
    else if (last < today) {
      const message = `${special.name} is over. Take the line out, or write the date of the next one.`;
      yield fieldWarning(FILE, path, message);
    }
  }
}

function haveCommonDate(one: SpecialOpeningHours, other: SpecialOpeningHours): boolean {
  return datesOf(one)[0] <= datesOf(other)[1] && datesOf(other)[0] <= datesOf(one)[1];
}

/** Whether two entries are morning and afternoon of the same date. */
function areSpansOfOneDay(one: SpecialOpeningHours, other: SpecialOpeningHours): boolean {
  const { opens: first, closes: end } = one;
  const { opens: second, closes: last } = other;
  if (one.date !== other.date || one.date === undefined || !first || !end || !second || !last) return false;
  return first < end && second < last && (end <= second || last <= first);
}

function describeRepeated(other: SpecialOpeningHours, { date }: SpecialOpeningHours): string {
  if (date !== undefined && date === other.date) return `${date} stands here twice. Leave one of the two.`;
  const [first, last] = datesOf(other);
  return `has a date in common with ${other.name}, ${first === last ? first : `${first} to ${last}`}. Each date stands in one line.`;
}

/** Finds overlapping seasons, and overlapping hours within one. */
function* checkSeasons({ seasons }: BusinessFile): Iterable<ContentProblem> {
  for (const [index, season] of seasons.entries()) {
    yield* checkOverlap(season.openingHours, ['seasons', index, 'openingHours']);
    const other = seasons
      .slice(0, index)
      .find((earlier) => isInSeason(earlier, season.from) || isInSeason(season, earlier.from));
    if (other === undefined) continue;
    const message = `has a day in common with ${other.name}, ${other.from} to ${other.to}. Let one end before the other begins.`;
    yield fieldProblem(FILE, ['seasons', index, 'from'], message);
  }
}

/** Finds a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function* checkNights(business: BusinessFile): Iterable<ContentProblem> {
  const lists: readonly (readonly [FieldPath, readonly Partial<VisitingHours>[]])[] = [
    [['openingHours'], business.openingHours],
    [['emergencyHours', 'openingHours'], business.emergencyHours?.openingHours ?? []],
    [['specialOpeningHours'], business.specialOpeningHours],
    ...business.seasons.map(({ openingHours }, at) => [['seasons', at, 'openingHours'], openingHours] as const),
  ];
  for (const [path, hours] of lists) {
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
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly hours: VisitingHours;
}

function* checkOverlap(openingHours: readonly VisitingHours[], path: FieldPath): Iterable<ContentProblem> {
  const spans = openingHours.flatMap((hours, index) => hours.dayOfWeek.map((day) => spanOf(hours, day, index)));
  const reported = new Set<number>();
  for (const [at, span] of spans.entries()) {
    const other = spans.slice(0, at).find((earlier) => overlap(earlier, span));
    if (other === undefined || reported.has(span.index)) continue;
    reported.add(span.index);
    const day = DAYS[Math.floor(span.from / DAY)];
    const message =
      other.index === span.index
        ? `names ${day} twice, or runs into its own next day. Name each day once.`
        : `overlaps on ${day} with ${formatSpan(other.hours, 'en')} above. Write one line, or hours that follow each other.`;
    yield fieldProblem(FILE, [...path, span.index], message);
  }
}

function spanOf(hours: VisitingHours, day: OpeningHours['dayOfWeek'][number], index: number): Span {
  const start = DAYS.indexOf(day) * DAY;
  const opens = minutesOf(hours.opens ?? '00:00');
  const closes = minutesOf(hours.closes ?? '24:00');
  return { from: start + opens, to: start + (closes > opens ? closes : closes + DAY), index, hours };
}

/** Whether two weekly spans overlap; the night after Sunday precedes Monday. */
function overlap(a: Span, b: Span): boolean {
  return [-7 * DAY, 0, 7 * DAY].some((shift) => a.from + shift < b.to && b.from < a.to + shift);
}

/** Finds an expired notice, and one that says closed on days when the hours say open. */
export function* checkNotice({ business }: Content, { today }: Sources): Iterable<ContentProblem> {
  const { notice } = business ?? {};
  if (business === undefined || notice === undefined) return;
  if (notice.endDate < today) {
    const message = `ended on ${notice.endDate} and is not shown any more. Take it out.`;
    yield fieldWarning(FILE, ['notice'], message);
  } else if (SAYS_CLOSED.test(notice.text)) {
    const dates = datesFrom(notice.startDate < today ? today : notice.startDate, notice.endDate);
    const open = dates.filter((date) => followsWeek(business, date));
    if (open.length > 0) yield fieldWarning(FILE, ['notice', 'text'], describeOpenDays(open));
  }
}

/** Whether only the weekly hours apply on a date, and they are open. */
function followsWeek({ openingHours, seasons, specialOpeningHours }: BusinessFile, date: string): boolean {
  const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length];
  const week = seasons.find((season) => isInSeason(season, date.slice(5)))?.openingHours ?? openingHours;
  const isOpen = week.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === day));
  return isOpen && findSpecial(specialOpeningHours, date).length === 0;
}

function describeOpenDays(dates: readonly string[]): string {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? first;
  const named = dates.length > NAMED ? `${dates.length} days from ${first} to ${last}` : grammar.list(dates);
  const days = dates.length > 1 ? `from: ${first}, to: ${last}` : `date: ${first}`;
  return `says closed, but the hours say open on ${named}. Add to specialOpeningHours: - { ${days}, name: Closed }; with opens and closes if only part of the day is closed.`;
}

function datesFrom(start: string, end: string): string[] {
  const dates: string[] = [];
  for (const day = new Date(start); dates.at(-1) !== end; day.setUTCDate(day.getUTCDate() + 1))
    dates.push(day.toISOString().slice(0, 10));
  return dates;
}

/** Finds what a page says at hours that never come, or where it is not shown. */
export function* checkOutsideHours({ business, pages }: Content): Iterable<ContentProblem> {
  for (const { file, name, data } of pages) {
    const { outsideHours } = data;
    if (outsideHours === undefined) continue;
    if (name !== 'home') {
      const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
      yield fieldWarning(file, ['outsideHours'], message);
    } else if (business !== undefined) {
      for (const state of ['emergency', 'closed'] as const) {
        const reason = outsideHours[state] && describeNever(state, business);
        if (reason === undefined) continue;
        const message = `is never shown, because ${reason} in business.yaml. Mend that, or take this out.`;
        yield fieldWarning(file, ['outsideHours', state], message);
      }
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
