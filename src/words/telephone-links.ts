import { escapePattern } from './escape-pattern.ts';

/** A piece of a text, and where it leads if it is a telephone number. */
export interface LinkedText {
  readonly text: string;
  readonly href?: string;
}

/** A plain text in pieces: a telephone number (in E.164 form), as it is `written`, leads to a call; others stay as they are. */
export function linkTelephone(text: string, telephone: string, written: string): LinkedText[] {
  return text
    .split(new RegExp(`(?<![\\d-])(${escapePattern(written)})(?!-?\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => (piece === written ? { text: piece, href: `tel:${telephone}` } : { text: piece }));
}
