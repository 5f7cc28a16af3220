import { spawnSync } from 'node:child_process';
import { buildFolders } from '../src/settings/folders.ts';
import { describeLeftOut, ownAskable, ownBusiness } from './own-business.ts';
import { referenceDirectory, whyNoReference } from './reference.ts';
import { testEpoch } from './test-day.ts';

/** Origin the tests build the reference site for. */
export const referenceOrigin = 'https://www.example.com';

/** Where the reference site is built for the tests. */
export const referenceFolders = buildFolders('.build/test/reference');

/** A second business, of another trade in another province, and where its site is built for the tests. */
export const secondBusiness = {
  directory: 'examples/ropewalk-plumbing',
  origin: 'https://plumber.example.org',
  folders: buildFolders('.build/test/second-business'),
};

/** Builds every site for the tests, unless there are builds of exactly this content and code; says what is left out. */
export function setup(): void {
  const leftOut = describeLeftOut(ownAskable, whyNoReference);
  if (leftOut !== undefined) console.log(leftOut);
  if (referenceDirectory !== undefined) buildOnce('.build/test/reference', referenceDirectory, referenceOrigin);
  else buildOnce('.build/test/own', ownBusiness.directory, ownBusiness.origin);
  buildOnce('.build/test/second-business', secondBusiness.directory, secondBusiness.origin);
}

function buildOnce(out: string, directory: string, origin: string): void {
  buildForTests(out, { SITE_URL: origin, CONTENT_DIR: directory }, ['--if-needed']);
}

/** Runs the build command into a folder of the tests. Throws what it printed if it fails. */
export function buildForTests(out: string, environment: NodeJS.ProcessEnv, parameters: string[] = []): void {
  const run = spawnSync(process.execPath, ['src/commands/build.ts', '--out', out, ...parameters], {
    env: { ...process.env, CONTENT_DIR: undefined, SOURCE_DATE_EPOCH: testEpoch(), ...environment },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The build for the tests failed:\n${run.stdout}${run.stderr}`);
}
