import { normaliseTyped } from './typed-text.ts';

/** A character that may stand between those of a postal code, as a class of a regular expression. */
export const SEPARATOR = '[\\s\\p{Pd}\\p{Cf}./_·\\u2212]';
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'gu');

/** The beginning of a text in capitals, without what may stand between the characters of a code. */
export function compact(text: string): string {
  return normaliseTyped(text).text.toUpperCase().replace(SEPARATORS, '');
}

/**
 * Whether a text is meant as a postal code rather than as a name, whether or not it is one. `meant` is that of
 * `PostalCodePatterns`. Pages ask too.
 */
export function looksLikePostalCode(text: string, meant: string): boolean {
  return new RegExp(meant).test(compact(text.slice(0, 100)));
}
