import type { Country } from '../countries/country.ts';
import { formatTelephone } from '../countries/formats.ts';
import type { EmergencyHours, Season, SpecialOpeningHours, WeeklyHours } from '../schemas/business/hours.ts';
import { capitalize } from '../text/capitalize.ts';
import { textOf } from '../text/text.ts';
import { formatDate, listHoursPeriods } from './dates.ts';
import { DAY_MINUTES } from './local-time.ts';

/** The opening hours of the business file. */
export interface HoursFile {
  readonly openingHours: readonly WeeklyHours[];
  readonly seasons?: readonly Season[];
  readonly specialOpeningHours: readonly SpecialOpeningHours[];
  readonly emergencyHours?: EmergencyLine | undefined;
}

type EmergencyLine = Omit<EmergencyHours, 'note'>;

/** schema.org names of the weekdays. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** How a week is written: in words, or abbreviated. */
type WeekStyle = 'usual' | 'short';

type Hours = Omit<WeeklyHours, 'dayOfWeek'>;

/**
 * Returns a week in groups of days with equal hours: `days` as "Monday to Friday", "Saturday", "Every day"; `hours` as
 * "7:30 am to 6 pm", "24 hours", empty if closed; `weekdays` as comma-terminated numbers, Sunday is 0.
 */
function groupWeek(openingHours: readonly WeeklyHours[], locale: string, style: WeekStyle, shouldGroup = true) {
  const t = textOf(locale).hours;
  const { days: names, daysTo } = t[style];
  const isAlways = isEveryHour(openingHours);
  const byDay = DAYS.map((day) => {
    if (isAlways) return t.allDay;
    const spans = openingHours
      .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
      .toSorted((a, b) => ((a.opens ?? '') < (b.opens ?? '') ? -1 : 1));
    return spans.map((span) => formatSpan(span, locale, style)).join(', ');
  });
  return byDay.flatMap((hours, first) => {
    if (shouldGroup && hours === byDay[first - 1]) return [];
    const other = byDay.findIndex((day, index) => index > first && (!shouldGroup || day !== hours));
    const group = names.slice(first, other === -1 ? DAYS.length : other);
    const isWholeWeek = group.length === DAYS.length;
    const [from = '', to = ''] = [group[0], group.at(-1)];
    const days = isWholeWeek ? t.everyDay : from === to ? from : daysTo(from, to);
    return { hours, days, isWholeWeek, weekdays: group.map((_, index) => `${(first + index + 1) % 7},`).join('') };
  });
}

/**
 * Lists a week in lines, with days of equal hours grouped or each day alone; hours may be "By appointment" or "Closed".
 */
export function listWeek(openingHours: readonly WeeklyHours[], locale: string, shouldGroup = true) {
  return groupWeek(openingHours, locale, 'usual', shouldGroup).map(({ days, hours, weekdays }) => {
    return { days: capitalize(days), hours: capitalize(hours) || textOf(locale).hours.closed, weekdays };
  });
}

/** Summarizes a week in one sentence: "Monday to Friday 7:30 am to 6 pm, Saturday 8 am to 3 pm". */
export function summarizeWeek(
  openingHours: readonly WeeklyHours[],
  locale: string,
  style: WeekStyle = 'usual',
): string {
  const t = textOf(locale).hours;
  return groupWeek(openingHours, locale, style)
    .filter(({ hours }) => hours !== '')
    .map(({ days, hours }) => t.onDays(days, hours))
    .join(t[style].between);
}

/** Summarizes a week as `summarizeWeek` does, but as "6 am to 11 pm, every day" if all days have the same hours. */
function summarizeDaily(openingHours: readonly WeeklyHours[], locale: string, style: WeekStyle): string {
  const t = textOf(locale).hours;
  const [group] = groupWeek(openingHours, locale, 'usual');
  if (group?.isWholeWeek) return t.alwaysDaily(group.hours || t.closed);
  return summarizeWeek(openingHours, locale, style);
}

/**
 * Summarizes a week, or the weeks of all seasons: "Summer (May 1 to September 30): Saturday 9 am to noon. Rest of the
 * year (October 1 to April 30): Monday to Friday 9 am to 5 pm".
 */
