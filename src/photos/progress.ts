const EVERY_MS = 3000;

/** Says now and then how far a long piece of work is. */
export interface Progress {
  /** Notes that one more of the things named is done. */
  step(what: string): void;
}

/** Makes a progress that prints a line when some seconds have gone by since the last one. */
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
