import type { OpenState } from '../hours/open-now.ts';

const EVENING = 17;
const MORNING = 6;

/**
 * Labels after-hours prices with "Today" or "Tonight" while the emergency line is answered, and with "As of 6 am" while
 * nobody answers and the line opens next; in other states the label stays as rendered. Styles reorder the two prices by
 * `data-now`.
 */
export function namePrices({ state, detail }: Pick<OpenState, 'state' | 'detail'>, hour: number): void {
  const [, opens] = detail.split('line opens ');
  const night = hour >= EVENING || hour < MORNING ? 'Tonight' : 'Today';
  for (const name of document.querySelectorAll<HTMLElement>('[data-later]')) {
    name.dataset.later ||= name.textContent;
    name.textContent = state === 'emergency' ? night : opens ? `As of ${opens}` : name.dataset.later;
  }
}
