import { closestWord } from '../format/spelling.ts';

/** Asks "Did you mean …?" if a known word is close to the given one; otherwise returns the other advice. */
export function suggest(
  given: string,
  known: Iterable<string>,
  otherwise: string,
  show = (word: string) => `"${word}"`,
): string {
  const meant = closestWord(given, known);
  return meant === undefined ? otherwise : `Did you mean ${show(meant)}?`;
}
