import { answerTexts } from './answer-texts.ts';
import { primaryLanguageOf } from './locale.ts';
import type { Text } from './text.ts';
import type { Venue } from './venue.ts';

/** The sections of a text that answers to requests need. */
export const answerSections = ['coverage', 'grammar', 'requests', 'totals'] as const satisfies readonly (keyof Text)[];

/** The text of answers to requests in one language. */
export type AnswerText = Pick<Text, (typeof answerSections)[number]>;

/** The sections that differ by venue. */
export const venueSections = {
  customer: [],
  premises: ['coverage', 'requests'],
  both: ['coverage'],
} as const satisfies Readonly<Record<Venue, readonly (typeof answerSections)[number][]>>;

/** Returns the text of answers in a locale's language (BCP 47 tag) for a venue. Throws if there is none. */
export function answerTextOf(locale: string, venue: Venue = 'customer'): AnswerText {
  const language = primaryLanguageOf(locale);
  const text = answerTexts[`${language} ${venue}`] ?? answerTexts[language];
  if (text === undefined) throw new Error(`There are no sentences for the locale ${locale}.`);
  return text;
}
