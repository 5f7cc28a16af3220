import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['src', 'functions', 'astro.config.mjs', 'package-lock.json'];

/**
 * A digest of everything a build is made from; equal digests and origins give
 * equal builds. `content` is the content folder, or whatever else counts
 * beside the code.
 */
export function digestInputs(content: string | readonly string[], origin: string): string {
  const hash = createHash('sha256').update(origin);
  for (const path of [content, sources].flat().flatMap(listFiles)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** A file, or every file in a folder, in the same order each time; nothing where there is nothing. */
export function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
