import type { Country, PostalCodeShape } from '../country.ts';

const DIGIT = '\\d';
const NOT_ZERO = '[1-9]';
const FIRST = '[A-PR-UWYZ]';
const SECOND = '[A-HK-Y]';
const INWARD_LETTER = '[ABD-HJLNP-UW-Z]';
const INWARD = [DIGIT, INWARD_LETTER, INWARD_LETTER] as const;

/**
 * Regular expression for the letters of United Kingdom outward codes up to the first digit (postcode areas), including
 * forces and Crown dependencies. Source: Royal Mail, Programmers' Guide to PAF.
 */
const POSTCODE_AREA =
  '(?:A[BL]|B[ABDFHLNRSTX]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\\d';

/** Districts of inner London with a letter after the number. */
const SHORT_LETTERED = '(?:E1W|N1[CP]|W1)';
const LONG_LETTERED = '(?:EC[1-4]|WC[12]|SW1|NW1W|SE1P)';

const shapes: readonly PostalCodeShape[] = [
  { start: POSTCODE_AREA, area: [FIRST, DIGIT], rest: INWARD },
  { start: POSTCODE_AREA, area: [FIRST, NOT_ZERO, DIGIT], rest: INWARD },
  { start: POSTCODE_AREA, area: [FIRST, SECOND, DIGIT], rest: INWARD },
  { start: POSTCODE_AREA, area: [FIRST, SECOND, NOT_ZERO, DIGIT], rest: INWARD },
  { start: SHORT_LETTERED, area: ['[ENW]', '1', '[ABCDEFGHJKPSTUW]'], rest: INWARD },
  { start: LONG_LETTERED, area: ['[ENSW]', '[CEW]', '[1-4]', '[ABEHMNPRVWXY]'], rest: INWARD },
  { area: ['G', 'I', 'R'], rest: ['0', 'A', 'A'] },
  { area: ['B', 'F', 'P', 'O'], rest: [DIGIT, DIGIT, DIGIT, DIGIT], isRestOptional: true },
];

/**
 * The United Kingdom. Postcodes: Royal Mail, Programmers' Guide to PAF, and the appendix of BS 7666 on valid letters by
 * position; GIR 0AA is a special code, BFPO numbers belong to British Forces Post Offices. Telephones: ITU-T E.164
 * list, Ofcom's National Telephone Numbering Plan; its numbers for drama count as fiction.
 */
export const unitedKingdom: Country = {
  code: 'GB',
  name: 'United Kingdom',
  nameInText: 'the United Kingdom',
  alternateNames: ['UK', 'U.K.', 'Great Britain', 'Britain', 'GB', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  locale: 'en-GB',
  currency: 'GBP',
  postalCode: {
    shapes,
    separator: ' ',
    examples: { code: 'LS1 4AP', area: 'LS1', wrong: 'LSI 4AP' },
  },
  address: { lines: ['{streetAddress}', '{addressLocality}', '{postalCode}'] },
  telephone: {
    callingCode: '44',
    formats: [
      ['^(2\\d)(\\d{4})(\\d{4})$', '0$1 $2 $3'],
      ['^(1(?:1\\d|\\d1))(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(7\\d{3}|1\\d{3})(\\d{5,6})$', '0$1 $2'],
      ['^([389]\\d{2})(\\d{3})(\\d{4})$', '0$1 $2 $3'],
    ],
    fictional:
      '^\\+44(?:11[3-8]4960\\d{3}|1(?:21|31|41|51|61)4960\\d{3}|1914980\\d{3}|2079460\\d{3}|28(?:96|90)180\\d{3}|2920180\\d{3}|1632960\\d{3}|7700900\\d{3}|8081570\\d{3}|9098790\\d{3}|3069990\\d{3})$',
  },
  emergencyNumber: '999',
  bounds: [{ south: 49.8, north: 60.95, west: -8.75, east: 1.85 }],
  distanceUnit: 'mi',
  salesTax: { name: 'VAT', isIncluded: true },
  hasTerraces: true,
  examples: { telephone: '+441134960137', address: '12 Otley Road, Leeds, LS6 2AB', timeZone: 'Europe/London' },
};
