import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildFolders } from '../system/folders.ts';
import { UserError } from '../system/user-error.ts';
import { identifyProcess, isRunning } from './running-process.ts';

/** Maximum age of an empty lock: its file is created and written in two steps. */
const MAX_EMPTY_MS = 10_000;

/**
 * Takes the lock of the folders that a build replaces, and returns a function that releases it. A lock whose process
 * has ended is taken over. Throws a `UserError` if another build holds it.
 */
export function lockBuild({ published, privateFolder }: BuildFolders): () => void {
  const lock = `${privateFolder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  const release = () => rmSync(lock, { force: true });
  const thisProcess = identifyProcess() ?? '';
  for (;;) {
    try {
      writeFileSync(lock, thisProcess, { flag: 'wx' });
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(lock);
    if (owner === undefined || owner === thisProcess) release();
    else
      throw new UserError(
        `Another build${owner === '' ? '' : ` (process ${owner.split('.')[0]})`} is writing ${published}. Wait until it has finished, or choose another folder with --out.`,
      );
  }
}

/**
 * Returns the process that holds a lock, which is empty while it is being written; undefined if no running process has
 * it.
 */
function readOwner(lock: string): string | undefined {
  const stats = statSync(lock, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const owner = readFileSync(lock, 'utf8');
  if (owner === '') return Date.now() - stats.mtimeMs > MAX_EMPTY_MS ? undefined : owner;
  return isRunning(owner) ? owner : undefined;
}
