import type { CountryCode } from '../../countries/countries.ts';
import type { Country } from '../../countries/country.ts';
import { capitalize } from '../capitalize.ts';
import type { PostalCodeTerms, Terms, WordChoice } from '../terms.ts';

/** Words of a country. Its phrases are derived from them below, unless they are given here. */
interface CountryWords {
  /** Name of a postal code: "postcode". */
  readonly code: string;
  /** Adjective of the country, unless the name of a code implies it: "Australian". */
  readonly nationality?: string;
  /** The significant part of a code: "four digits". */
  readonly matchedPart: string;
  /** Name of the postal area, its plain name, and the part of a code that it is; by default the whole code. */
  readonly area?: readonly [name: string, plainName: string, place: string];
  /** Name of a code in another country. */
  readonly seenFromAbroad: string;
  readonly regionKind: string;
  readonly phrases?: Partial<Phrases>;
}

interface Phrases extends PostalCodeTerms {
  /** What to enter instead of an invalid code. */
  readonly howToSend: string;
  /** Message to the maintainer about an invalid area; follows the field name. */
  readonly areaMistake: string;
  /** Message to the maintainer about an invalid code; follows the field name. */
  readonly codeMistake: string;
}

const FOUR_DIGITS = 'a postcode of Australia, New Zealand or another country with four digits';
const SEND_LETTERS =
  'Send letter digit letter digit letter digit, with or without a space, or at least the first three characters.';

const words: Readonly<Record<CountryCode, CountryWords>> = {
  CA: {
    code: 'postal code',
    nationality: 'Canadian',
    matchedPart: 'first three characters',
    area: ['forward sortation area', 'postal area', 'first three characters'],
    seenFromAbroad: 'a Canadian postal code',
    regionKind: 'province',
    phrases: {
      howToWrite: 'six characters such as "K1A 0B1", or the first three such as "K1A"',
      howToSend: SEND_LETTERS,
      wrongLetter: `This postal code has a letter that Canada does not use there: D, F, I, O, Q and U never occur, W and Z never come first. ${SEND_LETTERS}`,
      unknownArea: 'is not a postal area we know; new ones appear every year. Try the name of the town, or call.',
      foreign: {
        US: `Five digits make a postal code in the United States or another country, not in Canada. ${SEND_LETTERS}`,
      },
      areaMistake: 'must be a forward sortation area: letter, digit, letter in capitals, for example "K1A"',
    },
  },
  US: {
    code: 'ZIP code',
    matchedPart: 'five digits',
    seenFromAbroad: 'a ZIP code of the United States, or a postal code of another country with five digits',
    regionKind: 'state',
    phrases: {
      postalAreaMeaning: 'ZIP code: its five digits, without the four of ZIP+4',
      codeThatCounts: 'a ZIP code, of which only the first five digits count, so send no more',
      codeParameter: 'ZIP code, five digits or ZIP+4',
      codeArgument: 'ZIP code of five digits',
      howToWrite: 'five digits such as "14201"; ZIP+4 counts too',
      codeMistake: 'must be a ZIP code, five digits or nine with a hyphen, in quotation marks, for example "14201"',
    },
  },
  GB: {
    code: 'postcode',
    nationality: 'UK',
    matchedPart: 'outward code',
    area: ['outward code', 'postcode district', 'first part'],
    seenFromAbroad: 'a postcode of the United Kingdom',
    regionKind: 'county',
    phrases: { postalAreaMeaning: 'Outward code: the first part of a UK postcode, before the space' },
  },
  IE: {
    code: 'Eircode',
    matchedPart: 'routing key',
    area: ['routing key', 'Eircode area', 'first three characters'],
    seenFromAbroad: 'an Irish Eircode',
    regionKind: 'county',
    phrases: {
      codeParameter:
        'Eircode or its routing key (the first three characters), with or without space, in any letter case',
      unknownArea: 'is not a routing key we know around here. Try the name of the town, or call.',
    },
  },
  AU: {
    code: 'postcode',
    nationality: 'Australian',
    matchedPart: 'four digits',
    seenFromAbroad: FOUR_DIGITS,
    regionKind: 'state',
  },
  NZ: {
    code: 'postcode',
    nationality: 'New Zealand',
    matchedPart: 'four digits',
    seenFromAbroad: FOUR_DIGITS,
    regionKind: 'region',
  },
};

/** Makes a country's vocabulary for a business with prices in a currency (ISO 4217 code). */
export function makeTerms(country: Country, currency: string, _words?: WordChoice): Terms {
  const { howToSend: _, areaMistake: __, codeMistake: ___, ...terms } = phrasesOf(country);
  const { regionKind } = wordsOf(country);
  const currencyName = nameCurrency(currency, country.locale);
  return {
    ...terms,
    ...{ estimate: 'estimate', estimates: 'estimates', anEstimate: 'an estimate', theEstimate: 'the estimate' },
    ...{ locale: country.locale, regionKind, country: country.nameInText, currency, currencyName },
  };
}

