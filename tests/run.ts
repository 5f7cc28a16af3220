import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { freePort } from './engines/free-port.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const unitReport = '.build/test/unit.json';
const browserReport = '.build/test/e2e.json';

try {
  process.exitCode = (await runAll()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs every test there is and prints one line with the sum. */
async function runAll(): Promise<boolean> {
  mkdirSync('.build/test', { recursive: true });
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true });
  const browser = await findBrowser();
  console.log(`Browser: ${browser.path} (from ${browser.source})`);
  const environment = {
    TEST_BROWSER: browser.path,
    TEST_PORT: String(await freePort()),
    TEST_ALL: process.argv.includes('--all') ? '1' : '0',
    // Some hundred commands are run, each of which would compile the same files.
    NODE_COMPILE_CACHE: resolve('.build/test/compiled'),
  };

  const units = run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    environment,
  );
  const unitCount = countUnits();
  const pages = run('playwright', ['test'], environment);
  const pageCount = countPages();

  const passed = unitCount.passed + pageCount.passed;
  // A runner that fails without a failed test has failed all the same.
  const failed = Math.max(unitCount.failed + pageCount.failed, units === 0 && pages === 0 ? 0 : 1);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv): number | null {
  const { status, error } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (error !== undefined)
    throw new Error(`${command} did not start. Run the tests with "npm test".`, { cause: error });
  return status;
}

function countUnits(): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unitReport, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPages(): Count {
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
