import type { Log } from '../edge/observe.ts';

const LONGEST_WAIT_MS = 250;
const LARGEST_BATCH = 65_536;

/** Log lines on their way out. */
export interface BatchedLog {
  readonly log: Log;
  /** Writes what is left. */
  flush(): void;
}

/** Gathers log lines and writes them together, a few times a second: a write for each would cost more than its answer. */
export function batchLog(write: (text: string) => void): BatchedLog {
  let batch = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (batch !== '') write(batch);
    batch = '';
  };
  return {
    log(line) {
      batch += `${line}\n`;
      if (batch.length > LARGEST_BATCH) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS);
    },
    flush,
  };
}
