import * as z from 'zod';

/** Size and digest of every JSON answer of the API (contract B20). */
export const AnswerManifest = z
  .object({
    generatedFrom: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/)
      .describe('Digest of the content the answers were made from, as in /api/health/.'),
    commit: z
      .string()
      .nullable()
      .describe('Commit of the repository the site was built from; null if it was not told.'),
    files: z
      .array(
        z
          .object({
            path: z.string().startsWith('/api/').describe('Path of the answer on the site.'),
            bytes: z.int().min(0).describe('Size of the answer without compression, in bytes.'),
            sha256: z
              .string()
              .regex(/^[0-9a-f]{64}$/)
              .describe('SHA-256 of those bytes, in lower-case hexadecimal digits.'),
          })
          .describe('An answer with its size and digest.'),
      )
      .describe('Every JSON answer under /api/ but this one.'),
  })
  .describe('Size and digest of every JSON answer, to tell whether one was changed on its way.');
export type AnswerManifest = z.output<typeof AnswerManifest>;
