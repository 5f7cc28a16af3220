import type { Text } from '../text/text.ts';
import { DAY_MINUTES, toLocalDate } from './local-time.ts';

/** Opening and closing time in minutes after midnight; a closing time on the next day is above 1440. */
export type Span = readonly [opens: number, closes: number];

/** Spans by day of the week, Sunday first as in `Date.getDay`. */
type Week = readonly (readonly Span[])[];

/** Regular, special and seasonal hours. */
export interface Calendar {
  /** Empty if there are no hours on any day. */
  readonly week: Week;
  /** Spans that override the weekly ones on single dates. */
  readonly dates: Readonly<Record<string, readonly Span[]>>;
  /** Seasonal weeks by month and day of the first and last day; none spans the new year. */
  readonly seasons?: readonly (readonly [from: string, to: string, week: Week])[];
}

/** The opening hours as embedded in pages for the client script. */
export interface Schedule {
  readonly open: Calendar;
  /** Hours of the emergency line, if there is one. */
  readonly emergency?: Calendar;
  /** Hours by appointment, unless all hours are by appointment and have times, which are then those of `open`. */
  readonly visits?: Calendar;
  /** Whether the business works by appointment only: `open` is then when the telephone is answered. */
  readonly isByAppointment?: boolean;
}

type StateTexts = Text['hours']['state'];

/** Number of weeks to search for the next opening, enough to find it after a seasonal closure. */
const WEEKS_AHEAD = 53;

/** The opening state at a local time. */
interface OpeningState {
  readonly state: 'open' | 'emergency' | 'closed';
  /**
   * The sentence: "[Open] until 6 pm", "Opens Monday 7:30 am", "[Phone answered] until 5 pm", "Closed" if it never opens.
   */
  readonly text: string;
  /** When an open business closes, or no longer answers the telephone; undefined if it never does. */
  readonly closes?: string | undefined;
  /** When a closed business opens next. */
  readonly opens?: string | undefined;
  /** When its emergency line is answered next, if that is earlier. */
  readonly answers?: string | undefined;
}

/**
 * Describes the opening state at a local minute (see `toLocalMinute`), with dates in the format of a locale (BCP 47).
 * Hours and time are both local, so daylight saving changes need no special case.
 */
export function stateAt(schedule: Schedule, localMinute: number, locale: string, t: StateTexts): OpeningState {
  const { open, emergency, visits } = schedule;
  const start = (span: Span, soonMinutes?: number) => formatStart(span[0], localMinute, locale, t, soonMinutes);
  const openSpan = findSpan(open, localMinute);
  if (openSpan && openSpan[0] <= localMinute) {
    const closes = formatEnd(openSpan[1], localMinute, t);
    return { state: 'open', text: chooseOpenText(schedule, t)(formatUntil(closes, t)), closes };
  }
  const opens = openSpan && start(openSpan);
  const emergencySpan = emergency && findSpan(emergency, localMinute);
  if (emergencySpan && emergencySpan[0] <= localMinute)
    return {
      state: 'emergency',
      text: t.emergency(formatUntil(formatEnd(emergencySpan[1], localMinute, t), t)),
      opens,
    };
  const closed = (text: string, answers?: string): OpeningState => ({ state: 'closed', text, opens, answers });
  const visitSpan = visits && findSpan(visits, localMinute);
  if (visitSpan && (visitSpan[0] <= localMinute || (!openSpan && !emergencySpan))) return closed(t.byAppointment);
  // The business or its emergency line, whichever opens first.
  if (emergencySpan && !(openSpan && openSpan[0] <= emergencySpan[0])) {
    const answers = start(emergencySpan);
    return closed(t.answers(answers), answers);
  }
  return closed(openSpan ? t.opens(start(openSpan, 0)) : t.closed);
}

/** Whether the normal price applies at a local time: the business is open or takes appointments. */
export function isWithinHours({ open, visits }: Schedule, localMinute: number): boolean {
  return isWithin(open, localMinute) || isWithin(visits, localMinute);
}

/** Whether only the emergency line is answered at a local time. */
export function isOnlyEmergencyLineOpen({ open, emergency }: Schedule, localMinute: number): boolean {
  return !isWithin(open, localMinute) && isWithin(emergency, localMinute);
}

/**
 * Returns the key of today's row in tables of hours: the date if it has special hours; otherwise the day of the week
 * (Sunday is 0), prefixed with the start of the season if one applies.
 */
