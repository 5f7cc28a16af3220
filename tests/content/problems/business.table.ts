import { addFacts, business, type ContentChange, type ProblemCases } from './problem-case.ts';

const licence = (line: string) => addFacts(`credentials:\n  - ${line}`);
const servedAt = (venues: string) => business(/^serviceRadiusKm/m, `servedAt: [${venues}]\n$&`);
const withoutStreet: ContentChange = (copy) => copy.edit('business.yaml', /^ +streetAddress: .*\n/m, '');

/** Problems in who the business is: address, telephone, languages, people, licences. */
export const problemCases: ProblemCases = {
  'a telephone number in national format': business('"+19055550142"', '905 555-0142'),
  'a telephone number with the country code twice': business('"+19055550142"', '"+119055550142"'),
  'an emergency number with a trunk prefix': business(/^emergencyHours:\n/m, '$&  telephone: "+4402079460958"\n'),
  'a telephone number without quotation marks': business('"+19055550142"', '+19055550142'),
  'an email address without a host': business('office@example.com', 'office@'),
  'a web address without https': business('https://facebook.example.com', 'facebook.example.com'),
  'a day in another language': business('[Saturday]', '[Samedi]'),
  'response times of a business that customers come to': servedAt('premises'),
  'premises without a street': (copy) => {
    withoutStreet(copy);
    servedAt('customer, premises')(copy);
  },
  'an invalid place of work': servedAt('shop'),
  'a time zone that does not exist': business('America/Toronto', 'Ontario'),
  'a street with a line break': business(
    /^( +)streetAddress: .*/m,
    '$1streetAddress: "100 Sample Street\\n\\nexport const x = 1"',
  ),
  'a postal code that reveals an unpublished street': withoutStreet,
  'a street with only a postal area': business(/^( +postalCode: \S{3}) .*/m, '$1'),
  'a street placeholder without a street': (copy) => {
    withoutStreet(copy);
    copy.edit('business.yaml', /^( +postalCode: \S{3}) .*/m, '$1');
    copy.edit('pages/contact.mdx', /^title: .*/m, 'title: Find us at {street}');
  },
  'an address with a space': licence('{ name: Licence, issuer: Town, url: "https://example.com/a list" }'),
  'a language name instead of a tag': business('languages: [en, fr]', 'languages: [English]'),
  'an expired licence': licence('{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-11-19 }'),
  'a licence that expires soon': licence(
    '{ name: Trade licence, issuer: Office of Samples, validThrough: 2026-12-20 }',
  ),
  'a licence without an issuer': licence('{ name: Trade licence, number: 2041 }'),
  'a promise that is too long': business(
    /inShort: .*/,
    'inShort: The price is in writing before any work starts on your door',
  ),
  'a line in the language of the pages': addFacts('languageLines:\n  - { language: en, text: We speak English. }'),
  'a person since a month in words': addFacts('people:\n  - { name: A. Sample, role: Fitter, since: May 2014 }'),
  'a person with a missing photograph': addFacts('people:\n  - { name: A. Sample, jobTitle: Fitter, photo: at-wrok }'),
  'a currency name instead of a code': addFacts('currenciesAccepted: [CAD, US dollars]'),
  'a telephone number with an impossible area code': business('"+19055550142"', '"+11055550142"'),
  'an unknown schema.org type': business(
    'schemaType: HomeAndConstructionBusiness',
    'schemaType: HomeAndConstructionBusines',
  ),
  'a locale of another country': business(/^/, 'locales: [fr-FR]\n'),
  'an address in an unsupported country': business('addressCountry: CA', 'addressCountry: FR'),
  'a province name instead of a code': business('addressRegion: "ON"', 'addressRegion: Ontario'),
  'an address without its province': business(/ {2}addressRegion: "ON"\n/, ''),
  'a postal code of another province': business('postalCode: L8G 1A1', 'postalCode: H2X 1A1'),
  'swapped coordinates of the business': business(
    /latitude: .*\n {2}longitude: .*/,
    'latitude: -79.76633\n  longitude: 43.21681',
  ),
};
