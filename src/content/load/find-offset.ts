/** Finds the offset of a line and column, which start at 1, as in editors. */
export function findOffset(text: string, line: number, column: number): number {
  const before = text.split('\n', line - 1).map((passed) => passed.length + 1);
  return Math.min(
    before.reduce((sum, length) => sum + length, column - 1),
    Math.max(0, text.length - 1),
  );
}
