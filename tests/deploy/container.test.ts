import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../engines/free-port.ts';
import { sendHttp } from '../engines/http.ts';
import { referenceFolders } from '../reference-build.ts';
import { scratchFolder } from '../scratch.ts';

const lines = readFileSync('Containerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const last = lines.findLastIndex((line) => line.startsWith('FROM '));
const instructions = (name: string) =>
  lines.slice(last).flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

test('what the last stage holds is enough to serve, and its health check finds that it does', async () => {
  const directory = scratchFolder('container');
  const built: Record<string, string> = {
    '.build/server': referenceFolders.prepared,
    dist: referenceFolders.published,
  };
  for (const copy of instructions('COPY')) {
    const [, from = '', to = ''] = /^--from=build \/site\/(\S+) (\S+)$/.exec(copy) ?? [];
    const target = join(directory, to === './' ? from : to);
    cpSync(built[from] ?? from, target, { recursive: true });
  }
  const port = await freePort();
  const environment = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1' };
  const start = (command: string[]) =>
    spawn(process.execPath, command.slice(1), {
      cwd: directory,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const ended = (child: ReturnType<typeof start>) => new Promise((resolve) => child.once('exit', resolve));
  const [, check = ''] = /CMD (.*)$/.exec(instructions('HEALTHCHECK')[0] ?? '') ?? [];

  expect(await ended(start(JSON.parse(check)))).toBe(1);
  const server = start(JSON.parse(instructions('CMD')[0] ?? ''));
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    expect(await ended(start(JSON.parse(check)))).toBe(0);
    expect((await sendHttp(port, '/api/services/?id=spring')).status).toBe(200);
  } finally {
    const end = ended(server);
    server.kill('SIGTERM');
    expect(await end).toBe(0);
  }
});
