import { edit, type Make, type Mistakes } from './mistake.ts';

const licence = (line: string): Make => edit('business.yaml', /^languages:.*\n/m, `$&credentials:\n  - ${line}\n`);

/** Mistakes in who the business is: address, telephone, languages, people, licences. */
export const businessMistakes: Mistakes = {
  'a telephone number as people write it': edit('business.yaml', '"+19055550142"', '905 555-0142'),
  'a telephone number without quotation marks': edit('business.yaml', '"+19055550142"', '+19055550142'),
  'an email address without its host': edit('business.yaml', 'office@example.com', 'office@'),
  'a web address without https': edit('business.yaml', 'https://facebook.example.com', 'facebook.example.com'),
  'a day in another language': edit('business.yaml', '[Saturday]', '[Samedi]'),
  'a time zone that does not exist': edit('business.yaml', 'America/Toronto', 'Ontario'),
  'a street in two lines': edit(
    'business.yaml',
    /^( +)streetAddress: .*/m,
    '$1streetAddress: "100 Sample Street\\n\\nexport const x = 1"',
  ),
  'an address without a street whose code tells it': (copy) =>
    copy.edit('business.yaml', /^ +streetAddress: .*\n/m, ''),
  'a street with half a postal code': edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1'),
  'the street in a text where there is none': (copy) => {
    copy.edit('business.yaml', /^ +streetAddress: .*\n/m, '');
    copy.edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1');
    copy.edit('pages/contact.mdx', /^title: .*/m, 'title: Find us at {street}');
  },
  'an address with a space': licence('{ name: Licence, issuer: Town, url: "https://example.com/a list" }'),
  'a language by its English name': edit('business.yaml', 'languages: [en, fr]', 'languages: [English]'),
  'a licence that has run out': licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-11-19 }'),
  'a licence that runs out soon': licence(
    '{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-12-20 }',
  ),
  'an insurance that runs out today': edit(
    'business.yaml',
    /^languages:.*\n/m,
    '$&insurance:\n  - { name: Liability cover, issuer: Sample Mutual, validThrough: 2026-11-20 }\n',
  ),
  'a licence nobody issued': licence('{ name: Trade licence, number: 2041 }'),
  'a promise that is not short': edit(
    'business.yaml',
    /inShort: .*/,
    'inShort: The price is in writing before any work starts on your door',
  ),
  'a line in a language that is not spoken': edit('business.yaml', 'language: fr', 'language: de'),
  'a line in the language of the pages': edit('business.yaml', 'language: fr', 'language: en'),
  'two lines in one language': edit('business.yaml', / +- \{ language: fr.*\n/, '$&$&'),
  'a person who begins in years to come': edit(
    'business.yaml',
    /^languages:.*\n/m,
    '$&people:\n  - { name: A. Sample, jobTitle: Fitter, since: 2031 }\n',
  ),
  'a person since a word': edit(
    'business.yaml',
    /^languages:.*\n/m,
    '$&people:\n  - { name: A. Sample, role: Fitter, since: May 2014 }\n',
  ),
  'a person in a photograph that is not there': edit(
    'business.yaml',
    /^languages:.*\n/m,
    '$&people:\n  - { name: A. Sample, jobTitle: Fitter, photo: at-wrok }\n',
  ),
  'a currency by its name': edit('business.yaml', /^languages:.*\n/m, '$&currenciesAccepted: [CAD, US dollars]\n'),
  'a telephone number with a digit missing': edit('business.yaml', '"+19055550142"', '"+1905555014"'),
  'a telephone number with a digit too many': edit('business.yaml', '"+19055550142"', '"+190555501422"'),
  'a telephone number whose area begins with a 1': edit('business.yaml', '"+19055550142"', '"+11905555014"'),
  'a telephone number of an area that cannot exist': edit('business.yaml', '"+19055550142"', '"+11055550142"'),
  'a type that schema.org does not know': edit(
    'business.yaml',
    'schemaType: HomeAndConstructionBusiness',
    'schemaType: HomeAndConstructionBusines',
  ),
  'a type far from any of schema.org': edit(
    'business.yaml',
    'schemaType: HomeAndConstructionBusiness',
    'schemaType: GarageDoorCompany',
  ),
  'an address in another country': edit('business.yaml', 'addressCountry: CA', 'addressCountry: US'),
  'an address in a country that is not known': edit('business.yaml', 'addressCountry: CA', 'addressCountry: FR'),
  'a province by its name': edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: Ontario'),
  'an address without its province': edit('business.yaml', / {2}addressRegion: "ON"\n/, ''),
  'a province that does not exist': edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: OT'),
  'an address in another province': edit('business.yaml', 'addressRegion: "ON"', 'addressRegion: QC'),
  'a postal code of another province': edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: H2X 1A1'),
  'an address that moved without its position': edit('business.yaml', 'postalCode: L8G 1A1', 'postalCode: L3M 1A1'),
  'an address that moved far away without its position': edit(
    'business.yaml',
    'postalCode: L8G 1A1',
    'postalCode: K1P 1A1',
  ),
  'a town that is not where the base is': edit(
    'business.yaml',
    'addressLocality: Stoney Creek',
    'addressLocality: Grimsby',
  ),
  'the coordinates of the business changed places': edit(
    'business.yaml',
    /latitude: .*\n {2}longitude: .*/,
    'latitude: -79.76633\n  longitude: 43.21681',
  ),
  'a base in another part of the country': edit(
    'business.yaml',
    /latitude: .*\n {2}longitude: .*/,
    'latitude: 49.4928\n  longitude: -117.2948',
  ),
};
