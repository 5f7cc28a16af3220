import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { probePictures } from '../../appearance/make/probe-pictures.ts';
import type { PictureFile } from '../../schemas/appearance/photo.ts';
import type { ContentRecord } from '../content-problem.ts';
import { contentKindOf, contentKinds } from '../kinds.ts';
import { parseFile } from './document.ts';
import { readFont } from './read-font.ts';
import { readPublicFile } from './read-public-file.ts';
import { readText } from './text/read-text.ts';
import type { TextProblem } from './text/text-problem.ts';

/** Why a content file cannot be read, or its syntax error. */
export interface SyntaxProblem extends TextProblem {
  readonly file: string;
}

/** A content folder as read from disk. */
export interface ContentFolder {
  readonly directory: string;
  /** Texts by path below the folder, sorted by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly records: readonly ContentRecord[];
  readonly syntaxProblems: readonly SyntaxProblem[];
  /** `sha256:` and the hash of all paths and texts. */
  readonly digest: string;
}

/**
 * Reads all files of a content folder except hidden ones. An unreadable file has a syntax problem and no data. The data
 * of an image is its metadata from the decoder. Texts that are as in an `earlier` reading are not parsed again.
 */
export function readContentFolder(directory: string, earlier?: ContentFolder): ContentFolder {
  const recall = recallTexts(earlier);
  const texts = new Map<string, string>();
  const records: ContentRecord[] = [];
  const syntaxProblems: SyntaxProblem[] = [];
  const hash = createHash('sha256');
  if (!isFolder(directory)) {
    records.push({ file: '', data: undefined });
    const message = 'is not a folder. Let CONTENT_DIR name the folder that holds business.yaml.';
    syntaxProblems.push({ file: '', offset: 0, message });
  }
  const { files, others } = listEntries(directory);
  for (const { file, message } of others) {
    records.push({ file, data: undefined });
    syntaxProblems.push({ file, offset: 0, message });
  }
  const pictures = probePictures(files.filter(isPicture).map((file) => join(directory, file)));
  for (const file of files) {
    const picture = pictures.get(join(directory, file));
    const {
      text,
      bytes = text,
      record,
      problems,
    } = picture === undefined ? readFile(directory, file, recall) : readPicture(file, picture);
    texts.set(file, text);
    hash.update(`${file}\0`).update(bytes).update('\0');
    records.push(record);
    syntaxProblems.push(...problems.map((problem) => ({ file, ...problem })));
  }
  return { directory, texts, records, syntaxProblems, digest: `sha256:${hash.digest('hex')}` };
}

/** A file's content: text, or bytes if binary. */
interface FileReading {
  readonly text: string;
  readonly bytes?: Uint8Array;
  readonly record: ContentRecord;
  readonly problems: readonly TextProblem[];
}

function readPicture(file: string, picture: PictureFile): FileReading {
  return { text: '', bytes: Buffer.from(picture.digest), record: { file, data: picture }, problems: [] };
}

type RecallText = (file: string, text: string) => FileReading | undefined;

/** Looks up texts that were parsed before. */
function recallTexts(earlier: ContentFolder | undefined): RecallText {
  const parsed = new Map(
    earlier?.records.flatMap((record) => (record.data === undefined ? [] : [[record.file, record]])),
  );
  return (file, text) => {
    const record = parsed.get(file);
    if (record === undefined || earlier?.texts.get(file) !== text) return undefined;
    return { text, record, problems: earlier.syntaxProblems.filter((problem) => problem.file === file) };
  };
}

function readFile(directory: string, file: string, recall: RecallText): FileReading {
  const path = join(directory, file);
  const kind = contentKindOf(file)?.kind;
  if (kind === 'fonts' || kind === 'files') {
    const { bytes, data, problems } = kind === 'fonts' ? readFont(path) : readPublicFile(path);
    return { text: '', bytes, record: { file, data }, problems };
  }
  const { text, problem } = kind === undefined ? { text: '' } : readText(path);
  if (problem !== undefined) return { text, record: { file, data: undefined }, problems: [problem] };
  const recalled = recall(file, text);
  if (recalled !== undefined) return recalled;
  const { data, prose, markup, errors } = parseFile(file, text);
  const record = {
    file,
    data,
    ...(prose === undefined ? {} : { prose }),
    ...(markup === undefined ? {} : { markup }),
  };
  return { text, record, problems: errors };
}

/** The only hidden folder whose files are published. */
const WELL_KNOWN = `${contentKinds.files.path}/.well-known`;

/** Directory entries by path, sorted: files, and others that cannot be read. */
function listEntries(directory: string): {
  readonly files: string[];
  readonly others: Pick<SyntaxProblem, 'file' | 'message'>[];
} {
  const files: string[] = [];
  const others: Pick<SyntaxProblem, 'file' | 'message'>[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const file = `${folder}${entry.name}`;
      if (entry.name.startsWith('.') && file !== WELL_KNOWN) continue;
      const message = describeOtherEntry(entry, file);
      if (message !== undefined) others.push({ file, message });
      if (entry.isDirectory()) visit(`${file}/`);
      else if (entry.isFile()) files.push(file);
    }
  };
  if (isFolder(directory)) visit('');
  return { files: files.sort(), others: others.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/**
 * Problem of an entry that is not a regular file. Symbolic links are not followed, to avoid cycles and publishing files
 * from elsewhere.
 */
function describeOtherEntry(entry: Dirent, file: string): string | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) {
    const kind = contentKindOf(file)?.kind;
    return kind && kind !== 'files' ? 'is a folder and should be a file. Rename or move it.' : undefined;
  }
  if (entry.isSymbolicLink()) return 'is a symbolic link, which is not followed. Put the file itself here.';
  return 'is a pipe, a socket or a device, and no file. Take it away.';
}

function isPicture(file: string): boolean {
  return contentKindOf(file)?.kind === 'pictures';
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
