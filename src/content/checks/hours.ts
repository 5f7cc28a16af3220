import { datesOf, isInSeason } from '../../hours/dates.ts';
import { DAYS, formatSpan, minutesOf } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { SpecialOpeningHours, VisitingHours } from '../../schemas/business/hours.ts';
import type { OpeningHours } from '../../schemas/fields.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

const DAY = 24 * 60;
const LONGEST_NIGHT = 16 * 60;
const FILE = 'business.yaml';

/**
 * Finds overlapping hours, duplicate dates, and dates in the past. `today` is the date in the time zone of the
 * business.
 */
export function checkHours(
  { business }: Content,
  problems: ContentProblem[],
  { today }: Pick<CheckContext, 'today'>,
): void {
  if (business === undefined) return;
  checkOverlap(business.openingHours, ['openingHours'], problems);
  checkNights(business, problems);
  if (business.emergencyHours !== undefined) {
    checkOverlap(business.emergencyHours.openingHours, ['emergencyHours', 'openingHours'], problems);
    if (business.specialOpeningHours.length > 0 && business.emergencyHours.onHolidays === undefined) {
      const message =
        'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
      problems.push(fieldProblem(FILE, ['emergencyHours'], message));
    }
  }
  checkSeasons(business, problems);
  for (const [index, special] of business.specialOpeningHours.entries()) {
    const path = ['specialOpeningHours', index, special.date === undefined ? 'from' : 'date'];
    const earlier = business.specialOpeningHours.slice(0, index);
    const other = earlier.find((one) => haveCommonDate(one, special) && !areSpansOfOneDay(one, special));
    const [, last] = datesOf(special);
    if (other !== undefined) problems.push(fieldProblem(FILE, path, describeRepeated(other, special)));
    else if (last < today) {
      const message = `${special.name} is over. Take the line out, or write the date of the next one.`;
      problems.push(fieldWarning(FILE, path, message));
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
function checkSeasons({ seasons }: BusinessFile, problems: ContentProblem[]): void {
  for (const [index, season] of seasons.entries()) {
    checkOverlap(season.openingHours, ['seasons', index, 'openingHours'], problems);
    const other = seasons
      .slice(0, index)
      .find((earlier) => isInSeason(earlier, season.from) || isInSeason(season, earlier.from));
    if (other === undefined) continue;
    const message = `has a day in common with ${other.name}, ${other.from} to ${other.to}. Let one end before the other begins.`;
    problems.push(fieldProblem(FILE, ['seasons', index, 'from'], message));
  }
}

/** Finds a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function checkNights(business: BusinessFile, problems: ContentProblem[]): void {
  const { openingHours, emergencyHours, seasons, specialOpeningHours } = business;
  const lists = {
    openingHours: [['openingHours'], openingHours],
    emergencyHours: [['emergencyHours', 'openingHours'], emergencyHours?.openingHours ?? []],
    specialOpeningHours: [['specialOpeningHours'], specialOpeningHours],
  } as const;
  const inSeasons = seasons.map(
    ({ openingHours }, index) => [['seasons', index, 'openingHours'], openingHours] as const,
  );
  for (const [path, hours] of [...Object.values(lists), ...inSeasons]) {
    for (const [index, { opens, closes }] of hours.entries()) {
      if (opens === undefined || closes === undefined || closes >= opens) continue;
      const minutes = minutesOf(closes) + DAY - minutesOf(opens);
      if (minutes <= LONGEST_NIGHT) continue;
      const meant = `${String(Number(closes.slice(0, 2)) + 12).padStart(2, '0')}${closes.slice(2)}`;
      const advice = meant > opens && meant < '24' ? `Did you mean "${meant}"? ` : '';
      const message = `is ${closes} of the next day, ${Math.round(minutes / 60)} hours after opening. ${advice}If you do stay open that long, all is well.`;
      problems.push(fieldWarning(FILE, [...path, index, 'closes'], message));
    }
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly hours: VisitingHours;
}

function checkOverlap(
  openingHours: readonly VisitingHours[],
  path: readonly (string | number)[],
  problems: ContentProblem[],
): void {
  const spans = openingHours.flatMap((hours, index) => hours.dayOfWeek.map((day) => spanOf(hours, day, index)));
  const reported = new Set<number>();
  for (const [index, span] of spans.entries()) {
    const other = spans.slice(0, index).find((earlier) => overlap(earlier, span));
    if (other === undefined || reported.has(span.index)) continue;
    reported.add(span.index);
    const day = DAYS[Math.floor(span.from / DAY)];
    const message =
      other.index === span.index
        ? `names ${day} twice, or runs into its own next day. Name each day once.`
        : `overlaps on ${day} with ${formatSpan(other.hours)} above. Write one line, or hours that follow each other.`;
    problems.push(fieldProblem(FILE, [...path, span.index], message));
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
