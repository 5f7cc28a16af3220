const EVENING = 17;
const MORNING = 6;

/**
 * Labels after-hours prices with "today" or "tonight" when they apply; while the business is open the label stays as
 * rendered. Styles reorder the two prices by `data-now`.
 */
export function namePrices(isOpen: boolean, hour: number): void {
  for (const name of document.querySelectorAll<HTMLElement>('[data-later]')) {
    name.dataset.later ||= name.textContent;
    name.textContent = isOpen ? name.dataset.later : hour >= EVENING || hour < MORNING ? 'Tonight' : 'Today';
  }
}
