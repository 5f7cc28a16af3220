import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, type Mistake, remove, spring, write } from './mistake.ts';

const page =
  '---\ntitle: One more page\ndescription: A page whose address belongs to another one already.\nheading: One more page\n---\n\nText.\n';

/** Mistakes in pages, menus and news, and in the addresses they have. */
export const pageMistakes: readonly Mistake[] = [
  {
    name: 'a service that was copied',
    make: (copy) =>
      copy.write(
        'services/copied.mdx',
        readFileSync(join(copy.directory, spring), 'utf8').replace(/^(?:slug: .*|formerSlugs:.*)\n/gm, ''),
      ),
  },
  {
    name: 'an unknown related service',
    make: edit(spring, 'related: [cable-track', 'related: [cable-tracks'),
  },
  {
    name: 'a related service far from any',
    make: edit(spring, 'related: [cable-track', 'related: [plumbing'),
  },
  {
    name: 'a slug that another service has',
    make: edit(spring, 'order: 20', 'order: 20\nslug: opener'),
  },
  {
    name: 'a slug renamed without its former one',
    make: edit('services/opener.mdx', 'slug: opener-repair', 'slug: openers'),
  },
  {
    name: 'a service withdrawn',
    make: (copy) => {
      copy.remove('services/tune-up.mdx');
    },
  },
  {
    name: 'a missing page',
    make: remove('pages/quote.mdx'),
  },
  { name: 'a page with the address of a redirect', make: write('pages/pricing.mdx', page) },
  { name: 'a page with the address of what is not there', make: write('pages/404.mdx', page) },
  { name: 'a page with the name of one about the software', make: write('pages/status.mdx', page) },
  { name: 'a menu with an unknown page', make: edit('navigation.yaml', '{ page: prices }', '{ page: price }') },
  { name: 'a menu with a page far from any', make: edit('navigation.yaml', '{ page: prices }', '{ page: guarantee }') },
  { name: 'a page twice in a menu', make: edit('navigation.yaml', '{ page: prices }', '{ page: services }') },
  {
    name: 'news without a date',
    make: write('news/sunday.mdx', '---\ntitle: Sundays\ndescription: We come on Sundays too now.\n---\n\nYes.\n'),
  },
  {
    name: 'news of a day to come',
    make: write(
      'news/sunday.mdx',
      '---\ntitle: Sundays\ndescription: We come on Sundays too now.\ndate: 2027-01-02\n---\n\nYes.\n',
    ),
  },
  { name: 'a page with the address of the news', make: write('pages/news.mdx', page) },
];
