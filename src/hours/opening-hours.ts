import type { Country } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import { type StandIn, writeGap } from '../format/gap.ts';
import type { EmergencyHours, Season, SpecialOpeningHours, VisitingHours } from '../schemas/business/hours.ts';
import { formatMonthDay } from './dates.ts';

/** The opening hours of the business file. */
export interface HoursFile {
  readonly openingHours: readonly VisitingHours[];
  readonly seasons?: readonly Season[];
  readonly specialOpeningHours: readonly SpecialOpeningHours[];
  readonly emergencyHours?: Pick<EmergencyHours, 'openingHours' | 'onHolidays' | 'telephone'> | undefined;
}

const DAY = 1440;

/** schema.org names of the days of the week. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * A week in lines, days with equal hours grouped: `days` as "Monday to Friday", "Saturday", "Every day"; `hours` as
 * "7:30 am to 6 pm", "24 hours", "By appointment", "Closed"; `weekdays` as comma-terminated numbers, Sunday is 0.
 */
export function listWeek(openingHours: readonly VisitingHours[]) {
  const byDay = DAYS.map((day) =>
    openingHours
      .filter((hours) => hours.dayOfWeek.includes(day))
      .toSorted((a, b) => ((a.opens ?? '') < (b.opens ?? '') ? -1 : 1))
      .map(formatSpan)
      .join(', ')
      .replace(/^by/, 'By'),
  );
  const lines: { readonly days: string; readonly hours: string; readonly weekdays: string }[] = [];
  for (let first = 0; first < DAYS.length; ) {
    let last = first;
    while (last + 1 < DAYS.length && byDay[last + 1] === byDay[first]) last++;
    const isAll = first === 0 && last === DAYS.length - 1;
    const days = isAll ? 'Every day' : [...new Set([DAYS[first], DAYS[last]])].join(' to ');
    const weekdays = DAYS.slice(first, last + 1).map((_, index) => `${(first + index + 1) % 7},`);
    lines.push({ days, hours: byDay[first] || 'Closed', weekdays: weekdays.join('') });
    first = last + 1;
  }
  return lines;
}

/** A week in one sentence: "Monday to Friday 7:30 am to 6 pm, Saturday 8 am to 3 pm". */
export function summarizeWeek(openingHours: readonly VisitingHours[]): string {
  return listWeek(openingHours)
    .filter(({ hours }) => hours !== 'Closed')
    .map(({ days, hours }) => `${days} ${hours.replace(/^By/, 'by')}`)
    .join(', ');
}

/**
 * Regular and seasonal weeks: "Monday to Friday 9 am to 5 pm. Summer (May 1 to September 30): Saturday 9 am to noon".
 */
export function summarizeHours(
  { openingHours, seasons = [] }: Omit<HoursFile, 'specialOpeningHours'>,
  locale: string,
): string {
  const others = seasons.map(
    (season) => `${nameSeason(season, locale)}: ${summarizeWeek(season.openingHours) || 'closed'}`,
  );
  return [summarizeWeek(openingHours), ...others].join('. ');
}

/** A season with its dates: "Summer (May 1 to September 30)". */
export function nameSeason({ name, from, to }: Season, locale: string): string {
  return `${name} (${formatMonthDay(from, locale)} to ${formatMonthDay(to, locale)})`;
}

/** Whether it is always open: no hour of any date is outside opening hours. */
export function isRoundTheClock({ openingHours, seasons = [], specialOpeningHours: dates }: HoursFile): boolean {
  const week = listWeek(openingHours);
  return seasons.length === 0 && dates.length === 0 && week.every(({ hours }) => hours === '24 hours');
}

/** Whether anyone may come or call during these hours, without an appointment. */
export function takesCallers({ byAppointment }: VisitingHours): boolean {
  return byAppointment !== true;
}

