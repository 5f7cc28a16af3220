import * as z from 'zod';
import { Slug } from './fields.ts';

/** What `npm run record` writes to `content/published.json`: the addresses as they were last published. */
export const PublishedFile = z
  .strictObject({
    services: z
      .record(
        z.string(),
        // Open, because earlier versions wrote the price beside the address.
        z.object({ slug: Slug.describe('Last part of the address of the page.') }),
      )
      .describe('Services by their identifiers.'),
    places: z.array(Slug).describe('Slugs of the served places.'),
  })
  .describe('Addresses as they were last published. Written by "npm run record", not by hand.');
export type PublishedFile = z.output<typeof PublishedFile>;
