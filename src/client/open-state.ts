import { type describeAt, type markDay, readClock, type Schedule, wallDate } from '../hours/open-now.ts';
import { namePrices } from './later-prices.ts';

const MINUTE = 6e4;

/**
 * Says in every `.state` of the page whether the business is open, its
 * emergency line alone is answered, or nobody is there, and marks today among
 * the hours. The state also stands on the document element for styles, as
 * `data-now="open"`, `"emergency"` or `"closed"`; without script it is not
 * there. `describe` and `mark` are those of a week that is the same all year, or of the whole year. What holds after hours alone is `:root[data-now]:not([data-now="open"])`.
 */
export function showOpenState(describe: typeof describeAt, mark: typeof markDay): void {
  const root = document.documentElement;
  const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  // Every page has the hours in its head.
  const schedule: Schedule = JSON.parse(findAll('.now')[0]?.dataset.hours as string);
  const show = () => {
    const now = readClock(schedule.timeZone, new Date());
    const { state, lead, detail } = describe(schedule, now, root.lang);
    root.dataset.now = state;
    namePrices(state === 'open', wallDate(now).getUTCHours());
    for (const line of findAll('.state')) line.innerHTML = `${lead && `<b>${lead}</b> `}${detail}`;
    const [today] = findAll(`[data-days*="${mark(schedule, now)}"]`);
    for (const row of findAll('[data-days]')) row.ariaCurrent = `${row === today}`;
  };
  const showEachMinute = () => {
    show();
    setTimeout(showEachMinute, MINUTE - (Date.now() % MINUTE));
  };
  showEachMinute();
  // Timers stand still while nobody looks at the page.
  document.addEventListener('visibilitychange', show);
}
