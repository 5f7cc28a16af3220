import type { Country } from './country.ts';
import { normalizeCode, normalizeTyped, SEPARATOR } from './typed-text.ts';

/** Maximum number of characters examined for a code. */
const MAX_CODE_INPUT_LENGTH = 100;

const EDGES = new RegExp(`^${SEPARATOR}+|${SEPARATOR}+$`, 'gu');

/** Regular expression sources for finding postal codes in user input: plain JSON. */
export interface PostalCodeSources {
  readonly shapes: Country['postalCode']['shapes'];
  readonly separator: Country['postalCode']['separator'];
  /** An area with all, some or none of the characters after it, without separators. The first group is the area. */
  readonly beginning: string;
  /** The same with the separator as it was typed, which marks where the area ends. */
  readonly withSeparator: string;
  /** The format of a code, with any letter where a letter may be. */
  readonly format: string;
  /** Codes of other countries without separators, or their areas. */
  readonly foreign: readonly { readonly country: string; readonly pattern: string }[];
  /** Whole foreign codes that could be mistaken for the beginning of one of the country's own. */
  readonly foreignWhole: string;
  /** A code or the beginning of one within text, with any spacing. */
  readonly inText: string;
  /**
   * Text to remove: whole codes with any letters, and partial codes longer than an area. Never matches where an area is
   * a whole code.
   */
  readonly moreThanArea: string;
}

/** The compiled patterns of a country. As JSON, they are their sources. */
export type PostalCodePatterns = ReturnType<typeof compilePostalCodes>;

/** Compiles the patterns of a site when it starts: compiling takes ten times as long as matching. */
export function compilePostalCodes(sources: PostalCodeSources) {
  const { shapes, separator, foreign } = sources;
  const compileAll = (elements: readonly string[]) => elements.map((element) => new RegExp(element));
  return {
    separator,
    shapes: shapes.map(({ area, rest }) => ({ area: compileAll(area), rest: compileAll(rest) })),
    foreign: foreign.map(({ country, pattern }) => ({ country, pattern: new RegExp(pattern) })),
    format: new RegExp(sources.format),
    foreignWhole: new RegExp(sources.foreignWhole),
    beginning: new RegExp(sources.beginning, 'u'),
    withSeparator: new RegExp(sources.withSeparator, 'u'),
    inText: new RegExp(sources.inText, 'giu'),
    moreThanArea: new RegExp(sources.moreThanArea, 'giu'),
    toJSON: () => sources,
  };
}

/** Why a text is not a postal code. */
export interface PostalCodeProblem {
  /** A foreign code, an impossible letter, or no code at all. */
  readonly reason: 'foreign' | 'letter' | 'format';
  /** The country of a foreign code. */
  readonly country?: string;
  /** The corrected code if a letter and a similar digit were confused. */
  readonly didYouMean?: string;
}

/**
 * Parses a postal code, or a prefix that contains at least the area, into its area (contract B9, B17, I2). Case,
 * whitespace, hyphens, invisible and full-width characters are normalized; nothing else is corrected. The rest of the
 * code is discarded (contract B13).
 */
export function parsePostalCode(
  text: string,
  patterns: PostalCodePatterns,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly problem: PostalCodeProblem } {
  if (text.length > MAX_CODE_INPUT_LENGTH) return { ok: false, problem: { reason: 'format' } };
  const code = normalizeCode(text);
  const area = findArea(text, code, patterns);
  if (area !== undefined) return { ok: true, value: area };
  const didYouMean = correctLookalikes(code, patterns);
  if (didYouMean !== undefined) return { ok: false, problem: { reason: 'letter', didYouMean } };
  const foreign = patterns.foreign.find(({ pattern }) => pattern.test(code));
  if (foreign !== undefined) return { ok: false, problem: { reason: 'foreign', country: foreign.country } };
  return { ok: false, problem: { reason: patterns.format.test(code) ? 'letter' : 'format' } };
}

/** Finds the area of a whole or partial code. A typed separator distinguishes "M1 1" from "M11". */
function findArea(text: string, code: string, patterns: PostalCodePatterns): string | undefined {
  if (patterns.foreignWhole.test(code)) return undefined;
  const typed = text.normalize('NFKC').toUpperCase().replace(EDGES, '');
  return (
    (typed === code ? undefined : firstGroup(typed, patterns.withSeparator)) ?? firstGroup(code, patterns.beginning)
  );
}

/** Whether a text looks like a postal code of this or another country, or nearly so, rather than a name. */
export function looksLikePostalCode(text: string, patterns: PostalCodePatterns): boolean {
  if (!/\p{Nd}/u.test(text)) return false;
  const read = parsePostalCode(text, patterns);
  return read.ok || read.problem.reason !== 'format';
}

/**
 * Finds the area of the last postal code in the beginning of a text, because addresses end with their code. Returns it
 * with the text without postal codes; undefined if there is none.
 */
export function splitPostalCode(
  typed: string,
  patterns: PostalCodePatterns,
): { readonly area: string; readonly rest: string } | undefined {
  const { text, rest } = normalizeTyped(typed);
  // Fast path: every code contains a digit, most texts do not.
  if (!/\d/.test(text)) return undefined;
  const code = text.match(patterns.inText)?.at(-1);
  const read = code === undefined ? undefined : parsePostalCode(code, patterns);
  if (!read?.ok) return undefined;
  return { area: read.value, rest: (text.replace(patterns.inText, ' ') + rest).trim() };
}

/** Returns the beginning of a text without postal codes, so that none is repeated or stored (contract B13, B17). */
export function dropPostalCodes(typed: string, patterns: PostalCodePatterns): string {
  const { text } = normalizeTyped(typed);
  return /\d/.test(text) ? text.replace(patterns.moreThanArea, ' ') : text;
}

/** Whether a postal area spans many villages. */
export function isRural(area: string, { postalCode: { ruralArea } }: Pick<Country, 'postalCode'>): boolean {
  return ruralArea !== undefined && new RegExp(ruralArea).test(area);
}

/** Returns the first group of a pattern that takes part in a match. */
function firstGroup(code: string, pattern: RegExp): string | undefined {
  return pattern
    .exec(code)
    ?.slice(1)
    .find((group) => group !== undefined);
}

const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', '0': 'O', '1': 'I' };

/** Corrects confused letters and digits; undefined if that makes no valid code. */
function correctLookalikes(code: string, patterns: PostalCodePatterns): string | undefined {
  for (const { area, rest } of patterns.shapes) {
    const elements = [...area, ...rest];
    if (code.length < area.length || code.length > elements.length) continue;
    const corrected = [...code].map((character, index) => {
      const lookalike = LOOKALIKES[character];
      const isLookalike = lookalike !== undefined && elements[index]?.test(character) === false;
      return isLookalike && elements[index]?.test(lookalike) ? lookalike : character;
    });
    const [first, second] = [corrected.slice(0, area.length).join(''), corrected.slice(area.length).join('')];
    const spelled = second === '' ? first : `${first}${patterns.separator}${second}`;
    if (findArea(spelled, first + second, patterns)) return spelled;
  }
  return undefined;
}
