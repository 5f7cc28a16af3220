import { normaliseTyped } from './typed-text.ts';

/** A character that may stand between those of a postal code, as a class of a regular expression. */
export const SEPARATOR = '[\\s\\p{Pd}\\p{Cf}./_·\\u2212]';
/** Five digits, or nine: the form of postal codes elsewhere. */
export const FIVE_DIGITS = /^\d{5}(?:\d{4})?$/;
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'gu');

/** The beginning of a text in capitals, without what may stand between the characters of a code. */
export function compact(text: string): string {
  return normaliseTyped(text).text.toUpperCase().replace(SEPARATORS, '');
}

/** Whether a text is meant as a postal code rather than as a name: "K1A", "KIA 0", five digits. Pages ask too. */
export function looksLikePostalCode(text: string): boolean {
  const code = compact(text.slice(0, 100));
  return FIVE_DIGITS.test(code) || /^[A-Z](?:\d[A-Z]|[OI][A-Z]\d)[A-Z\d]{0,4}$/.test(code);
}
