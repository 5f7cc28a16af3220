import type { Country, Region } from '../country.ts';
import { northAmericanNumbers } from './north-american-numbers.ts';

const DIGIT = '\\d';

/**
 * States, the District of Columbia and territories: ISO 3166-2:US, and the first three digits of their ZIP codes (USPS
 * Labeling List L002). Abbreviations with full stops are the traditional ones of the Associated Press.
 */
const regions: Readonly<Record<string, Region>> = {
  AL: { name: 'Alabama', postalCodes: ['350-369'], alternateNames: ['Ala.'] },
  AK: { name: 'Alaska', postalCodes: ['995-999'] },
  AS: { name: 'American Samoa', postalCodes: ['96799'] },
  AZ: { name: 'Arizona', postalCodes: ['850-865'], alternateNames: ['Ariz.'] },
  AR: { name: 'Arkansas', postalCodes: ['716-729', '75502'], alternateNames: ['Ark.'] },
  CA: { name: 'California', postalCodes: ['900-961'], alternateNames: ['Calif.'] },
  CO: { name: 'Colorado', postalCodes: ['800-816'], alternateNames: ['Colo.'] },
  CT: { name: 'Connecticut', postalCodes: ['060-069'], alternateNames: ['Conn.'] },
  DE: { name: 'Delaware', postalCodes: ['197-199'], alternateNames: ['Del.'] },
  DC: { name: 'District of Columbia', postalCodes: ['200', '202-205', '569'], alternateNames: ['D.C.'] },
  FL: { name: 'Florida', postalCodes: ['320-349'], alternateNames: ['Fla.'] },
  GA: { name: 'Georgia', postalCodes: ['300-319', '398-399'], alternateNames: ['Ga.'] },
  GU: { name: 'Guam', postalCodes: ['969'] },
  HI: { name: 'Hawaii', postalCodes: ['967-968'] },
  ID: { name: 'Idaho', postalCodes: ['832-838'] },
  IL: { name: 'Illinois', postalCodes: ['600-629'], alternateNames: ['Ill.'] },
  IN: { name: 'Indiana', postalCodes: ['460-479'], alternateNames: ['Ind.'] },
  IA: { name: 'Iowa', postalCodes: ['500-528'] },
  KS: { name: 'Kansas', postalCodes: ['660-679'], alternateNames: ['Kan.'] },
  KY: { name: 'Kentucky', postalCodes: ['400-427'], alternateNames: ['Ky.'] },
  LA: { name: 'Louisiana', postalCodes: ['700-714'], alternateNames: ['La.'] },
  ME: { name: 'Maine', postalCodes: ['039-049'] },
  MD: { name: 'Maryland', postalCodes: ['206-219'], alternateNames: ['Md.'] },
  MA: { name: 'Massachusetts', postalCodes: ['010-027', '055'], alternateNames: ['Mass.'] },
  MI: { name: 'Michigan', postalCodes: ['480-499'], alternateNames: ['Mich.'] },
  MN: { name: 'Minnesota', postalCodes: ['550-567'], alternateNames: ['Minn.'] },
  MP: { name: 'Northern Mariana Islands', postalCodes: ['969'] },
  MS: { name: 'Mississippi', postalCodes: ['386-397'], alternateNames: ['Miss.'] },
  MO: { name: 'Missouri', postalCodes: ['630-658'], alternateNames: ['Mo.'] },
  MT: { name: 'Montana', postalCodes: ['590-599'], alternateNames: ['Mont.'] },
  NE: { name: 'Nebraska', postalCodes: ['680-693'], alternateNames: ['Neb.'] },
  NV: { name: 'Nevada', postalCodes: ['889-898'], alternateNames: ['Nev.'] },
  NH: { name: 'New Hampshire', postalCodes: ['030-038'], alternateNames: ['N.H.'] },
  NJ: { name: 'New Jersey', postalCodes: ['070-089'], alternateNames: ['N.J.'] },
  NM: { name: 'New Mexico', postalCodes: ['870-884'], alternateNames: ['N.M.'] },
  NY: { name: 'New York', postalCodes: ['005', '06390', '100-149'], alternateNames: ['N.Y.', 'New York State'] },
  NC: { name: 'North Carolina', postalCodes: ['270-289'], alternateNames: ['N.C.'] },
  ND: { name: 'North Dakota', postalCodes: ['580-588'], alternateNames: ['N.D.'] },
  OH: { name: 'Ohio', postalCodes: ['430-459'] },
  OK: { name: 'Oklahoma', postalCodes: ['730-732', '734-749'], alternateNames: ['Okla.'] },
  OR: { name: 'Oregon', postalCodes: ['970-979'], alternateNames: ['Ore.'] },
  PA: { name: 'Pennsylvania', postalCodes: ['150-196'], alternateNames: ['Pa.', 'Penn.'] },
  PR: { name: 'Puerto Rico', postalCodes: ['006-007', '009'] },
  RI: { name: 'Rhode Island', postalCodes: ['028-029'], alternateNames: ['R.I.'] },
  SC: { name: 'South Carolina', postalCodes: ['290-299'], alternateNames: ['S.C.'] },
  SD: { name: 'South Dakota', postalCodes: ['570-577'], alternateNames: ['S.D.'] },
  TN: { name: 'Tennessee', postalCodes: ['370-385'], alternateNames: ['Tenn.'] },
  TX: { name: 'Texas', postalCodes: ['733', '750-799', '885'], alternateNames: ['Tex.'] },
  UT: { name: 'Utah', postalCodes: ['840-847'] },
  VT: { name: 'Vermont', postalCodes: ['050-054', '056-059'], alternateNames: ['Vt.'] },
  VI: { name: 'U.S. Virgin Islands', postalCodes: ['008'], alternateNames: ['Virgin Islands'] },
  VA: { name: 'Virginia', postalCodes: ['201', '220-246'], alternateNames: ['Va.'] },
  WA: { name: 'Washington', postalCodes: ['980-994'], alternateNames: ['Wash.'] },
  WV: { name: 'West Virginia', postalCodes: ['247-268'], alternateNames: ['W.Va.'] },
  WI: { name: 'Wisconsin', postalCodes: ['530-549'], alternateNames: ['Wis.'] },
  WY: { name: 'Wyoming', postalCodes: ['820-831'], alternateNames: ['Wyo.'] },
};

