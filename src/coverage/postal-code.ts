import { fail, ok, type Result } from '../business/result.ts';
import { compact, FIVE_DIGITS, SEPARATOR } from './postal-code-shape.ts';
import { normaliseTyped } from './typed-text.ts';

// Canada Post: D F I O Q U are never used, W and Z never come first.
const FIRST = '[ABCEGHJ-NPRSTVXY]';
const LETTER = '[ABCEGHJ-NPRSTV-Z]';
/** A code or the beginning of one, from the forward sortation area on. */
const CODE = new RegExp(`^${FIRST}\\d${LETTER}(?:\\d(?:${LETTER}\\d?)?)?$`);
/** The form of a code, or of its beginning, in any letters. */
const FORM = /^[A-Z]\d[A-Z](?:\d(?:[A-Z]\d?)?)?$/;
/** A code among words, however it is spaced, or its beginning. */
const IN_TEXT = inText(
  `${FIRST}~\\d~${LETTER}~\\d~${LETTER}~\\d|${FIRST}\\d${LETTER}(?:~\\d(?:~${LETTER}(?:~\\d)?)?)?`,
);
/** What is dropped of a text: whole codes in any letters, and beginnings that say more than the area. */
const MORE_THAN_AREA = inText(`[A-Z]~\\d~[A-Z]~\\d~[A-Z]~\\d|${FIRST}\\d${LETTER}~\\d(?:~${LETTER})?`);

function inText(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll('~', `${SEPARATOR}*`)})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Why a text is not a postal code. */
export interface PostalCodeFailure {
  /** The code of another country, a letter that no code has there, or no code at all. */
  readonly reason: 'foreign' | 'letter' | 'form';
  /** The corrected code where a letter O or I stands for a digit. */
  readonly didYouMean?: string;
}

/**
 * The forward sortation area of a Canadian postal code or of its beginning,
 * from the first three characters on (contract B9, B17). Case, white space,
 * hyphens, invisible and full-width characters do not matter; nothing else is
 * repaired. The rest of the code is dropped here and goes no further (contract B13).
 */
export function parsePostalCode(text: string): Result<string, PostalCodeFailure> {
  const code = text.length > 100 ? '' : compact(text);
  if (CODE.test(code)) return ok(code.slice(0, 3));
  const repaired = code.replace(/[OI]/g, (letter, index: number) =>
    index % 2 === 0 ? letter : letter === 'O' ? '0' : '1',
  );
  if (CODE.test(repaired)) return fail({ reason: 'letter', didYouMean: repaired.replace(/^(...)(.+)$/, '$1 $2') });
  return fail({ reason: FIVE_DIGITS.test(code) ? 'foreign' : FORM.test(code) ? 'letter' : 'form' });
}

/** The forward sortation area of the last postal code in a text, and the text without its codes. */
export interface TextWithCode {
  readonly fsa: string;
  readonly rest: string;
}

/**
 * Takes the postal codes out of the beginning of a text; undefined where it
 * holds none. An address ends in its code, so the last one counts.
 */
export function splitPostalCode(typed: string): TextWithCode | undefined {
  const { text, left } = normaliseTyped(typed);
  const code = text.match(IN_TEXT)?.at(-1);
  return code === undefined
    ? undefined
    : { fsa: compact(code).slice(0, 3), rest: (text.replace(IN_TEXT, ' ') + left).trim() };
}

/** The beginning of a text without the postal codes in it, so that none is repeated or kept (contract B13, B17). */
export function dropPostalCodes(text: string): string {
  return normaliseTyped(text).text.replace(MORE_THAN_AREA, ' ');
}

/** Whether a forward sortation area is rural: its second character is 0. */
export function isRural(fsa: string): boolean {
  return fsa[1] === '0';
}
