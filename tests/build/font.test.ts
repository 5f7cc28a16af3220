import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, isTag, isText } from 'domhandler';
import { create, type Font } from 'fontkitten';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { resolveBrand } from '../../src/appearance/brand.ts';
import { checkTypeface, prepareTypeface, TYPEFACE_BUDGET_BYTES } from '../../src/appearance/render/fonts.ts';
import { shippedTypefaces, type Typeface } from '../../src/appearance/typefaces.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';

const FOLDER = 'src/styles/fonts';

/** A shipped font by its name. */
function readShipped({ file }: Typeface): Font {
  const font = create(readFileSync(join(FOLDER, file)));
  if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
  return font;
}

/** Selectors of text in the font, besides headings. */
const classes = ['arrow', 'site-name', 'call', 'kicker', 'price'];

/** Returns the characters of a text that the font lacks. */
function findMissing(text: string, font: Font): string[] {
  return [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

/** Returns the text of a page that uses the font. */
function readSigns(node: AnyNode, isSign = false): string {
  if (isText(node)) return isSign ? node.data : '';
  if (!('childNodes' in node)) return '';
  const isHere = isTag(node) && (/^(?:h[1-3]|b)$/.test(node.name) || hasClass(node.attribs.class));
  return node.childNodes.map((child) => readSigns(child, isSign || isHere)).join('');
}

function hasClass(list = ''): boolean {
  return list.split(/\s+/).some((name) => classes.includes(name));
}

describe.each(shippedTypefaces.map((typeface) => [typeface.name, typeface] as const))('%s', (_name, typeface) => {
  const font = readShipped(typeface);

  test('has every letter and sign of French, Spanish and Māori, of English with its dashes and quotes, and of the currencies', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿáíñóúāēīōū';
    const signs = `¡¿0123456789.,:;!?()'"«»“”‘’–—…&/+%$£€@#°½¼×−·`;
    expect(findMissing(`${letters}${letters.toUpperCase()}${signs}`, font)).toEqual([]);
    expect(readFileSync(join(FOLDER, typeface.file)).length).toBeLessThan(TYPEFACE_BUDGET_BYTES);
    // There are spaces of two widths; French has the wider one before a colon.
    expect([0x20, 0xa0].filter((space) => !font.hasGlyphForCodePoint(space))).toEqual([]);
  });
});

test.each(shippedTypefaces)(
  'F8 pictures in $name can draw the Latin letters of every language, and other missing characters are a warning',
  async (typeface) => {
    const drawable = 'ĀāĒēĪīŌōŪū ŴŵŶŷ ʻ ÅåØøÆæß ŁłŽžŐőĄąŞşİı ẤấẾếƠơƯưĐđ ®™²';
    const content = (text: string) => ({ directory: '', texts: new Map([['business.yaml', text]]) });
    expect((await prepareTypeface(typeface, content(drawable))).missing).toEqual([]);
    expect((await prepareTypeface(typeface, content('Plain'))).imageFonts).toHaveLength(1);
    expect(await checkTypeface(typeface, content(`${drawable} 北 京`), `${drawable} 北`)).toEqual([
      expect.stringMatching(/^lacks 北, and so does every font of the engine\./),
    ]);
  },
);

describe.each(allBusinesses)('the $name', ({ folders, site }) => {
  const font = readShipped(resolveBrand(site).typeface);

  test('the font has every character of headings, prices and signs', () => {
    for (const { path, html } of readPages(folders)) {
      const signs = readSigns(parseDocument(html));
      expect(signs.length, path).toBeGreaterThan(50);
      expect(findMissing(signs, font), path).toEqual([]);
    }
  });
});
