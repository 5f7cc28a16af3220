import { defineConfig, devices } from '@playwright/test';
import { testMs, waitMs } from './tests/support/limits.ts';
import { runsAll } from './tests/support/sample-of.ts';
import { testEpoch } from './tests/support/test-day.ts';

process.env.SOURCE_DATE_EPOCH ??= testEpoch();

const port = Number(process.env.TEST_PORT ?? 4399);
const executablePath = process.env.TEST_BROWSER;

export default defineConfig({
  testDir: '.',
  // Those of the web editor only in `npm run test:all`.
  testMatch: ['tests/e2e/**/*.spec.ts', ...(runsAll ? ['tools/*/tests/**/*.spec.ts'] : [])],
  testIgnore: '.build/**',
  outputDir: '.build/test/e2e',
  // Node runs TypeScript itself. Without compiling these, a first run starts in half the time.
  build: { external: ['**/src/**', '**/functions/**'] },
  fullyParallel: true,
  forbidOnly: true,
  // What other tests show already, for another business or form.
  ...(runsAll ? {} : { grepInvert: /@thorough/ }),
  retries: 0,
  workers: 2,
  timeout: testMs,
  expect: { timeout: waitMs },
  reporter: [['dot'], ['json', { outputFile: '.build/test/e2e.json' }]],
  use: {
    actionTimeout: waitMs,
    navigationTimeout: waitMs,
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox'] },
  },
  projects: [{ name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1, defaultBrowserType: 'chromium' } }],
  webServer: {
    command: 'node src/commands/serve.cjs --out .build/test/reference',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/health/`,
    timeout: waitMs,
    reuseExistingServer: false,
  },
});
