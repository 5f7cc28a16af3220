import * as z from 'zod';
import { Slug } from '../fields.ts';
import { arrayOf } from '../shapes.ts';

/** `content/published.json`, written by `npm run record`: the published paths. */
export const PublishedFile = z
  .strictObject({
    services: z
      .record(
        z.string(),
        // A loose object, because earlier versions also stored the price.
        z.object({ slug: Slug.describe('Last part of the address of the page.') }),
      )
      .describe('Services by their identifiers.'),
    places: arrayOf(Slug).describe('Slugs of the served places.'),
  })
  .describe('Addresses as they were last published. Written by "npm run record", not by hand.');
export type PublishedFile = z.output<typeof PublishedFile>;

/** Metadata of a file in `content/files`, read from its bytes. */
export const PublicFile = z
  .object({ size: z.int().describe('Size in bytes.') })
  .describe('A file that is published unchanged at the same path: an ownership proof, a PDF, a text.');
export type PublicFile = z.output<typeof PublicFile>;
