import { languageOf, texts, variants } from './languages.ts';

/** The sentences and the grammar of a language, by surface. English defines the type for all. */
export type Text = typeof texts.en;

/** Returns the text of a locale (BCP 47 tag), for builds and pages. Throws if its language has none. */
export function textOf(locale: string): Text {
  const language = languageOf(locale);
  if (language === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return variants[locale] ?? texts[language];
}
