import type { Make, Mistakes } from './mistake.ts';

const lines =
  (...text: string[]): Make =>
  (copy) =>
    copy.write(
      'redirects.yaml',
      `- { from: /sound.html, to: /prices/ }\n${text.map((line) => `- ${line}\n`).join('')}`,
    );

/** Mistakes in the list of old addresses (contract K1). */
export const mistakes: Mistakes = {
  'an old address that leads to no page': lines('{ from: /rates.html, to: /price/ }'),
  'an old address that leads to a page without its slash': lines('{ from: /rates.html, to: /prices }'),
  'an old address that leads to no file': lines('{ from: /card.vcf, to: /contact.vcard }'),
  'old addresses in a circle': lines('{ from: /a, to: /b/ }', '{ from: /b, to: /a }'),
  'old addresses in a circle of one, with a star': lines('{ from: /old/*, to: /old/new/ }'),
  'a chain of old addresses': lines('{ from: /a.html, to: /b.html }', '{ from: /b.html, to: /prices/ }'),
  'an old address that leads to a former one': lines('{ from: /a.html, to: /pricing/ }'),
  'old addresses that are pages': lines(
    '{ from: /contact, to: /prices/ }',
    '{ from: /services/index.html, to: /prices/ }',
    '{ from: /, to: /prices/ }',
  ),
  'old addresses that are answers': lines('{ from: /api/services, to: /services/ }', '{ from: /pricing, to: / }'),
  'old addresses with a star that means pages and answers too': lines(
    '{ from: /serv*, to: /prices/ }',
    '{ from: /api/v1/*, to: /docs/api/ }',
  ),
  'old addresses that are documents': lines('{ from: /robots.txt, to: /prices/ }', '{ from: /sitemap*, to: / }'),
  'addresses of another host': lines(
    '{ from: "https://old.example.com/a.html", to: / }',
    '{ from: /a.html, to: "https://elsewhere.example/" }',
  ),
  'addresses with two slashes': lines('{ from: //old/a.html, to: / }', '{ from: /a, to: //elsewhere.example/ }'),
  'an old address twice': lines('{ from: /a, to: / }', '{ from: /a/, to: /prices/ }'),
  'addresses without a slash in front': lines('{ from: a.html, to: / }', '{ from: /b.html, to: prices/ }'),
  'stars elsewhere than at the end': lines(
    '{ from: /*/a, to: / }',
    '{ from: /a*b*, to: / }',
    '{ from: /*, to: / }',
    '{ from: /a, to: /* }',
  ),
  'an old address with a query': lines('{ from: "/?page_id=7", to: / }'),
  'old addresses that rules cannot name': lines(
    '{ from: "/100%", to: / }',
    '{ from: "/a;b", to: / }',
    '{ from: /a%2fb, to: / }',
    '{ from: /a/../b, to: / }',
  ),
  'old addresses that a host of files cannot hold': lines(
    '{ from: /CNAME, to: /prices/ }',
    '{ from: /cname/x, to: /prices/ }',
    '{ from: /.nojekyll, to: /prices/ }',
    '{ from: /404.html, to: /prices/ }',
    '{ from: /_headers, to: /prices/ }',
    '{ from: /robots.txt/x, to: /prices/ }',
    '{ from: /ROBOTS.txt/y.html, to: /prices/ }',
    '{ from: /a.html, to: /prices/ }',
    '{ from: /A.html/b, to: /prices/ }',
    '{ from: /About/, to: /about/ }',
    '{ from: /Services/Spring.html, to: /services/spring/ }',
  ),
  'old addresses that are no list': (copy) => copy.write('redirects.yaml', 'from: /a\nto: /\n'),
};
