import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cachePath } from '../../system/folders.ts';

/** Reads a file of the cache by its path below the cache folder; undefined if there is none. */
export function readCached(path: string): Buffer | undefined {
  try {
    return readFileSync(cachePath(path));
  } catch {
    return undefined;
  }
}

/** Writes a file of the cache in one step, because two builds may run at once. */
export function writeCached(path: string, body: string | Uint8Array): void {
  const file = cachePath(path);
  const temporaryFile = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporaryFile, body);
  renameSync(temporaryFile, file);
}

/** Reads a file of the cache, or makes and writes it. */
export async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = readCached(path);
  if (known !== undefined) return known;
  const made = await make();
  writeCached(path, made);
  return made;
}
