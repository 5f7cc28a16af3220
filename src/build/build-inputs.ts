import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site } from '../business/site.ts';
import { dateIn } from '../hours/dates.ts';
import { buildInstant, contentDirectory, isPreview, siteOrigin } from '../system/environment.ts';
import { type BuildFolders, enginePath, listFiles, sitePath } from '../system/folders.ts';

const FILE = 'inputs.txt';
/** Inputs of a build besides the content: the engine's folders, and files of the site. */
const engineSources = ['src', 'functions'];
const siteSources = ['src', 'public', 'astro.config.mjs', 'astro.config.ts', 'package-lock.json'];

/** Writes the digest of a build's inputs, and its date in the business's time zone. */
export function writeBuildInputs(privateFolder: string, inputs: string, { today, business }: Site): void {
  writeFileSync(join(privateFolder, FILE), [inputs, business.timeZone, today].join(' '));
}

/** Whether the folders contain a build of today, from the current content and code and for this origin. */
export function isBuildCurrent({ published, privateFolder }: BuildFolders): boolean {
  const file = join(privateFolder, FILE);
  if (!existsSync(published) || !existsSync(file)) return false;
  const [inputs, timeZone = '', day] = readFileSync(file, 'utf8').split(' ');
  return inputs === digestInputs() && day === dateIn(timeZone, buildInstant(process.env));
}

/** Returns the digest of the current content, code and settings. */
export function digestInputs(): string {
  const hash = createHash('sha256').update(`${siteOrigin(process.env)}${isPreview(process.env) ? ' preview' : ''}`);
  const sources = [contentDirectory(), ...engineSources.map(enginePath), ...siteSources.map(sitePath)];
  for (const path of new Set(sources.flatMap(listFiles)))
    hash.update(relative(sitePath(), path)).update(readFileSync(path));
  return hash.digest('hex');
}
