import { edit, type Mistake, prose, spring } from './mistake.ts';

/** Mistakes in links of every form. */
export const linkMistakes: readonly Mistake[] = [
  {
    name: 'a link to no page',
    make: edit(spring, '(/services/opener-repair/)', '(/services/opener-repairs/)'),
  },
  {
    name: 'a link without its slash',
    make: edit(spring, '(/services/opener-repair/)', '(/services/opener-repair)'),
  },
  { name: 'a link with an address below', make: prose('A [door][1] moves\n\n[1]: /door/\n\nMore') },
  { name: 'a link whose address is nowhere', make: prose('A [door][1] moves') },
  { name: 'a relative link', make: prose('A [door](../quote/) moves') },
  { name: 'a link to a file of the content', make: prose('A [door](quote.mdx) moves') },
  { name: 'a link without https', make: prose('A [door](www.example.com/door) moves') },
  { name: 'a link in a tag', make: prose('A <a href="/door/">door</a> moves') },
  { name: 'a link to no heading of this page', make: prose('A [door](#not-here) moves') },
  { name: 'a link to no heading of another page', make: prose('A [door](/contact/#by-telegraph) moves') },
  ...['prices', 'docs/api', 'service-areas/dundas', 'status'].map((page) => ({
    name: `a link to no heading of /${page}/`,
    make: prose(`A [door](/${page}/#nothing) moves`),
  })),
  { name: 'a link to a heading of the prices by almost its name', make: prose('A [door](/prices/#deposits) moves') },
  { name: 'a link with nothing in it', make: prose('A [door]() moves') },
  { name: 'a link with two slashes', make: prose('A [door](//example.com/) moves') },
];
