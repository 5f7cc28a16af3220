import type { LogLine } from 'open-local-business/answers';

/** Maximum line length in characters; longer ones count as other lines. */
const MAX_LINE_LENGTH = 1_000_000;
/** Maximum nesting depth at which log lines are searched. */
const MAX_DEPTH = 8;

/** Visitor for a log's lines. */
export interface LogReader {
  onLine(line: LogLine): void;
  /** A line that is not ours or is malformed. */
  onOther(): void;
}

/**
 * Reads a server log as JSON lines, or the output of `wrangler tail --format json` and Cloudflare's log exports, in
 * which our lines are messages. Streams the text, so a log may exceed memory.
 */
export async function readLog(pieces: AsyncIterable<string> | Iterable<string>, reader: LogReader): Promise<void> {
  for await (const line of splitLines(pieces)) {
    if (line?.trim() === '') continue;
    const entries = line === undefined ? [] : findLines(parse(line), MAX_DEPTH);
    if (entries.length === 0) reader.onOther();
    for (const entry of entries) reader.onLine(entry);
  }
}

/** Splits a stream into lines; undefined for a line that is too long. */
async function* splitLines(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string | undefined> {
  let begun = '';
  let isTooLong = false;
  for await (const piece of pieces) {
    const parts = piece.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        yield isTooLong ? undefined : begun;
        begun = '';
        isTooLong = false;
      }
      isTooLong ||= begun.length + part.length > MAX_LINE_LENGTH;
      begun = isTooLong ? '' : begun + part;
    }
  }
  yield isTooLong ? undefined : begun;
}

/** Finds the log lines in a value: the value itself, or nested in its `logs` or `message`. */
function findLines(value: unknown, levels: number): LogLine[] {
  if (levels === 0) return [];
  if (typeof value === 'string') return value.startsWith('{') ? findLines(parse(value), levels - 1) : [];
  if (Array.isArray(value)) return value.flatMap((item) => findLines(item, levels - 1));
  if (typeof value !== 'object' || value === null) return [];
  if (isLogLine(value)) return [value];
  if ('logs' in value) return findLines(value.logs, levels - 1);
  return 'message' in value ? findLines(value.message, levels - 1) : [];
}

const required: Readonly<Record<string, 'string' | 'number'>> = {
  time: 'string',
  surface: 'string',
  method: 'string',
  status: 'number',
  ms: 'number',
  agent: 'string',
};

/** Whether an object has all members that the report counts, and only text and numbers. */
function isLogLine(value: object): value is LogLine {
  const members = value as Readonly<Record<string, unknown>>;
  return (
    Object.entries(required).every(([name, type]) => typeof members[name] === type) &&
    Object.values(members).every((member) => typeof member === 'string' || Number.isFinite(member))
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
