/** Offset of a line and column. */
export function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n', line - 1).map((passed) => passed.length + 1);
  return Math.min(
    before.reduce((sum, length) => sum + length, column - 1),
    Math.max(0, text.length - 1),
  );
}

/** Line and column of an offset; both start at 1, as in editors. */
export function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
