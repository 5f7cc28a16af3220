/** Work that is done a little in each turn of the event loop, in the order in which it came. */
export interface Turns {
  add(work: () => void): void;
}

/**
 * Spreads work over the turns of the event loop: of each it takes about so many
 * milliseconds, so that nobody waits long behind those who ask for much at once.
 */
export function createTurns(milliseconds: number): Turns {
  let waiting: (() => void)[] = [];
  let next = 0;

  function work(): void {
    const end = performance.now() + milliseconds;
    do waiting[next++]?.();
    while (next < waiting.length && performance.now() < end);
    if (next < waiting.length) setImmediate(work);
    else {
      waiting = [];
      next = 0;
    }
  }

  return {
    add(job) {
      if (waiting.push(job) === 1) setImmediate(work);
    },
  };
}