/** Formats a span: "7:30 am to 6 pm", "24 hours", "by appointment 9 am to noon". */
export function formatSpan(span: Omit<VisitingHours, 'dayOfWeek'> & StandIn): string {
  if (span.gap !== undefined) return writeGap(span.gap);
  const manner = span.byAppointment ? 'by appointment' : '';
  if (span.opens === undefined || span.closes === undefined) return manner;
  const [opens, closes] = [minutesOf(span.opens), minutesOf(span.closes)];
  const times = (closes - opens) % DAY === 0 ? '24 hours' : `${formatTime(opens)} to ${formatTime(closes % DAY)}`;
  return `${manner} ${times}`.trim();
}

/** Hours of the emergency line in one phrase: "6 am to 11 pm, every day, holidays included". */
export function summarizeLine({ openingHours, onHolidays }: NonNullable<HoursFile['emergencyHours']>): string {
  const holidays = onHolidays === undefined ? '' : onHolidays ? ', holidays included' : ', except holidays';
  return (formatEveryDay(openingHours, 'every day') ?? summarizeWeek(openingHours)) + holidays;
}

interface WithLine {
  readonly business: Pick<HoursFile, 'emergencyHours'>;
  readonly country: Pick<Country, 'telephone'>;
}

/**
 * The telephone number of the emergency line in national format; undefined if the line has no number of its own
 * (contract B22).
 */
export function formatLineNumber({ business, country }: WithLine): string | undefined {
  const telephone = business.emergencyHours?.telephone;
  return telephone && formatTelephone(telephone, country);
}

/** Number, if it has its own, and hours of the emergency line: "905-555-0143, 24 hours, every day". */
export function summarizeEmergencyLine(site: WithLine): string | undefined {
  const { emergencyHours: line } = site.business;
  return line && [formatLineNumber(site) ?? [], summarizeLine(line)].flat().join(', ');
}

/**
 * A time-independent summary of the hours, shown until the client script has run: "Emergency line 6 am to 11 pm, every
 * day", or without a line "Open Mon–Fri 7:30 am–6 pm", or "Usually Mon–Fri …" if there are special hours.
 */
export function describeAlways(hours: HoursFile): string {
  return hours.emergencyHours === undefined ? describeUsually(hours) : describeLine(hours.emergencyHours);
}

/** Time-independent summary of the opening hours: "Open Mon–Fri 7:30 am–6 pm", "By appointment". */
export function describeUsually({ openingHours, seasons = [], specialOpeningHours }: HoursFile): string {
  if (![openingHours, ...seasons.map((season) => season.openingHours)].flat().some(takesCallers))
    return 'By appointment';
  const hours = formatEveryDay(openingHours, 'every day') ?? abbreviateWeek(openingHours);
  return `${specialOpeningHours.length + seasons.length > 0 ? 'Usually' : 'Open'} ${hours}`;
}

/** Time-independent summary of the emergency line: "Emergency line 6 am to 11 pm, every day". */
export function describeLine({ openingHours: line, onHolidays }: NonNullable<HoursFile['emergencyHours']>): string {
  const isAnsweredAlways = onHolidays !== false;
  const hours = formatEveryDay(line, isAnsweredAlways ? 'every day' : 'except holidays');
  return `Emergency line ${hours ?? `${abbreviateWeek(line)}${isAnsweredAlways ? '' : ', except holidays'}`}`;
}

/** "6 am to 11 pm, every day", if all days have the same hours. */
function formatEveryDay(openingHours: readonly VisitingHours[], days: string): string | undefined {
  const [first, second] = listWeek(openingHours);
  return first !== undefined && second === undefined ? `${first.hours}, ${days}` : undefined;
}

/** Abbreviated weekly hours for the page header: "Mon–Fri 7:30 am–6 pm". */
function abbreviateWeek(openingHours: readonly VisitingHours[]): string {
  return summarizeWeek(openingHours)
    .replace(/(\w{3})\w*day/g, '$1')
    .replaceAll(' to ', '–');
}

/** Formats minutes after midnight: "7:30 am", "noon". */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (minutes % 720 === 0) return minutes === 0 ? 'midnight' : 'noon';
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Parses a time of day into minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
