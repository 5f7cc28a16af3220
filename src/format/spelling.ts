/**
 * Computes the optimal string alignment distance: the number of insertions, deletions, substitutions and transpositions
 * that turn `a` into `b`, or `limit + 1` as soon as it exceeds `limit`.
 *
 * @example editDistance('Dundas', 'Dnudas', 2) // 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column++) {
      const replacement = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const changed = Math.min(at(row - 1, column), at(row, column - 1)) + 1;
      current.push(Math.min(changed, at(row - 1, column - 1) + replacement, swapped));
    }
    if (Math.min(...current) > limit) return limit + 1;
  }
  return Math.min(at(a.length, b.length), limit + 1);
}

/**
 * Finds the closest candidate to `word`, the first of several, if `word` may be a typo of it.
 *
 * @example closestWord('telefone', ['email', 'telephone']) // 'telephone'
 */
export function closestWord(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 5 ? 1 : word.length < 12 ? 2 : 3;
  const measure = (candidate: string) => editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
  const measured = [...candidates].map((candidate) => ({ candidate, distance: measure(candidate) }));
  const [closest] = measured.sort((a, b) => a.distance - b.distance);
  return closest !== undefined && closest.distance <= limit ? closest.candidate : undefined;
}
