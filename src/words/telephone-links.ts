import { formatTelephone } from './wording.ts';

/** A piece of a text, and where it leads if it is a telephone number. */
export interface LinkedText {
  readonly text: string;
  readonly href?: string;
}

/** A plain text in pieces: a telephone number, given as it is dialled, leads to a call; others stay as they are. */
export function linkTelephone(text: string, telephone: string): LinkedText[] {
  const number = formatTelephone(telephone);
  return text
    .split(new RegExp(`(?<![\\d-])(${number.replace('+', '\\+')})(?!-?\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => (piece === number ? { text: piece, href: `tel:${telephone}` } : { text: piece }));
}
