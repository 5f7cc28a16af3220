const EVENING = 17;
const MORNING = 6;

/**
 * Says of prices outside opening hours whether they apply today or tonight; while the business is open they are
 * called what they are called without script. Which of two prices stands first follows in styles from `data-now`.
 */
export function namePrices(isOpen: boolean, hour: number): void {
  for (const name of document.querySelectorAll<HTMLElement>('[data-later]')) {
    name.dataset.later ||= name.textContent;
    name.textContent = isOpen ? name.dataset.later : hour >= EVENING || hour < MORNING ? 'Tonight' : 'Today';
  }
}
