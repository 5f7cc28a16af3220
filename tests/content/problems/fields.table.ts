import { business, dundas, edit, type ProblemCases, place, service, write } from './problem-case.ts';

const wanted = 'locations whatsapp branches phone hours instagram holidays logo tax team'.split(' ');

/** Problems in single fields of any file. */
export const problemCases: ProblemCases = {
  'a question that is asked twice': service(
    /^faqs:\n/m,
    'faqs:\n  - question: Can I do it?\n    answer: No.\n  - question: Can I do it?!\n    answer: "Yes"\n',
  ),
  'a misspelt field': service('priceNote:', 'priceNotes:'),
  'an unknown field': place('kind: town', 'kind: town\npopulation: 24907'),
  'field names that owners expect': business('name:', `${wanted.map((name) => `${name}: x\n`).join('')}name:`),
  'field names that owners expect in a service': service('name:', 'category: Springs\noffers: []\nprice: 249\nname:'),
  'a misspelt field of a group': business('telephone:', 'telefone:'),
  'thousands of unknown fields': write(
    dundas,
    `name: Dundas\n${Array.from({ length: 4000 }, (_, at) => `field-${at}: x\n`).join('')}`,
  ),
  'a missing field': place(/^kind: .*\n/m, ''),
  'an empty field': place('name: Dundas', 'name:'),
  'an empty text': place('name: Dundas', 'name: "  "'),
  'an invalid kind of place': place('kind: town', 'kind: twon'),
  'a text instead of a list': place('postalAreas: [L9H]', 'postalAreas: L9H'),
  'an empty list that needs an item': service(/^covers:\n(?: {2}- .*\n)+/m, 'covers: []\n'),
  'a date that does not exist': service('priceAsOf: 2026-11-02', 'priceAsOf: 2026-11-31'),
  'a title that is too long': edit(
    'pages/prices.mdx',
    'title: Starting prices',
    `title: ${'Starting prices '.repeat(6)}`,
  ),
  'a control character in a title': edit('pages/contact.mdx', /^title: .*/m, 'title: "Contact \\e[31mus"'),
  'a name with a bidirectional override': service(/^name: .*/m, 'name: "Spring \\u202Eriaper"'),
  'a control character in a long text': service(
    /^summary: >-\n(?: {2}.*\n)+/m,
    'summary: "One line,\\nthen\\x07 another"\n',
  ),
  'a text that is cut at a number sign': service(/^symptom: .*$/m, 'symptom: Bang # door stays down'),
  'a title that is too long with its placeholders filled': edit(
    'pages/prices.mdx',
    'title: Starting prices',
    'title: Starting prices of {name}, {street}, {town}, {province}, {country}',
  ),
};
