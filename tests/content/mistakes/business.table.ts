import { edit, type Mistake } from './mistake.ts';

const licence = (line: string): Mistake['make'] =>
  edit('business.yaml', /^languages:.*\n/m, `$&credentials:\n  - ${line}\n`);

/** Mistakes in who the business is: address, telephone, languages, people, licences. */
export const businessMistakes: readonly Mistake[] = [
  {
    name: 'a telephone number as people write it',
    make: edit('business.yaml', '"+19055550142"', '905 555-0142'),
  },
  {
    name: 'a telephone number without quotation marks',
    make: edit('business.yaml', '"+19055550142"', '+19055550142'),
  },
  {
    name: 'an email address without its host',
    make: edit('business.yaml', 'office@example.com', 'office@'),
  },
  {
    name: 'a web address without https',
    make: edit('business.yaml', 'https://facebook.example.com', 'facebook.example.com'),
  },
  {
    name: 'a day in another language',
    make: edit('business.yaml', '[Saturday]', '[Samedi]'),
  },
  {
    name: 'a time zone that does not exist',
    make: edit('business.yaml', 'America/Toronto', 'Ontario'),
  },
  {
    name: 'a street in two lines',
    make: edit(
      'business.yaml',
      /^( +)streetAddress: .*/m,
      '$1streetAddress: "100 Sample Street\\n\\nexport const x = 1"',
    ),
  },
  {
    name: 'an address without a street whose code tells it',
    make: (copy) => copy.edit('business.yaml', /^ +streetAddress: .*\n/m, ''),
  },
  {
    name: 'a street with half a postal code',
    make: edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1'),
  },
  {
    name: 'the street in a text where there is none',
    make: (copy) => {
      copy.edit('business.yaml', /^ +streetAddress: .*\n/m, '');
      copy.edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1');
      copy.edit('pages/contact.mdx', /^title: .*/m, 'title: Find us at {street}');
    },
  },
  {
    name: 'an address with a space',
    make: licence('{ name: Licence, issuer: Town, url: "https://example.com/a list" }'),
  },
  {
    name: 'a language by its English name',
    make: edit('business.yaml', 'languages: [en, fr]', 'languages: [English]'),
  },
  {
    name: 'a licence that has run out',
    make: licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-11-19 }'),
  },
  {
    name: 'a licence that runs out soon',
    make: licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-12-20 }'),
  },
  {
    name: 'an insurance that runs out today',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&insurance:\n  - { name: Liability cover, issuer: Sample Mutual, validThrough: 2026-11-20 }\n',
    ),
  },
  {
    name: 'a licence nobody issued',
    make: licence('{ name: Trade licence, number: 2041 }'),
  },
  {
    name: 'a promise that is not short',
    make: edit('business.yaml', /inShort: .*/, 'inShort: The price is in writing before any work starts on your door'),
  },
  {
    name: 'a line in a language that is not spoken',
    make: edit('business.yaml', 'language: fr', 'language: de'),
  },
  {
    name: 'a line in the language of the pages',
    make: edit('business.yaml', 'language: fr', 'language: en'),
  },
  {
    name: 'two lines in one language',
    make: edit('business.yaml', / +- \{ language: fr.*\n/, '$&$&'),
  },
  {
    name: 'a person who begins in years to come',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&people:\n  - { name: A. Sample, jobTitle: Fitter, since: 2031 }\n',
    ),
  },
  {
    name: 'a person since a word',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&people:\n  - { name: A. Sample, role: Fitter, since: May 2014 }\n',
    ),
  },
  {
    name: 'a person in a photograph that is not there',
    make: edit(
      'business.yaml',
      /^languages:.*\n/m,
      '$&people:\n  - { name: A. Sample, jobTitle: Fitter, photo: at-wrok }\n',
    ),
  },
  {
    name: 'a currency by its name',
    make: edit('business.yaml', /^languages:.*\n/m, '$&currenciesAccepted: [CAD, US dollars]\n'),
  },
  {
    name: 'a telephone number with a digit missing',
    make: edit('business.yaml', '"+19055550142"', '"+1905555014"'),
  },
  {
    name: 'a telephone number with a digit too many',
    make: edit('business.yaml', '"+19055550142"', '"+190555501422"'),
  },
  {
    name: 'a telephone number whose area begins with a 1',
    make: edit('business.yaml', '"+19055550142"', '"+11905555014"'),
  },
  {
    name: 'a telephone number of an area that cannot exist',
    make: edit('business.yaml', '"+19055550142"', '"+11055550142"'),
  },
  {
    name: 'a type that schema.org does not know',
    make: edit('business.yaml', 'schemaType: HomeAndConstructionBusiness', 'schemaType: HomeAndConstructionBusines'),
  },
  {
    name: 'a type far from any of schema.org',
    make: edit('business.yaml', 'schemaType: HomeAndConstructionBusiness', 'schemaType: GarageDoorCompany'),
  },
  { name: 'an address in another country', make: edit('business.yaml', 'addressCountry: CA', 'addressCountry: US') },
  {
    name: 'an address in a country that is not known',
    make: edit('business.yaml', 'addressCountry: CA', 'addressCountry: FR'),
  },
  { name: 'a province by its name', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: Ontario') },
  { name: 'an address without its province', make: edit('business.yaml', / {2}addressRegion: "ON"\n/, '') },
  { name: 'a province that does not exist', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: OT') },
  { name: 'an address in another province', make: edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: QC') },
  {
    name: 'a postal code of another province',
    make: edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: H2X 1A1'),
  },
  {
    name: 'an address that moved without its position',
    make: edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: L3M 1A1'),
  },
  {
    name: 'an address that moved far away without its position',
    make: edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: K1P 1A1'),
  },
  {
    name: 'a town that is not where the base is',
    make: edit('business.yaml', 'addressLocality: Stoney Creek', 'addressLocality: Grimsby'),
  },
  {
    name: 'the coordinates of the business changed places',
    make: edit('business.yaml', /latitude: .*\n {2}longitude: .*/, 'latitude: -79.76633\n  longitude: 43.21681'),
  },
  {
    name: 'a base in another part of the country',
    make: edit('business.yaml', /latitude: .*\n {2}longitude: .*/, 'latitude: 49.4928\n  longitude: -117.2948'),
  },
];
