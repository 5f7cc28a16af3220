import { escapePattern } from './escape-pattern.ts';

/** A piece of a text, and where it leads if it is a telephone number. */
export interface LinkedText {
  readonly text: string;
  readonly href?: string;
}

/** A telephone number in E.164 form, and as people write it. */
export interface WrittenTelephone {
  readonly telephone: string;
  readonly written: string;
}

/** A plain text in pieces: telephone numbers, as they are `written`, lead to a call; others stay as they are. */
export function linkTelephones(text: string, numbers: readonly WrittenTelephone[]): LinkedText[] {
  const choice = numbers.map(({ written }) => escapePattern(written)).join('|');
  return text
    .split(new RegExp(`(?<![\\d-])(${choice})(?!-?\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const number = numbers.find(({ written }) => written === piece);
      return number === undefined ? { text: piece } : { text: piece, href: `tel:${number.telephone}` };
    });
}
