import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { chooseLanguage } from './languages.ts';
import { spellAll } from './spelling.ts';

/** The sentences and the grammar of one language, by surface; those of English are the pattern for all. */
export type Text = typeof en;

const american = spellAll(en, 'en-US');

/** The text of the language of a locale (BCP 47 tag), for builds and pages; throws if there is none. */
export function textOf(locale: string): Text {
  return locale === 'en-US' ? american : chooseLanguage({ en, es, fr }, locale);
}
