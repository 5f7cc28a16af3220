import type { Country } from '../country.ts';

const DIGIT = '\\d';
const LETTER = '[AC-FHKNPRTV-Y]';
const EITHER = '[\\dAC-FHKNPRTV-Y]';
const UNIQUE = [EITHER, EITHER, EITHER, EITHER] as const;

/**
 * Ireland. Eircodes: Eircode, Product Guide (a routing key of a letter and two digits, or D6W, and four characters that
 * identify an address). Telephones: ITU-T E.164 list, ComReg's Numbering Conditions of Use, which reserve
 * 020 91x xxxx for drama.
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
    examples: { code: 'D01 X2Y4', area: 'D01', wrong: 'DO1 X2Y4' },
  },
  address: { lines: ['{streetAddress}', '{addressLocality}', '{addressRegion}', '{postalCode}'] },
  telephone: {
    callingCode: '353',
    formats: [
      ['^(1)(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(818|8\\d)(\\d{3})(\\d{3,4})$', '0$1 $2 $3'],
      ['^(1800)(\\d{3})(\\d{3})$', '$1 $2 $3'],
      ['^([2-9]\\d)(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(40[24]|50[45])(\\d{5})$', '0$1 $2'],
      ['^([2-9]\\d)(\\d{5,6})$', '0$1 $2'],
    ],
    fictional: '^\\+3532091\\d{5}$',
  },
  emergencyNumber: '112',
  bounds: [{ south: 51.3, north: 55.5, west: -10.8, east: -5.9 }],
  distanceUnit: 'km',
  salesTax: { name: 'VAT', isIncluded: true },
  hasTerraces: true,
  examples: { telephone: '+353209150137', address: '12 Capel Street, Dublin, D01 X2Y4', timeZone: 'Europe/Dublin' },
};
