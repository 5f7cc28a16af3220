import * as z from 'zod';
import { AbsoluteUrl, Count, entryOf, IsoDate, Line, Name, UntranslatedLine } from '../fields.ts';
import { publishedFields } from '../record.ts';
import { examples, fileObject, recordObject } from '../shapes.ts';

const PageName = entryOf('pages', 'A page, or `home`');

/** `content/photos/<name>.yaml`, which describes the image with the same name. */
export const PhotoFile = fileObject(
  'A photograph of the business: what the picture of the same name beside this file shows, and where it is shown.',
  {
    alt: Line.describe('What the photograph shows, in words.').meta(examples('A new mixing valve in a tiled shower')),
    caption: Line.optional().describe('The line below it, if there is one.').meta(examples('A valve from 1974.')),
    takenOn: IsoDate.optional().describe('Day on which it was taken.'),
    service: entryOf('services', 'The service it shows a job of', 'drain').optional(),
    place: entryOf('places', 'The place the job was in', 'maple-hill').optional(),
    person: Name.optional().describe('The person it shows, by the name in `people`.').meta(examples('Sam Reid')),
    page: z
      .union([PageName, z.array(PageName)], {
        error: 'must be the name of a page, or a list of names, for example [home, contact]',
      })
      .default([])
      .describe(
        'Pages that show it: `home`, `contact` (beside the telephone number), `about`, or a page of text by its file name. One name, or a list.',
      )
      .meta(examples('contact')),
    order: Count.default(100)
      .describe('Position among photographs of the same day; smaller numbers come first.')
      .meta(examples(10)),
    credit: UntranslatedLine.optional()
      .describe('Credit line, if the photographer is to be named.')
      .meta(examples('Photograph: Sam Reid')),
  },
);
export type PhotoFile = z.output<typeof PhotoFile>;

/** Metadata of the image of a photograph, read from its bytes. */
export interface PhotoImage {
  /** Digest of its bytes and of how they are processed: equal digests mean equal published images. */
  readonly digest: string;
  /** Why it cannot be published, as text that follows its name; null for a valid image. */
  readonly problem: string | null;
  /** Width in pixels after rotation; 0 if unknown. The same applies to the height. */
  readonly width: number;
  readonly height: number;
}
/** Schema of that metadata. */
export const PhotoImage = z
  .custom<PhotoImage>()
  .describe('A picture: JPEG, PNG, WebP or AVIF, at least 800 pixels wide, at most 25 MB.');

/** A photograph's public record (contract B19). */
export const Photo = recordObject('A photograph the business took of its own work, its people or its premises.', {
  url: AbsoluteUrl.describe('The photograph in its largest published form.'),
  width: z.int().min(1).describe('Width of that form in pixels.').meta(examples(1600)),
  height: z.int().min(1).describe('Height of that form in pixels.').meta(examples(1200)),
  type: z.literal('image/jpeg').describe('Media type of that form.'),
  ...publishedFields(PhotoFile, 'alt', 'caption', 'takenOn'),
});
export type Photo = z.output<typeof Photo>;
