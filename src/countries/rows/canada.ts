import type { Country } from '../country.ts';

const FIRST = '[ABCEGHJKLMNPRSTVXY]';
const LETTER = '[ABCEGHJKLMNPRSTVWXYZ]';
const DIGIT = '\\d';
const ASKED_FOR =
  'Send letter digit letter digit letter digit, with or without a space, or at least the first three characters.';

/**
 * Canada. Postal codes: Canada Post, Addressing Guidelines (D F I O Q U are never used, W and Z never come first; a 0
 * in second place is rural; the first letter is the postal district). Provinces: ISO 3166-2:CA. Telephones: ITU-T E.164
 * list and the North American Numbering Plan; 555-0100 to 555-0199 are reserved for fiction.
 */
export const canada: Country = {
  code: 'CA',
  name: 'Canada',
  nameInText: 'Canada',
  alternateNames: [],
  locale: 'en-CA',
  currency: 'CAD',
  postalCode: {
    shapes: [{ area: [FIRST, DIGIT, LETTER], rest: [DIGIT, LETTER, DIGIT] }],
    separator: ' ',
    meant: '^(?:\\d{5}(?:\\d{4})?|[A-Z](?:\\d[A-Z]|[OI][A-Z]\\d)[A-Z\\d]{0,4})$',
    ruralArea: '^.0',
    foreign: [
      {
        pattern: '^\\d{5}(?:\\d{4})?$',
        message: `Five digits make a postal code in the United States or another country, not in Canada. ${ASKED_FOR}`,
      },
    ],
    wrongLetter: `This postal code has a letter that Canada does not use there: D, F, I, O, Q and U never occur, W and Z never come first. ${ASKED_FOR}`,
    wrongForm: `This is not a Canadian postal code. ${ASKED_FOR}`,
    wrongName: 'That reads like a postal code, but it is not a Canadian one. Check it, or try the name of the town.',
    areaMistake: 'must be a forward sortation area: letter, digit, letter in capitals, for example "K1A"',
    codeMistake: 'must be a Canadian postal code in capitals with one space, for example "K1A 0B1"',
    unknownArea: 'is not a postal area we know; new ones appear every year. Try the name of the town, or call.',
    examples: { code: 'K1A 0B1', area: 'K1A', wrong: 'K1A OB1' },
  },
  terms: {
    postalCode: 'postal code',
    aPostalCode: 'a postal code',
    postalCodes: 'postal codes',
    ownPostalCode: 'Canadian postal code',
    anOwnPostalCode: 'a Canadian postal code',
    postalArea: 'forward sortation area',
    postalAreas: 'forward sortation areas',
    postalAreaMeaning: 'Forward sortation area: the first three characters of a Canadian postal code',
    plainPostalArea: 'postal area',
    plainPostalAreas: 'postal areas',
    matchedPart: 'first three characters',
    onlyMatchedPartIs: 'only the first three characters are',
    codeOrArea: 'a postal code or its first three characters',
    codeThatCounts: 'a postal code, of which only the first three characters count, so send no more',
    areaAsKey: 'forward sortation area in capitals',
    codeParameter: 'Canadian postal code or its first three characters, with or without space, in any letter case',
    codeArgument: 'Canadian postal code, or its first three characters',
    howToWrite: 'six characters such as "K1A 0B1", or the first three such as "K1A"',
    regionKind: 'province',
  },
  address: {
    lines: ['{streetAddress}', '{addressLocality}, {addressRegion} {postalCode}'],
    regions: {
      AB: { name: 'Alberta', postalCodes: ['T'], alternateNames: ['Alta.'] },
      BC: { name: 'British Columbia', postalCodes: ['V'], alternateNames: ['B.C.'] },
      MB: { name: 'Manitoba', postalCodes: ['R'], alternateNames: ['Man.'] },
      NB: { name: 'New Brunswick', postalCodes: ['E'], alternateNames: ['N.B.'] },
      NL: {
        name: 'Newfoundland and Labrador',
        postalCodes: ['A'],
        alternateNames: ['Newfoundland', 'Labrador', 'N.L.'],
      },
      NS: { name: 'Nova Scotia', postalCodes: ['B'], alternateNames: ['N.S.'] },
      NT: { name: 'Northwest Territories', postalCodes: ['X'], alternateNames: ['NWT', 'N.W.T.'] },
      NU: { name: 'Nunavut', postalCodes: ['X'] },
      ON: { name: 'Ontario', postalCodes: ['K', 'L', 'M', 'N', 'P'], alternateNames: ['Ont.'] },
      PE: { name: 'Prince Edward Island', postalCodes: ['C'], alternateNames: ['PEI', 'P.E.I.'] },
      QC: { name: 'Quebec', postalCodes: ['G', 'H', 'J'], alternateNames: ['Que.', 'PQ'] },
      SK: { name: 'Saskatchewan', postalCodes: ['S'], alternateNames: ['Sask.'] },
      YT: { name: 'Yukon', postalCodes: ['Y'], alternateNames: ['Yukon Territory'] },
    },
    regionMistake: 'is no province or territory of Canada',
  },
  telephone: {
    callingCode: '1',
    formats: [['^(\\d{3})(\\d{3})(\\d{4})$', '$1-$2-$3']],
    mistake:
      'is not a number of Canada or the United States: +1 is followed by ten digits, three for the area and seven more, neither part beginning with 0 or 1. Compare it with the one on your invoice',
  },
  emergencyNumber: '911',
  bounds: [{ south: 41.6, north: 83.2, west: -141.1, east: -52.5 }],
  capital: { latitude: 45.42, longitude: -75.69 },
  distanceUnit: 'km',
  salesTax: { name: 'sales tax', isIncluded: false },
  postalData: {
    url: 'https://download.geonames.org/export/zip/CA.zip',
    attribution: 'Postal-area coordinates: GeoNames (geonames.org), CC BY 4.0',
    note: 'It holds the first three characters of each postal code. Postal code is an official mark of Canada Post Corporation.',
  },
  examples: {
    telephone: '+19025550137',
    address: '12 Maple Street, Truro, NS B2N 1A1',
    timeZone: 'America/Halifax',
  },
};
