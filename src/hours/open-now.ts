import type { SpecialOpeningHours, VisitingHours } from '../schemas/hours.ts';
import { listDates, splitSeason } from './dates.ts';
import { DAYS, formatTime, type HoursFile, minutesOf, takesCallers } from './opening-hours.ts';

/** Opening and closing time in minutes after midnight; what closes on the next day has more than 1440. */
export type Span = readonly [opens: number, closes: number];

/** Spans of each day of the week, Sunday first as browsers count. */
type Week = readonly (readonly Span[])[];

/** When something is open. */
export interface Calendar {
  readonly week: Week;
  /** Spans of single dates, in place of those of their day of the week. */
  readonly dates: Readonly<Record<string, readonly Span[]>>;
  /** Weeks of parts of the year, by month and day of their first and last day; none reaches over the turn of the year. */
  readonly seasons?: readonly (readonly [from: string, to: string, week: Week])[];
}

/** The hours of a business in the form that stands in its pages for their script. */
export interface Schedule {
  /** IANA time zone of all times. */
  readonly timeZone: string;
  readonly open: Calendar;
  /** When the emergency line is answered, where there is one. */
  readonly line?: Calendar;
  /** When visits are by appointment, where some are. */
  readonly visits?: Calendar;
}

/** What holds of a business at a moment: it is open, its emergency line alone is answered, or nobody is there. */
export interface OpenState {
  readonly state: 'open' | 'emergency' | 'closed';
  /** What stands out: "Open", "Emergency line open"; empty while nobody is there. */
  readonly lead: string;
  /** "until 6 pm", "Emergency line opens 6 am", "Opens Monday 7:30 am", "By appointment". */
  readonly detail: string;
}

/** What is said where nothing opens again. */
export const CLOSED = 'Closed';

const MINUTE_MS = 6e4;
const DAY = 1440;

/** How many days ahead an opening is looked for: what closes for a part of the year opens again within it. */
const DAYS_AHEAD = 366;

/** The hours of a business in the form that `describeNow` takes. */
export function prepareSchedule({ timeZone, ...hours }: HoursFile & { readonly timeZone: string }): Schedule {
  const { openingHours, seasons = [], specialOpeningHours: special, emergencyHours: line } = hours;
  const isVisit = (hours: VisitingHours) => !takesCallers(hours);
  const hasVisits = [openingHours, ...seasons.map((season) => season.openingHours)].flat().some(isVisit);
  return {
    timeZone,
    open: toCalendar(hours, takesCallers, special),
    ...(line && { line: toCalendar(line, takesCallers, line.onHolidays ? [] : special.map(closeAllDay)) }),
    ...(hasVisits && { visits: toCalendar(hours, isVisit, special.map(closeAllDay)) }),
  };
}

function closeAllDay({ opens: _, closes: __, ...special }: SpecialOpeningHours): SpecialOpeningHours {
  return special;
}

/** The hours of a calendar that are of one kind. Several dates in a row are listed each: that needs no script. */
function toCalendar(
  { openingHours, seasons = [] }: Pick<HoursFile, 'openingHours' | 'seasons'>,
  isMeant: (hours: VisitingHours) => boolean,
  special: readonly SpecialOpeningHours[],
): Calendar {
  const dates: Record<string, Span[]> = {};
  for (const { opens, closes, ...days } of special) {
    for (const date of listDates(days)) {
      dates[date] = [...(dates[date] ?? []), ...(opens ? [spanOf({ opens, closes })] : [])];
    }
  }
  const weeks = seasons.flatMap((season) => {
    const week = weekOf(season.openingHours.filter(isMeant));
    return splitSeason(season).map(([from, to]) => [from, to, week] as const);
  });
  return {
    week: weekOf(openingHours.filter(isMeant)),
    dates,
    ...(weeks.length > 0 && { seasons: weeks }),
  };
}

/** What the clocks of a time zone show at an instant, in whole minutes since the start of 1970 on these clocks. */
export function readClock(timeZone: string, instant: Date): number {
  // The Swedish form of a moment is the ISO form.
  const clock = instant.toLocaleString('sv', { timeZone });
  return Math.floor(Date.parse(`${clock.replace(' ', 'T')}Z`) / MINUTE_MS);
}