/** Returns the message to the maintainer about an invalid postal code or area; it follows the field name. */
export function describeCodeForm(format: 'postalArea' | 'postalCode', country: Country): string {
  const { areaMistake, codeMistake } = phrasesOf(country);
  return format === 'postalArea' ? areaMistake : codeMistake;
}

function phrasesOf(country: Country): Phrases {
  const { code, nationality, matchedPart, area: [area, plainArea] = [code, code], phrases = {} } = wordsOf(country);
  const forms = { ...phraseForms(country), ...phrases };
  const anOwnCode = withArticle(nameOwnCode(country));
  const wrongForm = `This is not ${anOwnCode}. ${forms.howToSend}`;
  const others = Object.entries(words).filter(
    ([, { seenFromAbroad }]) => seenFromAbroad !== wordsOf(country).seenFromAbroad,
  );
  return {
    postalCode: code,
    aPostalCode: withArticle(code),
    postalCodes: `${code}s`,
    nationalPostalCode: nameOwnCode(country),
    aNationalPostalCode: anOwnCode,
    postalArea: area,
    postalAreas: `${area}s`,
    plainPostalArea: plainArea,
    plainPostalAreas: `${plainArea}s`,
    matchedPart,
    onlyMatchedPartIs: `only the ${matchedPart} ${isPlural(matchedPart) ? 'are' : 'is'}`,
    wrongLetter: wrongForm,
    wrongForm,
    wrongName: `That reads like ${withArticle(code)}, but it is not ${nationality === undefined ? '' : `${withArticle(nationality)} `}one. Check it, or try the name of the town.`,
    unknownArea: `is not ${withArticle(plainArea)} we know around here. Try the name of the town, or call.`,
    foreign: Object.fromEntries(
      others.map(([key, { seenFromAbroad }]) => [
        key,
        `This looks like ${seenFromAbroad}, not ${anOwnCode}. ${forms.howToSend}`,
      ]),
    ),
    ...forms,
  };
}

/** Phrases that differ between codes that count as a whole and those that begin with the area. */
function phraseForms(country: Country) {
  const { code, matchedPart, area } = wordsOf(country);
  const { code: example, area: exampleArea } = country.postalCode.examples;
  const ownCode = nameOwnCode(country);
  const aCode = withArticle(code);
  if (area === undefined) {
    const mistake = `must be ${aCode} of ${matchedPart} in quotation marks, for example "${example}"`;
    return {
      postalAreaMeaning: `${ownCode}, ${matchedPart}`,
      codeOrArea: aCode,
      codeThatCounts: `${aCode}, which several towns may share`,
      areaAsKey: code,
      codeParameter: `${ownCode}, ${matchedPart}`,
      codeArgument: ownCode,
      howToWrite: `${matchedPart} such as "${example}"`,
      howToSend: `Send the ${matchedPart}, such as ${example}.`,
      areaMistake: mistake,
      codeMistake: mistake,
    };
  }
  const [name, , place] = area;
  const howToSend = `Send ${aCode} such as ${example}, or at least its ${place}, ${exampleArea}.`;
  return {
    postalAreaMeaning: `${capitalize(name)}: the ${place} of ${withArticle(ownCode)}`,
    codeOrArea: `${aCode} or its ${matchedPart}`,
    codeThatCounts: `${aCode}, of which only the ${matchedPart} ${isPlural(matchedPart) ? 'count' : 'counts'}, so send no more`,
    areaAsKey: `${name} in capitals`,
    codeParameter: `${ownCode} or its ${matchedPart}, with or without space, in any letter case`,
    codeArgument: `${ownCode}, or its ${matchedPart}`,
    howToWrite: `a whole ${code} such as "${example}", or its ${matchedPart} such as "${exampleArea}"`,
    howToSend,
    wrongLetter: `This ${code} has a letter or a digit that is not used there. ${howToSend}`,
    areaMistake: `must be ${withArticle(name)}, the ${place} of ${aCode}, in capitals, for example "${exampleArea}"`,
    codeMistake: `must be ${withArticle(ownCode)} in capitals with one space, for example "${example}"`,
  };
}

function wordsOf({ code }: Country): CountryWords {
  return words[code as CountryCode];
}

function nameOwnCode(country: Country): string {
  const { nationality, code } = wordsOf(country);
  return nationality === undefined ? code : `${nationality} ${code}`;
}

/** Returns the plural name of a currency in a locale. */
function nameCurrency(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Adds the article to a noun. A "U" here is the one in "UK", which begins with a consonant. */
function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function isPlural(noun: string): boolean {
  return noun.endsWith('s');
}
