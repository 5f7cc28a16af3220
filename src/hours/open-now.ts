import type { SpecialOpeningHours } from '../schemas/business.ts';
import type { OpeningHours } from '../schemas/fields.ts';
import { formatDate } from './calendar.ts';
import { DAYS, formatTime, minutesOf } from './opening-hours.ts';

/** Opening and closing time in minutes after midnight; what closes on the next day has more than 1440. */
type Span = readonly [opens: number, closes: number];

/** The hours of a business as spans of minutes. */
export interface Schedule {
  /** Spans of each day of the week, Monday first. */
  readonly week: readonly (readonly Span[])[];
  /** Spans of single dates, in place of those of their day of the week. */
  readonly dates: Readonly<Record<string, readonly Span[]>>;
  /** Spans of the emergency line for each day of the week, where there is one. */
  readonly emergency?: readonly (readonly Span[])[];
}

/** A moment on the clocks of the business. */
export interface WallClock {
  /** ISO date. */
  readonly date: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/** Whether the business is open at a moment, and until when or from when on. */
export interface OpenState {
  readonly isOpen: boolean;
  /** Whether the emergency line answers while the business is closed. */
  readonly isEmergency: boolean;
  /** "until 6 pm", "emergency line until 11 pm", "opens Monday 7:30 am". */
  readonly detail: string;
}

/** The hours as content files hold them. */
export interface HoursFile {
  readonly openingHours: readonly OpeningHours[];
  readonly specialOpeningHours: readonly SpecialOpeningHours[];
  readonly emergencyHours?: { readonly openingHours: readonly OpeningHours[] } | undefined;
}

const DAY = 1440;

/** How many days ahead an opening is looked for: two weeks of holidays with the closed days around them. */
export const DAYS_AHEAD = 21;

/** The hours of a business in the form that `describeNow` takes. */
export function prepareSchedule({ openingHours, specialOpeningHours, emergencyHours }: HoursFile): Schedule {
  const dates = specialOpeningHours.map(({ date, opens, closes }) => [
    date,
    opens === undefined || closes === undefined ? [] : [spanOf({ opens, closes })],
  ]);
  return {
    week: weekOf(openingHours),
    dates: Object.fromEntries(dates),
    ...(emergencyHours === undefined ? {} : { emergency: weekOf(emergencyHours.openingHours) }),
  };
}

/**
 * Whether a business is open. Both the hours and the moment are readings of
 * the same clocks, so changes between standard and daylight time need no care.
 */
export function describeNow({ week, dates, emergency }: Schedule, now: WallClock): OpenState {
  const open = findSpan(now, (date, day) => dates[date] ?? week[day]);
  if (open !== undefined && open[0] <= now.minutes)
    return { isOpen: true, isEmergency: false, detail: wordEnd(open[1], now, '') };
  const line = emergency && findSpan(now, (_date, day) => emergency[day]);
  if (line !== undefined && line[0] <= now.minutes)
    return { isOpen: false, isEmergency: true, detail: `emergency line ${wordEnd(line[1], now, 'open')}` };
  if (open === undefined) return { isOpen: false, isEmergency: false, detail: '' };
  const days = Math.floor(open[0] / DAY);
  const day = DAYS[dayOf(now.date, days)];
  const when = days === 0 ? 'at' : days === 1 ? 'tomorrow' : days === 7 ? `next ${day}` : day;
  const opens = days > 7 ? `again on ${formatDate(shiftDate(now.date, days))}` : `${when} ${wordTime(open[0])}`;
  return { isOpen: false, isEmergency: false, detail: `opens ${opens}` };
}

/** Day of the week of a date, Monday being 0. */
export function dayOf(date: string, daysLater = 0): number {
  return (new Date(shiftDate(date, daysLater)).getUTCDay() + 6) % 7;
}

/** The span that holds a moment, else the next one; spans that touch count as one. */
function findSpan(
  { date, minutes }: WallClock,
  spansOf: (date: string, day: number) => readonly Span[] | undefined,
): [opens: number, closes: number] | undefined {
  let found: [number, number] | undefined;
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    if (found !== undefined && found[1] < day * DAY) break;
    for (const [opens, closes] of spansOf(shiftDate(date, day), dayOf(date, day)) ?? []) {
      const [from, to] = [opens + day * DAY, closes + day * DAY];
      if (found !== undefined && from <= found[1]) found[1] = Math.max(found[1], to);
      else if (found === undefined && to > minutes) found = [from, to];
    }
  }
  return found;
}

/** When what is open closes. A time more than a day away needs its day, and midnight ends one. */
function wordEnd(closes: number, { date, minutes }: WallClock, always: string): string {
  if (closes > 8 * DAY) return always;
  const day = closes - minutes > DAY ? `${DAYS[dayOf(date, Math.ceil(closes / DAY) - 1)]} ` : '';
  return `until ${day}${wordTime(closes)}`;
}

function wordTime(minutes: number): string {
  return formatTime(((minutes % DAY) + DAY) % DAY);
}

/** The date some days later. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
}

function weekOf(openingHours: readonly OpeningHours[]): Span[][] {
  return DAYS.map((day) =>
    openingHours
      .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
      .map(spanOf)
      .sort(([a], [b]) => a - b),
  );
}

function spanOf({ opens, closes }: { readonly opens: string; readonly closes: string }): Span {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to > from ? to : to + DAY];
}
