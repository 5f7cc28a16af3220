import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../engines/free-port.ts';
import { sendHttp } from '../engines/http.ts';
import { putLoad } from '../engines/http-load.ts';

const path = '/api/services/?other=1';
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it has printed first. */
  readonly greeting: string;
  /** What it has said to the error output. */
  readonly said: () => string;
}

/** Starts the server as a user would, and waits until it says where it listens. */
async function start(environment: NodeJS.ProcessEnv = {}): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/commands/serve.cjs', '--out', '.build/test/reference'], {
    env: { ...process.env, PORT: String(port), ...environment },
  });
  started.push(child);
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const greeting = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve));
  return { child, port, greeting: greeting.toString(), said: () => said };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

test('a reader of the output that goes away does not end the server', async () => {
  const { child, port, said } = await start();
  child.stdout?.destroy();
  for (let round = 0; round < 3; round++) {
    expect((await sendHttp(port, path)).status).toBe(200);
    await wait(300);
  }
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
  expect(said()).toBe('');
});

test('a reader of the log that stops costs lines, and does not keep the server from ending', async () => {
  const { child, port } = await start();
  child.stdout?.pause();
  const requests = [{ path, headers: { 'user-agent': 'x'.repeat(39) } }];
  const { answers } = await putLoad(port, { connections: 16, amount: 3000, requests });
  expect([...answers]).toEqual([[200, 3000]]);
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
});

test('SIGTERM under load loses no request of a kept connection', async () => {
  const { child, port } = await start({ LOG: 'off' });
  const requests = [{ path: '/openapi.json' }, { path }, { path: '/nope' }];
  let answered = 0;
  const load = putLoad(port, { connections: 32, requests, onAnswer: () => answered++ });
  await expect.poll(() => answered).toBeGreaterThan(1000);
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
  const { answers, cutOff, unanswered } = await load;
  expect([cutOff, unanswered]).toEqual([0, 0]);
  expect([...answers.keys()].toSorted()).toEqual([200, 404]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s answers what is under way and ends the server',
  async (signal) => {
    const { child, port } = await start();
    const answers = Promise.all(Array.from({ length: 20 }, () => sendHttp(port, path)));
    const statuses = (await answers).map(({ status }) => status);
    const end = ended(child);
    child.kill(signal);
    expect(await end).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

test('SIGUSR1 opens no debugger', async () => {
  const { child, port, said } = await start();
  child.kill('SIGUSR1');
  await wait(500);
  expect((await sendHttp(port, path)).status).toBe(200);
  expect(said()).toBe('');
});

test.each([
  [{ PORT: 'abc' }, 'PORT is abc. Set it to a number from 0 to 65535, for example 4321.'],
  [{ PORT: '"4321"' }, 'PORT is "4321". Set it to a number from 0 to 65535, for example 4321.'],
  [{ PORT: '65536' }, 'PORT is 65536. Set it to a number from 0 to 65535, for example 4321.'],
])('%o gets one clear line', (environment, line) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/serve.cjs', '--out', '.build/test/reference'],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `${line}\n`]);
});
