import { escapePattern } from './escape-pattern.ts';

/** Splits plain text into pieces; `href` is the `tel:` link of those that are a number, in E.164, in its `written` form. */
export function linkTelephones(
  text: string,
  numbers: readonly { readonly telephone: string; readonly written: string }[],
) {
  const choice = numbers.map(({ written }) => escapePattern(written)).join('|');
  return text
    .split(new RegExp(`(?<![\\d-])(${choice})(?!-?\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const number = numbers.find(({ written }) => written === piece);
      return { text: piece, ...(number && { href: `tel:${number.telephone}` }) };
    });
}
