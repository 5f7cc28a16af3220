import { waitMs } from './limits.ts';

/** Waits until something holds; throws when it never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${waitMs / 1000} s in vain.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
