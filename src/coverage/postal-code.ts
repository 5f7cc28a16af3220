import { fail, ok, type Result } from '../business/result.ts';

// Canada Post: D F I O Q U are never used, W and Z never come first.
const FSA = /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTVWXYZ]$/;
const FULL = /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTVWXYZ]\d[ABCEGHJKLMNPRSTVWXYZ]\d$/;
const IGNORED = /[\s\p{Pd}\p{Cf}.·\u2212]+/gu;

/** Why a text is not a postal code, with a corrected one where a letter stands for a digit. */
export interface PostalCodeFailure {
  readonly didYouMean?: string;
}

/**
 * The forward sortation area of a Canadian postal code or of its first three
 * characters (contract B9). Case, white space, hyphens, invisible and
 * full-width characters do not matter; nothing else is repaired. The rest of
 * the code is dropped here and goes no further (contract B13).
 */
export function parsePostalCode(text: string): Result<string, PostalCodeFailure> {
  const code = text.length > 100 ? '' : text.normalize('NFKC').toUpperCase().replace(IGNORED, '');
  if (FSA.test(code) || FULL.test(code)) return ok(code.slice(0, 3));
  const repaired = code.replace(/[OI]/g, (letter, index: number) =>
    index % 2 === 0 ? letter : letter === 'O' ? '0' : '1',
  );
  const valid = repaired !== code && (FSA.test(repaired) || FULL.test(repaired));
  return fail(valid ? { didYouMean: repaired.replace(/^(...)(...)$/, '$1 $2') } : {});
}

/** Whether a text is meant as a postal code rather than as a name: it begins like "K1A", or like "KIA 0". */
export function looksLikePostalCode(text: string): boolean {
  const code = text.slice(0, 100).normalize('NFKC').toUpperCase().replace(IGNORED, '');
  return /^[A-Z](?:\d[A-Z]|[OI][A-Z]\d)/.test(code);
}

/** Nothing that is looked for is longer; what is, is cut before anything else: to normalise takes quadratic time. */
const LONGEST_TEXT = 400;

/** A text without the full postal codes in it, so that none is repeated or kept (contract B13), and not longer than 400 characters. */
export function dropPostalCodes(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKC')
    .replace(/\b[a-z]\d[a-z][\s\p{Pd}\p{Cf}]*\d[a-z]\d\b/giu, ' ');
}

/** Whether a forward sortation area is rural: its second character is 0. */
export function isRural(fsa: string): boolean {
  return fsa[1] === '0';
}
