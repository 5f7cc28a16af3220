import type { Writable } from 'node:stream';
import type { Log } from '../function/log.ts';

const LONGEST_WAIT_MS = 250;
const LARGEST_BATCH = 65_536;
/** Characters buffered for a slow reader; further lines are dropped. */
const MOST_HELD = 1_048_576;

/** A log that writes in batches. */
export interface BatchedLog {
  readonly log: Log;
  /** Writes the buffered lines, if the reader takes them. */
  flush(): void;
  /** Lines dropped because their reader is too slow or gone. */
  readonly dropped: number;
}

/**
 * Collects log lines and writes them a few times a second: a write for each would cost more than its answer. A reader
 * that stops or goes away costs log lines, never memory, time or the server.
 */
export function batchLog(output: Writable): BatchedLog {
  let batch = '';
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  // stdout stays writable however often it fails.
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
