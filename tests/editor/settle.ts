import type { Page } from '@playwright/test';

/**
 * Waits until the editor has drawn what it is about to draw, for two seconds at
 * most. A button that was only just drawn shows its first click and may not
 * tell the form of it.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let changes = 1;
    const observer = new MutationObserver(() => changes++);
    observer.observe(document.body, { subtree: true, childList: true });
    for (const end = performance.now() + 2000; changes > 0 && performance.now() < end; ) {
      changes = 0;
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 200 }), 20));
    }
    observer.disconnect();
  });
}
