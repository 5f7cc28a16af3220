import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { probePhoto } from '../../appearance/render/probe-photo.ts';
import { type ContentProblem, makeProblem, type ParsedFile } from '../content-problem.ts';
import { type ContentKindName, findContentKind } from '../kinds.ts';
import { type ContentLocality, findLocality } from '../locality.ts';
import { splitLanguage } from '../translation.ts';
import { findFileProblem, findTextProblem, readFontMetrics } from './inspect-bytes.ts';
import { type ParseResult, parseFile } from './parse-file.ts';

/** A content folder as read from disk. */
export interface ContentFolder {
  readonly directory: string;
  /** Texts by path below the folder, sorted by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly files: readonly ParsedFile[];
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

/** Files as they were last parsed, because parsing takes most of the time and few files change between two loads. */
export type FileCache = Map<string, ReadFile>;

/**
 * Reads all files of a content folder except hidden ones. An unreadable file has a problem and no data. The data of an
 * image is its decoded metadata.
 */
export async function readContentFolder(directory: string, cache: FileCache = new Map()): Promise<ContentFolder> {
  const texts = new Map<string, string>();
  const stats = await stat(directory).catch(() => undefined);
  if (!stats?.isDirectory()) {
    const message = 'is not a folder. Set CONTENT_DIR to the folder that contains business.yaml.';
    const files = [{ file: '', data: undefined }];
    return { directory, texts, files, problems: [makeProblem('', [], message)], digest: '' };
  }
  const hash = createHash('sha256');
  const files: ParsedFile[] = [];
  const problems: ContentProblem[] = [];
  const entries = (await listEntries(directory)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, entry] of entries) {
    const { text = '', bytes = text, errors, ...parsed } = await parseEntry(directory, file, entry, cache);
    texts.set(file, text);
    hash.update(`${file}\0`).update(bytes).update('\0');
    files.push({ ...parsed, file });
    for (const { offset, message, isWarning } of errors)
      problems.push({ ...makeProblem(file, [], message, isWarning ? 'warning' : 'error'), offset });
  }
  return { directory, texts, files, problems, digest: `sha256:${hash.digest('hex')}` };
}

/** Lists the files in a folder and its subfolders by path, without hidden ones except `.well-known`. */
async function listEntries(directory: string, folder = ''): Promise<(readonly [file: string, entry: Dirent])[]> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true });
  const listed = entries.map(async (entry) => {
    const file = `${folder}${entry.name}`;
    if (entry.name.startsWith('.') && file !== 'files/.well-known') return [];
    const isNamedLikeFile = !['files', undefined].includes(findKind(file));
    return entry.isDirectory() && !isNamedLikeFile ? listEntries(directory, `${file}/`) : [[file, entry] as const];
  });
  return (await Promise.all(listed)).flat();
}

async function parseEntry(directory: string, file: string, entry: Dirent, cache: FileCache): Promise<ReadFile> {
  if (!entry.isFile()) return makeUnreadable(explainNotFile(entry));
  const kind = findKind(file);
  if (kind === undefined) return { data: {}, errors: [] };
  const path = join(directory, file);
  if (kind === 'photoImages') {
    const image = await probePhoto(path);
    return { bytes: image.digest, data: image, errors: [] };
  }
  const bytes = await readBytes(path);
  if (typeof bytes === 'string') return makeUnreadable(bytes);
  if (kind === 'fonts' || kind === 'files') {
    const data = kind === 'fonts' ? readFontMetrics(bytes) : (findFileProblem(file, bytes) ?? { size: bytes.length });
    return { bytes, ...(typeof data === 'string' ? makeUnreadable(data) : { data, errors: [] }) };
  }
  const text = new TextDecoder().decode(bytes);
  const problem = findTextProblem(bytes, text);
  // A problem at the first byte has no excerpt to show.
  if (problem) return { text: problem.offset === 0 ? '' : text, data: undefined, errors: [problem] };
  const last = cache.get(file);
  const result = last?.text === text ? last : { text, ...parseFile(file, text) };
  cache.set(file, result);
  return result;
}

/** Explains why an entry is not a file. Links are not followed, to avoid cycles and publishing files from elsewhere. */
function explainNotFile(entry: Dirent): string {
  return entry.isDirectory()
    ? 'is a folder with the name of a file. Rename the folder, or replace it with the file.'
    : 'is a link or a device, but must be a file. Replace it with the file itself.';
}

function makeUnreadable(message: string): ParseResult {
  return { data: undefined, errors: [{ offset: 0, message }] };
}

/** Reads a file's bytes, or explains why the system refuses. */
async function readBytes(path: string): Promise<Buffer | string> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `cannot be read (${reason}). Check its permissions.`;
  }
}

/** Finds the kind of a file in any language. */
function findKind(file: string): ContentKindName | undefined {
  return findContentKind(splitLanguage(file).original)?.kind;
}

/** Reads a business's country, even if its content is invalid otherwise. */
export async function readLocality(directory: string): Promise<ContentLocality> {
  return findLocality((await readContentFolder(directory)).files);
}
