import { configDefaults, defineConfig } from 'vitest/config';
import { listReferenceTests, referenceDirectory } from './tests/reference.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(referenceDirectory === undefined ? listReferenceTests() : [])],
    globalSetup: 'tests/reference-build.ts',
    // Holidays and notices pass; the tests stay on one day.
    env: { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 20, 17) / 1000) },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'threads',
  },
});
