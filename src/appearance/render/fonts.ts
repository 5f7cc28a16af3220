import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { cachePath, enginePath } from '../../system/folders.ts';
import type { Typeface } from '../typefaces.ts';
import { readOrMake } from './cache.ts';

/** Part of the cache key; change it when subsetting changes. */
const CACHE_VERSION = '6';
/** Maximum size of the font that a first visit loads, in bytes, so that a whole visit stays within 32 KiB. */
export const TYPEFACE_BUDGET_BYTES = 9000;

/** Folder of the typefaces that ship, and of complete ones for images. */
const SHIPPED = 'src/styles/fonts';
const IMAGE_FONTS = 'src/styles/fonts/pictures';

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
const beyondAscii = '\u00a0¡£«°·»¼½¿ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜàáâäæçèéêëíîïñóôöùúûüÿŒœŸĀāĒēĪīŌōŪū–—‘’“”…−€';

/** A content folder, with the texts of its files by path. */
type Content = { readonly directory: string; readonly texts: ReadonlyMap<string, string> };

/**
 * Prepares the files of a typeface, subset to the characters of the content: `woff2` for pages, unchanged if it ships with
 * the engine, and `imageFonts` for drawings of the build: the typeface, then others for the characters it lacks.
 */
export async function prepareTypeface({ name, file, isShipped }: Typeface, { directory, texts }: Content) {
  const path = isShipped ? enginePath(join(SHIPPED, file)) : join(directory, file);
  const bytes = await readFile(path);
  const characters = listCharacters(texts);
  const woff2 = isShipped ? path : await makeSubset(bytes, `${name}.woff2`, characters);
  const imageFonts = [await makeSubset(bytes, `${name}.ttf`, characters)];
  let missing = findMissingCharacters(characters, create(bytes) as Font);
  // The complete typeface first, then any others that have the rest.
  const others = readdirSync(enginePath(IMAGE_FONTS)).sort();
  for (const other of [...others.filter((file) => file.startsWith(`${name}-`)), ...others]) {
    if (missing.length === 0) break;
    const complete = await readFile(enginePath(join(IMAGE_FONTS, other)));
    const still = findMissingCharacters(missing, create(complete) as Font);
    if (still.length === missing.length) continue;
    imageFonts.push(await makeSubset(complete, other.replace('.woff2', '.ttf'), missing.join('')));
    missing = still;
  }
  return { woff2, imageFonts, missing };
}

/**
 * Checks a typeface and returns its problems, as texts that follow its name: size and missing characters of headings if
 * it is the content's own, and characters of `drawn` texts that no font of images has.
 */
export async function checkTypeface(typeface: Typeface, content: Content, drawn: string): Promise<string[]> {
  const { isShipped, file } = typeface;
  const { woff2, missing } = await prepareTypeface(typeface, content);
  const undrawn = missing.filter((character) => drawn.includes(character));
  const undrawable = `lacks ${listSome(undrawn)}, and so does every font of the engine. Pictures for shared links and icons show nothing there. Avoid these characters, or put a font that has them into fonts/ and name it as typeface.`;
  const imageProblems = undrawn.length > 0 ? [undrawable] : [];
  if (isShipped) return imageProblems;
  const { length } = await readFile(woff2);
  // Punctuation is rare in headings.
  const lacked = findMissingCharacters(
    listCharacters(content.texts),
    create(await readFile(join(content.directory, file))) as Font,
  );
  const characters = lacked.filter((character) => /[\p{L}\p{N}]/u.test(character));
  const tooLarge = `has ${length} bytes with only the characters of the site; more than ${TYPEFACE_BUDGET_BYTES} make first visits slower. Choose a typeface with simpler shapes.`;
  const missingMessage = `lacks ${listSome(characters)}. Headings show these characters in a system font.`;
  return [
    ...(length > TYPEFACE_BUDGET_BYTES ? [tooLarge] : []),
    ...(characters.length > 0 ? [missingMessage] : []),
    ...imageProblems,
  ];
}

function listSome(characters: readonly string[]): string {
  return `${characters.slice(0, 20).join(' ')}${characters.length > 20 ? ' and more' : ''}`;
}

/** Finds the visible characters that a font has no glyph for. */
function findMissingCharacters(characters: Iterable<string>, font: Font): string[] {
  return [...characters].filter(
    (character) => !/[\s\p{C}\p{M}]/u.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

/** Lists the characters of all texts and those that every site may need. */
function listCharacters(texts: ReadonlyMap<string, string>): string {
  return [...new Set([ascii, beyondAscii, ...texts.values()].join(''))].sort().join('');
}

/**
 * Returns the path of a font subset to some characters, in the format of the given name. Hinting and kerning are dropped,
 * tabular figures and names kept. Results are cached by the hash of font and characters.
 */
async function makeSubset(bytes: Buffer, name: string, characters: string): Promise<string> {
  const key = createHash('sha256').update(CACHE_VERSION).update(bytes).update(characters).digest('hex');
  const entry = `typefaces/${key.slice(0, 16)}/${name}`;
  await readOrMake(entry, async () => {
    // Imported only if the cache lacks the font, because importing is slow.
    const { default: subsetFont } = await import('subset-font');
    // A variable font is set to the weight of headings, and to the default of every other axis.
    const { variationAxes } = create(bytes) as Font;
    const axes = Object.entries(variationAxes).map(([tag, axis]) => {
      return [tag, tag === 'wght' ? 800 : (axis?.default ?? 0)];
    });
    return subsetFont(bytes, characters, {
      targetFormat: name.endsWith('.woff2') ? 'woff2' : 'sfnt',
      noHinting: true,
      keepFeatures: ['tnum'],
      dropTables: ['GDEF', 'GPOS', 'STAT', 'DSIG', 'gasp', 'meta'],
      variationAxes: Object.fromEntries(axes),
    });
  });
  return cachePath(entry);
}
