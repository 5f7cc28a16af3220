/** A place in a text file, counted from 1 as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offset of a line and a column in a text, both counted from 1. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, Math.max(0, text.length - 1));
}

/** The lines of a text. */
export interface Lines {
  /** Line and column of an offset. */
  positionAt(offset: number): Position;
  /** The text of a line, counted from 1, without what ends it; empty where there is no such line. */
  lineAt(line: number): string;
}

/** Indexes the lines of a text, so that each of many positions is found in a few steps. */
export function indexLines(text: string): Lines {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return {
    positionAt(offset) {
      const line = countUpTo(starts, offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    },
    lineAt: (line) => (starts[line - 1] === undefined ? '' : text.slice(starts[line - 1], starts[line]).trimEnd()),
  };
}

/** How many of some ascending numbers are not greater than a limit: a binary search. */
export function countUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