export function summarizeHours(hours: HoursFile, locale: string): string {
  const weeks = listSeasons(hours, locale).map(({ name, openingHours }) => {
    const week = summarizeWeek(openingHours, locale);
    return name === undefined ? week : textOf(locale).hours.inSeason(name, week);
  });
  // A week may end with the full stop of an abbreviation: "a. m.".
  return weeks.join('. ').replaceAll('.. ', '. ');
}

/** Lists each season's week, then the week for the rest of the year, each with its name and dates. */
export function listSeasons({ openingHours, seasons = [] }: HoursFile, locale: string) {
  const named = seasons.map((season) => ({ ...season, name: formatSeason(season, locale) }));
  return [...named, { name: formatRestOfYear(openingHours, seasons, locale), openingHours }];
}

/** Formats the name for the rest of the year, with its dates if it is one period; undefined without seasons. */
function formatRestOfYear(usual: readonly WeeklyHours[], seasons: readonly Season[], locale: string) {
  if (seasons.length === 0) return undefined;
  const { restOfYear: name } = textOf(locale).components.hours;
  // The dates are the same in any year. Neither the first period of two years nor the last is whole.
  const whole = listHoursPeriods(usual, seasons, 2026).slice(1, -1);
  const rest = whole.filter(({ openingHours }) => openingHours === usual);
  const dates = new Map(rest.map(({ from, to }) => [from.slice(5), to.slice(5)]));
  const [[from, to] = []] = dates;
  return from === undefined || to === undefined || dates.size > 1 ? name : formatSeason({ name, from, to }, locale);
}

/** Returns a season with its dates: "Summer (May 1 to September 30)". */
export function formatSeason({ name, from, to }: Omit<Season, 'openingHours'>, locale: string): string {
  // 2024 is a leap year, so every day of a year has a date in it.
  const write = (day: string) => formatDate(`2024-${day}`, locale, { month: 'long', day: 'numeric' });
  return textOf(locale).hours.season(name, write(from), write(to));
}

/** Whether the business is always open: around the clock on every date. */
export function isRoundTheClock({ openingHours, seasons = [], specialOpeningHours: dates }: HoursFile): boolean {
  return isEveryHour(openingHours) && seasons.length === 0 && dates.length === 0;
}

/** Whether a week is open around the clock. */
function isEveryHour(week: readonly WeeklyHours[]): boolean {
  const dayLong = week.filter((hours) => isWalkIn(hours) && isDayLong(hours));
  const always = dayLong.filter(({ opens }) => opens === dayLong[0]?.opens);
  return DAYS.every((day) => always.some(({ dayOfWeek }) => dayOfWeek.includes(day)));
}

/** Lists the weekly hours of all seasons. */
export function listWeekly({ openingHours, seasons = [] }: HoursFile): WeeklyHours[] {
  return [openingHours, ...seasons.map((season) => season.openingHours)].flat();
}

/** Whether a week has hours on the day of an ISO date. */
export function hasHoursOn(week: readonly Pick<WeeklyHours, 'dayOfWeek'>[], date: string): boolean {
  const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length];
  return week.some(({ dayOfWeek }) => dayOfWeek.some((name) => name === day));
}

/** Whether anyone may come or call during these hours, without an appointment. */
export function isWalkIn({ byAppointment }: WeeklyHours): boolean {
  return byAppointment !== true;
}

/** Whether anyone may come or call without an appointment at any time of the year. */
export function hasWalkInHours(hours: HoursFile): boolean {
  return listWeekly(hours).some(isWalkIn);
}

/** Formats a span: "7:30 am to 6 pm", "24 hours", "24 hours from 8 am", "by appointment 9 am to noon". */
export function formatSpan(span: Hours, locale: string, style: WeekStyle = 'usual'): string {
  const t = textOf(locale).hours;
  const { opens, closes, byAppointment } = span;
  const timeOf = (clock = '') => t.state.time(parseTimeOfDay(clock) % DAY_MINUTES);
  const between = t[style].timesTo(timeOf(opens), timeOf(closes));
  const dayLong = opens === '00:00' ? t.allDay : t.dayFrom(timeOf(opens));
  const times = opens === undefined ? '' : isDayLong(span) ? dayLong : between;
  return byAppointment ? t.byAppointment(times) : times;
}

