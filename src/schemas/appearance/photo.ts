import * as z from 'zod';
import { AbsoluteUrl, arrayOf, Count, entryOf, examples, IsoDate, Line, Name, recordObject } from '../fields.ts';
import { forOwners, published } from '../record.ts';

const PageName = entryOf('pages', 'Name of a page, or `home`.');

const PagesOfPhoto = z
  .union([PageName, arrayOf(PageName)], {
    error: 'must be the name of a page, or a list of names, for example [home, contact]',
  })
  .default([])
  .describe(
    'Pages it stands on: `home`, `contact` (beside the telephone number), `about`, or a page of text by its file name. One name, or a list.',
  )
  .meta(examples('contact'));

/** `content/photos/<name>.yaml`, which describes the image with the same name. */
export const PhotoFile = z
  .strictObject({
    alt: Line.describe('What the photograph shows, in words.')
      .register(forOwners, {
        description:
          'What the photograph shows, in a few words: read aloud to those who cannot see it, and by search engines.',
      })
      .meta(examples('A new white mixing valve on the wall of a tiled shower')),
    caption: Line.optional()
      .describe('The line that stands below it; null where there is none.')
      .register(forOwners, { description: 'The line below the photograph.' })
      .meta(examples('A valve from 1974, and the one that replaced it.')),
    takenOn: IsoDate.optional().describe('The day it was taken; null where that is not told.').register(forOwners, {
      description:
        'The day it was taken. Newer photographs stand first; on the page of a place two dated ones count as news of the place.',
    }),
    service: entryOf(
      'services',
      'The service it shows a job of: the name of a file in `content/services`, without its ending.',
      'drain',
    ).optional(),
    place: entryOf(
      'places',
      'The place the job was in: the name of a file in `content/places`, without its ending.',
      'maple-hill',
    ).optional(),
    person: Name.optional()
      .describe('The person it shows, by the name that `people` in business.yaml has.')
      .meta(examples('Sam Reid')),
    page: PagesOfPhoto,
    order: Count.default(100)
      .describe('Place among photographs of one day, or without a date; smaller numbers come first.')
      .meta(examples(10)),
    credit: Name.optional().describe('Who took it, where that is to be said.').meta(examples('Photograph: Sam Reid')),
  })
  .describe(
    'A photograph of the business: what the picture of the same name beside this file shows, and where it stands.',
  );
export type PhotoFile = z.output<typeof PhotoFile>;

/** Why an image cannot be published. */
export const PictureProblem = z.enum(['heic', 'not-taken', 'too-large', 'undecodable', 'no-decoder']);
export type PictureProblem = z.output<typeof PictureProblem>;

/** Metadata of an image file, read from its bytes. */
export const PictureFile = z
  .object({
    digest: z.string().describe('Of its bytes and of how pictures are made: equal digests, equal published pictures.'),
    bytes: z.int().describe('Size of the file in bytes.'),
    problem: PictureProblem.nullable().describe('Why it cannot be published; null for a sound picture.'),
    detail: z.string().describe('What the decoder said; may be empty.'),
    width: z.int().describe('Pixels across, once upright; 0 where that is not known.'),
    height: z.int().describe('Pixels down, once upright; 0 where that is not known.'),
    colour: z.string().describe('Its average colour as #rrggbb; empty where that is not known.'),
  })
  .describe('A picture: JPEG, PNG, WebP or AVIF, at least 800 pixels wide, at most 25 MB.');
export type PictureFile = z.output<typeof PictureFile>;

/** The public record of a photograph (contract B19). */
export const Photo = recordObject('A photograph the business took of its own work, its people or its premises.', {
  url: AbsoluteUrl.describe('The photograph in its largest published form.'),
  width: z.int().min(1).describe('Width of that form in pixels.').meta(examples(1600)),
  height: z.int().min(1).describe('Height of that form in pixels.').meta(examples(1200)),
  type: z.literal('image/jpeg').describe('Media type of that form.'),
  ...published(PhotoFile, 'alt', 'caption', 'takenOn'),
});
export type Photo = z.output<typeof Photo>;
