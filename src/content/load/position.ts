/** A position in a text file; line and column start at 1, as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Offset of a line and column. */
export function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n', line - 1).map((passed) => passed.length + 1);
  return Math.min(
    before.reduce((sum, length) => sum + length, column - 1),
    Math.max(0, text.length - 1),
  );
}

/** Line and column of an offset. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
