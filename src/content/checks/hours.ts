import { datesOf, isInSeason, listDates, splitSeason } from '../../hours/dates.ts';
import { DAYS, formatSpan, hasHoursOn, minutesOf } from '../../hours/opening-hours.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { SpecialOpeningHours, VisitingHours } from '../../schemas/business/hours.ts';
import { type ContentProblem, type FieldPath, fieldProblem, problemIf } from '../content-problem.ts';
import type { ValidContent } from '../validate-files.ts';
import type { Sources } from './check.ts';

const FILE = 'business.yaml';
const MAX_NIGHT_MINUTES = 16 * 60;
const DAYS_A_YEAR = 366;

/** Start and end of a time or of a range of days, as texts that compare like them. */
type Range = readonly [from: string, to: string];

/** Something with hours, by its name. */
interface Line {
  readonly name: string;
  readonly spans: readonly Range[];
  /** Time of day if that is not part of the spans: each day of a span then has it. */
  readonly time?: Range;
}

/**
 * Finds hours, parts of the year and special dates that have time in common, likely typos in closing times, and an
 * emergency line that says nothing of special dates.
 */
export function* checkHours({ business }: ValidContent): Iterable<ContentProblem> {
  if (business === undefined) return;
  const { emergencyHours: line, openingHours, seasons, specialOpeningHours: specials } = business;
  const weeks: readonly (readonly [FieldPath, readonly VisitingHours[]])[] = [
    [['openingHours'], openingHours],
    [['emergencyHours', 'openingHours'], line?.openingHours ?? []],
    ...seasons.map((season, at) => [['seasons', at, 'openingHours'], season.openingHours] as const),
  ];
  for (const [path, hours] of weeks) yield* findShared(path, hours.map(toWeekLine));
  const parts = seasons.map((season): Line => {
    return { name: season.name, spans: splitSeason(season).map(([from, to]) => [from, `${to}~`]) };
  });
  yield* findShared(['seasons'], parts);
  yield* findShared(['specialOpeningHours'], specials.map(toSpecialLine));
  for (const [path, hours] of [...weeks, [['specialOpeningHours'], specials] as const]) {
    for (const [index, span] of hours.entries()) {
      const endOfDay = span.closes === '23:59' && 'is a minute before the end of the day. Write "24:00".';
      const startOfDay = span.opens === '00:01' && 'is a minute after the start of the day. Write "00:00".';
      yield* problemIf(FILE, [...path, index, 'opens'], startOfDay, 'warning');
      yield* problemIf(FILE, [...path, index, 'closes'], endOfDay || describeNight(span), 'warning');
    }
  }
  const unsaid =
    'does not say whether the line is answered on the dates of specialOpeningHours. Add onHolidays: true, or onHolidays: false.';
  yield* problemIf(FILE, ['emergencyHours'], specials.length > 0 && line && line.onHolidays === undefined && unsaid);
}

/** Finds lines of a list that share time with one above them. */
function* findShared(path: FieldPath, lines: readonly Line[]): Iterable<ContentProblem> {
  for (const [index, { spans, time }] of lines.entries()) {
    const other = lines.slice(0, index).find((above) => {
      if (time && above.time && !overlap(time, above.time)) return false;
      return above.spans.some((one) => spans.some((span) => overlap(one, span)));
    });
    const message = other && `has time in common with "${other.name}". Let one end before the other begins.`;
    yield* problemIf(FILE, [...path, index], message);
  }
}

function overlap([from, to]: Range, [start, end]: Range): boolean {
  return from < end && start < to;
}

/** Hours with their times in a week and the next one: the night after Sunday precedes Monday. */
function toWeekLine(hours: VisitingHours): Line {
  const { dayOfWeek, opens = '00:00', closes = '24:00' } = hours;
  const days = dayOfWeek.flatMap((day) => [DAYS.indexOf(day) + 10, DAYS.indexOf(day) + 10 + DAYS.length]);
  const spans = days.map((day) => [`${day} ${opens}`, `${closes > opens ? day : day + 1} ${closes}`] as const);
  return { name: formatSpan(hours, 'en'), spans };
}

function toSpecialLine({ name, opens = '00:00', closes = '24:00', ...dates }: SpecialOpeningHours): Line {
  const [first, last] = datesOf(dates);
  return { name, spans: [[first, `${last}~`]], time: [opens, closes > opens ? closes : '24:00'] };
}

/** Describes a likely typo in a closing time: "06:00" for "18:00" would be a day of 22 hours. */
function describeNight({ opens = '00:00', closes = '24:00' }: Partial<VisitingHours>): string | undefined {
  if (opens === '00:00' || closes > opens) return undefined;
  const minutes = minutesOf(closes) + 24 * 60 - minutesOf(opens);
  if (minutes <= MAX_NIGHT_MINUTES) return undefined;
  return `is ${closes} of the next day, ${Math.round(minutes / 60)} hours after opening. If you do stay open that long, all is well; open all day is "00:00" to "24:00".`;
}

/** Finds a notice on days with ordinary hours, unless it says that these stay. */
export function* checkNotice({ business }: ValidContent, { today }: Sources): Iterable<ContentProblem> {
  if (business?.notice === undefined || business.notice.keepsHours === true) return;
  const ranges = listOrdinaryDays(business, business.notice, today);
  if (ranges.length === 0) return;
  const lines = ranges.map(([from, to]) => {
    return `- { ${from === to ? `date: ${from}` : `from: ${from}, to: ${to}`}, name: Closed }`;
  });
  const add = `to specialOpeningHours: ${lines.join(', ')}; with opens and closes if only part of the day is closed.`;
  const message =
    business.notice.keepsHours === false
      ? `says that the hours change, on days with ordinary hours. Add ${add}`
      : `holds on days with ordinary hours, which every page shows. If they stay, add keepsHours: true to the notice. If not, add ${add}`;
  yield fieldProblem(FILE, ['notice'], message, 'warning');
}

/** Ranges of days from today on, at most a year, for which there are weekly hours and no special ones. */
function listOrdinaryDays(
  business: BusinessFile,
  { startDate, endDate }: NonNullable<BusinessFile['notice']>,
  today: string,
): Range[] {
  const specials = new Set(business.specialOpeningHours.flatMap(listDates));
  const ranges: (readonly string[])[] = [[]];
  const dates = listDates({ from: startDate < today ? today : startDate, to: endDate });
  for (const date of dates.slice(0, DAYS_A_YEAR)) {
    if (specials.has(date)) ranges.push([]);
    else if (hasWeeklyHours(business, date)) ranges.push([...(ranges.pop() ?? []), date]);
  }
  return ranges.flatMap((days): Range[] => {
    const [first, last] = [days[0], days.at(-1)];
    return first === undefined || last === undefined ? [] : [[first, last]];
  });
}

/** Whether the hours of the week are open on a date. */
function hasWeeklyHours(business: BusinessFile, date: string): boolean {
  const { openingHours } = business.seasons.find((season) => isInSeason(season, date.slice(5))) ?? business;
  return hasHoursOn(openingHours, date);
}
