import type { Country } from '../country.ts';

/**
 * Australia. Postcodes: Australia Post, Addressing standards (four digits; those starting with 1, 8, 9 or 02 are for
 * post boxes and large-volume receivers). States: ISO 3166-2:AU; the Australian Capital Territory is an enclave of New
 * South Wales, and their postcodes overlap. Telephones: ITU-T E.164 list; ACMA reserves 5550 and 7010 numbers for
 * fiction.
 */
export const australia: Country = {
  code: 'AU',
  name: 'Australia',
  nameInText: 'Australia',
  alternateNames: ['AU'],
  locale: 'en-AU',
  currency: 'AUD',
  postalCode: {
    shapes: [
      { area: ['[1-9]', '\\d', '\\d', '\\d'], rest: [] },
      { area: ['0', '[289]', '\\d', '\\d'], rest: [] },
    ],
    separator: '',
    examples: { code: '2500', area: '2500', wrong: '25OO' },
  },
  address: {
    lines: ['{streetAddress}', '{addressLocality} {addressRegion} {postalCode}'],
    regions: {
      ACT: {
        name: 'Australian Capital Territory',
        geoNames: '01',
        postalCodes: ['02', '260-261', '290-291'],
        alternateNames: ['A.C.T.'],
      },
      NSW: { name: 'New South Wales', geoNames: '02', postalCodes: ['1', '2'], alternateNames: ['N.S.W.'] },
      NT: { name: 'Northern Territory', geoNames: '03', postalCodes: ['08', '09'], alternateNames: ['N.T.'] },
      QLD: { name: 'Queensland', geoNames: '04', postalCodes: ['4', '9'] },
      SA: { name: 'South Australia', geoNames: '05', postalCodes: ['5'], alternateNames: ['S.A.'] },
      TAS: { name: 'Tasmania', geoNames: '06', postalCodes: ['7'] },
      VIC: { name: 'Victoria', geoNames: '07', postalCodes: ['3', '8'] },
      WA: { name: 'Western Australia', geoNames: '08', postalCodes: ['6'], alternateNames: ['W.A.'] },
    },
  },
  telephone: {
    callingCode: '61',
    formats: [
      ['^([2378])(\\d{4})(\\d{4})$', '(0$1) $2 $3'],
      ['^(4\\d{2})(\\d{3})(\\d{3})$', '0$1 $2 $3'],
      ['^(1[38]00)(\\d{3})(\\d{3})$', '$1 $2 $3'],
      ['^(13)(\\d{2})(\\d{2})$', '$1 $2 $3'],
      ['^(180)(\\d{4})$', '$1 $2'],
    ],
    fictional: '^\\+61(?:[2378](?:5550|7010)\\d{4}|491570\\d{3})$',
  },
  emergencyNumber: '000',
  bounds: [
    { south: -43.8, north: -9, west: 112.8, east: 153.8 },
    { south: -31.9, north: -31.3, west: 158.9, east: 159.4 },
  ],
  distanceUnit: 'km',
  salesTax: { name: 'GST', isIncluded: true },
  examples: {
    telephone: '+61255500137',
    address: '12 Crown Street, Wollongong NSW 2500',
    timeZone: 'Australia/Sydney',
  },
};
