import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';

/** A server in a separate process. */
export interface RunningServer {
  readonly port: number;
  readonly address: string;
  /** Returns its output so far. */
  printed(): string;
  isRunning(): boolean;
  /** Ends it. Returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server in a separate process, and waits until it answers at a path. */
export async function startServer(
  args: readonly string[],
  { cwd = '.', env }: { readonly cwd?: string; readonly env: NodeJS.ProcessEnv },
  path = '/api/health/',
): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  const address = `http://localhost:${port}`;
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${printed}`);
    return fetch(address + path).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(isReady).catch((error) => {
    child.kill();
    throw error;
  });
  return {
    ...{ port, address, printed: () => printed, isRunning: () => child.exitCode === null },
    async stop() {
      child.kill();
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs a function while a server runs. Returns the server's output. */
export async function withServer(
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  run: (address: string) => Promise<void>,
): Promise<string> {
  const server = await startServer(args, options);
  try {
    await run(server.address);
    return server.printed();
  } finally {
    await server.stop();
  }
}
