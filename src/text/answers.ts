import { answers as en } from './en/answers.ts';
import { answers as es } from './es/answers.ts';
import { answers as fr } from './fr/answers.ts';
import { chooseLanguage } from './languages.ts';

/** The part of a language's text that answers to requests need: no more is bundled with the function. */
export function answersOf(locale: string): typeof en {
  return chooseLanguage({ en, es, fr }, locale);
}
