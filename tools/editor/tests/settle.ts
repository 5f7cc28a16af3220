import type { Page } from '@playwright/test';
import { waitMs } from '../../../tests/limits.ts';

/**
 * Waits until the editor has drawn what it is about to draw. A button that was
 * only just drawn shows its first click and may not tell the form of it.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    let changes = 1;
    const observer = new MutationObserver(() => changes++);
    observer.observe(document.body, { subtree: true, childList: true });
    for (const end = performance.now() + limit; changes > 0 && performance.now() < end; ) {
      changes = 0;
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 200 }), 20));
    }
    observer.disconnect();
  }, waitMs);
}

/**
 * Runs in the page: brings the next field in sight that is not drawn yet, of the innermost group around a path. A field
 * is a placeholder until it comes in sight.
 */
export function drawNext(path: string): void {
  const names = path.split('.');
  const groups = names.map((_, depth) => `[data-key-path="${names.slice(0, names.length - depth).join('.')}"]`);
  const next = [...groups, 'body']
    .flatMap((group) => [...document.querySelectorAll(`${group} .placeholder`)])
    .find((placeholder) => placeholder.checkVisibility());
  next?.scrollIntoView({ block: 'center' });
}
