import { answerTextOf } from '../text/answers.ts';

/** Adds a full stop to a text, unless it ends a sentence already or is empty. */
export function endSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Joins an ampersand to the word after it, so that no line ends with it. */
export function bindAmpersand(name: string): string {
  return name.replaceAll('& ', '&\u00A0');
}

/** Joins numbers to the words after them, so that no line ends between a distance and its unit. */
export function bindNumbers(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00A0');
}

/**
 * Joins texts as sentences of one paragraph; false and undefined are left out.
 *
 * @example joinSentences('We come', undefined, 'It is free.') // 'We come. It is free.'
 */
export function joinSentences(...texts: readonly (string | false | undefined)[]): string {
  return texts.flatMap((text) => (text ? endSentence(text) : [])).join(' ');
}

/** Returns the names of languages, which are BCP 47 tags: "English and Canadian French". */
export function formatLanguageNames(tags: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return answerTextOf(locale).grammar.list(tags.map((tag) => names.of(tag) ?? tag));
}
