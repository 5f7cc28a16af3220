import type { ContentChange, ProblemCases } from './problem-case.ts';

const lines =
  (...text: string[]): ContentChange =>
  (copy) =>
    copy.write(
      'redirects.yaml',
      `- { from: /valid.html, to: /prices/ }\n${text.map((line) => `- ${line}\n`).join('')}`,
    );

/** Problems in the list of old addresses (contract K1). */
export const problemCases: ProblemCases = {
  'a redirect to a missing page': lines('{ from: /rates.html, to: /price/ }'),
  'a redirect to a page without its slash': lines('{ from: /rates.html, to: /prices }'),
  'a redirect to a missing file': lines('{ from: /card.vcf, to: /contact.vcard }'),
  'redirects in a circle': lines('{ from: /a, to: /b/ }', '{ from: /b, to: /a }'),
  'a redirect with a star to itself': lines('{ from: /old/*, to: /old/new/ }'),
  'a redirect to a redirected address': lines('{ from: /a.html, to: /b.html }', '{ from: /b.html, to: /prices/ }'),
  'a redirect to a former address': lines('{ from: /a.html, to: /pricing/ }'),
  'redirects from addresses of pages': lines(
    '{ from: /contact, to: /prices/ }',
    '{ from: /services/index.html, to: /prices/ }',
    '{ from: /, to: /prices/ }',
  ),
  'redirects from addresses of the API': lines('{ from: /api/services, to: /services/ }', '{ from: /pricing, to: / }'),
  'redirects with a star that match pages and answers': lines(
    '{ from: /serv*, to: /prices/ }',
    '{ from: /api/v1/*, to: /docs/api/ }',
  ),
  'redirects from addresses of documents': lines('{ from: /robots.txt, to: /prices/ }', '{ from: /sitemap*, to: / }'),
  'redirects from and to another host': lines(
    '{ from: "https://old.example.com/a.html", to: / }',
    '{ from: /a.html, to: "https://elsewhere.example/" }',
  ),
  'redirect addresses with two slashes': lines(
    '{ from: //old/a.html, to: / }',
    '{ from: /a, to: //elsewhere.example/ }',
  ),
  'two redirects from one address': lines('{ from: /a, to: / }', '{ from: /a/, to: /prices/ }'),
  'redirect addresses without a leading slash': lines('{ from: a.html, to: / }', '{ from: /b.html, to: prices/ }'),
  'redirects with a star that is not at the end': lines(
    '{ from: /*/a, to: / }',
    '{ from: /a*b*, to: / }',
    '{ from: /*, to: / }',
    '{ from: /a, to: /* }',
  ),
  'a redirect from an address with a query': lines('{ from: "/?page_id=7", to: / }'),
  'redirects from addresses that rules of hosts cannot contain': lines(
    '{ from: "/100%", to: / }',
    '{ from: "/a;b", to: / }',
    '{ from: /a%2fb, to: / }',
    '{ from: /a/../b, to: / }',
  ),
  'redirects that static hosts cannot serve': lines(
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
  'redirects that are not a list': (copy) => copy.write('redirects.yaml', 'from: /a\nto: /\n'),
};
