import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../dev/dev-site.ts';
import { freePort } from './free-port.ts';

/**
 * Starts a server in a process of its own, looks at what it answers once it is well, and ends it. Returns what it has
 * printed.
 */
export async function whileServing(
  words: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  look: (address: string) => Promise<void>,
): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  const address = `http://localhost:${port}`;
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`It has ended:\n${printed}`);
      return fetch(`${address}/api/health/`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    await look(address);
    return printed;
  } finally {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await gone;
  }
}
