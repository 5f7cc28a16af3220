import { DAYS, formatTime, type HoursFile, minutesOf } from './opening-hours.ts';

/** Opening and closing time in minutes after midnight; what closes on the next day has more than 1440. */
type Span = readonly [opens: number, closes: number];

/** When something is open. */
interface Calendar {
  /** Spans of each day of the week, Sunday first as browsers count. */
  readonly week: readonly (readonly Span[])[];
  /** Spans of single dates, in place of those of their day of the week. */
  readonly dates: Readonly<Record<string, readonly Span[]>>;
}

/** The hours of a business in the form that stands in its pages for their script. */
export interface Schedule {
  /** IANA time zone of all times. */
  readonly timeZone: string;
  readonly open: Calendar;
  /** When the emergency line is answered, where there is one. */
  readonly line?: Calendar;
}

/** What holds of a business at a moment: it is open, its emergency line alone is answered, or nobody is there. */
export interface OpenState {
  readonly state: 'open' | 'emergency' | 'closed';
  /** What stands out: "Open", "Emergency line open"; empty while nobody is there. */
  readonly lead: string;
  /** "until 6 pm", "Emergency line opens 6 am", "Opens Monday 7:30 am". */
  readonly detail: string;
}

const MINUTE_MS = 6e4;
const DAY = 1440;

/** How many days ahead an opening is looked for: two weeks of holidays with the closed days around them. */
const DAYS_AHEAD = 21;

/** The hours of a business in the form that `describeNow` takes. */
export function prepareSchedule({
  timeZone,
  openingHours,
  specialOpeningHours,
  emergencyHours,
}: HoursFile & { readonly timeZone: string }): Schedule {
  const special = specialOpeningHours.map(({ date, opens, closes }) => [
    date,
    opens === undefined || closes === undefined ? [] : [spanOf({ opens, closes })],
  ]);
  const open = { week: weekOf(openingHours), dates: Object.fromEntries(special) };
  if (emergencyHours === undefined) return { timeZone, open };
  const quiet = emergencyHours.onHolidays ? [] : specialOpeningHours.map(({ date }) => [date, []]);
  return { timeZone, open, line: { week: weekOf(emergencyHours.openingHours), dates: Object.fromEntries(quiet) } };
}

/** What holds of a business at an instant, in words for its visitors. */
export function describeNow(schedule: Schedule, instant: Date): OpenState {
  return describeAt(schedule, readClock(schedule.timeZone, instant));
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
export function describeAt({ open, line }: Schedule, now: number): OpenState {
  const day = findSpan(open, now);
  if (day && day[0] <= now) return { state: 'open', lead: 'Open', detail: formatEnd(day[1], now) };
  const call = line && findSpan(line, now);
  if (call && call[0] <= now)
    return { state: 'emergency', lead: 'Emergency line open', detail: formatEnd(call[1], now) };
  const detail =
    call && !(day && day[0] <= call[0])
      ? `Emergency line opens ${formatStart(call[0], now, DAY / 2)}`
      : day
        ? `Opens ${formatStart(day[0], now, 0)}`
        : 'Closed';
  return { state: 'closed', lead: '', detail };
}

/** The span that holds a moment, else the next one, as moments; spans that touch count as one. */
function findSpan({ week, dates }: Calendar, now: number): Span | undefined {
  const today = now - (now % DAY);
  let found: [number, number] | undefined;
  for (let day = today - DAY; day <= today + DAYS_AHEAD * DAY; day += DAY) {
    if (found && found[1] < day) break;
    for (const [opens, closes] of dates[isoDate(day)] ?? week[wallDate(day).getUTCDay()] ?? []) {
      if (found && opens + day <= found[1]) found[1] = Math.max(found[1], closes + day);
      else if (!found && closes + day > now) found = [opens + day, closes + day];
    }
  }
  return found;
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

function weekOf(openingHours: HoursFile['openingHours']): Span[][] {
  return [DAYS[6], ...DAYS.slice(0, 6)].map((day) =>
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
