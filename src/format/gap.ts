import { answersOf } from '../text/answers.ts';

/** Text for a missing value; pages mark it as a gap. */
export function writeGap(words: string): string {
  return `⟦${words}⟧`;
}

/** Whether a text is that of a gap. */
export function isGap(text: string): boolean {
  return /^⟦.*⟧$/.test(text);
}

/** A stand-in for a missing value. */
export interface StandIn {
  /** Text displayed instead. */
  readonly gap?: string;
}

// Tags, and elements whose text cannot contain tags, are skipped.
const SKIPPED = '<(title|script|style|option|svg)\\b[\\s\\S]*?</\\1>|<[^>]*>';

/** Marks gaps, and texts still to be written, in a page in the language of a locale with the class "gap". */
export function drawGaps(html: string, locale: string): string {
  const gap = new RegExp(`${SKIPPED}|⟦([^⟧]*)⟧|${answersOf(locale).grammar.gaps.text}[^<⟦]*`, 'g');
  return html.replace(gap, (found, _element, words: string | undefined) =>
    found.startsWith('<') ? found : `<span class="gap">${words ?? found}</span>`,
  );
}
