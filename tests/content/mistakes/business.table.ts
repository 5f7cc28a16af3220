import { addFacts, business, type Make, type Mistakes } from './mistake.ts';

const licence = (line: string) => addFacts(`credentials:\n  - ${line}`);
const servedAt = (venues: string) => business(/^serviceRadiusKm/m, `servedAt: [${venues}]\n$&`);
const withoutStreet: Make = (copy) => copy.edit('business.yaml', /^ +streetAddress: .*\n/m, '');

/** Mistakes in who the business is: address, telephone, languages, people, licences. */
export const mistakes: Mistakes = {
  'a telephone number as people write it': business('"+19055550142"', '905 555-0142'),
  'a telephone number with the 1 twice': business('"+19055550142"', '"+119055550142"'),
  'an emergency line with the 0 that is dialled at home': business(
    /^emergencyHours:\n/m,
    '$&  telephone: "+4402079460958"\n',
  ),
  'a telephone number without quotation marks': business('"+19055550142"', '+19055550142'),
  'an email address without its host': business('office@example.com', 'office@'),
  'a web address without https': business('https://facebook.example.com', 'facebook.example.com'),
  'a day in another language': business('[Saturday]', '[Samedi]'),
  'response times of a business that customers come to': servedAt('premises'),
  'premises without a street': (copy) => {
    withoutStreet(copy);
    servedAt('customer, premises')(copy);
  },
  'a place of work that is no choice': servedAt('shop'),
  'a time zone that does not exist': business('America/Toronto', 'Ontario'),
  'a street in two lines': business(
    /^( +)streetAddress: .*/m,
    '$1streetAddress: "100 Sample Street\\n\\nexport const x = 1"',
  ),
  'an address without a street whose code tells it': withoutStreet,
  'a street with half a postal code': business(/^( +postalCode: \S{3}) .*/m, '$1'),
  'the street in a text where there is none': (copy) => {
    withoutStreet(copy);
    copy.edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1');
    copy.edit('pages/contact.mdx', /^title: .*/m, 'title: Find us at {street}');
  },
  'an address with a space': licence('{ name: Licence, issuer: Town, url: "https://example.com/a list" }'),
  'a language by its English name': business('languages: [en, fr]', 'languages: [English]'),
  'a licence that has run out': licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-11-19 }'),
  'a licence that runs out soon': licence(
    '{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-12-20 }',
  ),
  'an insurance that runs out today': addFacts(
    'insurance:\n  - { name: Liability cover, issuer: Sample Mutual, validThrough: 2026-11-20 }',
  ),
  'a licence nobody issued': licence('{ name: Trade licence, number: 2041 }'),
  'a promise that is not short': business(
    /inShort: .*/,
    'inShort: The price is in writing before any work starts on your door',
  ),
  'a line in the language of the pages': addFacts('languageLines:\n  - { language: en, text: We speak English. }'),
  'a person since a word': addFacts('people:\n  - { name: A. Sample, role: Fitter, since: May 2014 }'),
  'a person in a photograph that is not there': addFacts(
    'people:\n  - { name: A. Sample, jobTitle: Fitter, photo: at-wrok }',
  ),
  'a currency by its name': addFacts('currenciesAccepted: [CAD, US dollars]'),
  'a telephone number of an area that cannot exist': business('"+19055550142"', '"+11055550142"'),
  'a type that schema.org does not know': business(
    'schemaType: HomeAndConstructionBusiness',
    'schemaType: HomeAndConstructionBusines',
  ),
  'a locale that sites there do not have': business(/^/, 'locales: [fr-FR]\n'),
  'an address in a country that is not known': business('addressCountry: CA', 'addressCountry: FR'),
  'a province by its name': business('addressRegion: "ON"', 'addressRegion: Ontario'),
  'an address without its province': business(/ {2}addressRegion: "ON"\n/, ''),
  'a postal code of another province': business('postalCode: L8G 1A1', 'postalCode: H2X 1A1'),
  'the coordinates of the business changed places': business(
    /latitude: .*\n {2}longitude: .*/,
    'latitude: -79.76633\n  longitude: 43.21681',
  ),
};