export function getDayKey({ open }: Schedule, localMinute: number): string {
  const date = isoDate(localMinute);
  return open.dates[date] ? date : `${findSeason(open, date)?.[0] ?? ''}${toLocalDate(localMinute).getUTCDay()},`;
}

/** Finds the current or next span, in local minutes; adjacent spans are merged. */
function findSpan(calendar: Calendar, localMinute: number): Span | undefined {
  const today = localMinute - (localMinute % DAY_MINUTES);
  let span: [number, number] | undefined;
  const last = today + WEEKS_AHEAD * calendar.week.length * DAY_MINUTES;
  for (let day = today - DAY_MINUTES; day <= last; day += DAY_MINUTES) {
    // A span longer than a week is shown as open 24 hours, so its exact end is irrelevant.
    if (span && (span[1] < day || span[1] - localMinute > 7 * DAY_MINUTES)) break;
    for (const [opens, closes] of spansOn(calendar, day)) {
      if (span && opens + day <= span[1]) span[1] = Math.max(span[1], closes + day);
      else if (!span && closes + day > localMinute) span = [opens + day, closes + day];
    }
  }
  return span;
}

function isWithin(calendar: Calendar | undefined, localMinute: number): boolean {
  const span = calendar && findSpan(calendar, localMinute);
  return !!span && span[0] <= localMinute;
}

function spansOn(calendar: Calendar, day: number): readonly Span[] {
  const date = isoDate(day);
  const week = findSeason(calendar, date)?.[2] ?? calendar.week;
  return calendar.dates[date] ?? week[toLocalDate(day).getUTCDay()] ?? [];
}

function findSeason({ seasons }: Calendar, date: string) {
  const day = date.slice(5);
  return seasons?.find(([from, to]) => from <= day && day <= to);
}

/** Returns the ISO date of a local minute. */
function isoDate(localMinute: number): string {
  return toLocalDate(localMinute).toISOString().slice(0, 10);
}

/**
 * Formats the closing time; undefined if it is more than a week ahead, as for a business that never closes. A time more
 * than a day ahead includes the day. At midnight it is "the end of" a day, because "Sunday midnight" can also mean the
 * start of Sunday.
 */
function formatEnd(closes: number, localMinute: number, t: StateTexts): string | undefined {
  if (closes - localMinute > 7 * DAY_MINUTES) return undefined;
  const time = t.time(closes % DAY_MINUTES);
  if (closes - localMinute <= DAY_MINUTES) return time;
  const day = getWeekday(closes - 1, t);
  return closes % DAY_MINUTES === 0 ? t.endOf(day) : t.onDay(day, time);
}

/** Chooses the text for hours in which anyone may come, or only call. */
function chooseOpenText({ isByAppointment }: Schedule, t: StateTexts) {
  return isByAppointment ? t.calls : t.open;
}

/** Formats until when something is open: "until 6 pm", "24 hours". */
function formatUntil(closes: string | undefined, t: StateTexts): string {
  return closes ? t.until(closes) : t.allDay;
}

/**
 * Formats the next opening time. "tomorrow" and the weekday are omitted if it is less than `soonMinutes` away.
 * Midnight is "midnight tonight" or "the start of" a day.
 */
function formatStart(opens: number, localMinute: number, locale: string, t: StateTexts, soonMinutes = DAY_MINUTES / 2) {
  const days = Math.floor(opens / DAY_MINUTES) - Math.floor(localMinute / DAY_MINUTES);
  if (days > 7) return t.again(formatDay(opens, locale));
  const name = getWeekday(opens, t);
  const day = days === 7 ? t.next(name) : name;
  if (opens % DAY_MINUTES === 0) return days === 1 ? t.midnightTonight : t.startOf(day);
  const time = t.time(opens % DAY_MINUTES);
  if (opens - localMinute < soonMinutes || days === 0) return time;
  return days === 1 ? t.tomorrow(time) : t.onDay(day, time);
}

/** Returns the weekday of a local time in the words of the page, because `Intl` starts slowly on a phone. */
function getWeekday(localMinute: number, { weekdays }: StateTexts): string {
  return weekdays[toLocalDate(localMinute).getUTCDay()] ?? '';
}

function formatDay(localMinute: number, locale: string): string {
  return toLocalDate(localMinute).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' });
}
