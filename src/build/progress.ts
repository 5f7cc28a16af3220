/** Reports how far a build is: what it does, how many are done, and of how many. */
export type Progress = (work: string, done: number, total: number) => void;

/** How long a build is silent at most while it has steps to report. */
const INTERVAL_MS = 3000;

/** Prints a line of progress every few seconds, so short builds print none. */
export function createProgress(print: (line: string) => void): Progress {
  let last = performance.now();
  return (work, done, total) => {
    if (performance.now() - last < INTERVAL_MS) return;
    last = performance.now();
    print(`${work}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
  };
}
