/** A position in a text file; line and column start at 1, as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Offset of a line and column, both starting at 1. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, Math.max(0, text.length - 1));
}

/** Line index of a text. */
export interface Lines {
  /** Line and column of an offset. */
  positionAt(offset: number): Position;
  /** Text of a line without its line end, starting at 1; empty if there is no such line. */
  lineAt(line: number): string;
}

/** Indexes the lines of a text for fast position lookup. */
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

/** Number of elements not greater than a limit, by binary search in an ascending list. */
export function countUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
