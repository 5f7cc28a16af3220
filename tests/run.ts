import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser } from './support/browser.ts';
import { referenceFolders } from './support/reference-build.ts';
import { freePort } from './support/servers/free-port.ts';

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

/** Runs the tests of Vitest and Playwright, with `--all` the thorough ones too, and prints one line with their sum. */
async function runAll(): Promise<boolean> {
  mkdirSync('.build/test', { recursive: true });
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true });
  const browser = await findBrowser();
  console.log(`Browser: ${browser.path} (from ${browser.source})`);
  Object.assign(process.env, {
    TEST_BROWSER: browser.path,
    TEST_ALL: process.argv.includes('--all') ? '1' : '0',
    // Several hundred commands are run, each of which would compile the same files.
    NODE_COMPILE_CACHE: resolve('.build/test/compiled'),
  });
  // The module reads the environment.
  const { setup } = await import('./build-businesses.ts');
  await setup();
  const { startWorkers } = await import('./support/servers/workers.ts');
  const workers = await startWorkers(referenceFolders);
  process.env.TEST_WORKERS_PORT = String(workers.port);
  process.env.TEST_PORT = String(await freePort());

  // In parallel, because both often wait: for commands, connections, and pages on a slow line.
  const tags = process.env.TEST_ALL === '1' ? [] : ['--tags-filter=!thorough'];
  const [units, browserTests] = await Promise.all([
    run('vitest', ['run', ...tags, '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`], 'inherit'),
    run('playwright', ['test'], 'pipe'),
  ]);
  await workers.stop();
  console.log(browserTests.printed);
  const [unitCount, browserCount] = [countUnitTests(), countBrowserTests()];

  // A runner that fails without a failed test has failed all the same.
  const failed = Math.max(
    unitCount.failed + browserCount.failed,
    units.status === 0 && browserTests.status === 0 ? 0 : 1,
  );
  console.log(`${unitCount.passed + browserCount.passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Runs a command, with its output on the terminal or returned, so that the output of two commands does not mix. */
async function run(command: string, parameters: string[], output: 'inherit' | 'pipe') {
  const child = spawn(command, parameters, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))));
  const [status] = await once(child, 'close').catch((cause) => {
    throw new Error(`${command} did not start. Run the tests with "npm test".`, { cause });
  });
  return { status, printed: (await printed).join('\n') };
}

function countUnitTests(): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unitReport, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countBrowserTests(): Count {
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