/** A moment of `readClock` as a date whose UTC methods say what the clocks show. */
export function wallDate(now: number): Date {
  return new Date(now * MINUTE_MS);
}

/** ISO date of a moment of `readClock`. */
export function isoDate(now: number): string {
  return wallDate(now).toISOString().slice(0, 10);
}

/**
 * What holds of a business at a moment of `readClock`. Both the hours and the
 * moment are readings of the same clocks, so changes between standard and
 * daylight time need no care.
 */
export function describeAt({ open, line }: Schedule, now: number, spansOn = spansOfWeek): OpenState {
  const day = findSpan(open, now, spansOn);
  if (day && day[0] <= now) return { state: 'open', lead: 'Open', detail: formatEnd(day[1], now) };
  const call = line && findSpan(line, now, spansOn);
  if (call && call[0] <= now)
    return { state: 'emergency', lead: 'Emergency line open', detail: formatEnd(call[1], now) };
  const detail =
    call && !(day && day[0] <= call[0])
      ? `Emergency line opens ${formatStart(call[0], now, DAY / 2)}`
      : day
        ? `Opens ${formatStart(day[0], now, 0)}`
        : CLOSED;
  return { state: 'closed', lead: '', detail };
}

/** The span that holds a moment, else the next one, as moments; spans that touch count as one. */
export function findSpan(calendar: Calendar, now: number, spansOn: typeof spansOfWeek): Span | undefined {
  const today = now - (now % DAY);
  let found: [number, number] | undefined;
  for (let day = today - DAY; day <= today + DAYS_AHEAD * DAY; day += DAY) {
    // What lasts longer than a week is said to be open 24 hours: its end is of no matter.
    if (found && (found[1] < day || found[1] - now > 7 * DAY)) break;
    for (const [opens, closes] of spansOn(calendar, day)) {
      if (found && opens + day <= found[1]) found[1] = Math.max(found[1], closes + day);
      else if (!found && closes + day > now) found = [opens + day, closes + day];
    }
  }
  return found;
}

/** The spans of the day of a moment in a week that is the same all year. */
export function spansOfWeek({ week, dates }: Calendar, moment: number): readonly Span[] {
  return dates[isoDate(moment)] ?? week[wallDate(moment).getUTCDay()] ?? [];
}

/** What marks the row of a moment's day in tables of hours: its date, or the number of its day, Sunday being 0. */
export function markDay({ open }: Schedule, moment: number): string {
  return open.dates[isoDate(moment)] ? isoDate(moment) : `${wallDate(moment).getUTCDay()},`;
}

/** When what is open closes. A time more than a day away needs its day, and midnight ends one. */
function formatEnd(closes: number, now: number): string {
  if (closes - now > 7 * DAY) return '24 hours';
  return `until ${closes - now > DAY ? `${nameDay(closes - 1)} ` : ''}${formatClock(closes)}`;
}

/** When what is closed opens. The next morning needs no "tomorrow" where it is less than `near` minutes away. */
function formatStart(opens: number, now: number, near: number): string {
  const days = Math.floor(opens / DAY) - Math.floor(now / DAY);
  if (days > 7) return `again on ${formatDay(opens)}`;
  const name = nameDay(opens);
  const day =
    days === 0 || opens - now < near ? '' : days === 1 ? 'tomorrow ' : days === 7 ? `next ${name} ` : `${name} `;
  return day + formatClock(opens);
}

function nameDay(moment: number): string {
  return DAYS[(wallDate(moment).getUTCDay() + 6) % 7] as string;
}

/** A day further off, as people write it in Canada: "19 July". */
function formatDay(moment: number): string {
  return wallDate(moment).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
}

function formatClock(moment: number): string {
  return formatTime(moment % DAY);
}

function weekOf(openingHours: readonly VisitingHours[]): Span[][] {
  return [DAYS[6], ...DAYS.slice(0, 6)].map((day) =>
    openingHours
      .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
      .map(spanOf)
      .sort(([a], [b]) => a - b),
  );
}

/** Hours without times hold all day. */
function spanOf({ opens = '00:00', closes = '24:00' }: Pick<SpecialOpeningHours, 'opens' | 'closes'>): Span {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to > from ? to : to + DAY];
}
