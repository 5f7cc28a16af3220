import * as z from 'zod';

/** `content/translations.json`: what each language was translated from, as `npm run record` writes it. */
export const TranslationsFile = z
  .record(
    z.string().regex(/^[a-z]{2}$/, { error: 'must be the two letters of a language, for example "fr"' }),
    z.record(
      z.string(),
      z.record(
        z.string(),
        z
          .string()
          .regex(/^[\da-f]{8} [\da-f]{8}$/, { error: 'must be two digests. Let npm run record write the file' }),
      ),
    ),
  )
  .describe('Digests of sentences and of their translations, by language, file and field; npm run record writes it.');
export type TranslationsFile = z.output<typeof TranslationsFile>;
