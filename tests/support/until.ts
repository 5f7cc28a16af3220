import { waitMs } from './limits.ts';

/** Waits until a condition is true; throws if it never is. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`The condition is still false after ${waitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
