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

const DAY = 1440;

/** Whether a schedule has seasons or appointments; pages of other businesses leave out that code. */
export function needsWholeYear({ open, visits }: Schedule): boolean {
  return open.seasons !== undefined || visits !== undefined;
}

/** State at a `readClock` value, including seasons and appointments. */
export function describeInYear(schedule: Schedule, now: number, locale: string, spansOn = spansInYear): OpenState {
  const said = describeAt(schedule, now, locale, spansOn);
  if (said.state !== 'closed' || schedule.visits === undefined) return said;
  const visit = findSpan(schedule.visits, now, spansOn);
  const isVisit = visit !== undefined && visit[0] <= now;
  return isVisit || said.detail === CLOSED ? { ...said, detail: 'By appointment' } : said;
}

/** Whether work at a moment incurs no after-hours surcharge: the business is open or takes appointments. */
export function isWithinHours({ open, visits }: Schedule, now: number): boolean {
  return isOpenIn(open, now) || isOpenIn(visits, now);
}

/** Whether the emergency line alone is answered at a moment. */
export function isLineAlone({ open, line }: Schedule, now: number): boolean {
  return !isOpenIn(open, now) && isOpenIn(line, now);
}

/** Whether a span of the day, or of the day before, holds a moment; nothing later is looked at. */
function isOpenIn(calendar: Calendar | undefined, now: number): boolean {
  if (calendar === undefined) return false;
  const today = now - (now % DAY);
  return [today - DAY, today].some((day) =>
    spansInYear(calendar, day).some(([opens, closes]) => opens + day <= now && now < closes + day),
  );
}

/** Key of today's row, prefixed with the start of the season if one applies. */
export function markDayInYear(schedule: Schedule, moment: number): string {
  const mark = markDay(schedule, moment);
  return mark.endsWith(',') ? `${findSeason(schedule.open, moment)?.[0] ?? ''}${mark}` : mark;
}

/** Spans on a day, in its season. */
export function spansInYear(calendar: Calendar, moment: number): readonly Span[] {
  const week = findSeason(calendar, moment)?.[2] ?? calendar.week;
  return spansOfWeek({ ...calendar, week }, moment);
}

function findSeason({ seasons }: Calendar, moment: number) {
  const day = isoDate(moment).slice(5);
  return seasons?.find(([from, to]) => from <= day && day <= to);
}
