/** How many finished slots the queue keeps before it discards them. */
const LONGEST_DONE = 4096;
/** How many ticks in a row jobs may be postponed. */
const MOST_POSTPONED = 8;

/** A queue of jobs that runs for a bounded time in each tick of the event loop, first in, first out. */
export interface TimeSlices {
  add(work: () => void): void;
  /** Runs no job in this tick, because a new client has arrived; of nine such ticks in a row one runs a job. */
  postpone(): void;
}

/**
 * Creates a queue that takes about this many milliseconds of each tick of the event loop, so that no client waits long
 * behind one that asks for much at once. `now` is its clock.
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

  /** Takes the next job and clears its slot, so that the queue, which may not be empty for long, does not keep it. */
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
