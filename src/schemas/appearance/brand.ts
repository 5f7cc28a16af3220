import * as z from 'zod';
import { Slug } from '../fields.ts';
import { examples, fileObject, recordObject, textMatching } from '../shapes.ts';

const HexColour = textMatching(
  /^#[0-9a-fA-F]{6}$/,
  'must be # and six hexadecimal digits in quotation marks, for example "#7a1f3d"',
);

/** What the home page can show of the business. */
export const frontages = ['shop', 'workshop', 'van', 'plate', 'photo', 'none'] as const;
/** What the home page shows of the business. */
export type FrontageKind = (typeof frontages)[number];
/** Looks that ship with the engine. */
export const lookNames = [
  'highway',
  'enamel',
  'letterpress',
  'workshop',
  'harbour',
  'parlour',
  'blueprint',
  'studio',
] as const;
/** What the home page shows first. */
export const layouts = ['urgent', 'appointment', 'showroom', 'visit'] as const;
/** The most prominent action of pages. */
export const primaryActions = ['call', 'book', 'quote', 'message'] as const;
/** What pages are drawn on. */
export const grounds = ['paper', 'tint', 'colour', 'chalkboard', 'grid'] as const;
/** Shapes of signs. */
export const signShapes = ['inset', 'plate', 'ticket', 'scallop', 'arch', 'tag', 'plain'] as const;
/** Lines between a page's sections. */
export const dividers = ['seam', 'wave', 'scallop', 'rule'] as const;
/** Marks before the promises on the home page. */
export const markers = ['tick', 'drop', 'bolt', 'paw', 'star'] as const;
/** Charts of how far places are. */
export const distanceCharts = ['rose', 'ruler', 'fingerpost'] as const;

const HEX = '#[0-9a-fA-F]{6}';

/** `content/brand.yaml`. */
export const BrandFile = fileObject(
  'The look of the site, and what the business changes in it; logo.svg and icon.svg are beside this file.',
  {
    look: z
      .enum(lookNames)
      .default('highway')
      .describe('The look of the site; it decides every field below that is left out. docs/looks.md shows the looks.'),
    colour: HexColour.optional()
      .describe(
        'The colour of the business: background of signs, behind white text, and in light mode the colour of links. It must be dark; npm run check names the nearest colour that passes.',
      )
      .meta(examples('#7a1f3d')),
    accent: HexColour.optional()
      .describe(
        'The colour of the call button and of highlighted parts in drawings. Text on it is black or white, whichever has more contrast.',
      )
      .meta(examples('#f2a900')),
    paper: HexColour.optional().describe('Background of pages in light mode.').meta(examples('#faf6ef')),
    ink: HexColour.optional().describe('Colour of text in light mode.').meta(examples('#1f1a1c')),
    typeface: Slug.optional()
      .describe(
        'Typeface of headings, prices and signs: one of those in docs/looks.md, or the name of a WOFF2 file in `content/fonts` without its extension.',
      )
      .meta(examples('zilla-slab')),
    corners: z.enum(['square', 'soft', 'round']).optional().describe('Corners of signs, fields and buttons.'),
    frontage: z
      .enum(frontages)
      .optional()
      .describe(
        'What the home page shows of the business: a drawing of a shop, a workshop, a van or an enamel plate, your own photograph with page: home, or none. By default a van if business.yaml has no street, otherwise the drawing that suits schemaType.',
      ),
    layout: z
      .enum(layouts)
      .optional()
      .describe(
        'What the home page shows first: the telephone number and current prices (urgent), opening days and sizes (appointment), your work (showroom), or opening hours and directions (visit).',
      ),
    primary: z
      .enum(primaryActions)
      .optional()
      .describe(
        'The action that stands out on every page: call, book (at onlineBookingUrl), quote (the quote page, with its letter), or message (the contact form, otherwise an email). By default call. The telephone number stays beside it, and stands out while the emergency line is answered.',
      ),
    ground: z
      .enum(grounds)
      .optional()
      .describe(
        'What pages are drawn on: nearly white paper, a tint of the colour, the full colour at the top, a chalkboard, which is dark in light mode too, or a fine grid, which is a blueprint in dark mode.',
      ),
    sign: textMatching(
      new RegExp(`^(?:${signShapes.join('|')}|${HEX})$`),
      `must be a shape: ${signShapes.slice(0, -1).join(', ')} or ${signShapes.at(-1)}. For the colour of the business, write colour: "#7a1f3d"`,
    )
      .optional()
      .describe(
        `Shape of signs: ${signShapes.join(', ')}. A colour here is read as \`colour\`, for files that do not have that field.`,
      )
      .meta(examples('ticket')),
    divider: z.enum(dividers).optional().describe('Line between the sections of a page.'),
    marker: z.enum(markers).optional().describe('Mark before each promise on the home page.'),
    distances: z
      .enum(distanceCharts)
      .optional()
      .describe(
        'Picture of how far away your places are: a compass rose beside their list, a ruler that begins at your base, or a signpost with an arm for each place. With outline.json, pages of places have a map instead.',
      ),
  },
).refine(({ colour, sign }) => colour === undefined || sign === undefined || !sign.startsWith('#'), {
  path: ['sign'],
  error: 'is a second colour of the business. Keep colour, and write the shape of signs here, for example ticket',
});
export type BrandFile = z.output<typeof BrandFile>;

const ems = z.number().positive().max(3);

/** Metadata of a WOFF2 file in `content/fonts`. Lengths are in em. */
export const FontFile = recordObject(
  'Your own font for headings, as a WOFF2 file; name it as typeface in brand.yaml.',
  {
    capHeight: ems.describe('Height of capital letters.'),
    xHeight: ems.describe('Height of the lower-case x.'),
    meanWidth: ems.describe('Mean width of a letter in English text.'),
  },
);
export type FontFile = z.output<typeof FontFile>;

/** `content/fonts/<name>.txt`: the licence of the font with that name. */
export const FontLicence = z
  .string()
  .trim()
  .min(40, {
    error:
      'is too short. Write the name of the typeface, its designer, and the licence that permits you to publish it on a site',
  })
  .describe('Licence note of the typeface in the WOFF2 file of the same name.');
