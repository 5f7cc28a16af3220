import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, type ProblemCases, remove, service, spring, write } from './problem-case.ts';

const page =
  '---\ntitle: One more page\ndescription: A page whose address belongs to another one already.\nheading: One more page\n---\n\nText.\n';

/** Problems in pages, menus and news, and in the addresses they have. */
export const problemCases: ProblemCases = {
  'a service that was copied': (copy) =>
    copy.write(
      'services/copied.mdx',
      readFileSync(join(copy.directory, spring), 'utf8').replace(/^(?:slug: .*|formerSlugs:.*)\n/gm, ''),
    ),
  'an unknown related service': service('related: [cable-track', 'related: [cable-tracks'),
  'a related service that resembles no other': service('related: [cable-track', 'related: [plumbing'),
  'a slug that another service has': service('order: 20', 'order: 20\nslug: opener'),
  'a removed service': (copy) => {
    copy.remove('services/tune-up.mdx');
  },
  'a missing page': remove('pages/quote.mdx'),
  'a page with the address of a redirect': write('pages/pricing.mdx', page),
  'a page with the address of the error page': write('pages/404.mdx', page),
  'a menu with pages that do not exist yet': (copy) => {
    copy.write('navigation.yaml', 'header:\n  - { page: photos }\nfooter:\n  - { page: news }\n');
  },
  'a menu with an unknown page': edit('navigation.yaml', '{ page: prices }', '{ page: price }'),
  'a menu with an unknown page below a title': write(
    'navigation.yaml',
    'header:\n  - title: Work\n    items: [{ page: services }, { page: price }]\n',
  ),
  'a menu with a title without entries, an entry with page and title, and entries without a title': write(
    'navigation.yaml',
    'header:\n  - { title: Work }\n  - { page: prices, title: Money }\n  - items: [{ page: services }]\n',
  ),
  'news without a date': write(
    'news/sunday.mdx',
    '---\ntitle: Sundays\ndescription: We come on Sundays too now.\n---\n\nYes.\n',
  ),
  'news with a future date': write(
    'news/sunday.mdx',
    '---\ntitle: Sundays\ndescription: We come on Sundays too now.\ndate: 2027-01-02\n---\n\nYes.\n',
  ),
  'a page with the address of the news': write('pages/news.mdx', page),
};
