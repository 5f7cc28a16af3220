import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildFolders } from '../../src/system/folders.ts';
import { sendHttp } from './servers/http.ts';
import type { BuildOrder } from './site-builder.ts';
import { testEpoch } from './test-day.ts';

/**
 * The content of the reference business as the tests know it: a copy whose prices, places and hours stay, whatever
 * `content/` holds. `npm run test:fixture` updates it.
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

/** Number of builds asked for, which chooses the builder; test processes begin with different ones. */
let buildCount = Number(process.env.VITEST_POOL_ID ?? 0);

/**
 * Builds a site into a folder of the tests, by default of the reference content: by a running builder, which
 * takes half the time, or else by the build command. Throws an error with what is wrong if it fails.
 */
export async function buildForTests(
  out: string,
  environment: NodeJS.ProcessEnv,
  { isIfNeeded = false }: Partial<Pick<BuildOrder, 'isIfNeeded'>> = {},
): Promise<void> {
  const given = { CONTENT_DIR: referenceDirectory, SOURCE_DATE_EPOCH: testEpoch(), ...environment };
  const builders = process.env.TEST_BUILDERS?.split(',') ?? [];
  const port = builders[buildCount++ % builders.length];
  if (port === undefined) {
    const words = ['src/commands/build.ts', '--out', out, ...(isIfNeeded ? ['--if-needed'] : [])];
    await promisify(execFile)(process.execPath, words, { env: { ...process.env, ...given } });
    return;
  }
  const order: BuildOrder = { out, environment: given, isIfNeeded };
  const { status, text } = await sendHttp(Number(port), '/', { method: 'POST', body: JSON.stringify(order) });
  if (status !== 200) throw new Error(text);
}
