import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { type ContentProblem, fieldProblem, problemIf } from '../../content/content-problem.ts';
import { cacheFile, engineFile } from '../../settings/folders.ts';
import type { Typeface } from '../brand.ts';
import { cached } from './pictures.ts';

/** Part of the cache key; change it when subsetting changes. */
const CUT = '5';
/** Size limit of the font that a first visit loads, in bytes: within it a whole visit stays within 24 KiB. */
export const TYPEFACE_BUDGET_BYTES = 9000;

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
const beyondAscii = '\u00a0¡£«°·»¼½¿ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜàáâäæçèéêëíîïñóôöùúûüÿŒœŸ–—‘’“”…−€';

/** A content folder, with the texts of its files by path. */
interface Content {
  readonly directory: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** The files of a typeface for pages and for pictures, cut to the texts of the content; for pages as shipped, if it is. */
export async function prepareTypeface(
  { name, file, isShipped }: Typeface,
  { directory, texts }: Content,
): Promise<{ readonly woff2: string; readonly ttf: string }> {
  const path = isShipped ? engineFile(join('src/styles/fonts', file)) : join(directory, file);
  const cut = async (ending: string) => cutFont(await readFile(path), `${name}.${ending}`, listLetters(texts));
  return { woff2: isShipped ? path : await cut('woff2'), ttf: await cut('ttf') };
}

/** Problems of a typeface of the content that show when it is subset: its size, and missing characters. */
export async function checkTypeface(typeface: Typeface, content: Content): Promise<ContentProblem[]> {
  if (typeface.isShipped) return [];
  const { file } = typeface;
  try {
    const { woff2 } = await prepareTypeface(typeface, content);
    const { length } = await readFile(woff2);
    const font = openFont(await readFile(join(content.directory, file)));
    // Punctuation is rare in headings.
    const missing = [...listLetters(content.texts)].filter(
      (letter) => /[\p{L}\p{N}]/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    const heavy = `is ${length} bytes when it is cut to the letters of the site; more than ${TYPEFACE_BUDGET_BYTES} make a first visit slower. Letters with fewer curves are lighter.`;
    const lacking = `lacks ${missing.slice(0, 20).join(' ')}${missing.length > 20 ? ' and more' : ''}. Where headings hold one of these, it shows in the letters of the system.`;
    return [
      ...problemIf(file, [], length > TYPEFACE_BUDGET_BYTES && heavy, 'warning'),
      ...problemIf(file, [], missing.length > 0 && lacking, 'warning'),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fieldProblem(file, [], `cannot be cut to the letters of the site: ${reason}. Ask for a sound WOFF2 file.`)];
  }
}

/** The characters of all texts, and those that every site may need. */
function listLetters(texts: ReadonlyMap<string, string>): string {
  return [...new Set([ascii, beyondAscii, ...texts.values()].join(''))].sort().join('');
}

/**
 * The path of a font cut to some characters, in the format of the given name. Hinting and kerning are dropped, tabular
 * figures kept. Results are cached by the hash of font and characters.
 */
async function cutFont(bytes: Buffer, name: string, letters: string): Promise<string> {
  const key = createHash('sha256').update(CUT).update(bytes).update(letters).digest('hex');
  const entry = `typefaces/${key.slice(0, 16)}/${name}`;
  await cached(entry, async () => {
    // Loaded when needed: the next build finds the font in the cache.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(bytes, letters, {
      targetFormat: name.endsWith('.woff2') ? 'woff2' : 'sfnt',
      noHinting: true,
      keepFeatures: ['tnum'],
      dropTables: ['GDEF', 'GPOS', 'STAT', 'DSIG', 'gasp', 'meta'],
      variationAxes: pinAxes(openFont(bytes)),
    });
  });
  return cacheFile(entry);
}

/** For a variable font: bold, as far as it goes, which headings are set in, and the default of every other axis. */
function pinAxes({ variationAxes }: Font): Record<string, number> {
  const axes = Object.entries(variationAxes);
  return Object.fromEntries(axes.map(([tag, axis]) => [tag, tag === 'wght' ? 800 : (axis?.default ?? 0)]));
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('it is a collection of fonts');
  // The renderer of pictures knows fonts by this name alone.
  if (font.postscriptName === null) throw new Error('it has no PostScript name');
  return font;
}
