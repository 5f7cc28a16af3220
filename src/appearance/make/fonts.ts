import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { type ContentProblem, fieldProblem, fieldWarning } from '../../content/content-problem.ts';
import { cacheFile, engineFile } from '../../settings/folders.ts';
import { overpass, type Typeface } from '../brand.ts';
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

/** The files of a typeface for pages and for pictures: as shipped, or an owner's, subset to the texts of the content. */
export async function prepareTypeface(
  typeface: Typeface,
  content: Content,
): Promise<{ readonly woff2: string; readonly ttf: string }> {
  if (!typeface.isShipped) return cutTypeface(typeface, content);
  const [woff2, ttf] = [shippedFile(typeface.file), shippedFile(typeface.file.replace(/woff2$/, 'ttf'))];
  return { woff2, ttf: existsSync(ttf) ? ttf : await cutFont(await readFile(woff2), `${typeface.name}.ttf`) };
}

/** Problems of a typeface of the content that show when it is subset: its size, and missing characters. */
export async function checkTypeface(
  typeface: Typeface,
  content: Content,
  budgetBytes = TYPEFACE_BUDGET_BYTES,
): Promise<ContentProblem[]> {
  if (typeface.isShipped) return [];
  const { file } = typeface;
  try {
    const { woff2, missing, isNamed } = await cutTypeface(typeface, content);
    const { length } = await readFile(woff2);
    const shown = `${missing.slice(0, 20).join(' ')}${missing.length > 20 ? ' and more' : ''}`;
    const messages = [
      length > budgetBytes &&
        `is ${length} bytes when it is cut to the letters of the site; more than ${budgetBytes} make a first visit slower. Letters with fewer curves are lighter.`,
      missing.length > 0 && `lacks ${shown}. Where headings hold one of these, it shows in the letters of the system.`,
      !isNamed &&
        'has no PostScript name, by which pictures for shared links find it; they are set in Overpass. Ask for the WOFF2 file with its names.',
    ];
    return messages.flatMap((message) => (message ? [fieldWarning(file, [], message)] : []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fieldProblem(file, [], `cannot be cut to the letters of the site: ${reason}. Ask for a sound WOFF2 file.`)];
  }
}

function shippedFile(name: string): string {
  return engineFile(join('src/styles/fonts', name));
}

/**
 * Subsets a typeface of the content to the characters of its texts, of English and French, of the currencies, and of our
 * punctuation. The renderer of pictures knows fonts by their names alone, so one without is replaced there.
 */
async function cutTypeface({ file, name }: Typeface, { directory, texts }: Content) {
  const bytes = await readFile(join(directory, file));
  const letters = listLetters(texts);
  const font = openFont(bytes);
  const isNamed = font.postscriptName !== null;
  return {
    woff2: await cutFont(bytes, `${name}.woff2`, letters),
    ttf: isNamed ? await cutFont(bytes, `${name}.ttf`, letters) : shippedFile(overpass.file.replace(/woff2$/, 'ttf')),
    isNamed,
    // Punctuation is rare in headings.
    missing: [...letters].filter(
      (letter) => /[\p{L}\p{N}]/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    ),
  };
}

/** The characters of all texts, and those that every site may need. */
function listLetters(texts: ReadonlyMap<string, string>): string {
  const found = new Set(ascii + beyondAscii);
  for (const text of texts.values())
    for (const character of text) if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) found.add(character);
  return [...found].sort().join('');
}

/**
 * The path of a font cut to some characters, or whole, in the format of the given name. Hinting and kerning are dropped,
 * tabular figures kept. Results are cached by the hash of font and characters.
 */
async function cutFont(bytes: Buffer, name: string, letters?: string): Promise<string> {
  const hash = createHash('sha256').update(CUT).update(bytes);
  const key = hash.update(letters ?? 'all').digest('hex');
  const entry = `typefaces/${key.slice(0, 16)}/${name}`;
  await cached(entry, async () => {
    // Loaded when needed: most sites never subset a font.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(bytes, letters ?? '', {
      targetFormat: name.endsWith('.woff2') ? 'woff2' : 'sfnt',
      noHinting: true,
      keepFeatures: ['tnum'],
      dropTables: ['GDEF', 'GPOS', 'STAT', 'DSIG', 'gasp', 'meta'],
      keepAllGlyphs: letters === undefined,
      variationAxes: pinAxes(openFont(bytes)),
    });
  });
  return cacheFile(entry);
}

/** For a variable font: bold, which headings are set in, and the default of every other axis. */
function pinAxes({ variationAxes }: Font): Record<string, number> {
  const axes = Object.entries(variationAxes);
  return Object.fromEntries(
    axes.map(([tag, axis]) => [tag, tag === 'wght' ? Math.min(axis?.max ?? 0, 800) : (axis?.default ?? 0)]),
  );
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('it is a collection of fonts');
  return font;
}
