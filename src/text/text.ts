import { languageOf, regionalTexts, texts, venueAdapters } from './languages.ts';
import type { Venue } from './venue.ts';

/** The sentences and the grammar of a language, by section. English defines the type for all. */
export type Text = typeof texts.en;

/** Returns the text of a locale (BCP 47 tag) and a venue, for builds and pages. Throws if its language has none. */
export function textOf(locale: string, venue: Venue = 'customer'): Text {
  const language = languageOf(locale);
  if (language === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  const text = regionalTexts[locale] ?? texts[language];
  return venue === 'customer' ? text : venueAdapters[language][venue](text);
}
