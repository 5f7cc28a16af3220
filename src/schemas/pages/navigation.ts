import type * as z from 'zod';
import { AbsoluteUrl, entryOf, Line } from '../fields.ts';
import { arrayOf, examples, fileObject } from '../shapes.ts';

const Menu = arrayOf(
  fileObject('A line of a menu.', {
    page: entryOf('pages', 'A page, or "news"', 'guarantee').optional(),
    url: AbsoluteUrl.optional().describe('In place of a page: the address of another site, to book for example.'),
    label: Line.optional().describe('What the menu calls it; by default its own name.').meta(examples('Our guarantee')),
  })
    .refine(({ page, url }) => (page === undefined) !== (url === undefined), {
      error: 'needs either page, a page of this site, or url, an address of another one',
    })
    .refine(({ url, label }) => url === undefined || label !== undefined, {
      path: ['label'],
      error: 'is missing. An address of another site has no title here: write what the menu calls it',
    }),
);

/** `content/navigation.yaml`: header and footer menus. */
export const NavigationFile = fileObject('The menus: which pages, in which order, under which names.', {
  header: Menu.default([
    { page: 'services' },
    { page: 'prices' },
    { page: 'service-areas' },
    { page: 'about' },
    { page: 'contact' },
  ]).describe('The main menu, in its order. Four or five lines have room on a phone.'),
  footer: Menu.default([{ page: 'contact' }, { page: 'booking' }, { page: 'quote' }, { page: 'about' }]).describe(
    'The menu at the foot, in its order. Pages of your own that neither menu names follow it.',
  ),
});
export type NavigationFile = z.output<typeof NavigationFile>;
