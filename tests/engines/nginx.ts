import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BuildFolders } from '../../src/settings/folders.ts';
import type { Engine } from './engine.ts';
import { freePort } from './free-port.ts';
import { sendHttp } from './http.ts';

/** Why there is no nginx to test with, or undefined if there is one. */
export const noNginx =
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'There is no nginx here. On Debian: apt-get install nginx';

/** Serves a build with nginx on a free port, with the configuration the build has written. */
export async function startNginx({ published, prepared }: BuildFolders): Promise<Engine & { readonly port: number }> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(directory, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/temporary/${name};`,
  );
  // A master that runs as root hands its work to a user who may not read a home folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = `${user} daemon off; worker_processes 1; pid ${directory}/pid; error_log ${directory}/errors;
    events { worker_connections 128; }
    http { access_log off; ${temporary.join(' ')}
      server { listen 127.0.0.1:${port}; root ${resolve(published)}; include ${resolve(prepared)}/nginx.conf; } }`;
  writeFileSync(join(directory, 'test.conf'), configuration);
  const child = spawn('nginx', ['-e', join(directory, 'errors'), '-c', join(directory, 'test.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitFor(child, port);
  return {
    name: 'nginx',
    port,
    send: (path, init) => sendHttp(port, path, init),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => {
          rmSync(directory, { recursive: true, force: true });
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}

async function waitFor(child: ChildProcess, port: number): Promise<void> {
  let printed = '';
  child.stderr?.on('data', (data: Buffer) => {
    printed += data.toString();
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${printed}`);
    const isReady = await sendHttp(port, '/robots.txt').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not answer: ${printed}`);
}
