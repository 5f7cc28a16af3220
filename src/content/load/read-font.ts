import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import type { FontFile } from '../../schemas/appearance/brand.ts';
import { describeUnreadable } from './text/read-text.ts';
import type { TextProblem } from './text/text-problem.ts';

/** Maximum file size before subsetting; fonts for all European languages are a third of it. */
const LARGEST_BYTES = 1_000_000;
const SAVE = 'Ask for the WOFF2 file where you licensed the letters.';

/** Letter frequencies of English text in per cent. */
const frequencies = Object.entries({
  a: 8.2,
  b: 1.5,
  c: 2.8,
  d: 4.3,
  e: 12.7,
  f: 2.2,
  g: 2,
  h: 6.1,
  i: 7,
  j: 0.15,
  k: 0.77,
  l: 4,
  m: 2.4,
  n: 6.7,
  o: 7.5,
  p: 1.9,
  q: 0.1,
  r: 6,
  s: 6.3,
  t: 9.1,
  u: 2.8,
  v: 0.98,
  w: 2.4,
  x: 0.15,
  y: 2,
  z: 0.07,
  ' ': 18,
});

/** Metadata of a font file, or why it is invalid. */
export interface FontReading {
  readonly bytes: Buffer;
  readonly data: FontFile | undefined;
  readonly problems: readonly TextProblem[];
}

/** Reads the metrics of a WOFF2 file that the layout needs. */
export function readFont(path: string): FontReading {
  try {
    const bytes = readFileSync(path);
    const read = parseFont(bytes);
    return typeof read === 'string'
      ? { bytes, data: undefined, problems: [{ offset: 0, message: `${read} ${SAVE}` }] }
      : { bytes, data: read, problems: [] };
  } catch (error) {
    return { bytes: Buffer.alloc(0), data: undefined, problems: [describeUnreadable(error)] };
  }
}

function parseFont(bytes: Buffer): FontFile | string {
  const { length } = bytes;
  if (length > LARGEST_BYTES) {
    return `is ${(length / 1e6).toFixed(1)} MB large; a font has at most ${LARGEST_BYTES / 1e6} MB.`;
  }
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return 'is not a WOFF2 font, whatever its name says.';
  try {
    const font = create(bytes);
    return font.isCollection ? 'is a collection of fonts. Put the one for headings here alone.' : measure(font);
  } catch {
    return 'is a damaged WOFF2 font.';
  }
}

function measure(font: Font): FontFile {
  const widthOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  const total = frequencies.reduce((sum, [, often]) => sum + often, 0);
  const width = frequencies.reduce((sum, [letter, often]) => sum + widthOf(letter) * often, 0) / total;
  const part = (length: number) => Math.round((length / font.unitsPerEm) * 10_000) / 10_000;
  return {
    family: font.familyName ?? '',
    capHeight: part(font.capHeight || font.ascent * 0.7),
    xHeight: part(font.xHeight || font.ascent * 0.5),
    meanWidth: part(width),
  };
}
