import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineFile, siteFile } from './roots.ts';

/** Inputs of a build: folders of the engine, and files of a site besides its content. */
const engineSources = ['src', 'functions'];
const siteSources = ['src', 'public', 'astro.config.mjs', 'astro.config.ts', 'package-lock.json'];

/**
 * Hash of all build inputs: the same hash and origin give the same build. `content` is the content folder or further
 * inputs.
 */
export function digestInputs(content: string | readonly string[], origin: string): string {
  const hash = createHash('sha256').update(origin);
  const sources = [...engineSources.map(engineFile), ...siteSources.map(siteFile)];
  for (const path of new Set([content, sources].flat().flatMap(listFiles)))
    hash.update(relative(siteFile(), path)).update(readFileSync(path));
  return hash.digest('hex');
}

/** A file, or all files in a folder in a stable order; empty if nothing exists. */
export function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
