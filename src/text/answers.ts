import { answers as en } from './en/answers.ts';
import { answers as es } from './es/answers.ts';
import { answers as fr } from './fr/answers.ts';
import { chooseLanguage } from './languages.ts';

/** The part of a language's text that answers to requests need: no more is bundled with the function. */
export type AnswerText = typeof en;

/** The sentences of answers in the language of a locale (BCP 47 tag); throws if there are none. */
export function answersOf(locale: string): AnswerText {
  return chooseLanguage({ en, es, fr }, locale);
}
