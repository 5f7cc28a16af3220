/** A queue of jobs that are run for a bounded time in each tick of the event loop, in the order in which they came. */
export interface TimeSlices {
  add(work: () => void): void;
}

/**
 * Makes a queue that takes about so many milliseconds of each tick of the event
 * loop, so that no client waits long behind one that asks for much at once.
 */
export function createTimeSlices(milliseconds: number): TimeSlices {
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