/**
 * The United States. ZIP codes: USPS Publication 28, Postal Addressing Standards (five digits, four more in ZIP+4).
 */
export const unitedStates: Country = {
  code: 'US',
  name: 'United States',
  nameInText: 'the United States',
  alternateNames: ['United States of America', 'America', 'USA', 'U.S.A.', 'US', 'U.S.'],
  locale: 'en-US',
  currency: 'USD',
  postalCode: {
    shapes: [{ area: [DIGIT, DIGIT, DIGIT, DIGIT, DIGIT], rest: [DIGIT, DIGIT, DIGIT, DIGIT], isRestOptional: true }],
    separator: '-',
    examples: { code: '14201', area: '14201', wrong: '142O1' },
  },
  address: {
    lines: ['{streetAddress}', '{addressLocality}, {addressRegion} {postalCode}'],
    regions,
  },
  telephone: northAmericanNumbers,
  emergencyNumber: '911',
  bounds: [
    { south: 24.3, north: 49.5, west: -125.1, east: -66.8 },
    { south: 51, north: 71.6, west: -180, east: -129.8 },
    { south: 51, north: 53.5, west: 172, east: 180 },
    { south: 18.7, north: 28.6, west: -178.5, east: -154.6 },
    { south: 17.5, north: 18.7, west: -68.1, east: -64.4 },
    { south: 13.1, north: 20.7, west: 144.4, east: 146.3 },
    { south: -14.8, north: -10.9, west: -171.3, east: -168 },
  ],
  capital: { latitude: 38.9, longitude: -77.04 },
  distanceUnit: 'mi',
  salesTax: { name: 'sales tax', isIncluded: false },
  postalData: {
    url: 'https://download.geonames.org/export/zip/US.zip',
    attribution: 'ZIP code coordinates: GeoNames (geonames.org), CC BY 4.0',
  },
  examples: {
    telephone: '+17165550137',
    address: '12 Elmwood Avenue, Buffalo, NY 14201',
    timeZone: 'America/New_York',
  },
};
