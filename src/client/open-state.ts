import { DAY_MINUTES, MINUTE_MS, toLocalMinute, type ZoneOffsets } from '../hours/local-time.ts';
import { getDayKey, isWithinHours, type Schedule, stateAt } from '../hours/open-now.ts';
import * as t from '../text/en/client/page.ts';
import { openingState } from '../text/en/opening-state.ts';

/** Hours at which the sky over the frontage changes: from night to dusk, to day, to dusk, to night. */
const MORNING = 6;
const DAY = 8;
const EVENING = 17;
const NIGHT = 20;

/**
 * Shows in every `.state` whether the business is open, only its emergency line is answered, or it is closed, and marks
 * today's row in tables of hours. For styles the document element gets `data-now="open"`, `"emergency"` or `"closed"`,
 * `data-sky="day"`, `"dusk"` or `"night"`, and `data-after-hours` while after-hours prices apply; without script all
 * three are absent. `--hour` is the time of day, which is marked in a week of bars. The labels of both prices show
 * which one applies now and when the other does: "Now" and "after 6 pm"; "Tonight" (or "Today") and "after 7:30 am"
 * while the line is answered; "after 6 am" and "after 7:30 am" while nobody answers and the line opens next.
 */
export function showOpenState(): void {
  const root = document.documentElement;
  const { dataset } = root;
  const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  // The header of every page embeds the hours.
  const schedule: Schedule & { readonly zone: ZoneOffsets } = JSON.parse(
    findAll('.open-state')[0]?.dataset.hours as string,
  );
  const labelPrices = (day?: string, afterHours?: string) => {
    for (const name of findAll('[data-price]')) {
      name.dataset.always ??= name.textContent;
      name.textContent = (name.dataset.price === 'day' ? day : afterHours) ?? name.dataset.always;
    }
  };
  const show = () => {
    const localMinute = toLocalMinute(schedule.zone, new Date());
    const { state, text, closes, opens, answers } = stateAt(schedule, localMinute, root.lang, openingState);
    dataset.now = state;
    const hour = (localMinute % DAY_MINUTES) / 60;
    dataset.sky = getSky(hour);
    root.style = `--hour:${hour}`;
    const isDayPrice = isWithinHours(schedule, localMinute);
    root.toggleAttribute('data-after-hours', !isDayPrice);
    if (isDayPrice) labelPrices(t.now, closes && t.after(closes));
    else {
      const afterHours = state === 'emergency' ? getVisitLabel(hour) : answers && t.startingFrom(answers);
      labelPrices(opens && t.startingFrom(opens), afterHours);
    }
    for (const element of findAll('.state')) element.innerHTML = text.replace(/\[(.*)]/, '<b>$1</b>');
    const [today] = findAll(`[data-days*="${getDayKey(schedule, localMinute)}"]`);
    for (const row of findAll('[data-days]')) row.ariaCurrent = `${row === today}`;
  };
  const showEachMinute = () => {
    show();
    setTimeout(showEachMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  showEachMinute();
  // A printed page must not show a state, because that changes.
  window.onbeforeprint = () => {
    delete dataset.now;
    delete dataset.afterHours;
    labelPrices();
  };
  window.onafterprint = show;
  // Timers are suspended in background tabs.
  document.onvisibilitychange = show;
}

/** Returns the sky over the business at an hour there. */
function getSky(hour: number): string {
  if (hour < MORNING || hour >= NIGHT) return 'night';
  return hour < DAY || hour >= EVENING ? 'dusk' : 'day';
}

/** Returns the word for a visit at an hour: "Tonight" or "Today". */
function getVisitLabel(hour: number): string {
  return hour >= EVENING || hour < MORNING ? t.tonight : t.today;
}
