import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { cacheFile, engineFile } from '../../settings/folders.ts';
import type { Typeface } from '../brand.ts';
import { cached } from './pictures.ts';

/** Part of the cache key; change it when subsetting changes. */
const CUT = '5';
/** Size limit of the font that a first visit loads, in bytes: within it a whole visit stays within 32 KiB. */
export const TYPEFACE_BUDGET_BYTES = 9000;

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
const beyondAscii = '\u00a0¡£«°·»¼½¿ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜàáâäæçèéêëíîïñóôöùúûüÿŒœŸ–—‘’“”…−€';

/** A content folder, with the texts of its files by path. */
type Content = { readonly directory: string; readonly texts: ReadonlyMap<string, string> };

/** The files of a typeface for pages and for pictures, cut to the texts of the content; for pages as shipped, if it is. */
export async function prepareTypeface({ name, file, isShipped }: Typeface, { directory, texts }: Content) {
  const path = isShipped ? engineFile(join('src/styles/fonts', file)) : join(directory, file);
  const cut = async (ending: string) => cutFont(await readFile(path), `${name}.${ending}`, listLetters(texts));
  return { woff2: isShipped ? path : await cut('woff2'), ttf: await cut('ttf') };
}

/** What a typeface of the content lacks once it is cut: characters, and lightness. Each is told behind its name. */
export async function checkTypeface(typeface: Typeface, content: Content): Promise<string[]> {
  const { isShipped, file } = typeface;
  if (isShipped) return [];
  const { length } = await readFile((await prepareTypeface(typeface, content)).woff2);
  const font = create(await readFile(join(content.directory, file))) as Font;
  // Punctuation is rare in headings.
  const missing = [...listLetters(content.texts)].filter(
    (letter) => /[\p{L}\p{N}]/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  const heavy = `is ${length} bytes when it is cut to the letters of the site; more than ${TYPEFACE_BUDGET_BYTES} make a first visit slower. Letters with fewer curves are lighter.`;
  const lacking = `lacks ${missing.slice(0, 20).join(' ')}${missing.length > 20 ? ' and more' : ''}. Where headings hold one of these, it shows in the letters of the system.`;
  return [...(length > TYPEFACE_BUDGET_BYTES ? [heavy] : []), ...(missing.length > 0 ? [lacking] : [])];
}

/** The characters of all texts, and those that every site may need. */
function listLetters(texts: ReadonlyMap<string, string>): string {
  return [...new Set([ascii, beyondAscii, ...texts.values()].join(''))].sort().join('');
}

/**
 * The path of a font cut to some characters, in the format of the given name. Hinting and kerning are dropped, tabular
 * figures and names kept. Results are cached by the hash of font and characters.
 */
async function cutFont(bytes: Buffer, name: string, letters: string): Promise<string> {
  const key = createHash('sha256').update(CUT).update(bytes).update(letters).digest('hex');
  const entry = `typefaces/${key.slice(0, 16)}/${name}`;
  await cached(entry, async () => {
    // Loaded when needed: the next build finds the font in the cache.
    const { default: subsetFont } = await import('subset-font');
    // A variable font is bold, as far as it goes, as headings are, and has the default of every other axis.
    const { variationAxes } = create(bytes) as Font;
    const axes = Object.entries(variationAxes).map(([tag, axis]) => {
      return [tag, tag === 'wght' ? 800 : (axis?.default ?? 0)];
    });
    return subsetFont(bytes, letters, {
      targetFormat: name.endsWith('.woff2') ? 'woff2' : 'sfnt',
      noHinting: true,
      keepFeatures: ['tnum'],
      dropTables: ['GDEF', 'GPOS', 'STAT', 'DSIG', 'gasp', 'meta'],
      variationAxes: Object.fromEntries(axes),
    });
  });
  return cacheFile(entry);
}
