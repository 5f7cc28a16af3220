/**
 * Optimal string alignment distance: the number of insertions, deletions, substitutions and transpositions that turn
 * `a` into `b`, or `limit + 1` as soon as it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replacement = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const changed = Math.min(at(last, column), at(current, column - 1)) + 1;
      current.push(Math.min(changed, at(last, column - 1) + replacement, swapped));
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, b.length), limit + 1);
}

/** The closest candidate to `word`, if it is close enough to be a typo. */
export function closestWord(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 5 ? 1 : word.length < 12 ? 2 : 3;
  let closest: string | undefined;
  let closestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance < closestDistance) {
      closest = candidate;
      closestDistance = distance;
    }
  }
  return closest;
}
