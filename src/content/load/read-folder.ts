import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { probePictures } from '../../appearance/make/probe-pictures.ts';
import { type ContentProblem, type ContentRecord, fieldProblem, type TextProblem } from '../content-problem.ts';
import { contentKindOf, contentKinds } from '../kinds.ts';
import { type ContentLocality, findLocality } from '../locality.ts';
import { splitLanguage } from '../translation.ts';
import { parseFile } from './parse-file.ts';
import { readFont, readPublicFile, readText, tryTo } from './read-files.ts';

/** A content folder as read from disk. */
export interface ContentFolder {
  readonly directory: string;
  /** Texts by path below the folder, sorted by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly records: readonly ContentRecord[];
  /** Files that cannot be read, and syntax errors. */
  readonly problems: readonly ContentProblem[];
  /** `sha256:` and the hash of all paths and texts. */
  readonly digest: string;
}

/**
 * Reads all files of a content folder except hidden ones. An unreadable file has a problem and no data. The data of an
 * image is its metadata from the decoder. Texts that are as in an `earlier` reading are not parsed again.
 */
export function readContentFolder(directory: string, earlier?: ContentFolder): ContentFolder {
  const { files, problems } = listEntries(directory);
  const records: ContentRecord[] = problems.map(({ file }) => ({ file, data: undefined }));
  const texts = new Map<string, string>();
  const hash = createHash('sha256');
  const isPicture = (file: string) => contentKindOf(splitLanguage(file).original)?.kind === 'pictures';
  const pictures = probePictures(files.filter(isPicture).map((file) => join(directory, file)));
  for (const file of files) {
    const picture = pictures.get(join(directory, file));
    const read = picture
      ? { text: '', bytes: picture.digest, record: { file, data: picture }, problems: [] }
      : readFile(directory, file, earlier);
    texts.set(file, read.text);
    hash.update(`${file}\0`).update(read.bytes).update('\0');
    records.push(read.record);
    problems.push(...read.problems);
  }
  return { directory, texts, records, problems, digest: `sha256:${hash.digest('hex')}` };
}

/** What a file of the folder holds: text, or bytes if it is binary. */
interface ReadFile {
  readonly text: string;
  readonly bytes: string | Uint8Array;
  readonly record: ContentRecord;
  readonly problems: readonly ContentProblem[];
}

function readFile(directory: string, file: string, earlier: ContentFolder | undefined): ReadFile {
  const path = join(directory, file);
  const kind = contentKindOf(splitLanguage(file).original)?.kind;
  if (kind === 'fonts' || kind === 'files') {
    const { bytes, data, problem } = kind === 'fonts' ? readFont(path) : readPublicFile(path);
    return { text: '', bytes, record: { file, data }, problems: problem ? [toContentProblem(file, problem)] : [] };
  }
  const { text, problem } = kind === undefined ? { text: '' } : readText(path);
  if (problem)
    return { text, bytes: text, record: { file, data: undefined }, problems: [toContentProblem(file, problem)] };
  const known = earlier?.texts.get(file) === text ? earlier?.records.find((record) => record.file === file) : undefined;
  if (known?.data !== undefined)
    return { text, bytes: text, record: known, problems: earlier?.problems.filter((it) => it.file === file) ?? [] };
  const { errors, ...parsed } = parseFile(file, text);
  return {
    text,
    bytes: text,
    record: { file, ...parsed },
    problems: errors.map((error) => toContentProblem(file, error)),
  };
}

function toContentProblem(file: string, { offset, message, isWarning }: TextProblem): ContentProblem {
  return { ...fieldProblem(file, [], message, isWarning ? 'warning' : 'error'), offset };
}

/** The only hidden folder whose files are published. */
const WELL_KNOWN = `${contentKinds.files.path}/.well-known`;

/** Files of a folder by path, sorted, and problems of other entries. */
function listEntries(directory: string): { readonly files: string[]; readonly problems: ContentProblem[] } {
  const files: string[] = [];
  const problems: ContentProblem[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const file = `${folder}${entry.name}`;
      if (entry.name.startsWith('.') && file !== WELL_KNOWN) continue;
      const message = describeOtherEntry(entry, file);
      if (message !== undefined) problems.push(toContentProblem(file, { offset: 0, message }));
      if (entry.isDirectory()) visit(`${file}/`);
      else if (entry.isFile()) files.push(file);
    }
  };
  if (tryTo(() => statSync(directory).isDirectory())) visit('');
  else {
    const message = 'is not a folder. Let CONTENT_DIR name the folder that holds business.yaml.';
    problems.push(toContentProblem('', { offset: 0, message }));
  }
  return { files: files.sort(), problems: problems.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/**
 * Problem of an entry that is not a regular file. Symbolic links are not followed, to avoid cycles and publishing files
 * from elsewhere.
 */
function describeOtherEntry(entry: Dirent, file: string): string | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) {
    const kind = contentKindOf(splitLanguage(file).original)?.kind;
    return kind && kind !== 'files' ? 'is a folder and should be a file. Rename or move it.' : undefined;
  }
  if (entry.isSymbolicLink()) return 'is a symbolic link, which is not followed. Put the file itself here.';
  return 'is a pipe, a socket or a device, and no file. Take it away.';
}

/** Reads the country of a business, even if its content is invalid otherwise. */
export function readLocality(directory: string): ContentLocality {
  const { path: file } = contentKinds.business;
  const path = join(directory, file);
  return findLocality(existsSync(path) ? [{ file, data: parseFile(file, readText(path).text).data }] : []);
}
