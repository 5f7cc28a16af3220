import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineFile, siteFile } from './roots.ts';

/** What of the engine, and what of a site beside its content, a build is made from. */
const engineSources = ['src', 'functions'];
const siteSources = ['src', 'public', 'astro.config.mjs', 'astro.config.ts', 'package-lock.json'];

/**
 * A digest of everything a build is made from; equal digests and origins give
 * equal builds. `content` is the content folder, or whatever else counts
 * beside the code.
 */
export function digestInputs(content: string | readonly string[], origin: string): string {
  const hash = createHash('sha256').update(origin);
  const sources = [...engineSources.map(engineFile), ...siteSources.map(siteFile)];
  for (const path of new Set([content, sources].flat().flatMap(listFiles)))
    hash.update(relative(siteFile(), path)).update(readFileSync(path));
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
