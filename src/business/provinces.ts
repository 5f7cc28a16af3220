/** A province or territory of Canada. */
export interface Province {
  readonly name: string;
  /** The letters its postal codes begin with. */
  readonly postalDistricts: string;
}

/**
 * The provinces and territories of Canada by their codes (ISO 3166-2 without
 * the country), with the letters Canada Post gives their postal codes.
 */
export const provinces: Readonly<Record<string, Province>> = {
  AB: { name: 'Alberta', postalDistricts: 'T' },
  BC: { name: 'British Columbia', postalDistricts: 'V' },
  MB: { name: 'Manitoba', postalDistricts: 'R' },
  NB: { name: 'New Brunswick', postalDistricts: 'E' },
  NL: { name: 'Newfoundland and Labrador', postalDistricts: 'A' },
  NS: { name: 'Nova Scotia', postalDistricts: 'B' },
  NT: { name: 'Northwest Territories', postalDistricts: 'X' },
  NU: { name: 'Nunavut', postalDistricts: 'X' },
  ON: { name: 'Ontario', postalDistricts: 'KLMNP' },
  PE: { name: 'Prince Edward Island', postalDistricts: 'C' },
  QC: { name: 'Quebec', postalDistricts: 'GHJ' },
  SK: { name: 'Saskatchewan', postalDistricts: 'S' },
  YT: { name: 'Yukon', postalDistricts: 'Y' },
};
