import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import type { FontFile } from '../../schemas/appearance/brand.ts';
import { findInvisible } from '../../schemas/fields.ts';
import type { PublicFile } from '../../schemas/pages/published.ts';
import { endingOf } from '../../site-pages/file-types.ts';
import type { TextProblem } from '../content-problem.ts';
import { limits } from '../limits.ts';

/** The text of a file, or why and where it is not valid text. */
interface ReadText {
  readonly text: string;
  readonly problem?: TextProblem;
}

/** The bytes of a binary file and its data, or why there are none. */
interface ReadBytes<Data> {
  readonly bytes: Buffer;
  readonly data: Data | undefined;
  readonly errors: readonly TextProblem[];
}

/** Reads a content file as UTF-8 text without a byte order mark. */
export function readText(path: string): ReadText {
  const most = /\.(?:json|svg)$/.test(path) ? limits.dataBytes : limits.textBytes;
  const describeSize = (size: number) =>
    `is ${Math.ceil(size / 1000)} kB large; a file of this kind has at most ${most / 1000} kB. Is it the right file?`;
  const bytes = readUpTo(most, path, describeSize);
  return typeof bytes === 'string' ? { text: '', problem: { offset: 0, message: bytes } } : validateText(bytes);
}

/** The bytes of a file, or why there are none: it is larger than allowed, or the system does not let us read it. */
function readUpTo(most: number, path: string, describeSize: (size: number) => string): Buffer | string {
  try {
    const { size } = statSync(path);
    return size > most ? describeSize(size) : readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `cannot be read (${reason}). Look at its permissions.`;
  }
}

function validateText(bytes: Buffer): ReadText {
  const save = 'Save the file as UTF-8.';
  const refuse = (message: string, text = '', offset = 0) => ({ text, problem: { offset, message } });
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) return refuse(`is encoded as UTF-16. ${save}`);
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) {
    const message = `holds a character that is not UTF-8; it shows as \uFFFD. ${save}`;
    return refuse(message, text, text.indexOf('\uFFFD'));
  }
  if (text.includes('\0')) return refuse(`is not text: it holds NUL bytes. ${save}`);
  const invisible = findInvisible(text.replace(/\t|\r(?=\n)/g, ' '));
  if (invisible !== undefined) return refuse(`${invisible.message}.`, text, invisible.offset);
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  if (conflict >= 0) {
    const message = 'is left over from a merge conflict. Keep one of the two versions and take out the marks.';
    return refuse(message, text, conflict);
  }
  return text.trim() === '' ? refuse('is empty. Write its fields, or remove it.', text) : { text };
}

/** Reads a binary file of at most `most` bytes; `read` returns its data, or as a string why it is invalid. */
function readBytes<Data extends object>(
  path: string,
  most: number,
  [noun, advice]: readonly [noun: string, advice: string],
  read: (bytes: Buffer) => Data | string,
): ReadBytes<Data> {
  const describeSize = (size: number) =>
    `is ${(size / 1e6).toFixed(1)} MB large; a ${noun} has at most ${most / 1e6} MB. ${advice}`;
  const bytes = readUpTo(most, path, describeSize);
  const data = typeof bytes === 'string' ? bytes : read(bytes);
  const isInvalid = typeof data === 'string';
  return {
    bytes: typeof bytes === 'string' ? Buffer.alloc(0) : bytes,
    data: isInvalid ? undefined : data,
    errors: isInvalid ? [{ offset: 0, message: data }] : [],
  };
}

/**
 * Reads a file of `content/files`; checks that its content matches the extension and is nothing that browsers execute.
 */
export function readPublicFile(path: string): ReadBytes<PublicFile> {
  const words = ['file', 'Make it smaller, or link to where it lies elsewhere.'] as const;
  return readBytes(
    path,
    limits.fileBytes,
    words,
    (bytes) => describeUnfit(endingOf(path), bytes) ?? { size: bytes.length },
  );
}

/** Why a file cannot be published, if so. */
function describeUnfit(ending: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'is empty. Put the file there once more, or remove it.';
  if (ending === 'pdf')
    return bytes.toString('latin1', 0, 5) === '%PDF-' ? undefined : 'is not a PDF, whatever its name says.';
  if (!isUtf8(bytes)) return 'is not text in UTF-8. Save it as UTF-8.';
  const text = new TextDecoder().decode(bytes);
  if (/[^\P{Cc}\t\r\n]/u.test(text))
    return 'holds control characters, which no text has. Put the file there once more.';
  if (ending === 'json' && !isJson(text)) return 'is not JSON. Put the file there once more.';
  return ending === 'html' && (text.includes('<') || text.trim().includes('\n'))
    ? 'holds more than one line of text without tags. A page of your own belongs into pages/; where a proof has tags, write its name and content under verification in policy.yaml.'
    : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const SAVE = 'Ask for the WOFF2 file where you licensed the letters.';
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** How often each letter stands in English text, in per cent. */
const FREQUENCIES = [
  8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2, 6.1, 7, 0.15, 0.77, 4, 2.4, 6.7, 7.5, 1.9, 0.1, 6, 6.3, 9.1, 2.8, 0.98, 2.4, 0.15,
  2, 0.07, 18,
];

/** Reads the metrics of a WOFF2 file that the layout needs. */
export function readFont(path: string): ReadBytes<FontFile> {
  return readBytes(path, limits.fontBytes, ['font', SAVE], (bytes) => {
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
