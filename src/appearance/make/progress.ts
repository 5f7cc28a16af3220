const EVERY_MS = 3000;

/** Reports the progress of a long task now and then. */
export interface Progress {
  /** Counts one more item as done. */
  step(what: string): void;
}

/** Creates a progress that prints a line when some seconds have passed since the last one. */
export function createProgress(
  total: number,
  print: (line: string) => unknown,
  now = () => performance.now(),
): Progress {
  let done = 0;
  let last = now();
  return {
    step(what) {
      done++;
      if (done === total || now() - last < EVERY_MS) return;
      last = now();
      print(`${done} of ${total} ${what}`);
    },
  };
}
