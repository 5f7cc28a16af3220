import type { LogLine } from '../edge/log-line.ts';

/** Characters of the longest line that is read; longer ones are counted as other lines. */
const LONGEST_LINE = 1_000_000;
/** Levels of objects and lists in which a line of ours is looked for. */
const DEEPEST_LEVEL = 8;

/** Told of each line of a log, in order. */
export interface LogReader {
  onLine(line: LogLine): void;
  /** A line that is none of ours, or broken. */
  onOther(): void;
}

/**
 * Reads the log of a server, one JSON text on each line, or what `wrangler tail
 * --format json` and Cloudflare's exports print, in which our lines are messages.
 * The text comes in pieces, so a log may be larger than memory.
 */
export async function readLog(pieces: AsyncIterable<string> | Iterable<string>, reader: LogReader): Promise<void> {
  for await (const line of splitLines(pieces)) {
    if (line?.trim() === '') continue;
    const found = line === undefined ? [] : findLines(parse(line), DEEPEST_LEVEL);
    if (found.length === 0) reader.onOther();
    for (const each of found) reader.onLine(each);
  }
}

/** The lines of a text that comes in pieces; undefined for one that is too long to be read. */
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
      isTooLong ||= begun.length + part.length > LONGEST_LINE;
      begun = isTooLong ? '' : begun + part;
    }
  }
  yield isTooLong ? undefined : begun;
}

/** The log lines in a value: itself, or what lies in its `logs` or its `message`. */
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

/** Whether an object has every member that a report counts by, and no member that is neither text nor number. */
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
