import { answerTexts } from './answer-texts.ts';
import { primaryLanguageOf } from './locale.ts';
import type { Text } from './text.ts';

/** The parts of a text that answers to requests need. */
export const answerSurfaces = ['coverage', 'grammar', 'requests'] as const satisfies readonly (keyof Text)[];

/** The text of answers to requests in one language. */
export type AnswerText = Pick<Text, (typeof answerSurfaces)[number]>;

/** Returns the text of answers in the language of a locale (BCP 47 tag). Throws if there is none. */
export function answerTextOf(locale: string): AnswerText {
  const text = answerTexts[primaryLanguageOf(locale)];
  if (text === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return text;
}
