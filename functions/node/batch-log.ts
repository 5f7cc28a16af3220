import type { Writable } from 'node:stream';

const MAX_WAIT_MS = 250;
const MAX_BATCH_LENGTH = 65_536;
/** Characters buffered for a slow reader; further lines are dropped. */
const MAX_BUFFERED_LENGTH = 1_048_576;

/**
 * Collects log lines and writes them a few times a second: a write for each would cost more than its answer. A reader
 * that stops or goes away costs log lines, never memory, time or the server.
 */
export function batchLog(output: Writable) {
  let [batch, isGone] = ['', false];
  let timer: NodeJS.Timeout | undefined;
  // stdout stays writable however often it fails.
  output.on('error', () => (isGone = true));
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
      if (isGone || batch.length + line.length > MAX_BUFFERED_LENGTH) return;
      batch += `${line}\n`;
      if (batch.length > MAX_BATCH_LENGTH) flush();
      else timer ??= setTimeout(flush, MAX_WAIT_MS);
    },
    flush,
  };
}
