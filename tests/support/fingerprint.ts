import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './published.ts';

/** Digest of every file below a folder by its path. */
export function fingerprint(folder: string): Record<string, string> {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return Object.fromEntries(listFiles(folder).map((file) => [file, digest(file)]));
}
