import { american } from './en/american.ts';
import { en } from './en/text.ts';
import { es } from './es/text.ts';
import { fr } from './fr/text.ts';
import { primaryLanguageOf } from './locale.ts';

/** The languages that the software speaks, by the first part of a locale (BCP 47 tag), with all their sentences. */
export const texts = { en, es, fr };
export type Language = keyof typeof texts;

/** Locales in which some sentences of their language are written differently. */
export const variants: Readonly<Record<string, typeof en>> = { 'en-US': american };

export const languages = Object.keys(texts) as Language[];

/**
 * Returns the language of a locale (BCP 47 tag); undefined if the software does not speak it.
 *
 * @example languageOf('fr-CA') // 'fr'
 */
export function languageOf(locale: string): Language | undefined {
  const primary = primaryLanguageOf(locale);
  return languages.find((language) => language === primary);
}
