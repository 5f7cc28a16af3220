import { languages, texts, venueAdapters } from './languages.ts';
import type { Text } from './text.ts';

/**
 * Texts of answers, by language, and by language and venue. `functions/hosting/bundle.ts` replaces this module with a
 * smaller version that imports only the languages and the venue of the site.
 */
export const answerTexts: Readonly<Record<string, Text>> = {
  ...texts,
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(venueAdapters[language]).map(([venue, adapt]) => [`${language} ${venue}`, adapt(texts[language])]),
    ),
  ),
};
