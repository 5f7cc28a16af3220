import { configDefaults, defineConfig } from 'vitest/config';
import { listReferenceTests, referenceDirectory } from './tests/reference.ts';
import { testEpoch } from './tests/test-day.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tools/*/tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(referenceDirectory === undefined ? listReferenceTests() : [])],
    globalSetup: 'tests/reference-build.ts',
    env: { SOURCE_DATE_EPOCH: testEpoch() },
    // Ends a test that hangs; a loaded machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    pool: 'threads',
    // Many a test waits for a command or a connection, so there is work for more than two cores.
    maxWorkers: 3,
  },
});
