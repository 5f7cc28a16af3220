import type { AnswerText } from './answers.ts';
import { texts } from './languages.ts';

/**
 * What answers say, by language. The function of a site has a module in place of this one that imports no more than the
 * languages of the site say in answers (`functions/hosting/bundle.ts`).
 */
export const answerTexts: Readonly<Record<string, AnswerText>> = texts;
