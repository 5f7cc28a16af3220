import type { Country } from '../country.ts';

/**
 * New Zealand. Postcodes: NZ Post, Addressing standards ADV358 (four digits, from 0110 to 9999). Addresses have no
 * region. Telephones: ITU-T E.164 list, Number Administration Deed; no numbers are reserved for fiction.
 */
export const newZealand: Country = {
  code: 'NZ',
  name: 'New Zealand',
  nameInText: 'New Zealand',
  alternateNames: ['NZ', 'N.Z.', 'Aotearoa'],
  locale: 'en-NZ',
  currency: 'NZD',
  postalCode: {
    shapes: [
      { area: ['[1-9]', '\\d', '\\d', '\\d'], rest: [] },
      { area: ['0', '[1-9]', '\\d', '\\d'], rest: [] },
    ],
    separator: '',
    examples: { code: '6011', area: '6011', wrong: '6O11' },
  },
  address: { lines: ['{streetAddress}', '{addressLocality} {postalCode}'] },
  telephone: {
    callingCode: '64',
    formats: [
      ['^([34679])(\\d{3})(\\d{4})$', '0$1 $2 $3'],
      ['^(2\\d)(\\d{3})(\\d{3,5})$', '0$1 $2 $3'],
      ['^(800|508)(\\d{3})(\\d{3,4})$', '0$1 $2 $3'],
    ],
  },
  emergencyNumber: '111',
  bounds: [
    { south: -47.4, north: -34, west: 166.3, east: 178.7 },
    { south: -44.7, north: -43.3, west: -177.2, east: -175.6 },
  ],
  distanceUnit: 'km',
  salesTax: { name: 'GST', isIncluded: true },
  examples: { telephone: '+6445550137', address: '12 Cuba Street, Wellington 6011', timeZone: 'Pacific/Auckland' },
};
