import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../support/servers/free-port.ts';
import { sendHttp } from '../support/servers/http.ts';

const path = '/api/services/?other=1';
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the server as a user would, and waits until it prints its address. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/commands/serve.cjs', '--out', '.build/test/reference'], {
    env: { ...process.env, PORT: String(port), ...environment },
  });
  started.push(child);
  let output = '';
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  await once(child.stdout, 'data');
  return { child, port, output: () => output };
}

/** Ends the server with a signal. Returns its exit code. */
async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
  const ended = once(child, 'exit');
  child.kill(signal);
  return (await ended)[0];
}

/** Asks again and again on one kept connection, until the server closes it after an answer. Rejects if one is missing. */
async function keepAsking(port: number, path: string, onAnswer: (status: number) => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isLast = false;
  while (!isLast) {
    const { status, headers } = await sendHttp(port, path, { headers: { 'user-agent': 'x'.repeat(39) }, agent });
    isLast = onAnswer(status) || headers.connection === 'close';
  }
  agent.destroy();
}

test('the server survives when the reader of its output ends', async () => {
  const { child, port, output } = await start();
  child.stdout?.destroy();
  for (let round = 0; round < 3; round++) {
    expect((await sendHttp(port, path)).status).toBe(200);
    await wait(300);
  }
  expect([await end(child), output()]).toEqual([0, '']);
});

test('a stalled reader of the log loses lines, and the server can still end', { tags: 'thorough' }, async () => {
  const { child, port } = await start();
  child.stdout?.pause();
  let answered = 0;
  const ask = () => keepAsking(port, path, (status) => status !== 200 || ++answered >= 3000);
  await Promise.all(Array.from({ length: 16 }, ask));
  expect(answered).toBeGreaterThanOrEqual(3000);
  expect(await end(child)).toBe(0);
});

test('SIGTERM under load loses no request of a kept-alive connection', async () => {
  const { child, port } = await start({ LOG: 'off' });
  const answers: number[] = [];
  const paths = Array.from({ length: 32 }, (_, index) => ['/openapi.json', path, '/nope'][index % 3] ?? '');
  const load = Promise.all(paths.map((path) => keepAsking(port, path, (status) => answers.push(status) < 0)));
  await expect.poll(() => answers.length).toBeGreaterThan(200);
  expect(await end(child)).toBe(0);
  await load;
  expect(new Set(answers)).toEqual(new Set([200, 404]));
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the server after pending requests', async (signal) => {
  const { child, port } = await start();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendHttp(port, path)));
  expect(await end(child, signal)).toBe(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('SIGUSR1 does not open a debugger', async () => {
  const { child, port, output } = await start();
  child.kill('SIGUSR1');
  await wait(500);
  expect((await sendHttp(port, path)).status).toBe(200);
  expect(output()).toBe('');
});

test.each([
  [{ PORT: 'abc' }, 'PORT is abc. Set it to a number from 0 to 65535, for example 4321.'],
  [{ PORT: '"4321"' }, 'PORT is "4321". Set it to a number from 0 to 65535, for example 4321.'],
  [{ PORT: '65536' }, 'PORT is 65536. Set it to a number from 0 to 65535, for example 4321.'],
])('%o is refused with one line', (environment, line) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/serve.cjs', '--out', '.build/test/reference'],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `${line}\n`]);
});
