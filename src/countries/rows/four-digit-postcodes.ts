import type { CountryTerms, PostalCodeRule } from '../country.ts';
import { foreignCodes } from './foreign-codes.ts';

interface FourDigitPostcodes {
  readonly rule: Omit<PostalCodeRule, 'shapes' | 'examples'>;
  readonly terms: Omit<CountryTerms, 'regionKind'>;
}

/** Words for postcodes of four digits: the adjective of the country, the same with its article, and an example. */
export function describeFourDigits(own: string, anOwn: string, example: string): FourDigitPostcodes {
  const askedFor = `Send the four digits, such as ${example}.`;
  const mistake = `must be a postcode of four digits in quotation marks, for example "${example}"`;
  return {
    rule: {
      separator: '',
      foreign: foreignCodes(`${anOwn} postcode`, askedFor, 'US', 'GB', 'CA', 'IE'),
      wrongForm: `This is not ${anOwn} postcode. ${askedFor}`,
      wrongName: `That reads like a postcode, but it is not ${anOwn} one. Check it, or try the name of the town.`,
      areaMistake: mistake,
      codeMistake: mistake,
      unknownArea: 'is not a postcode we know around here. Try the name of the town, or call.',
    },
    terms: {
      postalCode: 'postcode',
      aPostalCode: 'a postcode',
      postalCodes: 'postcodes',
      ownPostalCode: `${own} postcode`,
      anOwnPostalCode: `${anOwn} postcode`,
      postalArea: 'postcode',
      postalAreas: 'postcodes',
      postalAreaMeaning: `${own} postcode, four digits`,
      plainPostalArea: 'postcode',
      plainPostalAreas: 'postcodes',
      matchedPart: 'four digits',
      onlyMatchedPartIs: 'only the four digits are',
      codeOrArea: 'a postcode',
      codeThatCounts: 'a postcode, which several towns may share',
      areaAsKey: 'postcode',
      codeParameter: `${own} postcode, four digits`,
      codeArgument: `${own} postcode`,
      howToWrite: `four digits such as "${example}"`,
    },
  };
}
