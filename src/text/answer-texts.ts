import type { AnswerText } from './answers.ts';
import { texts } from './languages.ts';

/**
 * Texts of answers, by language. In the bundled function of a site this module is replaced by one that imports only the
 * languages of that site (`functions/hosting/bundle.ts`).
 */
export const answerTexts: Readonly<Record<string, AnswerText>> = texts;
