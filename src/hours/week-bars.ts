import type { WeeklyHours } from '../schemas/business/hours.ts';
import { DAY_MINUTES } from './local-time.ts';
import { DAYS, listWeek, parseTimeOfDay } from './opening-hours.ts';

/** Open hours of a day, in minutes since its midnight. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly byAppointment: boolean;
}

/**
 * Lists the seven days of a week from Monday on, each with its hours in words and as bars, which end at midnight.
 */
export function listWeekBars(openingHours: readonly WeeklyHours[], locale: string) {
  return listWeek(openingHours, locale, false).map((row, index) => ({ ...row, bars: listBars(openingHours, index) }));
}

/** Lists the bars of a day, 0 for Monday. */
function listBars(openingHours: readonly WeeklyHours[], index: number): Bar[] {
  return openingHours.flatMap(({ dayOfWeek, opens, closes, byAppointment = false }) => {
    const from = opens === undefined ? 0 : parseTimeOfDay(opens);
    const until = closes === undefined ? DAY_MINUTES : parseTimeOfDay(closes);
    const to = until > from ? until : DAY_MINUTES;
    return dayOfWeek.some((name) => name === DAYS[index]) ? [{ from, to, byAppointment }] : [];
  });
}
