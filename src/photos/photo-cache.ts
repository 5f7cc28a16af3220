import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFile } from '../settings/folders.ts';

/** Raise it by hand when the processing changes, so that nothing old is taken from the cache. */
export const REVISION = '1';

/** Reads an entry of the cache; undefined if there is none. */
export function readCached(name: string): Uint8Array | undefined {
  try {
    return readFileSync(cacheFile(join('photos', name)));
  } catch {
    return undefined;
  }
}

/** Writes an entry in one step, because two builds may run at once. Without a cache everything is made again. */
export function writeCached(name: string, body: string | Uint8Array): void {
  const file = cacheFile(join('photos', name));
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(cacheFile('photos'), { recursive: true });
    writeFileSync(part, body);
    renameSync(part, file);
  } catch {
    // Without write access it only takes longer.
  }
}
