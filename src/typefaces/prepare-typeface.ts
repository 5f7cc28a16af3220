import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import type { Typeface } from '../brand/typeface.ts';
import { cacheFile, engineFile } from '../settings/folders.ts';
import { nameFont } from './name-font.ts';

const SHIPPED = 'src/styles/fonts';
/** Part of the cache key; change it when subsetting or naming changes. */
const CUT = '3';
/** Size limit of the font that a first visit loads, in bytes: within it a whole visit stays within 24 KiB. */
export const TYPEFACE_BUDGET_BYTES = 9000;

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
const beyondAscii = '\u00a0£«°·»¼½ÀÂÄÆÇÈÉÊËÎÏÔÖ×ÙÛÜàâäæçèéêëîïôöùûüÿŒœŸ–—‘’“”…−€';

/** The files of a typeface, by their whole paths. */
export interface PreparedTypeface {
  /** For pages. */
  readonly woff2: string;
  /** For pictures. */
  readonly ttf: string;
}

/** A subset typeface: its files, its size, and the characters of the texts it lacks. */
export interface CutTypeface extends PreparedTypeface {
  readonly bytes: number;
  readonly missing: readonly string[];
}

/** The files of a typeface: as shipped, or an owner's, subset to the texts of the content. */
export async function prepareTypeface(
  typeface: Typeface,
  content: { readonly directory: string; readonly texts: ReadonlyMap<string, string> },
): Promise<PreparedTypeface> {
  if (!typeface.isShipped) return cutTypeface(typeface, content);
  const woff2 = engineFile(join(SHIPPED, typeface.file));
  const drawn = engineFile(join('src/pictures', typeface.file.replace(/woff2$/, 'ttf')));
  if (existsSync(drawn)) return { woff2, ttf: drawn };
  const bytes = await readFile(woff2);
  return { woff2, ttf: await cache(bytes, `${typeface.name}.ttf`, 'all', (font) => draw(font, undefined, typeface)) };
}

/**
 * Subsets a typeface of the content to the characters of its texts, of English and French, of the currencies, and of our
 * punctuation. Hinting and kerning are dropped, tabular figures kept. Results are cached.
 */
export async function cutTypeface(
  typeface: Typeface,
  { directory, texts }: { readonly directory: string; readonly texts: ReadonlyMap<string, string> },
): Promise<CutTypeface> {
  const bytes = await readFile(join(directory, typeface.file));
  const letters = listLetters(texts.values());
  const woff2 = await cache(bytes, `${typeface.name}.woff2`, letters, (font) => cut(font, letters, 'woff2'));
  const ttf = await cache(bytes, `${typeface.name}.ttf`, letters, (font) => draw(font, letters, typeface));
  return { woff2, ttf, bytes: (await readFile(woff2)).length, missing: findMissing(bytes, letters) };
}

/** The characters of all texts, and those that every site may need. */
function listLetters(texts: Iterable<string>): string {
  const found = new Set(ascii + beyondAscii);
  for (const text of texts)
    for (const character of text) if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) found.add(character);
  return [...found].sort().join('');
}

/** Letters and digits without a glyph in the font; punctuation is rare in headings. */
function findMissing(bytes: Uint8Array, letters: string): string[] {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) return [];
  return [...letters].filter(
    (letter) => /[\p{L}\p{N}]/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** The font for pictures. */
async function draw(font: Buffer, letters: string | undefined, { family }: Typeface): Promise<Buffer> {
  return nameFont(await cut(font, letters, 'sfnt'), family);
}

async function cut(font: Buffer, letters: string | undefined, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  // Loaded when needed: most sites never subset a font.
  const { default: subsetFont } = await import('subset-font');
  const axes = pinAxes(font);
  return subsetFont(font, letters ?? '', {
    targetFormat,
    noHinting: true,
    keepFeatures: ['tnum'],
    dropTables: ['GDEF', 'GPOS', 'STAT', 'DSIG', 'gasp', 'meta'],
    ...(letters === undefined ? { keepAllGlyphs: true } : {}),
    ...(axes === undefined ? {} : { variationAxes: axes }),
  });
}

/** For a variable font: bold, which headings are set in, and the default of every other axis. */
function pinAxes(bytes: Buffer): Record<string, number> | undefined {
  const font = create(bytes);
  const axes = Object.entries(font.isCollection ? {} : font.variationAxes);
  if (axes.length === 0) return undefined;
  return Object.fromEntries(
    axes.map(([tag, axis]) => [tag, tag === 'wght' ? Math.min(axis?.max ?? 0, 800) : (axis?.default ?? 0)]),
  );
}

/** Derives a file from bytes and characters, cached by the hash of both. */
async function cache(
  bytes: Buffer,
  name: string,
  letters: string,
  make: (bytes: Buffer) => Promise<Buffer>,
): Promise<string> {
  const key = createHash('sha256').update(CUT).update(bytes).update(letters).digest('hex').slice(0, 16);
  const folder = cacheFile(join('typefaces', key));
  const path = join(folder, name);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  // Written to a temporary name first, because another process may make it at the same time.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await make(bytes));
  await rename(unfinished, path);
  return path;
}
