import { create, type Font } from 'fontkitten';
import type { FontFile } from '../../schemas/appearance/brand.ts';
import { limits } from '../limits.ts';
import { type ReadBytes, readBytes } from './read-files.ts';

const SAVE = 'Ask for the WOFF2 file where you licensed the letters.';
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** How often each letter stands in English text, in per cent. */
const FREQUENCIES = [
  8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2, 6.1, 7, 0.15, 0.77, 4, 2.4, 6.7, 7.5, 1.9, 0.1, 6, 6.3, 9.1, 2.8, 0.98, 2.4, 0.15,
  2, 0.07, 18,
];

/** Reads the metrics of a WOFF2 file that the layout needs. */
export function readFont(path: string): ReadBytes<FontFile> {
  const describeSize = (size: number) =>
    `is ${(size / 1e6).toFixed(1)} MB large; a font has at most ${limits.fontBytes / 1e6} MB. ${SAVE}`;
  return readBytes(path, limits.fontBytes, describeSize, (bytes) => {
    if (bytes.toString('latin1', 0, 4) !== 'wOF2') return `is not a WOFF2 font, whatever its name says. ${SAVE}`;
    try {
      const font = create(bytes);
      return font.isCollection
        ? `is a collection of fonts. Put the one for headings here alone. ${SAVE}`
        : measureFont(font);
    } catch {
      return `is a damaged WOFF2 font. ${SAVE}`;
    }
  });
}

function measureFont(font: Font): FontFile {
  const widthOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  const total = FREQUENCIES.reduce((sum, often) => sum + often, 0);
  const width = LETTERS.reduce((sum, letter, at) => sum + widthOf(letter) * (FREQUENCIES[at] ?? 0), 0) / total;
  const part = (length: number) => Math.round((length / font.unitsPerEm) * 10_000) / 10_000;
  return {
    family: font.familyName ?? '',
    capHeight: part(font.capHeight || font.ascent * 0.7),
    xHeight: part(font.xHeight || font.ascent * 0.5),
    meanWidth: part(width),
  };
}
