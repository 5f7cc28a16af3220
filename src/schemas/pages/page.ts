import * as z from 'zod';
import { DrawingChoice, Pointing } from '../appearance/drawing.ts';
import { AbsoluteUrl, entryOf, Faq, IsoDate, Line, Lines, lineOf } from '../fields.ts';
import { examples, fileObject, optionalList, textMatching } from '../shapes.ts';

/** Text at the top of the home page while the business is not open. */
const OutsideHoursText = z.strictObject({
  heading: Line.describe('First line, in bold.').meta(examples('Is water running right now?')),
  text: Lines.optional()
    .describe('Text below the first line.')
    .meta(examples('Then call. Anything else can wait until we open.')),
  links: z
    .array(
      z.strictObject({
        label: Line.describe('Text of the link.').meta(examples('Close the main valve first')),
        path: textMatching(/^\/(?!\/)\S*$/, 'must be the path of a page on this site, for example /services/leak/')
          .describe('Address of a page of this site, with an anchor if only a part of it is meant.')
          .meta(examples('/services/leak/#right-now')),
      }),
    )
    .max(2, { error: 'must have at most two links: more would push the menu off the first screen of a phone' })
    .default([])
    .describe('At most two links to what to do until the business opens.'),
});

/** Front matter of `content/pages/<slug>.mdx`. */
export const PageFile = fileObject('A page: title, heading, lead; its text follows below.', {
  title: lineOf(5, 70).describe('Title in search results, 5 to 70 characters.').meta(examples('Starting prices')),
  description: lineOf(20, 160)
    .describe('Summary of the page for search engines, 20 to 160 characters.')
    .meta(examples('What each job starts at, what the price includes and when it was set.')),
  heading: Line.describe('The main heading on the page.').meta(examples('Starting prices')),
  lead: Lines.optional().describe('The first paragraph, under the heading.'),
  warning: Line.optional().describe('What not to do, shown first.').meta(examples('Leave the heater alone.')),
  menu: z
    .enum(['list', 'panels'])
    .default('list')
    .describe('How the menu of symptoms is drawn: as a plain list, or as stacked panels in a frame.'),
  pointing: Pointing.optional(),
  drawing: DrawingChoice.optional().describe(
    'A drawing at the top of the About page, instead of the frontage. Other pages ignore it.',
  ),
  outsideHours: fileObject('What the home page says in place of its lead while the business is not open.', {
    emergency: OutsideHoursText.optional().describe(
      'While only the emergency line is answered, for example on a Sunday.',
    ),
    closed: OutsideHoursText.optional().describe(
      'While nobody answers. The time of the next opening is added and, if it has no links, the ways to write and to book.',
    ),
  }).optional(),
  navigation: Line.optional().describe('Short name for the navigation and for buttons that lead to the page.'),
  updated: IsoDate.optional().describe('Day on which the page last changed, for search engines.'),
  steps: optionalList(Lines).describe('Numbered steps, for example how a visit goes.'),
  letter: optionalList(Line)
    .describe('Lines of an email that visitors complete in their own mail program; a button opens it.')
    .meta(examples(['What I need:', 'Street and town:', 'My phone number:'])),
  faqs: optionalList(Faq).describe('Questions with answers shown on this page.'),
});
export type PageFile = z.output<typeof PageFile>;

/** Front matter of `content/news/<slug>.mdx`. The file name is the slug. */
export const NewsFile = fileObject('News: a title and a date; the text follows below.', {
  title: lineOf(5, 70).describe('Title of the news, 5 to 70 characters.').meta(examples('Open on Sundays in June')),
  description: lineOf(20, 160)
    .describe('Summary in one sentence for the list and for search engines, 20 to 160 characters.')
    .meta(examples('In June we come on Sundays too, from eight to noon, at the usual prices.')),
  date: IsoDate.describe('The day from which it is published; until then it is left out.'),
  updated: IsoDate.optional().describe('The day on which it last changed, if that is later than its date.'),
});
export type NewsFile = z.output<typeof NewsFile>;

const menuLink = {
  page: entryOf('pages', 'A page, or "news"', 'guarantee').optional(),
  url: AbsoluteUrl.optional().describe('Instead of a page: the address of another site, for example for bookings.'),
  label: Line.optional().describe('Name in the menu; by default that of the page.').meta(examples('Our guarantee')),
};
const isNamed = ({ url, label }: { readonly url?: string | undefined; readonly label?: string | undefined }) =>
  url === undefined || label !== undefined;
const unnamed = {
  path: ['label'],
  error: 'is missing. Write the name that the menu shows for this page of another site',
};

const MenuItem = fileObject('An entry of a submenu.', menuLink)
  .refine(({ page, url }) => (page === undefined) !== (url === undefined), {
    error: 'needs either page (a page of this site) or url (an address of another site)',
  })
  .refine(isNamed, unnamed);

const Menu = z.array(
  fileObject('An entry of a menu, or a title with entries below it.', {
    ...menuLink,
    title: Line.optional().describe('Title of the entries below it.').meta(examples('Repairs')),
    items: z.array(MenuItem).optional().describe('Instead of a page: the entries below the title.'),
  })
    .refine(({ page, url, items }) => [page, url, items].filter((target) => target !== undefined).length === 1, {
      error:
        'needs exactly one of page (a page of this site), url (an address of another site) and items (entries below a title)',
    })
    .refine(({ title, items }) => (title === undefined) === (items === undefined), {
      path: ['title'],
      error: 'goes together with items, the entries that open below it. To name a single entry, write label instead',
    })
    .refine(isNamed, unnamed),
);

/** `content/navigation.yaml`: header and footer menus. */
export const NavigationFile = fileObject('The menus: which pages, in which order, under which names.', {
  header: Menu.default([
    { page: 'services' },
    { page: 'prices' },
    { page: 'service-areas' },
    { page: 'about' },
    { page: 'contact' },
  ]).describe('The main menu, in order. It folds if it does not fit in one row.'),
  footer: Menu.default([{ page: 'contact' }, { page: 'booking' }, { page: 'quote' }, { page: 'about' }]).describe(
    'The footer menu, in order. Your own pages that are in neither menu follow it.',
  ),
});
export type NavigationFile = z.output<typeof NavigationFile>;
