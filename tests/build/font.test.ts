import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, isTag, isText } from 'domhandler';
import { create } from 'fontkitten';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { businesses } from '../businesses.ts';

const font = create(readFileSync('src/styles/fonts/overpass-800.woff2'));
if (font.isCollection) throw new Error('The font is a collection of fonts.');
const drawn = new Set(font.characterSet);

/** What is set in the font, beside headings. */
const classes = ['arrow', 'brand', 'call', 'kicker', 'price'];

/** The characters of a text that the font has no letter for. */
function findMissing(text: string): string[] {
  return [...new Set(text)].filter((character) => !/\s/.test(character) && !drawn.has(character.codePointAt(0) ?? 0));
}

/** What stands in the font on a page. */
function readSigns(node: AnyNode, isSign = false): string {
  if (isText(node)) return isSign ? node.data : '';
  if (!('childNodes' in node)) return '';
  const isHere = isTag(node) && (/^(?:h[1-3]|b)$/.test(node.name) || hasClass(node.attribs.class));
  return node.childNodes.map((child) => readSigns(child, isSign || isHere)).join('');
}

function hasClass(list = ''): boolean {
  return list.split(/\s+/).some((name) => classes.includes(name));
}

test('the font has every letter and sign of French, and of English with its dashes and quotes', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ';
  expect(findMissing(`${letters}${letters.toUpperCase()}0123456789.,:;!?()'"«»“”‘’–—…&/+%$@#°½¼×−·`)).toEqual([]);
  // Spaces of two widths part words; French sets the wider one before a colon.
  expect([0x20, 0xa0].filter((space) => !drawn.has(space))).toEqual([]);
});

test('capitals of French are as wide as those they are made of', () => {
  const widthOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  for (const letter of 'ÀÂÇÉÈÊËÎÏÔÙÛÜŸ')
    expect([letter, widthOf(letter)]).toEqual([letter, widthOf(letter.normalize('NFD').charAt(0))]);
});

test('the face that stands in for the font is as high', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const sizeAdjust = Number(/size-adjust: ([\d.]+)%/.exec(tokens)?.[1]) / 100;
  const heightOf = (name: string) =>
    (Number(new RegExp(`${name}-override: ([\\d.]+)%`).exec(tokens)?.[1]) / 100) * sizeAdjust;
  expect(heightOf('ascent')).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
  expect(heightOf('descent')).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
});

test('a character without a letter is noticed', () => {
  const page = parseDocument('<h2>Żaba <i>Ω</i></h2><p>Ж</p><p class="lead price">₿1</p>');
  expect(findMissing(readSigns(page))).toEqual(['Ż', 'Ω', '₿']);
});

describe.each(businesses)('the $name', ({ folders }) => {
  test('every character of headings, prices and signs is in the font', () => {
    const pages = readdirSync(folders.published, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const signs = pages.map((page) => [
      page,
      readSigns(parseDocument(readFileSync(join(folders.published, page), 'utf8'))),
    ]);
    expect(signs.filter(([, text = '']) => text.length < 100)).toEqual([]);
    expect(
      signs.map(([page, text = '']) => [page, findMissing(text)]).filter(([, missing = []]) => missing.length > 0),
    ).toEqual([]);
  });
});
