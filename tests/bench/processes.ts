import { type ChildProcess, fork } from 'node:child_process';
import { freePort } from '../engines/free-port.ts';
import { sendHttp } from '../engines/http.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** From the start of the process to the first 200, in milliseconds. */
  readonly coldStartMs: number;
  usage(): Promise<{ readonly cpuMicroseconds: number; readonly rssMiB: number }>;
  stop(): Promise<void>;
}

/** Starts a server, at `port` or any free one, and waits for its first 200 at `path`. */
export async function startProcess(
  script: string,
  {
    parameters = [],
    message,
    path,
    port: wanted,
  }: { parameters?: string[]; message?: object; path: string; port?: number | undefined },
): Promise<ServerProcess> {
  const port = wanted || (await freePort());
  const started = performance.now();
  const child = fork(script, parameters, {
    env: { ...process.env, PORT: String(port), LOG: 'off' },
    // The same setting as in package.json.
    execArgv: ['--max-semi-space-size=16', '--import', './tests/bench/usage.mjs'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (message !== undefined) child.send(message);
  while (!(await isReady(port, path))) {
    if (child.exitCode !== null) throw new Error(`${script} has ended before it answered.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const coldStartMs = performance.now() - started;
  return {
    port,
    child,
    coldStartMs,
    usage: () =>
      new Promise((resolve) => {
        child.on('message', function answer(told: { cpu?: NodeJS.CpuUsage; rss?: number }) {
          if (told.cpu === undefined) return;
          child.off('message', answer);
          resolve({ cpuMicroseconds: told.cpu.user + told.cpu.system, rssMiB: (told.rss ?? 0) / 1_048_576 });
        });
        child.send('usage');
      }),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

async function isReady(port: number, path: string): Promise<boolean> {
  try {
    return (await sendHttp(port, path)).status === 200;
  } catch {
    return false;
  }
}
