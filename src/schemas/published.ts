import * as z from 'zod';
import { CadAmount, IsoDate, Slug } from './fields.ts';

/** What `npm run record` writes to `content/published.json`: addresses and prices as they were last published. */
export const PublishedFile = z
  .strictObject({
    services: z
      .record(
        z.string(),
        z.strictObject({
          slug: Slug.describe('Last part of the address of the page.'),
          startingPriceCad: CadAmount.describe('Starting price in Canadian dollars.'),
          priceAsOf: IsoDate.describe('The date on which the price was set.'),
        }),
      )
      .describe('Services by their identifiers.'),
    places: z.array(Slug).describe('Slugs of the served places.'),
  })
  .describe('Addresses and prices as they were last published. Written by "npm run record", not by hand.');
export type PublishedFile = z.output<typeof PublishedFile>;
