import { answerTexts } from './answer-texts.ts';
import { primaryLanguageOf } from './locale.ts';
import type { Text } from './text.ts';

/** The surfaces of a text that answers to requests need. */
export const answerSurfaces = ['coverage', 'grammar', 'requests'] as const satisfies readonly (keyof Text)[];

/** What answers to requests say in one language. */
export type AnswerText = Pick<Text, (typeof answerSurfaces)[number]>;

/** What answers say in the language of a locale (BCP 47 tag). Throws if there is nothing. */
export function answersOf(locale: string): AnswerText {
  const text = answerTexts[primaryLanguageOf(locale)];
  if (text === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return text;
}
