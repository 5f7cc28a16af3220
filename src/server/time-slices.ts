/** How many slots of jobs that are done the queue keeps before it lets go of them. */
const LONGEST_DONE = 4096;
/** How many ticks in a row jobs are postponed. */
const MOST_POSTPONED = 8;

/** A queue of jobs that are run for a bounded time in each tick of the event loop, in the order in which they came. */
export interface TimeSlices {
  add(work: () => void): void;
  /** Runs no job in this tick, because somebody came who has not been served yet; one of nine ticks in a row runs one. */
  postpone(): void;
}

/**
 * Makes a queue that takes about so many milliseconds of each tick of the event
 * loop, so that no client waits long behind one that asks for much at once. `now` is the clock it goes by.
 */
export function createTimeSlices(milliseconds: number, now = () => performance.now()): TimeSlices {
  let waiting: ((() => void) | undefined)[] = [];
  let next = 0;
  let isScheduled = false;
  let isPostponed = false;
  let postponedTicks = 0;

  function work(): void {
    isScheduled = false;
    const wasPostponed = isPostponed;
    isPostponed = false;
    postponedTicks = wasPostponed && postponedTicks < MOST_POSTPONED ? postponedTicks + 1 : 0;
    if (postponedTicks > 0) {
      schedule();
      return;
    }
    const end = wasPostponed ? 0 : now() + milliseconds;
    do takeNext()?.();
    while (next < waiting.length && now() < end);
    if (next < waiting.length) schedule();
  }

  /** The next job, of which the queue keeps nothing: it may not be empty for a long time. */
  function takeNext(): (() => void) | undefined {
    const job = waiting[next];
    waiting[next++] = undefined;
    if (next === waiting.length || next === LONGEST_DONE) {
      waiting = waiting.slice(next);
      next = 0;
    }
    return job;
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(work);
  }

  return {
    add(job) {
      waiting.push(job);
      schedule();
    },
    postpone() {
      isPostponed = isScheduled;
    },
  };
}
