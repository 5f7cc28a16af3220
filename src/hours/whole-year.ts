import {
  type Calendar,
  CLOSED,
  describeAt,
  findSpan,
  isoDate,
  markDay,
  type OpenState,
  type Schedule,
  type Span,
  spansOfWeek,
} from './open-now.ts';

/** Whether a schedule has parts of the year or visits by appointment: pages of others do without the rules for them. */
export function needsWholeYear({ open, visits }: Schedule): boolean {
  return open.seasons !== undefined || visits !== undefined;
}

/** What holds of a business at a moment of `readClock`, with parts of the year and visits by appointment. */
export function describeInYear(schedule: Schedule, now: number): OpenState {
  const said = describeAt(schedule, now, spansInYear);
  if (said.state !== 'closed' || schedule.visits === undefined) return said;
  const visit = findSpan(schedule.visits, now, spansInYear);
  const isVisit = visit !== undefined && visit[0] <= now;
  return isVisit || said.detail === CLOSED ? { ...said, detail: 'By appointment' } : said;
}

/** Whether work is done at a moment without being outside opening hours: the business is open, or comes by appointment. */
export function isWithinHours({ open, visits }: Schedule, now: number): boolean {
  return [open, visits].some((calendar) => {
    const span = calendar && findSpan(calendar, now, spansInYear);
    return span !== undefined && span[0] <= now;
  });
}

/** What marks the row of a moment's day, in a part of the year behind the first day of that. */
export function markDayInYear(schedule: Schedule, moment: number): string {
  const mark = markDay(schedule, moment);
  return mark.endsWith(',') ? `${findSeason(schedule.open, moment)?.[0] ?? ''}${mark}` : mark;
}

function spansInYear(calendar: Calendar, moment: number): readonly Span[] {
  const week = findSeason(calendar, moment)?.[2] ?? calendar.week;
  return spansOfWeek({ ...calendar, week }, moment);
}

function findSeason({ seasons }: Calendar, moment: number) {
  const day = isoDate(moment).slice(5);
  return seasons?.find(([from, to]) => from <= day && day <= to);
}
