import { isUtf8 } from 'node:buffer';
import { create, type Font } from 'fontkitten';
import type { FontFile } from '../../schemas/appearance/brand.ts';
import { findInvisible } from '../../schemas/fields.ts';
import { getExtension } from '../../site-pages/file-types.ts';
import type { TextProblem } from '../content-problem.ts';

/** Reports a text file that is not UTF-8, is empty or has merge conflicts. */
export function findTextProblem(bytes: Buffer, text: string): TextProblem | undefined {
  const makeTextProblem = (message: string, offset = 0) => ({ offset, message });
  if (!isUtf8(bytes))
    return makeTextProblem('contains a character that is not UTF-8. Save the file as UTF-8.', text.indexOf('\uFFFD'));
  const invisible = findInvisible(text.replace(/\t|\r(?=\n)/g, ' '));
  if (invisible !== undefined) return makeTextProblem(`${invisible.message}.`, invisible.offset);
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  if (conflict >= 0)
    return makeTextProblem(
      'is left over from a merge conflict. Keep one of the two versions and remove the conflict markers.',
      conflict,
    );
  return text.trim() === '' ? makeTextProblem('is empty. Write its fields, or remove it.') : undefined;
}

/**
 * Finds the reason why a file of `content/files` cannot be published: its contents do not match its extension, or
 * browsers would execute it.
 */
export function findFileProblem(file: string, bytes: Buffer): string | undefined {
  const extension = getExtension(file);
  if (bytes.length === 0) return 'is empty. Copy the file again, or remove it.';
  if (extension === 'pdf')
    return bytes.toString('latin1', 0, 5) === '%PDF-'
      ? undefined
      : 'is not a PDF, although its name ends in .pdf. Export it as PDF, or rename it.';
  if (!isUtf8(bytes)) return 'is not text in UTF-8. Save it as UTF-8.';
  const text = bytes.toString();
  return extension === 'html' && (text.includes('<') || text.trim().includes('\n'))
    ? 'contains more than one line of text without tags. A page of your own belongs in pages/. If the proof of ownership has tags, write its name and content under verification in policy.yaml.'
    : undefined;
}

/** Letters about as often as they occur in English text. */
const LETTERS =
  'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllcccuuummmwwwffggyyppbbvk                  ';

/**
 * Reads the metrics of a WOFF2 file that the layout needs, or explains why it is unusable. The file must contain the
 * names of the font, by which pictures refer to it.
 */
export function readFontMetrics(bytes: Buffer): FontFile | string {
  try {
    const font = bytes.toString('latin1', 0, 4) === 'wOF2' ? create(bytes) : undefined;
    if (font?.isCollection === false && font.familyName && font.postscriptName) return measureFont(font);
  } catch {
    // A damaged file gets the same message as one in another format.
  }
  return 'is not a WOFF2 file with a single, named font. Download the font again as WOFF2 where you licensed it.';
}

function measureFont(font: Font): FontFile {
  const widths = [...LETTERS].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  const toEms = (length: number) => Math.round((length / font.unitsPerEm) * 10_000) / 10_000;
  return {
    capHeight: toEms(font.capHeight || font.ascent * 0.7),
    xHeight: toEms(font.xHeight || font.ascent * 0.5),
    meanWidth: toEms(widths.reduce((sum, width) => sum + width, 0) / widths.length),
  };
}
