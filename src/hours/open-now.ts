import type { SpecialOpeningHours, VisitingHours } from '../schemas/business/hours.ts';
import { listDates, splitSeason } from './dates.ts';
import { DAYS, formatTime, type HoursFile, minutesOf, takesCallers } from './opening-hours.ts';

/** Opening and closing time in minutes after midnight; a closing time on the next day is above 1440. */
export type Span = readonly [opens: number, closes: number];

/** Spans by day of the week, Sunday first as in `Date.getDay`. */
type Week = readonly (readonly Span[])[];

/** Regular, special and seasonal hours. */
export interface Calendar {
  readonly week: Week;
  /** Spans that override the regular ones on single dates. */
  readonly dates: Readonly<Record<string, readonly Span[]>>;
  /** Seasonal weeks by month and day of the first and last day; none spans the new year. */
  readonly seasons?: readonly (readonly [from: string, to: string, week: Week])[];
}

/** The opening hours as embedded in pages for the client script. */
export interface Schedule {
  /** IANA time zone. */
  readonly timeZone: string;
  readonly open: Calendar;
  /** Hours of the emergency line, if there is one. */
  readonly line?: Calendar;
  /** Hours of visits by appointment, if any. */
  readonly visits?: Calendar;
}

/** State at a moment: open, emergency line only, or closed. */
export interface OpenState {
  readonly state: 'open' | 'emergency' | 'closed';
  /** Emphasized part: "Open", "Emergency line open"; empty when closed. */
  readonly lead: string;
  /** "until 6 pm", "Emergency line opens 6 am", "Opens Monday 7:30 am", "By appointment". */
  readonly detail: string;
  /** When the business opens next, if it is closed: "7:30 am", "Monday 7:30 am". */
  readonly opens?: string | undefined;
}

/** Shown if there is no next opening. */
export const CLOSED = 'Closed';

const MINUTE_MS = 6e4;
const DAY = 1440;

/** Days to search ahead for the next opening, so that it is found after a seasonal closure. */
const DAYS_AHEAD = 366;

/** Converts the hours of the content to the schedule of the client script. */
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

/** The hours of one kind as a calendar. Date ranges are expanded to single dates, which keeps the script small. */
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

/** Local wall-clock time of a time zone at an instant, in whole minutes since 1970-01-01 00:00 local time. */
export function readClock(timeZone: string, instant: Date): number {
  // The Swedish locale formats date and time as ISO 8601.
  const clock = instant.toLocaleString('sv', { timeZone });
  return Math.floor(Date.parse(`${clock.replace(' ', 'T')}Z`) / MINUTE_MS);
}

/** A `readClock` value as a `Date` whose UTC methods return local time. */
export function wallDate(now: number): Date {
  return new Date(now * MINUTE_MS);
}

/** ISO date of a `readClock` value. */
export function isoDate(now: number): string {
  return wallDate(now).toISOString().slice(0, 10);
}

/**
 * State at a `readClock` value, worded for a locale (BCP 47). Hours and time are both local, so daylight saving changes
 * need no special case.
 */
export function describeAt({ open, line }: Schedule, now: number, locale: string, spansOn = spansOfWeek): OpenState {
  const day = findSpan(open, now, spansOn);
  if (day && day[0] <= now) return { state: 'open', lead: 'Open', detail: formatEnd(day[1], now) };
  const opens = day && formatStart(day[0], now, locale);
  const call = line && findSpan(line, now, spansOn);
  if (call && call[0] <= now)
    return { state: 'emergency', lead: 'Emergency line open', detail: formatEnd(call[1], now), opens };
  const detail =
    call && !(day && day[0] <= call[0])
      ? `Emergency line opens ${formatStart(call[0], now, locale)}`
      : day
        ? `Opens ${formatStart(day[0], now, locale, 0)}`
        : CLOSED;
  return { state: 'closed', lead: '', detail, opens };
}

/** The current span, else the next one, as `readClock` values; adjacent spans are merged. */
export function findSpan(calendar: Calendar, now: number, spansOn: typeof spansOfWeek): Span | undefined {
  const today = now - (now % DAY);
  let found: [number, number] | undefined;
  for (let day = today - DAY; day <= today + DAYS_AHEAD * DAY; day += DAY) {
    // A span longer than a week is shown as open 24 hours, so its exact end is irrelevant.
    if (found && (found[1] < day || found[1] - now > 7 * DAY)) break;
    for (const [opens, closes] of spansOn(calendar, day)) {
      if (found && opens + day <= found[1]) found[1] = Math.max(found[1], closes + day);
      else if (!found && closes + day > now) found = [opens + day, closes + day];
    }
  }
  return found;
}

/** Spans on a day, without seasons. */
export function spansOfWeek({ week, dates }: Calendar, moment: number): readonly Span[] {
  return dates[isoDate(moment)] ?? week[wallDate(moment).getUTCDay()] ?? [];
}

/** Key of today's row in tables of hours: the date of special hours, else the day of the week with Sunday as 0. */
export function markDay({ open }: Schedule, moment: number): string {
  return open.dates[isoDate(moment)] ? isoDate(moment) : `${wallDate(moment).getUTCDay()},`;
}

/** Formats the closing time. A time more than a day ahead includes the day, and midnight ends a day. */
function formatEnd(closes: number, now: number): string {
  if (closes - now > 7 * DAY) return '24 hours';
  return `until ${closes - now > DAY ? `${nameDay(closes - 1)} ` : ''}${formatClock(closes)}`;
}

/** Formats the next opening time. "tomorrow" and the weekday are omitted if it is less than `near` minutes away. */
function formatStart(opens: number, now: number, locale: string, near = DAY / 2): string {
  const days = Math.floor(opens / DAY) - Math.floor(now / DAY);
  if (days > 7) return `again on ${formatDay(opens, locale)}`;
  const name = nameDay(opens);
  const day =
    opens - now < near || days === 0 ? '' : days === 1 ? 'tomorrow ' : days === 7 ? `next ${name} ` : `${name} `;
  return day + formatClock(opens);
}

function nameDay(moment: number): string {
  return DAYS[(wallDate(moment).getUTCDay() + 6) % 7] as string;
}

/** A date more than a week ahead: "19 July". */
function formatDay(moment: number, locale: string): string {
  return wallDate(moment).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' });
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

/** An entry without times applies all day. */
function spanOf({ opens = '00:00', closes = '24:00' }: Pick<SpecialOpeningHours, 'opens' | 'closes'>): Span {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to > from ? to : to + DAY];
}
