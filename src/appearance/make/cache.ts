import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cacheFile } from '../../settings/folders.ts';

/** Reads an entry of the cache, named as below its folder; undefined if there is none. */
export function readCached(name: string): Buffer | undefined {
  try {
    return readFileSync(cacheFile(name));
  } catch {
    return undefined;
  }
}

/** Writes an entry in one step, because two builds may run at once. Without write access it is made again each time. */
export function writeCached(name: string, body: string | Uint8Array): void {
  const file = cacheFile(name);
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, body);
    renameSync(part, file);
  } catch {
    // What is asked for is there all the same.
  }
}

/** An entry of the cache, made now if there is none. */
export async function cached(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = readCached(name);
  if (known !== undefined) return known;
  const made = await make();
  writeCached(name, made);
  return made;
}
