import { defineConfig } from 'vitest/config';
import { testMs, waitMs } from './tests/limits.ts';
import { testEpoch } from './tests/test-day.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tools/*/tests/**/*.test.ts'],
    globalSetup: 'tests/build-businesses.ts',
    env: { SOURCE_DATE_EPOCH: testEpoch() },
    testTimeout: testMs,
    hookTimeout: testMs,
    expect: { poll: { timeout: waitMs } },
    // A message that is kept nowhere fails; -u keeps it.
    update: 'none',
    pool: 'threads',
    // Many a test waits for a command or a connection, so there is work for more than two cores.
    maxWorkers: 3,
  },
});
