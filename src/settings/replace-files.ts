import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from './user-error.ts';

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
 * all are renamed once all are complete. Concurrent readers see the old or the new text. Throws a `UserError` that
 * names file and cause, and keeps the old files if one cannot be written.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const files = Array.from(texts, ([path, text]) => {
    const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
    return { path, text, part, old: `${part}.old` };
  });
  const begun: string[] = [];
  const undo: (() => void)[] = [];
  let current = '';
  try {
    for (const { path, text, part, old } of files) {
      current = path;
      mkdirSync(dirname(path), { recursive: true });
      begun.push(part, old);
      writeFileSync(part, text, { flush: true });
    }
    for (const { path, part, old } of files) {
      current = path;
      const isThere = existsSync(path);
      if (isThere) copyFileSync(path, old);
      renameSync(part, path);
      undo.push(() => (isThere ? renameSync(old, path) : rmSync(path)));
    }
  } catch (error) {
    for (const restore of undo) restore();
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UserError(`${current} was not written: ${reasons[code] ?? message}. What was there is as it was.`);
  } finally {
    for (const file of begun) rmSync(file, { force: true });
  }
}
