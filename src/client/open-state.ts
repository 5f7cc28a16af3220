import { type Clock, readClock, wallDate } from '../hours/clock.ts';
import { markDay, type Schedule, stateAt } from '../hours/open-now.ts';
import * as words from '../text/en/client/page.ts';
import { openingState } from '../text/en/opening-state.ts';

const MINUTE = 6e4;
const EVENING = 17;
const MORNING = 6;

/**
 * Shows in every `.state` whether the business is open, only its emergency line is answered, or it is closed, and marks
 * today's row in tables of hours. For styles the document element gets `data-now="open"`, `"emergency"` or `"closed"`;
 * without script it is absent, so `:root[data-now]:not([data-now="open"])` means after hours. After-hours prices are
 * labelled "Today" or "Tonight" while the line is answered, "As of 6 am" while nobody answers and the line opens next;
 * the menu says from when regular prices hold, which is `--opens` in styles.
 */
export function showOpenState(): void {
  const root = document.documentElement;
  const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  // The header of every page embeds the hours.
  const schedule: Schedule & { readonly clock: Clock } = JSON.parse(findAll('.now')[0]?.dataset.hours as string);
  const labelPrices = (label?: string) => {
    for (const name of findAll('[data-later]')) {
      name.dataset.later ||= name.textContent;
      name.textContent = label || name.dataset.later;
    }
  };
  const show = () => {
    const now = readClock(schedule.clock, new Date());
    const { state, says, opens, lineOpens } = stateAt(schedule, now, root.lang, openingState);
    root.dataset.now = state;
    const hour = wallDate(now).getUTCHours();
    const visit = hour >= EVENING || hour < MORNING ? words.tonight : words.today;
    labelPrices(state === 'emergency' ? visit : lineOpens && words.asOf(lineOpens));
    root.style.cssText = `--opens:"${words.regularPrices(opens)}"`;
    for (const line of findAll('.state')) line.innerHTML = says.replace(/\[(.*)]/, '<b>$1</b>');
    const [today] = findAll(`[data-days*="${markDay(schedule, now)}"]`);
    for (const row of findAll('[data-days]')) row.ariaCurrent = `${row === today}`;
  };
  const showEachMinute = () => {
    show();
    setTimeout(showEachMinute, MINUTE - (Date.now() % MINUTE));
  };
  showEachMinute();
  // Paper outlasts the state, so it has the words without one.
  window.onbeforeprint = () => {
    delete root.dataset.now;
    labelPrices();
  };
  window.onafterprint = show;
  // Timers are suspended in background tabs.
  document.onvisibilitychange = show;
}
