import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { referenceFolders } from '../support/reference-build.ts';
import { runsAll } from '../support/sample-of.ts';
import { scratchFolder } from '../support/scratch.ts';
import { freePort } from '../support/servers/free-port.ts';
import { startServer } from '../support/servers/server-process.ts';

const lines = readFileSync('Containerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const last = lines.findLastIndex((line) => line.startsWith('FROM '));
const instructions = (name: string) =>
  lines.slice(last).flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

test('the first stage copies the manifest of every package, and its check command accepts its arguments', async () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const folder of workspaces) expect(lines).toContain(`COPY ${folder}/package.json ${folder}/`);
  const [, args] = /npm run check(?: -- ([^&]+?))? &&/.exec(lines.join('\n')) ?? [];
  expect(await runCommand('check', args?.split(' ') ?? [])).toMatchObject({ status: 0 });
});

test('the last stage can serve the site, and its health check passes', async () => {
  const directory = scratchFolder('container');
  const built: Record<string, string> = {
    '.build/server': referenceFolders.privateFolder,
    dist: referenceFolders.published,
  };
  for (const copy of instructions('COPY')) {
    const [, from = '', to = ''] = /^--from=build \/site\/(\S+) (\S+)$/.exec(copy) ?? [];
    const target = join(directory, to === './' ? from : to);
    cpSync(built[from] ?? from, target, { recursive: true });
  }
  const [, check = ''] = /CMD (.*)$/.exec(instructions('HEALTHCHECK')[0] ?? '') ?? [];
  const wordsOf = (command = '') => (JSON.parse(command) as string[]).slice(1);
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1' };
  const checkHealth = (port: number) =>
    spawnSync(process.execPath, wordsOf(check), { cwd: directory, env: { ...env, PORT: String(port) } }).status;

  expect(checkHealth(await freePort())).toBe(1);
  const server = await startServer(wordsOf(instructions('CMD')[0]), { cwd: directory, env });
  expect(checkHealth(server.port)).toBe(0);
  expect((await fetch(`${server.address}/api/services/?id=spring`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

const engine = ['docker', 'podman'].find((name) => runsAll && spawnSync(name, ['info']).status === 0);

test.skipIf(engine === undefined)(
  `the Containerfile builds with ${engine ?? 'Docker or Podman: skipped but in npm run test:all where one has an engine'}`,
  { timeout: 900_000 },
  () => {
    const args = ['build', '-q', '-f', 'Containerfile', '--build-arg', 'SITE_URL=https://www.example.com', '.'];
    const { status, stdout, stderr } = spawnSync(engine ?? '', args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    spawnSync(engine ?? '', ['rmi', stdout.trim()]);
  },
);

test('Docker and Podman both ignore the output of local builds', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.build', 'dist', 'node_modules']));
  // Podman would read this file instead.
  expect(existsSync('.containerignore')).toBe(false);
});
