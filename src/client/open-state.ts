import { type describeAt, type markDay, readClock, type Schedule, wallDate } from '../hours/open-now.ts';
import { namePrices } from './later-prices.ts';

const MINUTE = 6e4;

/**
 * Shows in every `.state` whether the business is open, only its emergency line is answered, or it is closed, and marks
 * today's row in tables of hours. For styles the document element gets `data-now="open"`, `"emergency"` or `"closed"`;
 * without script it is absent, so `:root[data-now]:not([data-now="open"])` means after hours. `describe` and `mark` are
 * the functions for a regular week or for the whole year.
 */
export function showOpenState(describe: typeof describeAt, mark: typeof markDay): void {
  const root = document.documentElement;
  const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  // The header of every page embeds the hours.
  const schedule: Schedule = JSON.parse(findAll('.now')[0]?.dataset.hours as string);
  const show = () => {
    const now = readClock(schedule.timeZone, new Date());
    const said = describe(schedule, now, root.lang);
    const { state, lead, detail } = said;
    root.dataset.now = state;
    namePrices(said, wallDate(now).getUTCHours());
    for (const line of findAll('.state')) line.innerHTML = `${lead && `<b>${lead}</b> `}${detail}`;
    const [today] = findAll(`[data-days*="${mark(schedule, now)}"]`);
    for (const row of findAll('[data-days]')) row.ariaCurrent = `${row === today}`;
  };
  const showEachMinute = () => {
    show();
    setTimeout(showEachMinute, MINUTE - (Date.now() % MINUTE));
  };
  showEachMinute();
  // Paper outlasts the state, so prices are labelled there as they are during opening hours.
  addEventListener('beforeprint', () => namePrices({ state: 'open', detail: '' }, 0));
  addEventListener('afterprint', show);
  // Timers are suspended in background tabs.
  document.addEventListener('visibilitychange', show);
}
