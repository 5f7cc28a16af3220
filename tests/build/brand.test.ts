import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '../../src/appearance/brand.ts';
import { checkTypeface, prepareTypeface, TYPEFACE_BUDGET_BYTES } from '../../src/appearance/make/fonts.ts';
import { defaultPalette } from '../../src/appearance/palette.ts';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { allBusinesses } from '../businesses.ts';
import { runCommand } from '../commands/run-command.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { buildForTests, secondBusiness } from '../reference-build.ts';

const out = '.build/test/own-letters';
const { published } = buildFolders(out);
let copy: ContentCopy;
let uncut: Buffer;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><path d="M0 0h240v48H0z" fill="currentColor"/></svg>\n';

const read = (path: string) => readFileSync(join(published, path), 'utf8');

/** A business with letters of its own, heavier than pages need, with a logo, round corners and all four colours. */
beforeAll(async () => {
  copy = copyContent(secondBusiness.directory);
  uncut = await subsetFont(readFileSync('src/styles/fonts/overpass-800.ttf'), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
  });
  copy.write('fonts/our-letters.woff2', uncut);
  copy.write(
    'fonts/our-letters.txt',
    'Overpass by Red Hat and others, SIL Open Font License 1.1, openfontlicense.org\n',
  );
  copy.write('logo.svg', logo);
  copy.write(
    'brand.yaml',
    'sign: "#5A1E76"\naccent: "#F4B400"\npaper: "#fbf8ff"\nink: "#1d1426"\ntypeface: our-letters\ncorners: round\n',
  );
  buildForTests(out, { SITE_URL: 'https://own.example.org', CONTENT_DIR: copy.directory });
});
afterAll(() => copy.dispose());

describe('a business with a brand of its own', () => {
  test('letters of the content are cut to those of its texts, English and French among them, and stay in the budget', () => {
    const [font = ''] = readdirSync(join(published, '_astro')).filter((file) => file.endsWith('.woff2'));
    const bytes = readFileSync(join(published, '_astro', font));
    expect(font).toMatch(/^our-letters\./);
    expect(bytes.length).toBeLessThan(TYPEFACE_BUDGET_BYTES);
    expect(bytes.length).toBeLessThan(uncut.length * 0.7);
    const cut = create(bytes);
    if (cut.isCollection) throw new Error('A collection was published.');
    const lacks = (letters: string) =>
      [...letters].filter((letter) => !cut.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const french = 'àâæçéèêëîïôœùûüÿ';
    // The source has no Ÿ; a warning says so.
    expect(lacks(`${french}${french.toUpperCase()}«»–—’…`)).toEqual(['Ÿ']);
    expect(lacks('ABCxyz0189$%')).toEqual([]);
    // Letters of no text of the business are gone.
    expect(lacks('ŁřőΩ')).toEqual(['Ł', 'ř', 'ő', 'Ω']);
  });

  test('every page loads these letters alone, and says its colours instead of the ones that came with the software', () => {
    const pages = readdirSync(published, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(15);
    const given = Object.values(defaultPalette).flatMap(({ light, dark }) => [light, dark]);
    const foreign = given.filter((colour) => !['#ffffff', '#000000'].includes(colour));
    for (const page of pages) {
      const html = read(page);
      const fonts = html.match(/\/_astro\/[^")]+\.woff2/g);
      expect([fonts?.every((path) => path.includes('/our-letters.')), page]).toEqual([true, page]);
      expect(
        [...foreign, 'var(--brand-', 'Overpass-like'].filter((one) => html.includes(one)),
        page,
      ).toEqual([]);
      expect(html).toContain('light-dark(#5a1e76,');
      expect(html).toContain('<meta name="theme-color" content="#5a1e76" media="(prefers-color-scheme: light)">');
    }
  });

  test('the logo stands for the name at the head, and goes to search engines as a file', () => {
    const html = read('index.html');
    expect(html).toMatch(
      /<a class="site-name"[^>]*>\s*<span class="logo" role="img" aria-label="Ropewalk Plumbing &[^"]*Heating"><svg/,
    );
    expect(html).toContain('"logo":"https://own.example.org/logo.svg"');
    // A name wraps; a wide logo keeps its width.
    expect(html).toMatch(/\.site-name span\{[^}]*max-inline-size:8\.5rem/);
    expect(html).toMatch(/\.site-name \.logo\{[^}]*max-inline-size:none/);
    expect(read('logo.svg')).toMatch(/^<svg color="#1d1426"/);
  });

  test('the check says what the letters lack, and when they are too heavy', async () => {
    const { status, stdout } = await runCommand('check', [], { CONTENT_DIR: copy.directory });
    expect(status).toBe(0);
    expect(stdout).toMatch(/fonts\/our-letters\.woff2:1:1 {2}\(warning\)\n {4}lacks Ö ö Ÿ\./);
    const { site, folder } = loadSite(copy.directory, 'https://own.example.org');
    const [heavy] = await checkTypeface(brandOf(site as Site).typeface, folder, 4000);
    expect(heavy?.message).toMatch(/^is \d{4} bytes when it is cut to the letters of the site; more than 4000 make/);
  });
});

test('a typeface without a PostScript name stays on pages; pictures are set in another, and the check says so', async () => {
  const font = readFileSync('src/styles/fonts/overpass-800.ttf');
  // The record of the name (OpenType, table "name") gets an id that is not kept.
  font[font.indexOf(Buffer.from('0003000104090006', 'hex')) + 7] = 19;
  const nameless = await subsetFont(font, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  copy.write('fonts/our-letters.woff2', nameless);
  const { site, folder } = loadSite(copy.directory, 'https://own.example.org');
  const { typeface } = brandOf(site as Site);
  const [, unnamed] = await checkTypeface(typeface, folder);
  expect(unnamed?.message).toMatch(/^has no PostScript name, /);
  expect((await prepareTypeface(typeface, folder)).ttf).toMatch(/styles.fonts.overpass-800\.ttf$/);
});

describe.each(allBusinesses)('the $name', ({ site, folders }) => {
  test('every page says a colour for the bars of browsers where the business has a brand, and none where it has not', () => {
    const html = readFileSync(join(folders.published, 'index.html'), 'utf8');
    const said = [...html.matchAll(/<meta name="theme-color" content="([^"]+)"/g)].map(([, colour]) => colour);
    const { isOwn, palette } = brandOf(site);
    expect(said).toEqual(isOwn ? [palette.sign.light, palette.sign.dark] : []);
  });
});
