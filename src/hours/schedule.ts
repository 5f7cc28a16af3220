import type { SpecialOpeningHours, WeeklyHours } from '../schemas/business/hours.ts';
import { splitSlots } from '../text/split-slots.ts';
import { textOf } from '../text/text.ts';
import { listDates, splitSeason } from './dates.ts';
import { DAY_MINUTES } from './local-time.ts';
import { type Calendar, type Schedule, type Span, stateAt } from './open-now.ts';
import { DAYS, type HoursFile, hasWalkInHours, isWalkIn, listWeekly, parseTimeOfDay } from './opening-hours.ts';

/** Converts the hours of the content to the schedule of the client script. */
export function prepareSchedule(hours: HoursFile): Schedule {
  const { specialOpeningHours: special, emergencyHours } = hours;
  const isVisit = (hours: WeeklyHours) => !isWalkIn(hours);
  // A business that works only by appointment answers the telephone during those hours.
  const isByAppointment = !hasWalkInHours(hours) && listWeekly(hours).every(({ opens }) => opens);
  const closed = special.map(({ date, from, to, name }) => ({ date, from, to, name }));
  return {
    open: toCalendar(hours, isByAppointment ? isVisit : isWalkIn, special),
    ...(emergencyHours && { emergency: toCalendar(emergencyHours, isWalkIn, emergencyHours.onHolidays ? [] : closed) }),
    ...(isByAppointment && { isByAppointment }),
    ...(!isByAppointment && listWeekly(hours).some(isVisit) && { visits: toCalendar(hours, isVisit, closed) }),
  };
}

/**
 * Converts the hours of one kind to a calendar. Date ranges are expanded to single dates, which keeps the script small.
 */
function toCalendar(
  { openingHours, seasons = [] }: Pick<HoursFile, 'openingHours' | 'seasons'>,
  isIncluded: (hours: WeeklyHours) => boolean,
  special: readonly SpecialOpeningHours[],
): Calendar {
  const dates: Record<string, Span[]> = {};
  for (const hours of special) {
    for (const date of listDates(hours))
      dates[date] = [...(dates[date] ?? []), ...(hours.opens ? [spanOf(hours)] : [])];
  }
  const weeks = seasons.flatMap((season) => {
    const week = weekOf(season.openingHours.filter(isIncluded));
    return splitSeason(season).map(([from, to]) => [from, to, week] as const);
  });
  const week = weekOf(openingHours.filter(isIncluded));
  const days = [...week, ...weeks.flatMap(([, , seasonal]) => seasonal), ...Object.values(dates)];
  const isEverOpen = days.some((spans) => spans.length > 0);
  return { week: isEverOpen ? week : [], dates, ...(weeks.length > 0 && { seasons: weeks }) };
}

/** Lists each day's spans, Sunday first. */
export function weekOf(openingHours: readonly WeeklyHours[]): Span[][] {
  return [DAYS[6], ...DAYS.slice(0, 6)].map((day) =>
    openingHours
      .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
      .map(spanOf)
      .sort(([a], [b]) => a - b),
  );
}

/** Converts an entry to a span. Without times it lasts all day. */
function spanOf({ opens = '00:00', closes = '24:00' }: Pick<SpecialOpeningHours, 'opens' | 'closes'>): Span {
  const [from, to] = [parseTimeOfDay(opens), parseTimeOfDay(closes)];
  return [from, to > from ? to : to + DAY_MINUTES];
}

/**
 * Finds the longest text of the opening state within a year from a date (ISO 8601), so that pages can reserve space for
 * it.
 */
export function longestStateText(hours: HoursFile, from: string, locale: string): string {
  const { state } = textOf(locale).hours;
  const schedule = prepareSchedule(hours);
  const start = Date.parse(from) / 60_000;
  const states = Array.from(
    { length: 366 * 24 },
    (_, hour) => stateAt(schedule, start + hour * 60, locale, state).text,
  );
  const longest = states.reduce((longest, text) => (text.length > longest.length ? text : longest));
  return splitSlots(longest).join('');
}
