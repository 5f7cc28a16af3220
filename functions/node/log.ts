import type { Writable } from 'node:stream';

const LONGEST_WAIT_MS = 250;
const LARGEST_BATCH = 65_536;
/** Characters buffered for a slow reader; further lines are dropped. */
const MOST_HELD = 1_048_576;

/**
 * Collects log lines and writes them a few times a second: a write for each would cost more than its answer. A reader
 * that stops or goes away costs log lines, never memory, time or the server.
 */
export function batchLog(output: Writable) {
  let [batch, isGone] = ['', false];
  let timer: NodeJS.Timeout | undefined;
  // stdout stays writable however often it fails.
  output.on('error', () => {
    isGone = true;
  });
  output.on('drain', flush);

  /** Writes the buffered lines, if the reader takes them. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch === '' || isGone || output.writableNeedDrain) return;
    output.write(batch);
    batch = '';
  }

  return {
    log(line: string): void {
      if (isGone || batch.length + line.length > MOST_HELD) return;
      batch += `${line}\n`;
      if (batch.length > LARGEST_BATCH) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS);
    },
    flush,
  };
}
