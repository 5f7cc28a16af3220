import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
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
export function buildForTests(out: string, environment: NodeJS.ProcessEnv): void {
  execFileSync(...buildCommand(out, environment));
}

/** The same, if there is no build of exactly this content and code, beside other work. */
export async function buildIfNeeded(out: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(...buildCommand(out, environment, ['--if-needed']));
}

function buildCommand(out: string, environment: NodeJS.ProcessEnv, parameters: readonly string[] = []) {
  const env = { ...process.env, CONTENT_DIR: referenceDirectory, SOURCE_DATE_EPOCH: testEpoch(), ...environment };
  const words = ['src/commands/build.ts', '--out', out, ...parameters];
  return [process.execPath, words, { env, encoding: 'utf8', stdio: 'pipe' }] as const;
}
