/** The languages that the software speaks, by the first part of a locale (BCP 47 tag). */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language of a locale; undefined if the software does not speak it. */
export function languageOf(locale: string): Language | undefined {
  return languages.find((language) => locale === language || locale.startsWith(`${language}-`));
}

/** What there is in the language of a locale; throws if there is nothing. */
export function chooseLanguage<Words>(words: Readonly<Record<Language, Words>>, locale: string): Words {
  const language = languageOf(locale);
  if (language === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return words[language];
}

/** Whether the language of a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  // Older types lack the method (ECMA-402, Intl Locale Info).
  const tag: Intl.Locale & { getTextInfo?: () => { readonly direction: string } } = new Intl.Locale(locale);
  return tag.getTextInfo?.().direction === 'rtl';
}
