import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from './user-error.ts';

/**
 * Replaces files. Each text is written to a temporary file beside its target, and all are renamed once all are written,
 * so that a full disk leaves the old files. Throws a `UserError` that names the file and the cause.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const temporaryPath = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  let current = '';
  try {
    for (const [path, text] of texts) {
      current = path;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(temporaryPath(path), text, { flush: true });
    }
    for (const path of texts.keys()) {
      current = path;
      renameSync(temporaryPath(path), path);
    }
  } catch (error) {
    throw new UserError(`${current} was not written: ${error instanceof Error ? error.message : error}.`);
  } finally {
    for (const path of texts.keys()) rmSync(temporaryPath(path), { force: true });
  }
}
