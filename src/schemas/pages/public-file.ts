import * as z from 'zod';

/** Metadata of a file in `content/files`, read from its bytes. */
export const PublicFile = z
  .object({ size: z.int().describe('Size in bytes.') })
  .describe('A file that is published unchanged at the same path: an ownership proof, a PDF, a text.');
export type PublicFile = z.output<typeof PublicFile>;
