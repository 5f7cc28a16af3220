import { readFileSync, statSync } from 'node:fs';
import { findInvisible } from '../../../schemas/fields.ts';
import type { TextProblem } from './text-problem.ts';

/** Maximum size of a content file; larger ones are there by mistake. */
const LARGEST_BYTES = 200_000;
/** Maximum size of generated lists and drawings. */
const LARGEST_DATA_BYTES = 2_000_000;

/** The text of a file, or why and where it is not valid text. */
export interface ReadText {
  readonly text: string;
  readonly problem?: TextProblem;
}

/** Reads a content file as UTF-8 text without a byte order mark. */
export function readText(path: string): ReadText {
  try {
    const { size } = statSync(path);
    const most = /\.(?:json|svg)$/.test(path) ? LARGEST_DATA_BYTES : LARGEST_BYTES;
    if (size > most) {
      const message = `is ${Math.ceil(size / 1000)} kB large; a file of this kind has at most ${most / 1000} kB. Is it the right file?`;
      return { text: '', problem: { offset: 0, message } };
    }
    return validateText(readFileSync(path));
  } catch (error) {
    return { text: '', problem: describeUnreadable(error) };
  }
}

/** The problem of a file that the system does not let us read. */
export function describeUnreadable(error: unknown): TextProblem {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return { offset: 0, message: `cannot be read (${reason}). Look at its permissions.` };
}

function validateText(bytes: Buffer): ReadText {
  const save = 'Save the file as UTF-8.';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { text: '', problem: { offset: 0, message: `is encoded as UTF-16. ${save}` } };
  }
  const text = new TextDecoder().decode(bytes);
  if (Buffer.compare(Buffer.from(text), withoutMark(bytes)) !== 0) {
    const offset = text.indexOf('\uFFFD');
    return { text, problem: { offset, message: `holds a character that is not UTF-8; it shows as \uFFFD. ${save}` } };
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) return { text: '', problem: { offset: 0, message: `is not text: it holds NUL bytes. ${save}` } };
  const invisible = findInvisible(text.replace(/\t|\r(?=\n)/g, ' '));
  if (invisible !== undefined) return { text, problem: { ...invisible, message: `${invisible.message}.` } };
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict !== null) {
    const message = 'is left over from a merge conflict. Keep one of the two versions and take out the marks.';
    return { text, problem: { offset: conflict.index, message } };
  }
  if (text.trim() === '') return { text, problem: { offset: 0, message: 'is empty. Write its fields, or remove it.' } };
  return { text };
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
