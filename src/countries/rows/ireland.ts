import type { Country } from '../country.ts';
import { foreignCodes } from './foreign-codes.ts';

const DIGIT = '\\d';
const LETTER = '[AC-FHKNPRTV-Y]';
const EITHER = '[\\dAC-FHKNPRTV-Y]';
const UNIQUE = [EITHER, EITHER, EITHER, EITHER] as const;
const ASKED_FOR = 'Send an Eircode such as D01 X2Y4, or at least its first three characters, D01.';

/**
 * Ireland. Eircodes: Eircode, Product Guide (a routing key of a letter and two digits, or D6W, and four characters that
 * identify an address). Telephones: ITU-T E.164 list, ComReg's Numbering Conditions of Use.
 */
export const ireland: Country = {
  code: 'IE',
  name: 'Ireland',
  nameInText: 'Ireland',
  alternateNames: ['Republic of Ireland', 'Éire'],
  locale: 'en-IE',
  currency: 'EUR',
  postalCode: {
    shapes: [
      { area: [LETTER, DIGIT, DIGIT], rest: UNIQUE },
      { area: ['D', '6', 'W'], rest: UNIQUE },
    ],
    separator: ' ',
    foreign: foreignCodes('an Eircode', ASKED_FOR, 'GB', 'CA', 'US', 'fourDigits'),
    wrongLetter: `This Eircode has a letter or a digit that is not used there. ${ASKED_FOR}`,
    wrongForm: `This is not an Eircode. ${ASKED_FOR}`,
    wrongName: 'That reads like an Eircode, but it is not one. Check it, or try the name of the town.',
    areaMistake: 'must be a routing key, the first three characters of an Eircode, in capitals, for example "D01"',
    codeMistake: 'must be an Eircode in capitals with one space, for example "D01 X2Y4"',
    unknownArea: 'is not a routing key we know around here. Try the name of the town, or call.',
    examples: { code: 'D01 X2Y4', area: 'D01', wrong: 'DO1 X2Y4' },
  },
  terms: {
    postalCode: 'Eircode',
    aPostalCode: 'an Eircode',
    postalCodes: 'Eircodes',
    ownPostalCode: 'Eircode',
    anOwnPostalCode: 'an Eircode',
    postalArea: 'routing key',
    postalAreas: 'routing keys',
    postalAreaMeaning: 'Routing key: the first three characters of an Eircode',
    plainPostalArea: 'Eircode area',
    plainPostalAreas: 'Eircode areas',
    matchedPart: 'routing key',
    onlyMatchedPartIs: 'only the routing key is',
    codeOrArea: 'an Eircode or its routing key',
    codeThatCounts: 'an Eircode, of which only the routing key counts, so send no more',
    areaAsKey: 'routing key in capitals',
    codeParameter: 'Eircode or its routing key (the first three characters), with or without space, in any letter case',
    codeArgument: 'Eircode, or its routing key',
    howToWrite: 'a whole Eircode such as "D01 X2Y4", or its routing key such as "D01"',
    regionKind: 'county',
  },
  address: { lines: ['{streetAddress}', '{addressLocality}', '{addressRegion}', '{postalCode}'] },
  telephone: {
    callingCode: '353',
    formats: [
      ['^(1)(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(8\\d)(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(1800)(\\d{3})(\\d{3})$', '$1 $2 $3'],
      ['^([2-9]\\d)(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(404|50[45])(\\d{5})$', '0$1 $2'],
      ['^([2-9]\\d)(\\d{5})$', '0$1 $2'],
    ],
    mistake:
      'is not a number of Ireland: +353 is followed by the number without its first 0. Compare it with the one on your invoice',
    // ComReg reserves 020 91x xxxx for drama.
    fictional: '^\\+3532091\\d{5}$',
  },
  emergencyNumber: '112',
  bounds: [{ south: 51.3, north: 55.5, west: -10.8, east: -5.9 }],
  capital: { latitude: 53.35, longitude: -6.26 },
  distanceUnit: 'km',
  salesTax: { name: 'VAT', isIncluded: true },
  postalData: {
    url: 'https://download.geonames.org/export/zip/IE.zip',
    attribution: 'Routing key coordinates: GeoNames (geonames.org), CC BY 4.0',
    note: 'It holds routing keys only.',
  },
  examples: {
    telephone: '+353209150137',
    address: '12 Capel Street, Dublin, D01 X2Y4',
    timeZone: 'Europe/Dublin',
  },
};
