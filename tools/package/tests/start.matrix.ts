import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tests/support/servers/free-port.ts';
import { smokeTest } from '../../../tests/support/servers/smoke-test.ts';
import { answers, environment } from './install.ts';

/* What a newcomer does in a fresh checkout, with an empty home: `npm run init`, then the line that it prints. */

const PNPM = 'pnpm@12.21.0';
const scratch = mkdtempSync(join(tmpdir(), 'start-'));
const begun = join(scratch, "Bob's Site");
const home = join(scratch, 'home');
const env = {
  ...environment,
  HOME: home,
  PATH: [join(scratch, 'node_modules/.bin'), environment.PATH].join(delimiter),
};

function runNpm(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { env, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** The last line that `init` prints. */
let printed = '';
beforeAll(() => {
  mkdirSync(home);
  runNpm('install', '--no-audit', '--no-fund', '--prefix', scratch, PNPM);
  printed = runNpm('run', '--silent', 'init', '--', begun, ...answers)
    .trim()
    .replace(/[\s\S]*\n/, '');
  expect(printed).toMatch(/^cd '.*\/Bob'\\''s Site' && npm install && npm start$/);
  // As it is before anything is installed.
  for (const name of ['pnpm', 'flat']) cpSync(begun, begun.replace('Site', name), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each([
  ['npm', 'Site', ''],
  ['pnpm', 'pnpm', ''],
  ['pnpm', 'flat', 'hoist: false\n'],
])('M12 the line that init prints starts a site with %s in the folder "Bob\'s %s"', async (manager, name, settings) => {
  appendFileSync(join(begun.replace('Site', name), 'pnpm-workspace.yaml'), settings);
  const line = printed.replaceAll('npm', manager).replace('Site', name);
  const port = await freePort();
  // In a separate process group, so that everything that it starts ends with it.
  const child = spawn('sh', ['-c', line], { env: { ...env, PORT: String(port) }, detached: true });
  let output = '';
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('\nServing ')) resolve();
      });
  });
  try {
    expect(child.exitCode, output).toBeNull();
    expect(output).not.toMatch(/install.scripts/i);
    await smokeTest(`http://localhost:${port}`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
});
