import { american } from './en/american.ts';
import { en } from './en/text.ts';
import { forBothVenues as enForBothVenues } from './en/venues/both.ts';
import { forPremises as enForPremises } from './en/venues/premises.ts';
import { es } from './es/text.ts';
import { forBothVenues as esForBothVenues } from './es/venues/both.ts';
import { forPremises as esForPremises } from './es/venues/premises.ts';
import { fr } from './fr/text.ts';
import { forBothVenues as frForBothVenues } from './fr/venues/both.ts';
import { forPremises as frForPremises } from './fr/venues/premises.ts';
import { primaryLanguageOf } from './locale.ts';
import type { Venue } from './venue.ts';

/** The languages of the engine, by the first part of a locale (BCP 47 tag), with all their sentences. */
export const texts = { en, es, fr };
export type Language = keyof typeof texts;

/** Locales in which some sentences of their language are written differently. */
export const regionalTexts: Readonly<Record<string, typeof en>> = { 'en-US': american };

/** Functions that adapt the sentences to a venue, by language. Without them a business goes to its customers. */
export const venueAdapters: Readonly<
  Record<Language, Readonly<Record<Exclude<Venue, 'customer'>, (text: typeof en) => typeof en>>>
> = {
  en: { premises: enForPremises, both: enForBothVenues },
  es: { premises: esForPremises, both: esForBothVenues },
  fr: { premises: frForPremises, both: frForBothVenues },
};

export const languages = Object.keys(texts) as Language[];

/**
 * Returns a locale's language (BCP 47 tag); undefined if the engine does not have it.
 *
 * @example languageOf('fr-CA') // 'fr'
 */
export function languageOf(locale: string): Language | undefined {
  const primary = primaryLanguageOf(locale);
  return languages.find((language) => language === primary);
}
