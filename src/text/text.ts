import { en } from './en.ts';

/** The sentences and the grammar of one language, by surface; those of English are the pattern for all. */
export type Text = typeof en;

const languages: Readonly<Record<string, Text>> = { en };

/** The text of the language of a locale (BCP 47 tag); throws if there is none. */
export function textOf(locale: string): Text {
  const text = languages[locale.split('-')[0] ?? ''];
  if (text === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return text;
}
