import { fork, spawnSync } from 'node:child_process';
import { freePort } from '../engines/free-port.ts';
import { sendHttp } from '../engines/http.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** From the start of the process to the first 200, in milliseconds. */
  readonly coldStartMs: number;
  /** CPU time since its start, and memory. */
  usage(): Promise<{ readonly cpuMicroseconds: number; readonly rssMiB: number }>;
  /** Ends the process by this signal, SIGTERM unless told. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const out = '.build/bench/site';

/** Builds the reference site, unless it is built, and serves it as `npm run serve` does. */
export async function startOurs(): Promise<ServerProcess> {
  const { status } = spawnSync(process.execPath, ['src/commands/build.ts', '--out', out, '--if-needed'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
  return startNode('src/commands/serve.cjs', { parameters: ['--out', out], path: '/api/health/' });
}

/** Starts a script that listens at `PORT`, and waits for its first 200 at `path`. */
export async function startNode(
  script: string,
  { parameters = [], message, path }: { parameters?: string[]; message?: object; path: string },
): Promise<ServerProcess> {
  const port = await freePort();
  const started = performance.now();
  const child = fork(script, parameters, {
    env: { ...process.env, PORT: String(port), LOG: 'off' },
    // The same setting as in package.json.
    execArgv: ['--max-semi-space-size=16', '--import', './tests/bench/usage.mjs'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (message !== undefined) child.send(message);
  await untilReady(port, path);
  return {
    port,
    coldStartMs: performance.now() - started,
    usage: () =>
      new Promise((told) => {
        child.on('message', function answer({ cpu, rss = 0 }: { cpu?: NodeJS.CpuUsage; rss?: number }) {
          if (cpu === undefined) return;
          child.off('message', answer);
          told({ cpuMicroseconds: cpu.user + cpu.system, rssMiB: rss / 1_048_576 });
        });
        child.send('usage');
      }),
    stop: (signal) => new Promise((ended) => void child.once('exit', () => ended()).kill(signal)),
  };
}

async function untilReady(port: number, path: string): Promise<void> {
  for (let tries = 0; tries < 5000; tries++) {
    const { status } = await sendHttp(port, path).catch(() => ({ status: 0 }));
    if (status === 200) return;
    await new Promise((ready) => setTimeout(ready, 2));
  }
  throw new Error(`Nothing answers at port ${port}.`);
}
