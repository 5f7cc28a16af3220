import type { AnswerText } from './answers.ts';
import { atVenues, languages, texts } from './languages.ts';

/**
 * Texts of answers, by language, and by language and venue. In the bundled function of a site another module replaces
 * this one, which imports only the languages of that site, with the sentences of its venue
 * (`functions/hosting/bundle.ts`).
 */
export const answerTexts: Readonly<Record<string, AnswerText>> = {
  ...texts,
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(atVenues[language]).map(([venue, at]) => [`${language} ${venue}`, at(texts[language])]),
    ),
  ),
};
