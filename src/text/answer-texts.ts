import type { AnswerText } from './answers.ts';
import { atVenues, languages, texts } from './languages.ts';

/**
 * Texts of answers, by language, and by language and venue. In the bundled function of a site, this module is replaced
 * with one that imports only the languages and the venue of that site (`functions/hosting/bundle.ts`).
 */
export const answerTexts: Readonly<Record<string, AnswerText>> = {
  ...texts,
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(atVenues[language]).map(([venue, at]) => [`${language} ${venue}`, at(texts[language])]),
    ),
  ),
};
