import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { ContentRecord } from '../domain/content-problem.ts';
import { parseFile } from './document.ts';

/** A syntax error of a content file. */
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

/** The folder the content lies in: `CONTENT_DIR`, else `content`. */
export function contentDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR ?? 'content');
}

/** Reads every file of a content folder; hidden files are left out. */
export function readContentFolder(directory: string): ContentFolder {
  const texts = new Map<string, string>();
  const records: ContentRecord[] = [];
  const syntaxProblems: SyntaxProblem[] = [];
  const hash = createHash('sha256');
  for (const file of listFiles(directory)) {
    const text = readFileSync(join(directory, file), 'utf8').replace(/^\uFEFF/, '');
    texts.set(file, text);
    hash.update(`${file}\0${text}\0`);
    const { data, prose, errors } = parseFile(file, text);
    for (const error of errors) syntaxProblems.push({ file, ...error });
    records.push({ file, data, ...(prose === undefined ? {} : { prose }) });
  }
  return { directory, texts, records, syntaxProblems, digest: `sha256:${hash.digest('hex')}` };
}

function listFiles(directory: string): string[] {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
