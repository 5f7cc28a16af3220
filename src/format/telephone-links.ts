import { escapePattern } from './escape-pattern.ts';

/** A text segment, with a `tel:` link if it is a telephone number. */
export interface LinkedText {
  readonly text: string;
  readonly href?: string;
}

/** A telephone number in E.164 and national format. */
export interface WrittenTelephone {
  readonly telephone: string;
  readonly written: string;
}

/** Splits plain text into segments and links the telephone numbers in their `written` form. */
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
