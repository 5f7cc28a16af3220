import { defineConfig } from 'vitest/config';
import { testMs, waitMs } from './tests/support/limits.ts';
import { runsAll } from './tests/support/sample-of.ts';
import { testEpoch } from './tests/support/test-day.ts';

const include = ['tests/**/*.test.ts', 'tools/*/tests/**/*.test.ts'];
/** Installs a packed site, so only `npm run test:package` and `npm run test:all` run it. */
const slow = runsAll ? [] : ['tools/package/tests/installed.test.ts'];
/** Files that must be the first to load what they test: they count its work, or stand in for a package. */
const alone = [
  'tools/create/tests/prompts.test.ts',
  'tests/content/limits.test.ts',
  'tests/content/translations.test.ts',
  'tests/server/costs.test.ts',
];

export default defineConfig({
  test: {
    // Node runs the sources itself, as it does for commands; in this repository the engine's name means its sources.
    experimental: { viteModuleRunner: false },
    execArgv: ['-C', 'open-local-business'],
    globalSetup: 'tests/build-businesses.ts',
    setupFiles: 'tests/after-each-file.ts',
    env: { SOURCE_DATE_EPOCH: testEpoch() },
    testTimeout: testMs,
    hookTimeout: testMs,
    expect: { poll: { timeout: waitMs } },
    // A snapshot that does not exist yet fails; `-u` writes it.
    update: 'none',
    tags: [
      {
        name: 'thorough',
        description: 'Left to `npm run test:all`: a rare case, or one that other tests cover in part.',
      },
    ],
    pool: 'threads',
    // The browser's tests and the builders run at the same time, so more workers finish later on two cores.
    maxWorkers: 2,
    projects: [
      // Modules are loaded once for many files of a worker: what a file changes outside of itself it puts back.
      { extends: true, test: { name: 'together', include, exclude: [...alone, ...slow], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
