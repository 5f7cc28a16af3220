import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import type { Typeface } from '../brand/typeface.ts';
import { nameFont } from './name-font.ts';

const SHIPPED = 'src/styles/fonts';
const CACHE = 'node_modules/.cache/typefaces';
/** Part of what cached letters go by; another number after a change of how they are cut or named. */
const CUT = '2';
/** Most bytes of the letters that a first visit loads: with these a whole visit stays within 24 KiB. */
export const TYPEFACE_BUDGET_BYTES = 9000;

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
const beyondAscii = '\u00a0«°·»¼½ÀÂÄÆÇÈÉÊËÎÏÔÖ×ÙÛÜàâäæçèéêëîïôöùûüÿŒœŸ–—‘’“”…−';

/** Letters as the build needs them: files, by their paths in the project. */
export interface PreparedTypeface {
  /** For pages. */
  readonly woff2: string;
  /** For pictures. */
  readonly ttf: string;
}

/** A typeface that was cut: its files, what it weighs, and which letters of the texts it lacks. */
export interface CutTypeface extends PreparedTypeface {
  readonly bytes: number;
  readonly missing: readonly string[];
}

/** The files of a typeface: as it was shipped, or of the content, cut to what its texts use. */
export async function prepareTypeface(
  typeface: Typeface,
  content: { readonly directory: string; readonly texts: ReadonlyMap<string, string> },
): Promise<PreparedTypeface> {
  if (!typeface.isShipped) return cutTypeface(typeface, content);
  const woff2 = join(SHIPPED, typeface.file);
  const drawn = join('src/pictures', typeface.file.replace(/woff2$/, 'ttf'));
  if (existsSync(drawn)) return { woff2, ttf: drawn };
  const bytes = await readFile(woff2);
  return { woff2, ttf: await cache(bytes, `${typeface.name}.ttf`, 'all', (font) => draw(font, undefined, typeface)) };
}

/**
 * Cuts a typeface of the content to the letters of its texts, to those of
 * English and French, and to the signs pages write. Hints and kerning go,
 * figures of one width stay. What was cut before comes from a cache.
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

/** What texts are written with: all there is in them, and what every site may need. */
function listLetters(texts: Iterable<string>): string {
  const found = new Set(ascii + beyondAscii);
  for (const text of texts)
    for (const character of text) if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) found.add(character);
  return [...found].sort().join('');
}

/** Letters and digits without a shape in the font; signs are seldom in headings. */
function findMissing(bytes: Uint8Array, letters: string): string[] {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) return [];
  return [...letters].filter(
    (letter) => /[\p{L}\p{N}]/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** The letters as pictures are drawn with them. */
async function draw(font: Buffer, letters: string | undefined, { family }: Typeface): Promise<Buffer> {
  return nameFont(await cut(font, letters, 'sfnt'), family);
}

async function cut(font: Buffer, letters: string | undefined, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  // Loaded when it is needed: most sites never cut a font.
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

/** Of a variable font, the bold end of its weights that headings are set in, and the middle of all else. */
function pinAxes(bytes: Buffer): Record<string, number> | undefined {
  const font = create(bytes);
  const axes = Object.entries(font.isCollection ? {} : font.variationAxes);
  if (axes.length === 0) return undefined;
  return Object.fromEntries(
    axes.map(([tag, axis]) => [tag, tag === 'wght' ? Math.min(axis?.max ?? 0, 800) : (axis?.default ?? 0)]),
  );
}

/** A file that is made of bytes and letters, by the digest of both. */
async function cache(
  bytes: Buffer,
  name: string,
  letters: string,
  make: (bytes: Buffer) => Promise<Buffer>,
): Promise<string> {
  const key = createHash('sha256').update(CUT).update(bytes).update(letters).digest('hex').slice(0, 16);
  const path = join(CACHE, key, name);
  if (existsSync(path)) return path;
  await mkdir(join(CACHE, key), { recursive: true });
  // Whole or not there, whoever makes it at the same time.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await make(bytes));
  await rename(unfinished, path);
  return path;
}
