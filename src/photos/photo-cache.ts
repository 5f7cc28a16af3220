import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/photos';

/** Raised by hand whenever pictures are made in another way, so that nothing old is taken from the cache. */
export const REVISION = '1';

/** What the cache holds under a name; undefined where it holds nothing. */
export function readCached(name: string): Uint8Array | undefined {
  try {
    return readFileSync(join(FOLDER, name));
  } catch {
    return undefined;
  }
}

/** Puts a file into the cache in one step, for two builds may run at once. Without a cache all is made anew. */
export function writeCached(name: string, body: string | Uint8Array): void {
  const file = join(FOLDER, name);
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(part, body);
    renameSync(part, file);
  } catch {
    // A folder that cannot be written to costs time only.
  }
}
