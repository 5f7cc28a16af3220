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
  /** Spans that override the weekly ones on single dates. */
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

const MINUTE_MS = 6e4;
const DAY = 1440;

/** Days to search ahead for the next opening, so that it is found after a seasonal closure. */
const DAYS_AHEAD = 366;

/** Converts the hours of the content to the schedule of the client script. */
export function prepareSchedule({ timeZone, ...hours }: HoursFile & { readonly timeZone: string }): Schedule {
  const { openingHours, seasons = [], specialOpeningHours: special, emergencyHours: line } = hours;
  const isVisit = (hours: VisitingHours) => !takesCallers(hours);
  const hasVisits = [openingHours, ...seasons.map((season) => season.openingHours)].flat().some(isVisit);
  const closed = special.map(({ opens: _, closes: __, ...days }) => days);
  return {
    timeZone,
    open: toCalendar(hours, takesCallers, special),
    ...(line && { line: toCalendar(line, takesCallers, line.onHolidays ? [] : closed) }),
    ...(hasVisits && { visits: toCalendar(hours, isVisit, closed) }),
  };
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
  return { week: weekOf(openingHours.filter(isMeant)), dates, ...(weeks.length > 0 && { seasons: weeks }) };
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

/**
 * State at a `readClock` value, worded for a locale (BCP 47): `lead` is the emphasized part, "Open", "Emergency line
 * open", empty when closed; `detail` "until 6 pm", "Opens Monday 7:30 am", "By appointment", "Closed" forever; `opens`
 * when the business opens next, if it is closed. Hours and time are both local, so daylight saving changes need no
 * special case.
 */
export function stateAt({ open, line, visits }: Schedule, now: number, locale: string) {
  const day = findSpan(open, now);
  if (day && day[0] <= now) return { state: 'open', lead: 'Open', detail: formatEnd(day[1], now) };
  const opens = day && formatStart(day[0], now, locale);
  const call = line && findSpan(line, now);
  if (call && call[0] <= now)
    return { state: 'emergency', lead: 'Emergency line open', detail: formatEnd(call[1], now), opens };
  const isVisit = isWithin(visits, now) || (visits && !day && !call);
  return { state: 'closed', lead: '', detail: isVisit ? 'By appointment' : formatNext(day, call, now, locale), opens };
}

/** What opens first, the business or its emergency line. */
function formatNext(day: Span | undefined, call: Span | undefined, now: number, locale: string): string {
  if (call && !(day && day[0] <= call[0])) return `Emergency line opens ${formatStart(call[0], now, locale)}`;
  return day ? `Opens ${formatStart(day[0], now, locale, 0)}` : 'Closed';
}

/** Whether work at a moment incurs no after-hours surcharge: the business is open or takes appointments. */
export function isWithinHours({ open, visits }: Schedule, now: number): boolean {
  return isWithin(open, now) || isWithin(visits, now);
}

/** Whether the emergency line alone is answered at a moment. */
export function isLineAlone({ open, line }: Schedule, now: number): boolean {
  return !isWithin(open, now) && isWithin(line, now);
}

/**
 * Key of today's row in tables of hours: the date of special hours, else the day of the week with Sunday as 0, prefixed
 * with the start of the season if one applies.
 */
export function markDay({ open }: Schedule, moment: number): string {
  const date = isoDate(moment);
  return open.dates[date] ? date : `${findSeason(open, date)?.[0] ?? ''}${wallDate(moment).getUTCDay()},`;
}

/** The current span, else the next one, as `readClock` values; adjacent spans are merged. */
function findSpan(calendar: Calendar, now: number): Span | undefined {
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

/** Whether a span of the day, or of the day before, holds a moment; nothing later is looked at. */
function isWithin(calendar: Calendar | undefined, now: number): boolean {
  const today = now - (now % DAY);
  return [today - DAY, today].some(
    (day) => calendar && spansOn(calendar, day).some(([opens, closes]) => opens + day <= now && now < closes + day),
  );
}

function spansOn(calendar: Calendar, day: number): readonly Span[] {
  const date = isoDate(day);
  const week = findSeason(calendar, date)?.[2] ?? calendar.week;
  return calendar.dates[date] ?? week[wallDate(day).getUTCDay()] ?? [];
}

function findSeason({ seasons }: Calendar, date: string) {
  const day = date.slice(5);
  return seasons?.find(([from, to]) => from <= day && day <= to);
}

/** ISO date of a `readClock` value. */
function isoDate(now: number): string {
  return wallDate(now).toISOString().slice(0, 10);
}

/** Formats the closing time. A time more than a day ahead includes the day, and midnight ends a day. */
function formatEnd(closes: number, now: number): string {
  if (closes - now > 7 * DAY) return '24 hours';
  return `until ${closes - now > DAY ? `${nameDay(closes - 1)} ` : ''}${formatTime(closes % DAY)}`;
}

/** Formats the next opening time. "tomorrow" and the weekday are omitted if it is less than `near` minutes away. */
function formatStart(opens: number, now: number, locale: string, near = DAY / 2): string {
  const days = Math.floor(opens / DAY) - Math.floor(now / DAY);
  if (days > 7)
    return `again on ${wallDate(opens).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' })}`;
  const name = nameDay(opens);
  const day =
    opens - now < near || days === 0 ? '' : days === 1 ? 'tomorrow ' : days === 7 ? `next ${name} ` : `${name} `;
  return day + formatTime(opens % DAY);
}

function nameDay(moment: number): string {
  return DAYS[(wallDate(moment).getUTCDay() + 6) % 7] as string;
}

/** Everything the state may say in the year from a date (ISO 8601) on, hour by hour. */
export function listStates(hours: HoursFile & { readonly timeZone: string }, from: string, locale: string): string[] {
  const schedule = prepareSchedule(hours);
  const start = Date.parse(from) / 60_000;
  const states = Array.from({ length: 366 * 24 }, (_, hour) => {
    const { lead, detail } = stateAt(schedule, start + hour * 60, locale);
    return `${lead} ${detail}`.trim();
  });
  return [...new Set(states)];
}

/** A text that needs as many lines as any of these, however wide they are: at each place the longest of their words. */
export function coverTexts(texts: readonly string[]): string {
  const words = texts.map((text) => text.split(' '));
  return Array.from({ length: Math.max(...words.map(({ length }) => length)) }, (_, at) =>
    words.reduce((longest, { [at]: word = '' }) => (word.length > longest.length ? word : longest), ''),
  ).join(' ');
}
