import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from '../build/folders.ts';
import { digestInputs } from '../build/inputs.ts';
import { siteOrigin } from '../build/origin.ts';
import { contentDirectory } from '../reader/content-folder.ts';

try {
  if (isBuilt() || build()) await import('../../functions/node.ts');
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Whether there is a build of exactly this content, code and origin. */
function isBuilt(): boolean {
  const { published, prepared } = buildFolders();
  const inputs = join(prepared, 'inputs.txt');
  if (!existsSync(published) || !existsSync(inputs)) return false;
  return readFileSync(inputs, 'utf8') === digestInputs(contentDirectory(), siteOrigin(process.env));
}

/** Builds in a process of its own, so that the server does not keep the memory a build needs. */
function build(): boolean {
  const script = join(import.meta.dirname, 'build.ts');
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status === 0;
}
