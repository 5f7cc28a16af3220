import type { LogLine } from '../edge/log-line.ts';

/** Log lines of a file, and how many of its lines were none. */
export interface ReadLog {
  readonly lines: readonly LogLine[];
  readonly skipped: number;
}

/**
 * Reads the log of a server, one JSON text on each line, or what `wrangler tail
 * --format json` and Cloudflare's exports print, in which our lines are messages.
 */
export function readLog(text: string): ReadLog {
  const lines: LogLine[] = [];
  let skipped = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const found = findLines(parse(line));
    if (found.length === 0) skipped += 1;
    lines.push(...found);
  }
  return { lines, skipped };
}

/** The log lines in a value: itself, or what lies in its `logs` or its `message`. */
function findLines(value: unknown): LogLine[] {
  if (typeof value === 'string') return value.startsWith('{') ? findLines(parse(value)) : [];
  if (Array.isArray(value)) return value.flatMap(findLines);
  if (typeof value !== 'object' || value === null) return [];
  if (isLogLine(value)) return [value];
  if ('logs' in value) return findLines(value.logs);
  return 'message' in value ? findLines(value.message) : [];
}

function isLogLine(value: object): value is LogLine {
  return (
    'time' in value && typeof value.time === 'string' && 'surface' in value && 'status' in value && 'agent' in value
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
