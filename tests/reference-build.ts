import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from '../src/build/folders.ts';
import { digestInputs } from '../src/build/inputs.ts';
import { contentDirectory } from '../src/reader/content-folder.ts';

/** Origin the tests build the reference site for. */
export const referenceOrigin = 'https://www.example.com';

/** Where the reference site is built for the tests. */
export const referenceFolders = buildFolders('.build/test/reference');

/** Builds the reference site for the tests, unless there is a build of exactly this content and code. */
export function setup(): void {
  const built = join(referenceFolders.prepared, 'inputs.txt');
  const wanted = digestInputs(contentDirectory({}), referenceOrigin);
  if (existsSync(built) && readFileSync(built, 'utf8') === wanted) return;
  buildForTests('.build/test/reference', { SITE_URL: referenceOrigin });
}

/** Runs the build command into a folder of the tests. Throws what it printed if it fails. */
export function buildForTests(out: string, environment: NodeJS.ProcessEnv): void {
  const run = spawnSync(process.execPath, ['src/commands/build.ts', '--out', out], {
    env: { ...process.env, CONTENT_DIR: undefined, ...environment },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The build for the tests failed:\n${run.stdout}${run.stderr}`);
}
