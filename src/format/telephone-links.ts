import { escapePattern } from '../escape/pattern.ts';

/**
 * Splits plain text at telephone numbers. A piece that is a number has its `tel:` link.
 *
 * @param numbers numbers in E.164 form, each as texts write it
 * @example linkTelephones('Call 905-555-0142.', [{ telephone: '+19055550142', spelling: '905-555-0142' }])[1]
 * // { text: '905-555-0142', href: 'tel:+19055550142' }
 */
export function linkTelephones(
  text: string,
  numbers: readonly { readonly telephone: string; readonly spelling: string }[],
) {
  const choice = numbers.map(({ spelling }) => escapePattern(spelling)).join('|');
  return text
    .split(new RegExp(`(?<![\\d-])(${choice})(?!-?\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const number = numbers.find(({ spelling }) => spelling === piece);
      return { text: piece, ...(number && { href: `tel:${number.telephone}` }) };
    });
}
