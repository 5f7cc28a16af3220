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
      AB: { name: 'Alberta', geoNames: '01', postalCodes: ['T'], alternateNames: ['Alta.'] },
      BC: { name: 'British Columbia', geoNames: '02', postalCodes: ['V'], alternateNames: ['B.C.'] },
      MB: { name: 'Manitoba', geoNames: '03', postalCodes: ['R'], alternateNames: ['Man.'] },
      NB: { name: 'New Brunswick', geoNames: '04', postalCodes: ['E'], alternateNames: ['N.B.'] },
      NL: {
        name: 'Newfoundland and Labrador',
        geoNames: '05',
        postalCodes: ['A'],
        alternateNames: ['Newfoundland', 'Labrador', 'N.L.'],
      },
      NS: { name: 'Nova Scotia', geoNames: '07', postalCodes: ['B'], alternateNames: ['N.S.'] },
      NT: { name: 'Northwest Territories', geoNames: '13', postalCodes: ['X'], alternateNames: ['NWT', 'N.W.T.'] },
      NU: { name: 'Nunavut', geoNames: '14', postalCodes: ['X'] },
      ON: { name: 'Ontario', geoNames: '08', postalCodes: ['K', 'L', 'M', 'N', 'P'], alternateNames: ['Ont.'] },
      PE: { name: 'Prince Edward Island', geoNames: '09', postalCodes: ['C'], alternateNames: ['PEI', 'P.E.I.'] },
      QC: { name: 'Quebec', geoNames: '10', postalCodes: ['G', 'H', 'J'], alternateNames: ['Que.', 'PQ', 'P.Q.'] },
      SK: { name: 'Saskatchewan', geoNames: '11', postalCodes: ['S'], alternateNames: ['Sask.'] },
      YT: { name: 'Yukon', geoNames: '12', postalCodes: ['Y'], alternateNames: ['Yukon Territory'] },
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
  hasPickups: true,
  examples: { telephone: '+19025550137', address: '12 Maple Street, Truro, NS B2N 1A1', timeZone: 'America/Halifax' },
};
