import type { Country, PostalCodeRule, PostalCodeShape } from './country.ts';
import { SEPARATOR } from './typed-code.ts';

/**
 * Regular expression sources for finding postal codes in user input, and messages about invalid codes. Plain JSON,
 * generated at build from the country's settings.
 */
export interface PostalCodePatterns
  extends Pick<PostalCodeRule, 'separator' | 'foreign' | 'wrongForm' | 'wrongName' | 'unknownArea'> {
  readonly wrongLetter: string;
  readonly shapes: readonly PostalCodeShape[];
  /** A whole code without separators. The first participating group is the area, as in the next three patterns. */
  readonly whole: string;
  /** An area alone. */
  readonly area: string;
  /** An area with the first characters of the rest, without separators. */
  readonly beginning: string;
  /** The same with the typed separator, which marks where the area ends. */
  readonly parted: string;
  /** A code by its format only, with any letter where one is possible. */
  readonly form: string;
  /** Text meant as a code rather than a name. */
  readonly meant: string;
  /** A code or the beginning of one within text, with any spacing. */
  readonly inText: string;
  /**
   * Text to remove: whole codes with any letters, and partial codes longer than an area. Empty if an area is a whole
   * code.
   */
  readonly moreThanArea: string;
}

/** Generates the patterns for a country. */
export function preparePostalCodes({ postalCode, name, alternateNames }: Country): PostalCodePatterns {
  const { shapes, separator, foreign, wrongForm, wrongLetter = wrongForm, wrongName, unknownArea } = postalCode;
  const longer = shapes.filter(({ rest }) => rest.length > 0);
  // A number may be a house number: it counts as a code only at the end of an address, optionally followed by the
  // country.
  const isNumber = shapes.every(({ area }) => area.every(isDigit));
  const country = [name, ...alternateNames].map((it) => it.replaceAll('.', '\\.')).join('|');
  const meant = [
    ...shapes.map(({ area, rest }) => area.map(mistype).join('') + beginningOf(rest.map(mistype))),
    ...foreign.map(({ pattern }) => pattern.replace(/^\^|\$$/g, '')),
  ];
  const spaced = ({ area, rest }: PostalCodeShape) => [...area, ...rest].join(GAP);
  const begun = ({ area, rest }: PostalCodeShape) => area.join('') + beginningOf(rest, GAP);
  const looseWhole = ({ area, rest }: PostalCodeShape) => [...area, ...rest].map(loosen).join(GAP);
  const looseBegun = ({ area, rest }: PostalCodeShape) => area.map(loosen).join('') + beginningOf(rest.map(loosen));
  const moreThanBegun = (shape: PostalCodeShape) => begun(shape).replace(/\?$/, '');
  return {
    separator,
    foreign,
    wrongForm,
    wrongLetter,
    wrongName,
    unknownArea,
    shapes,
    whole: `^${oneOf(longer, ({ area, rest }) => `(${area.join('')})${rest.join('')}`)}$`,
    area: `^${oneOf(shapes, ({ area }) => `(${area.join('')})`)}$`,
    beginning: `^${oneOf(longer, ({ area, rest }) => `(${area.join('')})${beginningOf(rest)}`)}$`,
    parted: `^${oneOf(longer, ({ area, rest }) => `(${area.join('')})${SEPARATOR}+${beginningOf(rest, GAP)}`)}$`,
    form: `^(?:${shapes.map(looseBegun).join('|')})$`,
    meant: postalCode.meant ?? `^(?=.*\\d)(?:${meant.join('|')})$`,
    inText: `${isNumber ? NOT_IN_NUMBER : NOT_IN_WORD}(?:${oneOf(longer, spaced)}|${oneOf(shapes, begun)})${
      isNumber ? `(?=[\\s,.]*(?:(?:${country})[\\s.]*)?$)` : END_OF_WORD
    }`,
    moreThanArea:
      longer.length === 0
        ? ''
        : `${NOT_IN_WORD}(?:${longer.map(looseWhole).join('|')}|${oneOf(longer, moreThanBegun)})${END_OF_WORD}`,
  };
}

/** Regular expression for a postal area in its canonical form, in capitals. */
export function postalAreaPattern({ postalCode: { shapes } }: Country): string {
  return exactly(shapes, ({ area }) => area.join(''));
}

/** Regular expression for a postal code in an address: whole, or only an area with `isAreaEnough`. */
export function postalCodePattern({ postalCode: { shapes, separator } }: Country, isAreaEnough = false): string {
  return exactly(shapes, ({ area, rest, isRestOptional }) => {
    const ending = rest.length === 0 ? '' : separator + rest.join('');
    return area.join('') + (ending !== '' && (isAreaEnough || isRestOptional) ? `(?:${ending})?` : ending);
  });
}

function exactly(shapes: readonly PostalCodeShape[], write: (shape: PostalCodeShape) => string): string {
  const [only, second] = shapes;
  return only !== undefined && second === undefined && only.start === undefined
    ? `^${write(only)}$`
    : `^${oneOf(shapes, write)}$`;
}

const GAP = `${SEPARATOR}*`;
const NOT_IN_WORD = '(?<![\\p{L}\\p{N}])';
const NOT_IN_NUMBER = '(?<![\\p{L}\\p{N}]|\\p{N}\\p{Pd})';
const END_OF_WORD = '(?![\\p{L}\\p{N}])';

/** A pattern for any of the formats, with common prefixes shared. Without formats it never matches. */
function oneOf(shapes: readonly PostalCodeShape[], write: (shape: PostalCodeShape) => string): string {
  if (shapes.length === 0) return '(?!)';
  const groups = [...Map.groupBy(shapes, ({ start = '' }) => start)].map(([start, alike]) => {
    const patterns = alike.map(write).join('|');
    return start === '' ? patterns : `(?=${start})(?:${patterns})`;
  });
  return `(?:${groups.join('|')})`;
}

/** Any prefix of the rest, including the empty and the whole one. */
function beginningOf(rest: readonly string[], gap = ''): string {
  return rest.reduceRight((after, element) => `(?:${gap}${element}${after})?`, '');
}

function isDigit(element: string): boolean {
  return !/[A-Z]/.test(element);
}

/** Whether an element matches a single literal character. */
function isLiteral(element: string): boolean {
  return /^[A-Z\d]$/.test(element);
}

/** An element that accepts any letter where it accepts one. */
function loosen(element: string): string {
  if (isLiteral(element)) return element;
  const [hasLetter, hasDigit] = [/[A-Z]/.test(element), /\d|\\d/.test(element)];
  return hasLetter && hasDigit ? '[A-Z\\d]' : hasLetter ? '[A-Z]' : '\\d';
}

/** An element that also accepts the letters O and I for digits, and the digits 0 and 1 for letters. */
function mistype(element: string): string {
  const loose = loosen(element);
  return loose === '\\d' ? '[\\dOI]' : loose === '[A-Z]' ? '[A-Z01]' : loose;
}
