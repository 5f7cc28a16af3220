import type { VisitingHours } from '../schemas/business/hours.ts';
import { DAY_MINUTES } from './clock.ts';
import { DAYS, listWeek, minutesOf } from './opening-hours.ts';

/** Open hours of a day, in minutes since its midnight. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly byAppointment: boolean;
}

/**
 * Lists the seven days of a week from Monday on, each with its hours in words and as bars; hours past midnight are on
 * both days.
 */
export function listWeekBars(openingHours: readonly VisitingHours[], locale: string) {
  return listWeek(openingHours, locale, false).map((row, index) => ({ ...row, bars: listBars(openingHours, index) }));
}

/** Lists the bars of a day, 0 for Monday. */
function listBars(openingHours: readonly VisitingHours[], index: number): Bar[] {
  return openingHours.flatMap(({ dayOfWeek, opens, closes, byAppointment = false }) => {
    const from = opens === undefined ? 0 : minutesOf(opens);
    const until = closes === undefined ? DAY_MINUTES : minutesOf(closes);
    const to = until > from ? until : until + DAY_MINUTES;
    const isOn = (day: number) => dayOfWeek.some((name) => name === DAYS[day]);
    const today = isOn(index) ? [{ from, to: Math.min(to, DAY_MINUTES), byAppointment }] : [];
    const yesterday =
      to > DAY_MINUTES && isOn((index + 6) % 7) ? [{ from: 0, to: to - DAY_MINUTES, byAppointment }] : [];
    return [...yesterday, ...today];
  });
}
