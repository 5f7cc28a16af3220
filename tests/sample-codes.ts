import type { Site } from '../src/business/site.ts';
import { countries } from '../src/countries/countries.ts';
import type { Country } from '../src/countries/country.ts';
import { beginsWith, findRegion, regionsOfPostalArea } from '../src/countries/country.ts';
import { postalAreaPattern, postalCodePattern, preparePostalCodes } from '../src/countries/prepare-postal-codes.ts';

/** Letters and digits, the vowels last: they may make words. */
const CHARACTERS = [...'482365791BSXNPHJKLMQRTVWYZCDFGAEIOU0'];

/** What follows the area in a postal code of the country, with a 0 as its last digit; undefined where nothing does. */
export function drawRest({ postalCode: { shapes } }: Country): string | undefined {
  const rest = shapes.find((shape) => shape.rest.length > 0)?.rest;
  const lastDigit = rest?.findLastIndex((element) => new RegExp(element).test('0'));
  return rest
    ?.map((element, index) => {
      const [from, fitting] = [CHARACTERS.slice(index), new RegExp(element)];
      return index === lastDigit ? '0' : from.find((character) => fitting.test(character));
    })
    .join('');
}

/** A code of another country that people enter here, and what is said of it. */
export function drawCodeFromAbroad({
  country,
  terms,
}: Pick<Site, 'country' | 'terms'>): { readonly code: string; readonly message: string } | undefined {
  const [first] = preparePostalCodes(country).foreign;
  const example = first && countries[first.country]?.postalCode.examples.code;
  const message = first && terms.foreign[first.country];
  return example === undefined || message === undefined ? undefined : { code: example, message };
}

/** A code with a letter that the country has not got there. */
export function drawWrongLetter(country: Country): string | undefined {
  const { examples } = country.postalCode;
  const { foreign } = preparePostalCodes(country);
  const own = new RegExp(postalCodePattern(country, true));
  return CHARACTERS.filter((character) => /[A-Z]/.test(character))
    .map((letter) => examples.code.replace(/./, letter))
    .find((code) => !own.test(code) && !foreign.some(({ pattern }) => pattern.test(code.replace(' ', ''))));
}

/** An area as one types it who takes O for 0 or I for 1, and the area. */
export function drawMistypedArea(
  areas: readonly string[],
  country: Country,
): { readonly typed: string; readonly area: string } | undefined {
  const isArea = new RegExp(postalAreaPattern(country));
  return areas
    .map((area) => ({ area, typed: area.replace(/[01](?!.*[01])/, (digit) => (digit === '0' ? 'O' : 'I')) }))
    .find(({ typed }) => /[A-Z]/.test(typed) && !isArea.test(typed));
}

/** An area of the region of the business that no table holds. */
export function drawNewArea(site: Site, known: ReadonlySet<string>): string | undefined {
  const { country, business } = site;
  const region = findRegion(country, business.address.addressRegion);
  const isArea = new RegExp(postalAreaPattern(country));
  return [...known]
    .flatMap((area) => CHARACTERS.map((character) => area.replace(/.$/, character)))
    .find(
      (area) => isArea.test(area) && !known.has(area) && (region === undefined || beginsWith(area, region.postalCodes)),
    );
}

/** The area with the beginning of one in a region that no known area is in; undefined where the addresses have no regions. */
export function drawForeignArea({ country }: Site, area: string, known: ReadonlySet<string>): string | undefined {
  const own = new Set([...known].flatMap((one) => regionsOfPostalArea(country, one)));
  const isArea = new RegExp(postalAreaPattern(country));
  return Object.values(country.address.regions ?? {})
    .flatMap(({ postalCodes }) => postalCodes.map((beginning) => beginning.split('-')[0] ?? ''))
    .map((beginning) => beginning + area.slice(beginning.length))
    .find((found) => isArea.test(found) && !regionsOfPostalArea(country, found).some((code) => own.has(code)));
}
