import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from './user-error.ts';

/** Files could not be written. The message names file and cause, and says that the old files are unchanged. */
export class WriteError extends UserError {}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space allowed to you is used up',
  EFBIG: 'the system allows no file of that size',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'the disk can only be read',
};

/**
 * Writes files atomically, all or none: each is written to a temporary file beside its path and flushed (fsync), and
 * all are renamed once all are complete. Concurrent readers see the old or the new text. Throws a `WriteError` and
 * keeps the old files if one cannot be written.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const parts = new Map(
    [...texts.keys()].map((path) => [path, join(dirname(path), `.${basename(path)}.${process.pid}.part`)]),
  );
  const begun: string[] = [];
  const undo: (() => void)[] = [];
  let current = '';
  try {
    for (const [path, part] of parts) {
      current = path;
      mkdirSync(dirname(path), { recursive: true });
      begun.push(part);
      writeThrough(part, texts.get(path) ?? '');
    }
    for (const [path, part] of parts) {
      current = path;
      const old = `${part}.old`;
      const isThere = existsSync(path);
      begun.push(old);
      if (isThere) copyFileSync(path, old);
      renameSync(part, path);
      undo.push(() => (isThere ? renameSync(old, path) : rmSync(path)));
    }
  } catch (error) {
    for (const restore of undo) restore();
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new WriteError(`${current} was not written: ${reasons[code] ?? message}. What was there is as it was.`);
  } finally {
    for (const part of begun) rmSync(part, { force: true });
  }
}

function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
