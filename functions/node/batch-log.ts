import type { Writable } from 'node:stream';

const MAX_WAIT_MS = 250;
const MAX_BATCH_LENGTH = 65_536;
/** Characters buffered for a slow reader; further lines are dropped. */
const MAX_BUFFERED_LENGTH = 1_048_576;

/**
 * Collects log lines and writes them a few times a second, because writing each one would take longer than its answer.
 * If the reader of the output stops, log lines are dropped; the server goes on, and its memory does not grow.
 */
export function batchLog(output: Writable) {
  let [batch, isClosed] = ['', false];
  let timer: NodeJS.Timeout | undefined;
  // stdout still claims to be writable after an error.
  output.on('error', () => (isClosed = true));
  output.on('drain', flush);

  /** Writes the buffered lines, if the reader takes them. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch === '' || isClosed || output.writableNeedDrain) return;
    output.write(batch);
    batch = '';
  }

  return {
    log(line: string): void {
      if (isClosed || batch.length + line.length > MAX_BUFFERED_LENGTH) return;
      batch += `${line}\n`;
      if (batch.length > MAX_BATCH_LENGTH) flush();
      else timer ??= setTimeout(flush, MAX_WAIT_MS);
    },
    flush,
  };
}
