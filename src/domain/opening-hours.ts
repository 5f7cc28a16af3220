import type { OpeningHours } from '../schemas/fields.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** One line of hours as people read them. */
export interface HoursLine {
  /** "Monday to Friday", "Saturday", "Every day". */
  readonly days: string;
  /** "7:30 am to 6 pm", "24 hours", "Closed". */
  readonly hours: string;
}

/** The week as people read it: days with the same hours together, closed days at the end. */
export function describeWeek(openingHours: readonly OpeningHours[]): HoursLine[] {
  const byDay = DAYS.map((day) =>
    openingHours
      .filter((hours) => hours.dayOfWeek.includes(day))
      .map(formatSpan)
      .join(', '),
  );
  const lines: HoursLine[] = [];
  for (let first = 0; first < DAYS.length; ) {
    let last = first;
    while (last + 1 < DAYS.length && byDay[last + 1] === byDay[first]) last++;
    lines.push({ days: formatDays(first, last), hours: byDay[first] || 'Closed' });
    first = last + 1;
  }
  return lines;
}

/** The week in one sentence: "Monday to Friday 7:30 am to 6 pm, Saturday 8 am to 3 pm". */
export function summarizeWeek(openingHours: readonly OpeningHours[]): string {
  return describeWeek(openingHours)
    .filter(({ hours }) => hours !== 'Closed')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');
}

/** Opening and closing time as people say them: "7:30 am to 6 pm"; equal times mean 24 hours. */
export function formatSpan({ opens, closes }: { readonly opens: string; readonly closes: string }): string {
  return opens === closes ? '24 hours' : `${formatTime(opens)} to ${formatTime(closes)}`;
}

function formatDays(first: number, last: number): string {
  if (first === 0 && last === DAYS.length - 1) return 'Every day';
  return first === last ? `${DAYS[first]}` : `${DAYS[first]} to ${DAYS[last]}`;
}

function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
