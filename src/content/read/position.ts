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

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
