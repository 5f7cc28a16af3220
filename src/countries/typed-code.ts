import { normaliseTyped } from './typed-text.ts';

/** Regular expression class of characters that may separate those of a code. */
export const SEPARATOR = '[\\s\\p{Pd}\\p{Cf}./_·\\u2212]';
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'gu');

/** The beginning of a text in capitals without separators. */
export function compact(text: string): string {
  return normaliseTyped(text).text.toUpperCase().replace(SEPARATORS, '');
}

/**
 * Whether a text is meant as a postal code rather than a name, valid or not. `meant` is that of `PostalCodePatterns`.
 */
export function looksLikePostalCode(text: string, meant: string): boolean {
  return new RegExp(meant).test(compact(text.slice(0, 100)));
}
