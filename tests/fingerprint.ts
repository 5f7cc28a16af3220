import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Digest of every file below a folder by its path. */
export function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map(
        (path) =>
          [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
