import type { HoursFile } from '../src/hours/opening-hours.ts';
import type { SpecialOpeningHours } from '../src/schemas/business/hours.ts';

/** Minutes of a day. */
const DAY = 1440;
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Further than any closure of a business in the tests. */
const MARGIN_DAYS = 30;

/** The expected state at each minute of some days, computed by marking every minute on a ruler. */
interface Ruler {
  /** State and sentence for minutes since midnight of the first day, on the clocks of the business. */
  expectedAt(minute: number): { readonly state: 'open' | 'emergency' | 'closed'; readonly said: string };
}

/** Marks the hours of a business on a ruler of minutes, from an ISO date on. */
export function markHours(hours: HoursFile, firstDate: string, days: number): Ruler {
  const start = Date.parse(firstDate);
  const length = (days + MARGIN_DAYS) * DAY;
  const shop = new Uint8Array(length);
  const line = new Uint8Array(length);
  const visits = new Uint8Array(length);
  for (let day = -1; day < days + MARGIN_DAYS; day++) {
    const spans = spansOn(hours, new Date(start + day * DAY * 60_000));
    for (const span of spans.shop) mark(shop, day, span);
    for (const span of spans.line) mark(line, day, span);
    for (const span of spans.visits) mark(visits, day, span);
  }
  const [shopEnds, shopStarts] = [nextOf(shop, 0), nextOf(shop, 1)];
  const [lineEnds, lineStarts] = [nextOf(line, 0), nextOf(line, 1)];
  const [visitEnds, visitStarts] = [nextOf(visits, 0), nextOf(visits, 1)];

  function formatEnd(ends: number, now: number): string {
    if (ends - now > 7 * DAY) return '24 hours';
    if (ends - now <= DAY) return `until ${formatClock(ends % DAY)}`;
    return ends % DAY === 0
      ? `until the end of ${nameOf(ends - 1)}`
      : `until ${nameOf(ends - 1)} ${formatClock(ends % DAY)}`;
  }
  function nameOf(minute: number): string {
    return NAMES[new Date(start + minute * 60_000).getUTCDay()] ?? '';
  }
  function formatMidnight(starts: number, days: number): string {
    return days === 1 ? 'at midnight tonight' : `from the start of ${days === 7 ? 'next ' : ''}${nameOf(starts)}`;
  }
  function formatStart(starts: number, now: number, isLine: boolean): string {
    const days = Math.floor(starts / DAY) - Math.floor(now / DAY);
    const time = formatClock(starts % DAY);
    if (starts % DAY === 0 && days <= 7) return formatMidnight(starts, days);
    if (days === 0 || (isLine && starts - now < 720)) return time;
    if (days === 1) return `tomorrow ${time}`;
    if (days < 7) return `${nameOf(starts)} ${time}`;
    return days === 7 ? `next ${nameOf(starts)} ${time}` : 'again';
  }

  function formatVisits(now: number): string {
    const starts = visits[now] === 1 ? visits.lastIndexOf(0, now) + 1 : (visitStarts[now] ?? length);
    const ends = visitEnds[starts] ?? length;
    if (ends - starts >= DAY) return '';
    return starts <= now ? `\u00A0· ${formatEnd(ends, now)}` : `\u00A0· Opens ${formatStart(starts, now, false)}`;
  }

  const isByAppointment = visits.includes(1) && !shop.includes(1) && !line.includes(1);
  return {
    expectedAt(now) {
      if (shop[now] === 1) return { state: 'open', said: `Open ${formatEnd(shopEnds[now] ?? 0, now)}` };
      if (line[now] === 1)
        return { state: 'emergency', said: `Emergency line open ${formatEnd(lineEnds[now] ?? 0, now)}` };
      if (visits[now] === 1 || isByAppointment) return { state: 'closed', said: `By appointment${formatVisits(now)}` };
      const [opens = length, answers = length] = [shopStarts[now], lineStarts[now]];
      if (opens <= answers) return { state: 'closed', said: `Opens ${formatStart(opens, now, false)}` };
      return { state: 'closed', said: `Emergency line opens ${formatStart(answers, now, true)}` };
    },
  };
}

/** What a page should say at an instant. */
export function expectedNow(hours: HoursFile & { readonly timeZone: string }, instant: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: hours.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant));
  const [date = '', time = ''] = parts.split(', ');
  return markHours(hours, date, 1).expectedAt(toMinutes(time));
}

/** For each minute, the next one with a value, itself included; the end of the ruler if there is none. */
function nextOf(ruler: Uint8Array, value: 0 | 1): Int32Array {
  const next = new Int32Array(ruler.length);
  let found = ruler.length;
  for (let minute = ruler.length - 1; minute >= 0; minute--) {
    if (ruler[minute] === value) found = minute;
    next[minute] = found;
  }
  return next;
}

function toMinutes(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return Number.parseInt(hours, 10) * 60 + Number.parseInt(minutes, 10);
}

function formatClock(minute: number): string {
  if (minute === 0) return 'midnight';
  if (minute === 720) return 'noon';
  const hour = Math.floor(minute / 60);
  const rest = minute % 60 === 0 ? '' : `:${`0${minute % 60}`.slice(-2)}`;
  return `${hour > 12 ? hour - 12 : hour === 0 ? 12 : hour}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

interface ClockTimes {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** The hours that begin on a date. */
function spansOn(
  { openingHours, seasons = [], specialOpeningHours, emergencyHours }: HoursFile,
  date: Date,
): {
  readonly shop: readonly ClockTimes[];
  readonly line: readonly ClockTimes[];
  readonly visits: readonly ClockTimes[];
} {
  const name = NAMES[date.getUTCDay()] ?? '';
  const isOn = ({ dayOfWeek }: { readonly dayOfWeek: readonly string[] }) => dayOfWeek.includes(name);
  const line = emergencyHours?.openingHours.filter(isOn) ?? [];
  const iso = date.toISOString().slice(0, 10);
  const special = specialOpeningHours.filter((one) => datesFrom(one).includes(iso));
  if (special.length > 0) {
    const shop = special.filter(({ opens }) => opens !== undefined);
    return { shop, line: emergencyHours?.onHolidays ? line : [], visits: [] };
  }
  // Every day of a leap year counts, so that a part of the year may hold the 29th of February.
  const season = seasons.find(({ from, to }) =>
    datesFrom({ from: `2024-${from}`, to: `${from <= to ? 2024 : 2025}-${to}` }).some(
      (one) => one.slice(5) === iso.slice(5),
    ),
  );
  const today = (season?.openingHours ?? openingHours).filter(isOn);
  return {
    shop: today.filter(({ byAppointment }) => !byAppointment),
    line,
    visits: today.filter(({ byAppointment }) => byAppointment),
  };
}

/** Every date of a line of special hours. */
function datesFrom({ date, from = date, to = date }: Pick<SpecialOpeningHours, 'date' | 'from' | 'to'>): string[] {
  const dates: string[] = [];
  for (let day = Date.parse(from ?? ''); day <= Date.parse(to ?? ''); day += DAY * 60_000) {
    dates.push(new Date(day).toISOString().slice(0, 10));
  }
  return dates;
}

function mark(ruler: Uint8Array, day: number, { opens = '00:00', closes = '24:00' }: ClockTimes): void {
  const from = day * DAY + toMinutes(opens);
  const length = toMinutes(closes) - toMinutes(opens);
  ruler.fill(1, Math.max(from, 0), Math.max(from + (length > 0 ? length : length + DAY), 0));
}
