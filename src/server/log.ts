import type { Writable } from 'node:stream';
import type { Log } from '../edge/log-line.ts';

const LONGEST_WAIT_MS = 250;
const LARGEST_BATCH = 65_536;
/** Characters buffered for a reader that is too slow; lines beyond them are dropped. */
const MOST_HELD = 1_048_576;

/** Log lines on their way out. */
export interface BatchedLog {
  readonly log: Log;
  /** Writes what is left, as far as the reader takes it. */
  flush(): void;
  /** Lines that were dropped because their reader is too slow, or has gone. */
  readonly dropped: number;
}

/**
 * Gathers log lines and writes them together, a few times a second: a write for
 * each would cost more than its answer. A reader that stops or goes away costs
 * lines, never memory, time or the server.
 */
export function batchLog(output: Writable): BatchedLog {
  let batch = '';
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  // The output of a process stays writable however often it fails.
  let isGone = false;
  output.on('error', () => {
    isGone = true;
  });
  output.on('drain', flush);

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch === '' || output.writableNeedDrain) return;
    if (!isGone) output.write(batch);
    batch = '';
  }

  return {
    log(line) {
      if (isGone || batch.length + line.length > MOST_HELD) {
        dropped++;
        return;
      }
      batch += `${line}\n`;
      if (batch.length > LARGEST_BATCH) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS);
    },
    flush,
    get dropped() {
      return dropped;
    },
  };
}
