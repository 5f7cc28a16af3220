import { dundas, edit, type Mistakes, spring } from './mistake.ts';

/** Mistakes in single fields of any file. */
export const fieldMistakes: Mistakes = {
  'a question that is asked twice': edit(
    spring,
    /^faqs:\n/m,
    'faqs:\n  - question: Can I do it?\n    answer: No.\n  - question: Can I do it?!\n    answer: "Yes"\n',
  ),
  'a misspelt field': edit(spring, 'priceNote:', 'priceNotes:'),
  'a field nobody knows': edit(dundas, 'kind: town', 'kind: town\npopulation: 24907'),
  'a missing field': edit(dundas, /^kind: .*\n/m, ''),
  'an empty field': edit(dundas, 'name: Dundas', 'name:'),
  'an empty text': edit(dundas, 'name: Dundas', 'name: "  "'),
  'a word that is none of the choices': edit(dundas, 'kind: town', 'kind: twon'),
  'a single text where a list is due': edit(dundas, 'postalAreas: [L9H]', 'postalAreas: L9H'),
  'an empty list that must not be': edit(spring, /^covers:\n(?: {2}- .*\n)+/m, 'covers: []\n'),
  'a date that does not exist': edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2026-11-31'),
  'a title that is too long': edit(
    'pages/prices.mdx',
    'title: Starting prices',
    `title: ${'Starting prices '.repeat(6)}`,
  ),
  'a control character in a title': edit('pages/contact.mdx', /^title: .*/m, 'title: "Contact \\e[31mus"'),
  'a name with reversed letters': edit(spring, /^name: .*/m, 'name: "Spring \\u202Eriaper"'),
  'a control character in a long text': edit(
    spring,
    /^summary: >-\n(?: {2}.*\n)+/m,
    'summary: "One line,\\nthen\\x07 another"\n',
  ),
  'a text that is cut at a number sign': edit(spring, /^symptom: .*$/m, 'symptom: Bang # door stays down'),
  'a title that is too long with its placeholders filled': edit(
    'pages/prices.mdx',
    'title: Starting prices',
    'title: Starting prices of {name}, {street}, {town}, {province}, {country}',
  ),
  'a fact that makes a title of news too long': (copy) => {
    copy.write(
      'news/sample.mdx',
      `---\ntitle: "News of ${'{name} '.repeat(4)}"\ndescription: What is new in these pages.\ndate: 2026-05-04\n---\n\nText.\n`,
    );
  },
};
