import * as z from 'zod';
import { Slug } from '../fields.ts';
import { examples, fileObject, recordObject, textLike } from '../shapes.ts';

const HexColour = textLike(
  /^#[0-9a-fA-F]{6}$/,
  'must be a colour of # and six hexadecimal digits, in quotation marks, for example "#7a1f3d"',
);

export const frontages = ['shop', 'workshop', 'van', 'plate', 'photo', 'none'] as const;
export type FrontageKind = (typeof frontages)[number];

/** `content/brand.yaml`. */
export const BrandFile = fileObject(
  'Colours, letters and corners of the business; logo.svg and icon.svg lie beside it.',
  {
    sign: HexColour.describe(
      'The colour of the business: ground of white text, and by day the colour of links and of the marks above headings. So it must be deep; npm run check says which colours pass.',
    ).meta(examples('#7a1f3d')),
    accent: HexColour.describe(
      'The colour of what one presses to call, and of what is marked in drawings. What stands on it is black or white, whichever is read better.',
    ).meta(examples('#f2a900')),
    paper: HexColour.optional().describe('Ground of pages by day; by default nearly white.').meta(examples('#faf6ef')),
    ink: HexColour.optional().describe('Colour of text by day; by default nearly black.').meta(examples('#1f1a1c')),
    typeface: Slug.default('overpass')
      .describe(
        'Letters of headings, prices and signs: overpass (road signs), barlow-condensed (narrow, industrial), zilla-slab (with serifs, as in print) or nunito (round), or the name of a WOFF2 file in `content/fonts`, without its ending.',
      )
      .meta(examples('zilla-slab')),
    corners: z
      .enum(['square', 'soft', 'round'])
      .default('soft')
      .describe('How the corners of signs, fields and buttons are cut.'),
    frontage: z
      .enum(frontages)
      .optional()
      .describe(
        'What the home page shows of the business: a drawing of a shop, a workshop, a van or an enamel plate, your own photograph with page: home, or none. By default a van where business.yaml has no street, otherwise the drawing that suits schemaType.',
      ),
  },
);
export type BrandFile = z.output<typeof BrandFile>;

const part = z.number().positive().max(3);

/** Metadata of a WOFF2 file in `content/fonts`. Lengths are in em. */
export const FontFile = recordObject(
  'Letters of your own for headings, as a WOFF2 file; name it as typeface in brand.yaml.',
  {
    capHeight: part.describe('Height of capitals.'),
    xHeight: part.describe('Height of small letters without a stem.'),
    meanWidth: part.describe('Mean width of a letter in English text.'),
  },
);
export type FontFile = z.output<typeof FontFile>;

/** `content/fonts/<name>.txt`: the licence of the font with that name. */
export const FontLicence = z
  .string()
  .trim()
  .min(40, { error: 'says too little. Name the letters, who drew them, and the licence to publish them on a site' })
  .describe('The licence note of the letters in the WOFF2 file of the same name.');
