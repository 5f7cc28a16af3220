import { isUtf8 } from 'node:buffer';
import { create, type Font } from 'fontkitten';
import type { FontFile } from '../../schemas/appearance/brand.ts';
import { findInvisible } from '../../schemas/fields.ts';
import { endingOf } from '../../site-pages/file-types.ts';
import type { TextProblem } from '../content-problem.ts';

/** Why, and where, a file is not a text that somebody finished. */
export function findTextProblem(bytes: Buffer, text: string): TextProblem | undefined {
  const tell = (message: string, offset = 0) => ({ offset, message });
  if (!isUtf8(bytes))
    return tell('holds a character that is not UTF-8. Save the file as UTF-8.', text.indexOf('\uFFFD'));
  const invisible = findInvisible(text.replace(/\t|\r(?=\n)/g, ' '));
  if (invisible !== undefined) return tell(`${invisible.message}.`, invisible.offset);
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  if (conflict >= 0)
    return tell('is left over from a merge conflict. Keep one of the two versions and take out the marks.', conflict);
  return text.trim() === '' ? tell('is empty. Write its fields, or remove it.') : undefined;
}

/** Why a file of `content/files` cannot be published: it is not what its ending says, or browsers would execute it. */
export function explainUnpublishable(file: string, bytes: Buffer): string | undefined {
  const ending = endingOf(file);
  if (bytes.length === 0) return 'is empty. Put the file there once more, or remove it.';
  if (ending === 'pdf')
    return bytes.toString('latin1', 0, 5) === '%PDF-' ? undefined : 'is not a PDF, whatever its name says.';
  if (!isUtf8(bytes)) return 'is not text in UTF-8. Save it as UTF-8.';
  const text = bytes.toString();
  return ending === 'html' && (text.includes('<') || text.trim().includes('\n'))
    ? 'holds more than one line of text without tags. A page of your own belongs into pages/; where a proof has tags, write its name and content under verification in policy.yaml.'
    : undefined;
}

/** Letters about as often as they stand in English text. */
const LETTERS =
  'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllcccuuummmwwwffggyyppbbvk                  ';

/** The metrics of a WOFF2 file that the layout needs, or why it is none. Pictures are set in no font without names. */
export function readFont(bytes: Buffer): FontFile | string {
  try {
    const font = bytes.toString('latin1', 0, 4) === 'wOF2' ? create(bytes) : undefined;
    if (font?.isCollection === false && font.familyName && font.postscriptName) return measureFont(font);
  } catch {
    // A damaged file gets the same message as one of another format.
  }
  return 'is not a sound WOFF2 file of one font with its names, whatever that of the file says. Ask for it where you licensed the letters.';
}

function measureFont(font: Font): FontFile {
  const widths = [...LETTERS].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  const part = (length: number) => Math.round((length / font.unitsPerEm) * 10_000) / 10_000;
  return {
    capHeight: part(font.capHeight || font.ascent * 0.7),
    xHeight: part(font.xHeight || font.ascent * 0.5),
    meanWidth: part(widths.reduce((sum, width) => sum + width, 0) / widths.length),
  };
}
