/** Maximum length of user input that is processed, in characters before and after normalization. */
const MAX_INPUT_LENGTH = 400;
/** Regular expression class of the separators that people type within a code. */
export const SEPARATOR = '[\\s\\p{Pd}\\p{Cf}./_·\\u2212]';
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'gu');

/**
 * Returns the beginning of user input in Unicode NFKC, at most 400 characters, and the rest, which is not processed.
 * Truncates before normalization, which takes quadratic time for runs of combining marks, and again after it, because
 * one character can expand to eighteen (U+FDFA).
 */
export function normalizeTyped(typed: string): { readonly text: string; readonly rest: string } {
  const normal = typed.slice(0, MAX_INPUT_LENGTH).normalize('NFKC');
  return {
    text: normal.slice(0, MAX_INPUT_LENGTH),
    rest: normal.slice(MAX_INPUT_LENGTH) + typed.slice(MAX_INPUT_LENGTH),
  };
}

/**
 * Formats the beginning of a typed code in capitals and without separators.
 *
 * @example normalizeCode('l9h 1a1') // 'L9H1A1'
 */
export function normalizeCode(text: string): string {
  return normalizeTyped(text).text.toUpperCase().replace(SEPARATORS, '');
}
