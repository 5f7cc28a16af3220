import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { probePicture } from '../../appearance/make/probe-pictures.ts';
import { type ContentProblem, fieldProblem, type ParsedFile } from '../content-problem.ts';
import { type ContentKindName, contentKindOf } from '../kinds.ts';
import { type ContentLocality, findLocality } from '../locality.ts';
import { splitLanguage } from '../translation.ts';
import { type ParseResult, parseFile } from './parse-file.ts';
import { explainUnpublishable, findTextProblem, readFont } from './read-files.ts';

/** A content folder as read from disk. */
export interface ContentFolder {
  readonly directory: string;
  /** Texts by path below the folder, sorted by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly records: readonly ParsedFile[];
  /** Files that cannot be read, and syntax errors. */
  readonly problems: readonly ContentProblem[];
  /** `sha256:` and the hash of all paths and texts. */
  readonly digest: string;
}

/** A parsed file with its text, or its bytes if it is binary. */
interface ReadFile extends ParseResult {
  readonly text?: string;
  readonly bytes?: string | Uint8Array;
}

/** Files as they were parsed last: parsing takes most of the time, and few files change between two readings. */
export type FileCache = Map<string, ReadFile>;

/**
 * Reads all files of a content folder except hidden ones. An unreadable file has a problem and no data. The data of an
 * image is its metadata from the decoder.
 */
export async function readContentFolder(directory: string, known: FileCache = new Map()): Promise<ContentFolder> {
  const texts = new Map<string, string>();
  const stats = await stat(directory).catch(() => undefined);
  if (!stats?.isDirectory()) {
    const message = 'is not a folder. Let CONTENT_DIR name the folder that holds business.yaml.';
    const records = [{ file: '', data: undefined }];
    return { directory, texts, records, problems: [fieldProblem('', [], message)], digest: '' };
  }
  const hash = createHash('sha256');
  const records: ParsedFile[] = [];
  const problems: ContentProblem[] = [];
  const entries = (await listEntries(directory)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, entry] of entries) {
    const { text = '', bytes = text, errors, ...parsed } = await parseEntry(directory, file, entry, known);
    texts.set(file, text);
    hash.update(`${file}\0`).update(bytes).update('\0');
    records.push({ ...parsed, file });
    for (const { offset, message, isWarning } of errors)
      problems.push({ ...fieldProblem(file, [], message, isWarning ? 'warning' : 'error'), offset });
  }
  return { directory, texts, records, problems, digest: `sha256:${hash.digest('hex')}` };
}

/** What is in a folder and its subfolders, by path; hidden is all but `.well-known`. */
async function listEntries(directory: string, folder = ''): Promise<(readonly [file: string, entry: Dirent])[]> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const file = `${folder}${entry.name}`;
    if (entry.name.startsWith('.') && file !== 'files/.well-known') return [];
    const isNamedLikeFile = !['files', undefined].includes(kindOf(file));
    return entry.isDirectory() && !isNamedLikeFile ? listEntries(directory, `${file}/`) : [[file, entry] as const];
  });
  return (await Promise.all(found)).flat();
}

async function parseEntry(directory: string, file: string, entry: Dirent, known: FileCache): Promise<ReadFile> {
  if (!entry.isFile()) return unreadable(describeNoFile(entry));
  const kind = kindOf(file);
  if (kind === undefined) return { data: {}, errors: [] };
  const path = join(directory, file);
  if (kind === 'pictures') {
    const picture = await probePicture(path);
    return { bytes: picture.digest, data: picture, errors: [] };
  }
  const bytes = await readBytes(path);
  if (typeof bytes === 'string') return unreadable(bytes);
  if (kind === 'fonts' || kind === 'files') {
    const data = kind === 'fonts' ? readFont(bytes) : (explainUnpublishable(file, bytes) ?? { size: bytes.length });
    return { bytes, ...(typeof data === 'string' ? unreadable(data) : { data, errors: [] }) };
  }
  const text = new TextDecoder().decode(bytes);
  const problem = findTextProblem(bytes, text);
  // What is wrong from the first byte on is nothing to show.
  if (problem) return { text: problem.offset === 0 ? '' : text, data: undefined, errors: [problem] };
  const last = known.get(file);
  const result = last?.text === text ? last : { text, ...parseFile(file, text) };
  known.set(file, result);
  return result;
}

/** Why what has the name of a file is none. Links are not followed, to avoid cycles and publishing files from elsewhere. */
function describeNoFile(entry: Dirent): string {
  return entry.isDirectory()
    ? 'is a folder with the name of a file. Give the folder another name, or put the file itself here.'
    : 'is a link or a device, and should be a file. Put the file itself here.';
}

function unreadable(message: string): ParseResult {
  return { data: undefined, errors: [{ offset: 0, message }] };
}

/** The bytes of a file, or why the system does not let us read it. */
async function readBytes(path: string): Promise<Buffer | string> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `cannot be read (${reason}). Look at its permissions.`;
  }
}

/** The kind of a file, in whatever language. */
function kindOf(file: string): ContentKindName | undefined {
  return contentKindOf(splitLanguage(file).original)?.kind;
}

/** Reads the country of a business, even if its content is invalid otherwise. */
export async function readLocality(directory: string): Promise<ContentLocality> {
  return findLocality((await readContentFolder(directory)).records);
}
