import { countries } from './countries.ts';
import type { Country, PostalCodeShape } from './country.ts';
import { compilePostalCodes, type PostalCodePatterns } from './postal-code.ts';
import { normalizeCode, SEPARATOR } from './typed-text.ts';

/** Prepares the patterns by which postal codes of a country are found in user input. */
export function preparePostalCodes(country: Country): PostalCodePatterns {
  const { shapes, separator } = country.postalCode;
  const withRest = shapes.filter(({ rest }) => rest.length > 0);
  // "M11" is the area M11, not the beginning of "M1 1AE".
  const longestFirst = shapes.toSorted((a, b) => b.area.length - a.area.length);
  const format = `^(?:${shapes.map(({ area, rest }) => area.map(acceptAnyLetter).join('') + prefixPattern(rest.map(acceptAnyLetter))).join('|')})$`;
  const wholeCodes = withRest.map(({ area, rest }) => [...area, ...rest].map(acceptAnyLetter).join(GAP));
  // Foreign codes with the same format cannot be distinguished from codes of the country.
  const foreign = Object.values(countries).filter(
    ({ postalCode: { examples } }) => !new RegExp(format).test(normalizeCode(examples.code)),
  );
  const partialCodes = anyPattern(withRest, (shape) => partialCodePattern(shape).replace(/\?$/, ''));
  return compilePostalCodes({
    shapes,
    separator,
    beginning: `^${anyPattern(longestFirst, ({ area, rest }) => `(${area.join('')})${prefixPattern(rest)}`)}$`,
    withSeparator: `^${anyPattern(withRest, ({ area, rest }) => `(${area.join('')})${SEPARATOR}+${prefixPattern(rest, GAP)}`)}$`,
    format,
    foreign: foreign.map(({ code, postalCode }) => ({
      country: code,
      pattern: wholeCodePattern(postalCode.shapes, true),
    })),
    foreignWhole: wholeCodePattern(
      foreign
        .flatMap(({ postalCode }) => postalCode.shapes)
        .filter((whole) => shapes.some((shape) => canBegin(shape, whole))),
    ),
    inText: inTextPattern(country, withRest),
    moreThanArea:
      withRest.length === 0 ? '(?!)' : `${NOT_IN_WORD}(?:${wholeCodes.join('|')}|${partialCodes})${END_OF_WORD}`,
  });
}

/** Returns the regular expression for a postal area in its canonical form, in capitals. */
export function postalAreaPattern({ postalCode: { shapes } }: Country): string {
  return `^${anyPattern(shapes, ({ area }) => area.join(''))}$`;
}

/** Returns the regular expression for a postal code in an address: whole, or only an area with `isAreaEnough`. */
export function postalCodePattern({ postalCode: { shapes, separator } }: Country, isAreaEnough = false): string {
  const write = ({ area, rest, isRestOptional }: PostalCodeShape) => {
    const ending = rest.length === 0 ? '' : separator + rest.join('');
    return area.join('') + (ending !== '' && (isAreaEnough || isRestOptional) ? `(?:${ending})?` : ending);
  };
  return `^${anyPattern(shapes, write)}$`;
}

/**
 * Returns the pattern of whole codes without separators, with any letter after the area; areas too with `isAreaEnough`.
 */
function wholeCodePattern(shapes: readonly PostalCodeShape[], isAreaEnough = false): string {
  const optional = isAreaEnough ? '?' : '';
  return `^${anyPattern(shapes, ({ area, rest }) => `${area.join('')}(?:${rest.map(acceptAnyLetter).join('')})${optional}`)}$`;
}

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** Whether a text can be both a whole foreign code and the beginning of one of this country. */
function canBegin(shape: PostalCodeShape, whole: PostalCodeShape): boolean {
  const elements = ({ area, rest }: PostalCodeShape) => [...area, ...rest.map(acceptAnyLetter)];
  const isBoth = (element: string, other = '(?!)') =>
    CHARACTERS.some((character) => new RegExp(element).test(character) && new RegExp(other).test(character));
  return elements(whole).every((element, index) => isBoth(element, elements(shape)[index]));
}

/**
 * Returns the pattern that finds codes in text. If codes are only digits, a number may be a house number, so it counts as
 * a code only at the end of an address, optionally followed by the country.
 */
function inTextPattern(
  { name, alternateNames, postalCode: { shapes } }: Country,
  withRest: readonly PostalCodeShape[],
): string {
  const code = `(?:${anyPattern(withRest, ({ area, rest }) => [...area, ...rest].join(GAP))}|${anyPattern(shapes, partialCodePattern)})`;
  if (!shapes.every(({ area }) => area.every(isDigit))) return NOT_IN_WORD + code + END_OF_WORD;
  const country = [name, ...alternateNames].map((text) => text.replaceAll('.', '\\.')).join('|');
  return `${NOT_IN_NUMBER}${code}(?=[\\s,.]*(?:(?:${country})[\\s.]*)?$)`;
}

const GAP = `${SEPARATOR}*`;
const NOT_IN_WORD = '(?<![\\p{L}\\p{N}])';
const NOT_IN_NUMBER = '(?<![\\p{L}\\p{N}]|\\p{N}\\p{Pd})';
const END_OF_WORD = '(?![\\p{L}\\p{N}])';

/** Returns the pattern of a code that may end anywhere after its area. */
function partialCodePattern({ area, rest }: PostalCodeShape): string {
  return area.join('') + prefixPattern(rest, GAP);
}

/** Returns a pattern that matches any of the formats; without formats it never matches. */
function anyPattern(shapes: readonly PostalCodeShape[], write: (shape: PostalCodeShape) => string): string {
  if (shapes.length === 0) return '(?!)';
  const groups = [...Map.groupBy(shapes, ({ start = '' }) => start)].map(([start, alike]) => {
    const patterns = alike.map(write).join('|');
    return start === '' ? patterns : `(?=${start})(?:${patterns})`;
  });
  return shapes.length === 1 ? groups.join('') : `(?:${groups.join('|')})`;
}

/** Returns the pattern of any prefix of the rest, including the empty and the whole one. */
function prefixPattern(rest: readonly string[], gap = ''): string {
  return rest.reduceRight((after, element) => `(?:${gap}${element}${after})?`, '');
}

function isDigit(element: string): boolean {
  return !/[A-Z]/.test(element);
}

/** Returns an element that accepts every letter if it accepts some; a single character is unchanged. */
function acceptAnyLetter(element: string): string {
  if (/^[A-Z\d]$/.test(element)) return element;
  if (isDigit(element)) return '\\d';
  return /\d|\\d/.test(element) ? '[A-Z\\d]' : '[A-Z]';
}
