import * as z from 'zod';
import { Slug } from '../fields.ts';
import { fileObject, recordObject, textMatching } from '../shapes.ts';

/** `content/published.json`, written by `npm run record`: the published paths. */
export const PublicationFile = fileObject(
  'Addresses as they were last published. Written by "npm run record", not by hand.',
  {
    services: z
      .record(
        z.string(),
        // A loose object, because earlier versions also stored the price.
        z.object({ slug: Slug.describe("Last part of the page's address.") }),
      )
      .describe('Services by their identifiers.'),
    places: z.array(Slug).describe('Slugs of the served places.'),
  },
);
export type PublicationFile = z.output<typeof PublicationFile>;

/** `content/translations.json`: what each language was translated from, as `npm run record` writes it. */
export const TranslationsFile = z
  .record(
    textMatching(/^[a-z]{2}$/),
    z.record(z.string(), z.record(z.string(), textMatching(/^[\da-f]{8} [\da-f]{8}$/))),
  )
  .describe('Digests of sentences and of their translations, by language, file and field; npm run record writes it.');
export type TranslationsFile = z.output<typeof TranslationsFile>;

/** Metadata of a file in `content/files`, read from its bytes. */
export const PublicFile = recordObject(
  'A file that is published unchanged at the same path: an ownership proof, a PDF, a text.',
  { size: z.int().describe('Size in bytes.') },
);
