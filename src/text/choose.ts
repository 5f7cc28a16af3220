/** What there is in the language of a locale (BCP 47 tag); throws if there is nothing. */
export function chooseLanguage<Words>(languages: Readonly<Record<string, Words>>, locale: string): Words {
  const words = languages[locale.split('-')[0] ?? ''];
  if (words === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return words;
}
