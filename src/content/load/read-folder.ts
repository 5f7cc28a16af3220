import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { probePicture } from '../../appearance/make/probe-pictures.ts';
import { type ContentProblem, type ContentRecord, fieldProblem, type TextProblem } from '../content-problem.ts';
import { type ContentKindName, contentKindOf, contentKinds } from '../kinds.ts';
import { type ContentLocality, findLocality } from '../locality.ts';
import { splitLanguage } from '../translation.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import { describeUnfit, findTextProblem, readFont } from './read-files.ts';

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
 * image is its metadata from the decoder.
 */
export function readContentFolder(directory: string): ContentFolder {
  const { files, problems } = listEntries(directory);
  const records: ContentRecord[] = problems.map(({ file }) => ({ file, data: undefined }));
  const texts = new Map<string, string>();
  const hash = createHash('sha256');
  for (const file of files) {
    const { text = '', bytes = text, errors, ...parsed } = readFile(directory, file);
    texts.set(file, text);
    hash.update(`${file}\0`).update(bytes).update('\0');
    records.push({ ...parsed, file });
    problems.push(...errors.map((error) => toContentProblem(file, error)));
  }
  return { directory, texts, records, problems, digest: `sha256:${hash.digest('hex')}` };
}

/** What each file held when it was parsed last: parsing takes most of the time, and few files change between readings. */
const lastParsed = new Map<string, ReadFile>();

/** A parsed file with its text, or its bytes if it is binary. */
interface ReadFile extends ParsedFile {
  readonly text?: string;
  readonly bytes?: string | Uint8Array;
}

function readFile(directory: string, file: string): ReadFile {
  const kind = kindOf(file);
  if (kind === undefined) return { data: {}, errors: [] };
  if (kind === 'pictures') {
    const picture = probePicture(join(directory, file));
    return { bytes: picture.digest, data: picture, errors: [] };
  }
  const bytes = readBytes(join(directory, file));
  if (typeof bytes === 'string') return refuse(bytes);
  if (kind === 'fonts' || kind === 'files') {
    const data = kind === 'fonts' ? readFont(bytes) : (describeUnfit(file, bytes) ?? { size: bytes.length });
    return { bytes, ...(typeof data === 'string' ? refuse(data) : { data, errors: [] }) };
  }
  const text = new TextDecoder().decode(bytes);
  const problem = findTextProblem(bytes, text);
  // What is wrong from the first byte on is nothing to show.
  if (problem) return { text: problem.offset === 0 ? '' : text, data: undefined, errors: [problem] };
  const known = lastParsed.get(file);
  const result = known?.text === text ? known : { text, ...parseFile(file, text) };
  lastParsed.set(file, result);
  return result;
}

function refuse(message: string): ParsedFile {
  return { data: undefined, errors: [{ offset: 0, message }] };
}

/** What a file may hold; more came there by mistake. */
const MOST_KILOBYTES = 10_000;

/** The bytes of a file, or why there are none: it is larger than allowed, or the system does not let us read it. */
function readBytes(path: string): Buffer | string {
  try {
    const kilobytes = Math.ceil(statSync(path).size / 1000);
    if (kilobytes <= MOST_KILOBYTES) return readFileSync(path);
    const [size, most] = [kilobytes, MOST_KILOBYTES].map((count) => `${count.toLocaleString('en')} kB`);
    return `is ${size} large; a file has at most ${most}. Is it the right file? If so, make it smaller.`;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `cannot be read (${reason}). Look at its permissions.`;
  }
}

/** The kind of a file, in whatever language. */
function kindOf(file: string): ContentKindName | undefined {
  return contentKindOf(splitLanguage(file).original)?.kind;
}

function toContentProblem(file: string, { offset, message, isWarning }: TextProblem): ContentProblem {
  return { ...fieldProblem(file, [], message, isWarning ? 'warning' : 'error'), offset };
}

/** The only hidden folder whose files are published. */
const WELL_KNOWN = `${contentKinds.files.path}/.well-known`;

/** Files of a folder by path, sorted, and problems of other entries. */
function listEntries(directory: string): { readonly files: string[]; readonly problems: ContentProblem[] } {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    const message = 'is not a folder. Let CONTENT_DIR name the folder that holds business.yaml.';
    return { files: [], problems: [toContentProblem('', { offset: 0, message })] };
  }
  const files: string[] = [];
  const problems: ContentProblem[] = [];
  const visit = (folder: string) => {
    const entries = readdirSync(join(directory, folder), { withFileTypes: true });
    for (const entry of entries.filter(({ name }) => !name.startsWith('.') || `${folder}${name}` === WELL_KNOWN)) {
      const file = `${folder}${entry.name}`;
      const isFolder = entry.isDirectory();
      if (isFolder) visit(`${file}/`);
      // Links are not followed, to avoid cycles and publishing files from elsewhere.
      const message = 'is a folder, a link or a device, and should be a file. Put the file itself here.';
      if (entry.isFile()) files.push(file);
      else if (!isFolder || ![undefined, 'files'].includes(kindOf(file)))
        problems.push(toContentProblem(file, { offset: 0, message }));
    }
  };
  visit('');
  return { files: files.sort(), problems };
}

/** Reads the country of a business, even if its content is invalid otherwise. */
export function readLocality(directory: string): ContentLocality {
  return findLocality(readContentFolder(directory).records);
}
