/** Reports the progress of a build: its step, how many items are done, and how many there are. */
export type Progress = (step: string, done: number, total: number) => void;

/** Minimum time between two lines of progress. */
const INTERVAL_MS = 3000;

/** Prints a line of progress every few seconds, so short builds print none. */
export function createProgress(print: (line: string) => void): Progress {
  let last = performance.now();
  return (step, done, total) => {
    if (performance.now() - last < INTERVAL_MS) return;
    last = performance.now();
    print(`${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
  };
}
