import type { Country, PostalCodeRule, PostalCodeShape } from './country.ts';
import { SEPARATOR } from './typed-code.ts';

/**
 * What postal codes are found by in what people type: sources of regular expressions, and what is said of a wrong code.
 * Plain JSON, made once at build from the row of the country.
 */
export interface PostalCodePatterns
  extends Pick<PostalCodeRule, 'separator' | 'foreign' | 'wrongForm' | 'wrongName' | 'unknownArea'> {
  readonly wrongLetter: string;
  readonly shapes: readonly PostalCodeShape[];
  /** An area with its rest, without separators. The first group that took part is the area, as in the next three. */
  readonly whole: string;
  /** An area alone. */
  readonly area: string;
  /** An area with the beginning of a rest, without separators. */
  readonly beginning: string;
  /** The same with the separator that was typed between both, which says where the area ends. */
  readonly parted: string;
  /** A code by its form alone: any letter where one can stand. */
  readonly form: string;
  /** What is meant as a code rather than as a name. */
  readonly meant: string;
  /** A code among words, however it is spaced, or its beginning. */
  readonly inText: string;
  /** What is dropped of a text: whole codes in any letters, and beginnings that say more than the area. Empty where an area is all there is. */
  readonly moreThanArea: string;
}

/** Makes the patterns of a country's postal codes. */
export function preparePostalCodes({ postalCode, name, alternateNames }: Country): PostalCodePatterns {
  const { shapes, separator, foreign, wrongForm, wrongLetter = wrongForm, wrongName, unknownArea } = postalCode;
  const longer = shapes.filter(({ rest }) => rest.length > 0);
  // A number may be that of a house: as a code it counts at the end of an address only, with the country behind it.
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

/** Regular expression of a postal area as records and content files have it: in capitals. */
export function postalAreaPattern({ postalCode: { shapes } }: Country): string {
  return exactly(shapes, ({ area }) => area.join(''));
}

/** Regular expression of a postal code as it is written in an address: whole, or `isAreaEnough`. */
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

/** A pattern for any of the shapes; those that begin alike share the pattern of their beginning. One that nothing fits for none. */
function oneOf(shapes: readonly PostalCodeShape[], write: (shape: PostalCodeShape) => string): string {
  if (shapes.length === 0) return '(?!)';
  const groups = [...Map.groupBy(shapes, ({ start = '' }) => start)].map(([start, alike]) => {
    const patterns = alike.map(write).join('|');
    return start === '' ? patterns : `(?=${start})(?:${patterns})`;
  });
  return `(?:${groups.join('|')})`;
}

/** Any beginning of a rest, the empty one and the whole included. */
function beginningOf(rest: readonly string[], gap = ''): string {
  return rest.reduceRight((after, element) => `(?:${gap}${element}${after})?`, '');
}

function isDigit(element: string): boolean {
  return !/[A-Z]/.test(element);
}

/** Whether an element stands for one character alone. */
function isLiteral(element: string): boolean {
  return /^[A-Z\d]$/.test(element);
}

/** An element with any letter where it has some. */
function loosen(element: string): string {
  if (isLiteral(element)) return element;
  const [hasLetter, hasDigit] = [/[A-Z]/.test(element), /\d|\\d/.test(element)];
  return hasLetter && hasDigit ? '[A-Z\\d]' : hasLetter ? '[A-Z]' : '\\d';
}

/** An element with the letters O and I where it has digits, and the digits 0 and 1 where it has letters. */
function mistype(element: string): string {
  const loose = loosen(element);
  return loose === '\\d' ? '[\\dOI]' : loose === '[A-Z]' ? '[A-Z01]' : loose;
}
