import { spawnSync } from 'node:child_process';
import { buildFolders } from '../src/settings/folders.ts';
import { testEpoch } from './test-day.ts';

/**
 * The content of the reference business as the tests know it: a copy whose prices, places and hours stay, whatever
 * `content/` holds. `npm run test:fixture` renews it.
 */
export const referenceDirectory = 'tests/fixtures/garage';

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

/** A business whose prices are rates, ranges, free and on request, in another country; its English alone. */
export const electrician = {
  directory: 'tests/fixtures/electrician',
  origin: 'https://electrician.example.org',
  folders: buildFolders('.build/test/electrician'),
};

/** A business without a street, by appointment, whose prices include the tax, in a third country. */
export const groomer = {
  directory: 'examples/ginnel-dog-grooming',
  origin: 'https://groomer.example.org',
  folders: buildFolders('.build/test/groomer'),
};

/** Runs the build command into a folder of the tests, of the reference content unless told otherwise. Throws what it printed if it fails. */
export function buildForTests(out: string, environment: NodeJS.ProcessEnv, parameters: string[] = []): void {
  const run = spawnSync(process.execPath, ['src/commands/build.ts', '--out', out, ...parameters], {
    env: { ...process.env, CONTENT_DIR: referenceDirectory, SOURCE_DATE_EPOCH: testEpoch(), ...environment },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The build for the tests failed:\n${run.stdout}${run.stderr}`);
}
