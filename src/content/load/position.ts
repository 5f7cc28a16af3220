import { LineCounter } from 'yaml';

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

/** Indexes the lines of a text: the function that finds the position of an offset. */
export function indexLines(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return (offset) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
}
