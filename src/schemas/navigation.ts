import * as z from 'zod';
import { Line, references, Slug } from './fields.ts';

const Menu = z.array(
  z
    .strictObject({
      page: Slug.describe('Name of a page: its file in `content/pages` without the ending, or "news".')
        .meta({
          examples: ['guarantee'],
        })
        .register(references, { folder: 'pages' }),
      label: Line.optional()
        .describe('What the menu calls it; without it, the short name or the title of the page.')
        .meta({ examples: ['Our guarantee'] }),
    })
    .describe('A line of a menu.'),
);

/** What a maintainer writes in `content/navigation.yaml`: the menus at the head and at the foot of every page. */
export const NavigationFile = z
  .strictObject({
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
  })
  .describe('The menus: which pages, in which order, under which names.');
export type NavigationFile = z.output<typeof NavigationFile>;
