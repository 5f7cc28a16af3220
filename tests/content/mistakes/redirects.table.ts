import type { Mistake } from './mistake.ts';

const lines =
  (...text: string[]): Mistake['make'] =>
  (copy) =>
    copy.write(
      'redirects.yaml',
      `- { from: /sound.html, to: /prices/ }\n${text.map((line) => `- ${line}\n`).join('')}`,
    );

/** Mistakes in the list of old addresses (contract K1). */
export const redirectMistakes: readonly Mistake[] = [
  { name: 'an old address that leads to no page', make: lines('{ from: /rates.html, to: /price/ }') },
  { name: 'an old address that leads to a page without its slash', make: lines('{ from: /rates.html, to: /prices }') },
  { name: 'an old address that leads to no file', make: lines('{ from: /card.vcf, to: /contact.vcard }') },
  { name: 'old addresses in a circle', make: lines('{ from: /a, to: /b/ }', '{ from: /b, to: /a }') },
  { name: 'old addresses in a circle of one, with a star', make: lines('{ from: /old/*, to: /old/new/ }') },
  {
    name: 'a chain of old addresses',
    make: lines('{ from: /a.html, to: /b.html }', '{ from: /b.html, to: /prices/ }'),
  },
  { name: 'an old address that leads to a former one', make: lines('{ from: /a.html, to: /pricing/ }') },
  {
    name: 'old addresses that are pages',
    make: lines(
      '{ from: /contact, to: /prices/ }',
      '{ from: /services/index.html, to: /prices/ }',
      '{ from: /, to: /prices/ }',
    ),
  },
  {
    name: 'old addresses that are answers',
    make: lines('{ from: /api/services, to: /services/ }', '{ from: /pricing, to: / }'),
  },
  {
    name: 'old addresses with a star that means pages and answers too',
    make: lines('{ from: /serv*, to: /prices/ }', '{ from: /api/v1/*, to: /docs/api/ }'),
  },
  {
    name: 'old addresses that are documents',
    make: lines('{ from: /robots.txt, to: /prices/ }', '{ from: /sitemap*, to: / }'),
  },
  {
    name: 'addresses of another host',
    make: lines(
      '{ from: "https://old.example.com/a.html", to: / }',
      '{ from: /a.html, to: "https://elsewhere.example/" }',
    ),
  },
  {
    name: 'addresses with two slashes',
    make: lines('{ from: //old/a.html, to: / }', '{ from: /a, to: //elsewhere.example/ }'),
  },
  { name: 'an old address twice', make: lines('{ from: /a, to: / }', '{ from: /a/, to: /prices/ }') },
  {
    name: 'addresses without a slash in front',
    make: lines('{ from: a.html, to: / }', '{ from: /b.html, to: prices/ }'),
  },
  {
    name: 'stars elsewhere than at the end',
    make: lines('{ from: /*/a, to: / }', '{ from: /a*b*, to: / }', '{ from: /*, to: / }', '{ from: /a, to: /* }'),
  },
  { name: 'an old address with a query', make: lines('{ from: "/?page_id=7", to: / }') },
  {
    name: 'old addresses that rules cannot name',
    make: lines(
      '{ from: "/100%", to: / }',
      '{ from: "/a;b", to: / }',
      '{ from: /a%2fb, to: / }',
      '{ from: /a/../b, to: / }',
    ),
  },
  { name: 'old addresses that are no list', make: (copy) => copy.write('redirects.yaml', 'from: /a\nto: /\n') },
];
