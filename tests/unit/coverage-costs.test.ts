import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_TEXT, normaliseTyped } from '../../src/countries/typed-text.ts';
import { findCoverage } from '../../src/coverage/coverage.ts';
import { type Lookup, prepareLookup } from '../../src/coverage/lookup.ts';
import { businesses } from '../businesses.ts';

/** The most keys that one question may ask for, the most characters in all of them together, and in all that it normalises. */
const MOST = { lookUps: 1000, characters: 20_000, normalised: 10_000 };

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

/** A lookup that counts what is asked of it, and how much text is normalised meanwhile. */
function countWork(lookup: Lookup): { readonly counted: Lookup; readonly count: typeof MOST } {
  const count = { lookUps: 0, characters: 0, normalised: 0 };
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    count.normalised += this.length;
    return normalize.call(this, form);
  });
  const watch = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      getOwnPropertyDescriptor(target, key) {
        count.lookUps += 1;
        count.characters += String(key).length;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  const counted = Object.fromEntries(
    Object.entries(lookup).map(([name, value]) => [name, typeof value === 'object' ? watch(value) : value]),
  ) as unknown as Lookup;
  return { counted, count };
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

afterEach(() => vi.restoreAllMocks());

describe.each(businesses)('the $name', ({ site, samples }) => {
  const lookup = prepareLookup(site);

  test.each([
    ...expanding,
    ...expanding.map((character) => `${character},`),
    ...expanding.map((character) => `${character} ${samples.postalArea} 1A1 `),
    '\u0345',
    '\u0315\u0345\u0300',
    'a\u0300',
    '\u1100\u1161\u11a8',
    'a ',
    'a,',
    ', ',
    'st. ',
    `${samples.place.name} `,
    `${samples.misspelt.text},`,
    `${samples.postalArea} `,
    `${samples.postalArea} 1A1 `,
    ' ontario canada',
  ])('A9 a question full of %j takes little work', (text) => {
    for (const length of [LONGEST_TEXT, 8000]) {
      const typed = text.repeat(length / text.length);
      for (const query of [{ city: typed }, { city: samples.place.name, postal: typed }]) {
        const { counted, count } = countWork(lookup);
        findCoverage(query, counted);
        expect(count.lookUps).toBeLessThan(MOST.lookUps);
        expect(count.characters).toBeLessThan(MOST.characters);
        expect(count.normalised).toBeLessThan(MOST.normalised);
        vi.restoreAllMocks();
      }
    }
  });
});