/**
 * Whether hours last 24 hours: from midnight to midnight, or from any time to the same time of the next day.
 *
 * @example isDayLong({ opens: '08:00', closes: '08:00' }) // true
 */
export function isDayLong({ opens, closes }: Pick<WeeklyHours, 'opens' | 'closes'>): boolean {
  return (
    opens !== undefined && closes !== undefined && (parseTimeOfDay(closes) - parseTimeOfDay(opens)) % DAY_MINUTES === 0
  );
}

/** Summarizes the hours of the emergency line in one phrase: "6 am to 11 pm, every day, holidays included". */
export function summarizeEmergencyHours({ openingHours, onHolidays }: EmergencyLine, locale: string): string {
  return textOf(locale).hours.emergencyHours(summarizeDaily(openingHours, locale, 'usual'), onHolidays);
}

interface SiteWithEmergencyLine {
  readonly business: Pick<HoursFile, 'emergencyHours'>;
  readonly country: Pick<Country, 'telephone' | 'locale'>;
}

/**
 * Formats the emergency line's own telephone number in national format; undefined if it has none (contract B22).
 */
export function formatEmergencyTelephone({ business, country }: SiteWithEmergencyLine): string | undefined {
  const telephone = business.emergencyHours?.telephone;
  return telephone && formatTelephone(telephone, country);
}

/** Summarizes the emergency line: its number, if it has its own, and its hours: "905-555-0143, 24 hours, every day". */
export function summarizeEmergencyLine(site: SiteWithEmergencyLine): string | undefined {
  const { emergencyHours } = site.business;
  if (emergencyHours === undefined) return undefined;
  return [formatEmergencyTelephone(site), summarizeEmergencyHours(emergencyHours, site.country.locale)]
    .filter(Boolean)
    .join(', ');
}

/**
 * Describes the hours in words that hold at any time, for pages on which the client script has not run yet: "Emergency
 * line 6 am to 11 pm, every day", with the line's own number if there is one; without an emergency line, "Open Mon–Fri
 * 7:30 am–6 pm", or "Usually Mon–Fri …" if there are special hours.
 */
export function describeUsualTimes(hours: HoursFile, locale: string, emergencyTelephone?: string): string {
  const { emergencyHours } = hours;
  return emergencyHours
    ? describeEmergencyHours(emergencyHours, locale, emergencyTelephone)
    : describeUsualHours(hours, locale);
}

/**
 * Describes the opening hours in words that hold at any time: "Open Mon–Fri 7:30 am–6 pm", "By appointment Tue–Fri, Sat";
 * without the days if they change with the season.
 */
export function describeUsualHours(hours: HoursFile, locale: string): string {
  const { openingHours, seasons = [], specialOpeningHours } = hours;
  const t = textOf(locale).hours;
  if (!hasWalkInHours(hours)) {
    const visits =
      seasons.length > 0 ? [] : groupWeek(openingHours, locale, 'short').filter(({ hours }) => hours !== '');
    return [t.onlyByAppointment, visits.map(({ days }) => days).join(t.short.between)].join(' ').trim();
  }
  const describe = specialOpeningHours.length + seasons.length > 0 ? t.usually : t.open;
  return describe(summarizeDaily(openingHours, locale, 'short'));
}

/**
 * Describes the emergency line's hours in words that hold at any time: "Emergency line 6 am to 11 pm, every day", with or
 * without holidays.
 */
export function describeEmergencyHours(
  { openingHours, onHolidays }: EmergencyLine,
  locale: string,
  number?: string,
): string {
  const t = textOf(locale).hours;
  const hours = summarizeDaily(openingHours, locale, 'short');
  return t.emergencyLine(onHolidays === false ? t.emergencyHours(hours, false) : hours, number);
}

/**
 * Parses a time of day into minutes after midnight.
 *
 * @example parseTimeOfDay('07:30') // 450
 */
export function parseTimeOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
