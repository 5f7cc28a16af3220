import type { Country } from './country.ts';
import type { PostalCodePatterns } from './postal-code-patterns.ts';
import { compact, SEPARATOR } from './typed-code.ts';
import { normaliseTyped } from './typed-text.ts';

/** The most characters of a text that are looked at for a code. */
const LONGEST_CODE = 100;
const EDGES = new RegExp(`^${SEPARATOR}+|${SEPARATOR}+$`, 'gu');

/** Why a text is not a postal code. */
export interface PostalCodeFailure {
  /** The code of another country, a character that no code has there, or no code at all. */
  readonly reason: 'foreign' | 'letter' | 'form';
  /** The corrected code where a letter stands for the digit that looks like it, or the other way round. */
  readonly didYouMean?: string;
}

/** The area of a postal code, or why there is none. */
export type PostalCodeReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly failure: PostalCodeFailure };

/**
 * The area of a postal code or of its beginning, from the area on (contract B9, B17, I2). Case, white space, hyphens,
 * invisible and full-width characters do not matter; nothing else is repaired. The rest of the code is dropped here and
 * goes no further (contract B13).
 */
export function parsePostalCode(text: string, patterns: PostalCodePatterns): PostalCodeReading {
  if (text.length > LONGEST_CODE) return { ok: false, failure: { reason: 'form' } };
  const code = compact(text);
  const area = areaIn(code, patterns.whole) ?? areaOfPart(text, code, patterns);
  if (area !== undefined) return { ok: true, value: area };
  const didYouMean = repair(code, patterns);
  if (didYouMean !== undefined) return { ok: false, failure: { reason: 'letter', didYouMean } };
  const reason = isForeign(code, patterns) ? 'foreign' : new RegExp(patterns.form).test(code) ? 'letter' : 'form';
  return { ok: false, failure: { reason } };
}

/** The area where it stands alone, or with the beginning of a rest. A separator that was typed tells "M1 1" from "M11". */
function areaOfPart(text: string, code: string, patterns: PostalCodePatterns): string | undefined {
  const typed = text.normalize('NFKC').toUpperCase().replace(EDGES, '');
  const isParted = typed !== code;
  const alone = isParted ? undefined : areaIn(code, patterns.area);
  if (alone !== undefined || isForeign(code, patterns)) return alone;
  return (
    (isParted ? areaIn(typed, patterns.parted) : undefined) ??
    areaIn(code, patterns.area) ??
    areaIn(code, patterns.beginning)
  );
}

function isForeign(code: string, { foreign }: PostalCodePatterns): boolean {
  return foreign.some(({ pattern }) => new RegExp(pattern).test(code));
}

/** What is said of a text that is no code, and what to send. */
export function explainPostalCode(
  text: string,
  { reason }: PostalCodeFailure,
  { foreign, wrongLetter, wrongForm }: PostalCodePatterns,
): string {
  if (reason === 'letter') return wrongLetter;
  const code = compact(text.slice(0, LONGEST_CODE));
  return foreign.find(({ pattern }) => new RegExp(pattern).test(code))?.message ?? wrongForm;
}

/** The area of the last postal code in a text, and the text without its codes. */
export interface TextWithCode {
  readonly area: string;
  readonly rest: string;
}

/**
 * Takes the postal codes out of the beginning of a text; undefined where it holds none. An address ends in its code, so
 * the last one counts.
 */
export function splitPostalCode(typed: string, patterns: PostalCodePatterns): TextWithCode | undefined {
  const { text, left } = normaliseTyped(typed);
  // No code is without a digit, and most texts are.
  if (!/\d/.test(text)) return undefined;
  const codes = new RegExp(patterns.inText, 'giu');
  const code = text.match(codes)?.at(-1);
  const read = code === undefined ? undefined : parsePostalCode(code, patterns);
  if (!read?.ok) return undefined;
  return { area: read.value, rest: (text.replace(codes, ' ') + left).trim() };
}

/** The beginning of a text without the postal codes in it, so that none is repeated or kept (contract B13, B17). */
export function dropPostalCodes(typed: string, { moreThanArea }: PostalCodePatterns): string {
  const { text } = normaliseTyped(typed);
  return moreThanArea === '' || !/\d/.test(text) ? text : text.replace(new RegExp(moreThanArea, 'giu'), ' ');
}

/** Whether a postal area spans many villages. */
export function isRural(area: string, { postalCode: { ruralArea } }: Pick<Country, 'postalCode'>): boolean {
  return ruralArea !== undefined && new RegExp(ruralArea).test(area);
}

function areaIn(code: string, pattern: string): string | undefined {
  return new RegExp(pattern, 'u')
    .exec(code)
    ?.slice(1)
    .find((group) => group !== undefined);
}

const TWINS: Readonly<Record<string, string>> = { O: '0', I: '1', '0': 'O', '1': 'I' };

/** The code that is meant where letters and digits that look alike have changed places. */
function repair(code: string, patterns: PostalCodePatterns): string | undefined {
  for (const { area, rest } of patterns.shapes) {
    const elements = [...area, ...rest];
    if (code.length < area.length || code.length > elements.length) continue;
    const repaired = [...code].map((character, index) => {
      const twin = TWINS[character];
      const element = new RegExp(elements[index] ?? '');
      return twin !== undefined && !element.test(character) && element.test(twin) ? twin : character;
    });
    const [first, second] = [repaired.slice(0, area.length).join(''), repaired.slice(area.length).join('')];
    const spelled = second === '' ? first : `${first}${patterns.separator}${second}`;
    if (areaIn(first + second, patterns.whole) ?? areaOfPart(spelled, first + second, patterns)) return spelled;
  }
  return undefined;
}
