/**
 * Optimal string alignment distance: the number of insertions, deletions, substitutions and transpositions that turn
 * `a` into `b`, or `limit + 1` as soon as it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(a, b, row, last, beforeLast);
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, b.length), limit + 1);
}

function nextRow(a: string, b: string, row: number, last: readonly number[], beforeLast: readonly number[]): number[] {
  const current = [row];
  for (let column = 1; column <= b.length; column++) {
    const replacement = a[row - 1] === b[column - 1] ? 0 : 1;
    const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    current.push(
      Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + replacement,
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return current;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
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

/**
 * Bit set of the letters in a word. Words at edit distance `n` differ in at most `2 * n` bits, so most candidates are
 * ruled out by one comparison of integers.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 31);
  return mask;
}

/** Number of differing bits of two letter masks (Hamming distance). */
export function maskDifference(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
