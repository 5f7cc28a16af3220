import type { Country } from '../country.ts';

const FIRST = '[ABCEGHJKLMNPRSTVXY]';
const LETTER = '[ABCEGHJKLMNPRSTVWXYZ]';
const DIGIT = '\\d';

/**
 * Canada. Postal codes: Canada Post, Addressing Guidelines (D F I O Q U are never used, W and Z never come first; a 0
 * in second place is rural; the first letter is the postal district). Provinces: ISO 3166-2:CA.
 */
export const canada: Country = {
  code: 'CA',
  name: 'Canada',
  nameInText: 'Canada',
  alternateNames: [],
  locale: 'en-CA',
  otherLocales: ['fr-CA'],
  currency: 'CAD',
  postalCode: {
    shapes: [{ area: [FIRST, DIGIT, LETTER], rest: [DIGIT, LETTER, DIGIT] }],
    separator: ' ',
    ruralArea: '^.0',
    examples: { code: 'K1A 0B1', area: 'K1A', wrong: 'K1A OB1' },
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
  },
  // The North American Numbering Plan (ITU-T E.164 list); 555-0100 to 555-0199 are reserved for fiction.
  telephone: {
    callingCode: '1',
    formats: [['^(\\d{3})(\\d{3})(\\d{4})$', '$1-$2-$3']],
    fictional: '^\\+1[2-9]\\d\\d55501\\d\\d$',
  },
  emergencyNumber: '911',
  bounds: [{ south: 41.6, north: 83.2, west: -141.1, east: -52.5 }],
  distanceUnit: 'km',
  salesTax: { name: 'sales tax', isIncluded: false },
  examples: { telephone: '+19025550137', address: '12 Maple Street, Truro, NS B2N 1A1', timeZone: 'America/Halifax' },
};
