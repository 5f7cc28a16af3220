/** Words and forms that sentences of every surface share. */
export const grammar = {
  /** "A", "A and B", "A, B and C". */
  list: (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`,
};

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
