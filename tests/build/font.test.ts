import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, isTag, isText } from 'domhandler';
import { create, type Font } from 'fontkitten';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { brandOf, defaultBrand } from '../../src/appearance/brand.ts';
import { writeBrandStyles } from '../../src/appearance/brand-styles.ts';
import { TYPEFACE_BUDGET_BYTES } from '../../src/appearance/make/fonts.ts';
import { fitFallback, fitTypeface, overpass, shippedTypefaces, type Typeface } from '../../src/appearance/typeface.ts';
import { readFont } from '../../src/content/load/read-font.ts';
import { allBusinesses } from '../businesses.ts';

const FOLDER = 'src/styles/fonts';

/** A shipped font by its name. */
function readShipped({ file }: Typeface): Font {
  const font = create(readFileSync(join(FOLDER, file)));
  if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
  return font;
}

/** What is set in the font, beside headings. */
const classes = ['arrow', 'site-name', 'call', 'kicker', 'price'];

/** The characters of a text that the font has no letter for. */
function findMissing(text: string, font: Font): string[] {
  return [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
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

describe.each(shippedTypefaces.map((typeface) => [typeface.name, typeface] as const))('%s', (_name, typeface) => {
  const font = readShipped(typeface);

  test('has every letter and sign of French, of English with its dashes and quotes, and of the currencies', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ';
    const signs = `0123456789.,:;!?()'"«»“”‘’–—…&/+%$£€@#°½¼×−·`;
    expect(findMissing(`${letters}${letters.toUpperCase()}${signs}`, font)).toEqual([]);
    // Spaces of two widths part words; French sets the wider one before a colon.
    expect([0x20, 0xa0].filter((space) => !font.hasGlyphForCodePoint(space))).toEqual([]);
  });

  test('has capitals of French as wide as those they are made of, and as high', () => {
    const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    for (const letter of 'ÀÂÇÉÈÊËÎÏÔÙÛÜŸ') {
      const plain = letter.normalize('NFD').charAt(0);
      const apart = Math.abs(glyphOf(letter).advanceWidth - glyphOf(plain).advanceWidth);
      expect(apart, letter).toBeLessThanOrEqual(font.unitsPerEm / 500);
    }
    expect(glyphOf('Ÿ').bbox.maxY / glyphOf('Ü').bbox.maxY).toBeCloseTo(1, 2);
  });

  test('has figures as high as capitals', () => {
    for (const figure of '0123456789') {
      const { minY, maxY } = font.glyphForCodePoint(figure.codePointAt(0) ?? 0).bbox;
      expect((maxY - minY) / font.unitsPerEm, figure).toBeGreaterThan(typeface.capHeight * 0.95);
    }
  });

  test('stays within the budget, with its licence beside it', () => {
    expect(readFileSync(join(FOLDER, typeface.file)).length).toBeLessThan(TYPEFACE_BUDGET_BYTES);
    const licence = readFileSync(join(FOLDER, 'OFL.txt'), 'utf8');
    expect(
      licence.includes(`The ${typeface.family.split(' ')[0]} Project Authors`) ||
        licence.includes(`${typeface.family}: Copyright`),
      typeface.family,
    ).toBe(true);
  });

  test('has the measures it is laid out by', () => {
    const { data } = readFont(join(FOLDER, typeface.file));
    expect(data?.capHeight).toBeCloseTo(typeface.capHeight, 3);
    expect(data?.xHeight).toBeCloseTo(typeface.xHeight, 3);
    expect(data?.meanWidth).toBeCloseTo(typeface.meanWidth, 3);
  });

  test('is as high as the face that stands in for it, and is laid out as high as Overpass', () => {
    const { sizeAdjust, ascent, descent } = fitFallback(typeface);
    const heights = [ascent, descent].map((part) => (part / 100) * (sizeAdjust / 100));
    const laidOut = typeface === overpass ? undefined : fitTypeface(typeface);
    const own =
      laidOut === undefined
        ? [font.ascent / font.unitsPerEm, -font.descent / font.unitsPerEm]
        : [laidOut.ascent, laidOut.descent].map((part) => (part / 100) * (laidOut.sizeAdjust / 100));
    expect(heights[0]).toBeCloseTo(own[0] ?? 0, 2);
    expect(heights[1]).toBeCloseTo(own[1] ?? 0, 2);
    expect((own[0] ?? 0) + (own[1] ?? 0)).toBeCloseTo(1.266, 2);
  });
});

test('the face that stands in for Overpass is what pages say', () => {
  const styles = writeBrandStyles(defaultBrand, { file: '/overpass.woff2', hasLogo: false });
  const { sizeAdjust, ascent, descent } = fitFallback(overpass);
  expect(styles).toContain(`size-adjust: ${sizeAdjust}%;`);
  expect(styles).toContain(`ascent-override: ${ascent}%;`);
  expect(styles).toContain(`descent-override: ${descent}%;`);
});

test('a character without a letter is noticed', () => {
  const page = parseDocument('<h2>Żaba <i>Ω</i></h2><p>Ж</p><p class="lead price">₿1</p>');
  expect(findMissing(readSigns(page), readShipped(overpass))).toEqual(['Ż', 'Ω', '₿']);
});

describe.each(allBusinesses)('the $name', ({ folders, site }) => {
  const font = readShipped(brandOf(site).typeface);

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
      signs
        .map(([page, text = '']) => [page, findMissing(text, font)])
        .filter(([, missing = []]) => missing.length > 0),
    ).toEqual([]);
  });
});
