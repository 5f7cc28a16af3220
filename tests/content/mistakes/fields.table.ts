import { dundas, edit, type Mistake, spring } from './mistake.ts';

/** Mistakes in single fields of any file. */
export const fieldMistakes: readonly Mistake[] = [
  {
    name: 'a question that is asked twice',
    make: edit(
      spring,
      /^faqs:\n/m,
      'faqs:\n  - question: Can I do it?\n    answer: No.\n  - question: Can I do it?!\n    answer: "Yes"\n',
    ),
  },
  {
    name: 'a misspelt field',
    make: edit(spring, 'priceNote:', 'priceNotes:'),
  },
  {
    name: 'a field nobody knows',
    make: edit(dundas, 'kind: town', 'kind: town\npopulation: 24907'),
  },
  {
    name: 'a missing field',
    make: edit(dundas, /^kind: .*\n/m, ''),
  },
  {
    name: 'an empty field',
    make: edit(dundas, 'name: Dundas', 'name:'),
  },
  {
    name: 'an empty text',
    make: edit(dundas, 'name: Dundas', 'name: "  "'),
  },
  {
    name: 'a word that is none of the choices',
    make: edit(dundas, 'kind: town', 'kind: twon'),
  },
  {
    name: 'a single text where a list is due',
    make: edit(dundas, 'postalAreas: [L9H]', 'postalAreas: L9H'),
  },
  {
    name: 'an empty list that must not be',
    make: edit(spring, /^covers:\n(?: {2}- .*\n)+/m, 'covers: []\n'),
  },
  {
    name: 'a date that does not exist',
    make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2026-11-31'),
  },
  {
    name: 'a title that is too long',
    make: edit('pages/prices.mdx', 'title: Starting prices', `title: ${'Starting prices '.repeat(6)}`),
  },
  {
    name: 'a control character in a title',
    make: edit('pages/contact.mdx', /^title: .*/m, 'title: "Contact \\e[31mus"'),
  },
  {
    name: 'a name with reversed letters',
    make: edit(spring, /^name: .*/m, 'name: "Spring \\u202Eriaper"'),
  },
  {
    name: 'a control character in a long text',
    make: edit(spring, /^summary: >-\n(?: {2}.*\n)+/m, 'summary: "One line,\\nthen\\x07 another"\n'),
  },
  {
    name: 'a text that is cut at a number sign',
    make: edit(spring, /^symptom: .*$/m, 'symptom: Bang # door stays down'),
  },
  {
    name: 'a title that is too long with its placeholders filled',
    make: edit(
      'pages/prices.mdx',
      'title: Starting prices',
      'title: Starting prices of {name}, {street}, {town}, {province}, {country}',
    ),
  },
  {
    name: 'a fact that makes a title of news too long',
    make: (copy) => {
      copy.write(
        'news/sample.mdx',
        `---\ntitle: "News of ${'{name} '.repeat(4)}"\ndescription: What is new in these pages.\ndate: 2026-05-04\n---\n\nText.\n`,
      );
    },
  },
];
