/** Maximum number of characters of user input that are processed, before and after normalization. */
const MAX_INPUT_LENGTH = 400;
/** Regular expression class of characters that may separate those of a code. */
export const SEPARATOR = '[\\s\\p{Pd}\\p{Cf}./_·\\u2212]';
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'gu');

/**
 * Returns the beginning of user input in Unicode NFKC, at most 400 characters, and the rest, which is not processed.
 * Truncated before, because normalization takes quadratic time for runs of combining marks, and again after, because
 * one character can expand to eighteen (U+FDFA).
 */
export function normaliseTyped(typed: string): { readonly text: string; readonly left: string } {
  const normal = typed.slice(0, MAX_INPUT_LENGTH).normalize('NFKC');
  return {
    text: normal.slice(0, MAX_INPUT_LENGTH),
    left: normal.slice(MAX_INPUT_LENGTH) + typed.slice(MAX_INPUT_LENGTH),
  };
}

/** Returns the beginning of a text in capitals without separators. */
export function compact(text: string): string {
  return normaliseTyped(text).text.toUpperCase().replace(SEPARATORS, '');
}
