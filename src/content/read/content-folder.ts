import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentKindOf } from '../judge/content-kinds.ts';
import type { ContentRecord } from '../judge/content-problem.ts';
import { parseFile } from './document.ts';
import { readText } from './read-text.ts';

/** Why a content file cannot be read, or a syntax error in it. */
export interface SyntaxProblem {
  readonly file: string;
  readonly offset: number;
  readonly message: string;
}

/** A content folder as read from disk. */
export interface ContentFolder {
  readonly directory: string;
  /** Text of each file by its path below the folder, in the order of the paths. */
  readonly texts: ReadonlyMap<string, string>;
  readonly records: readonly ContentRecord[];
  readonly syntaxProblems: readonly SyntaxProblem[];
  /** `sha256:` and the digest of all paths and texts. */
  readonly digest: string;
}

/**
 * Reads every file of a content folder; hidden files are left out. A file that
 * cannot be read has a syntax problem and no data.
 */
export function readContentFolder(directory: string): ContentFolder {
  const texts = new Map<string, string>();
  const records: ContentRecord[] = [];
  const syntaxProblems: SyntaxProblem[] = [];
  const hash = createHash('sha256');
  if (!isFolder(directory)) {
    records.push({ file: '', data: undefined });
    const message = 'is not a folder. Let CONTENT_DIR name the folder that holds business.yaml.';
    syntaxProblems.push({ file: '', offset: 0, message });
  }
  const { files, folders } = listEntries(directory);
  for (const file of folders.filter(contentKindOf)) {
    records.push({ file, data: undefined });
    syntaxProblems.push({ file, offset: 0, message: 'is a folder and should be a file. Rename or move it.' });
  }
  for (const file of files) {
    const { text, problem } = contentKindOf(file) === undefined ? { text: '' } : readText(join(directory, file));
    texts.set(file, text);
    hash.update(`${file}\0${text}\0`);
    if (problem !== undefined) {
      records.push({ file, data: undefined });
      syntaxProblems.push({ file, ...problem });
      continue;
    }
    const { data, prose, errors } = parseFile(file, text);
    for (const error of errors) syntaxProblems.push({ file, ...error });
    records.push({ file, data, ...(prose === undefined ? {} : { prose }) });
  }
  return { directory, texts, records, syntaxProblems, digest: `sha256:${hash.digest('hex')}` };
}

/** Every file and folder below a folder by its path, in the order of the paths. */
function listEntries(directory: string): { readonly files: string[]; readonly folders: string[] } {
  if (!isFolder(directory)) return { files: [], folders: [] };
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (isFolder(join(entry.parentPath, entry.name))) folders.push(path);
    else files.push(path);
  }
  return { files: files.sort(), folders: folders.sort() };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
