import { expect, test } from 'vitest';
import { LONGEST_TEXT, normaliseTyped } from '../../src/countries/typed-text.ts';

/** The characters that become the most characters, and the most words, when they are normalised. */
function expandingCharacters(): string[] {
  let longest = '';
  let wordiest = '';
  const normal = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFD');
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).length;
  for (let code = 0x80; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    const text = normal(character);
    if (text.length > normal(longest).length) longest = character;
    if (words(text) > words(normal(wordiest))) wordiest = character;
  }
  return [...new Set([longest, wordiest])];
}

const expanding = expandingCharacters();

test('what is typed is cut to one length after it is normalised, and nothing of it is lost', () => {
  for (const character of [...expanding, '\u0345\u0315', 'e\u0301', '\u1100\u1161\u11a8', 'x']) {
    for (const length of [1, 399, 400, 401, 5000]) {
      const typed = character.repeat(length);
      const { text, left } = normaliseTyped(typed);
      expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
      expect((text + left).normalize('NFKC') === typed.normalize('NFKC')).toBe(true);
    }
  }
});
