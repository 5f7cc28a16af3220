import * as z from 'zod';

const count = z.int().min(0);

/** Liveness and counts of the published data (contract B12). */
export const Health = z
  .object({
    status: z.literal('ok').describe('Always "ok": this answer is a file; that it arrives is the news.'),
    version: z.string().describe('Version of the API, as in the OpenAPI description.'),
    counts: z
      .object({
        services: count.describe('Services.'),
        serviceAreas: count.describe('Served places.'),
        postalAreas: count.describe('Distinct {postalAreas} of the served places.'),
        faqs: count.describe('Questions with answers, over all services.'),
      })
      .describe('How much is published.'),
    contentDigest: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/)
      .describe('SHA-256 over the content the site was made from; it changes when any fact changes.'),
  })
  .describe('That the API answers, and how much it holds.');
export type Health = z.output<typeof Health>;
