import { readFileSync, statSync } from 'node:fs';
import { findInvisible } from '../../schemas/fields.ts';
import { endingOf } from '../../schemas/pages/public-file-types.ts';
import type { PublicFile } from '../../schemas/pages/published.ts';
import type { TextProblem } from '../content-problem.ts';
import { limits } from '../limits.ts';

/** The text of a file, or why and where it is not valid text. */
export interface ReadText {
  readonly text: string;
  readonly problem?: TextProblem;
}

/** The bytes of a binary file and its data, or why there are none. */
export interface ReadBytes<Data> {
  readonly bytes: Buffer;
  readonly data: Data | undefined;
  readonly problem?: TextProblem;
}

/** Reads a content file as UTF-8 text without a byte order mark. */
export function readText(path: string): ReadText {
  try {
    const { size } = statSync(path);
    const most = /\.(?:json|svg)$/.test(path) ? limits.dataBytes : limits.textBytes;
    if (size <= most) return validateText(readFileSync(path));
    const message = `is ${Math.ceil(size / 1000)} kB large; a file of this kind has at most ${most / 1000} kB. Is it the right file?`;
    return { text: '', problem: { offset: 0, message } };
  } catch (error) {
    return { text: '', problem: { offset: 0, message: describeUnreadable(error) } };
  }
}

/** Why the system does not let us read a file. */
function describeUnreadable(error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `cannot be read (${reason}). Look at its permissions.`;
}

function validateText(bytes: Buffer): ReadText {
  const save = 'Save the file as UTF-8.';
  const refuse = (message: string, text = '', offset = 0) => ({ text, problem: { offset, message } });
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) return refuse(`is encoded as UTF-16. ${save}`);
  const text = new TextDecoder().decode(bytes);
  const mark = bytes.toString('latin1', 0, 3) === '\xef\xbb\xbf' ? 3 : 0;
  if (Buffer.compare(Buffer.from(text), bytes.subarray(mark)) !== 0) {
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
export function readBytes<Data extends object>(
  path: string,
  most: number,
  describeSize: (bytes: number) => string,
  read: (bytes: Buffer) => Data | string,
): ReadBytes<Data> {
  let bytes = Buffer.alloc(0);
  let data: Data | string;
  try {
    const { size } = statSync(path);
    if (size <= most) bytes = readFileSync(path);
    data = size > most ? describeSize(size) : read(bytes);
  } catch (error) {
    data = describeUnreadable(error);
  }
  return typeof data === 'string' ? { bytes, data: undefined, problem: { offset: 0, message: data } } : { bytes, data };
}

/**
 * Reads a file of `content/files`; checks that its content matches the extension and is nothing that browsers execute.
 */
export function readPublicFile(path: string): ReadBytes<PublicFile> {
  const describeSize = (size: number) =>
    `is ${(size / 1e6).toFixed(1)} MB large; a file has at most ${limits.fileBytes / 1e6} MB. Make it smaller, or link to where it lies elsewhere.`;
  return readBytes(
    path,
    limits.fileBytes,
    describeSize,
    (bytes) => describeUnfit(endingOf(path), bytes) ?? { size: bytes.length },
  );
}

/** Why a file cannot be published, if so. */
function describeUnfit(ending: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'is empty. Put the file there once more, or remove it.';
  if (ending === 'pdf')
    return bytes.toString('latin1', 0, 5) === '%PDF-' ? undefined : 'is not a PDF, whatever its name says.';
  const text = tryTo(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (text === undefined) return 'is not text in UTF-8. Save it as UTF-8.';
  if (/[^\P{Cc}\t\r\n]/u.test(text))
    return 'holds control characters, which no text has. Put the file there once more.';
  if (ending === 'json' && tryTo(() => JSON.parse(text)) === undefined)
    return 'is not JSON. Put the file there once more.';
  return ending === 'html' && (text.includes('<') || text.trim().includes('\n'))
    ? 'holds more than one line of text without tags. A page of your own belongs into pages/; where a proof has tags, write its name and content under verification in policy.yaml.'
    : undefined;
}

function tryTo<Result>(parse: () => Result): Result | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
