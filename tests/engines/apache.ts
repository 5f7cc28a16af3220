import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { freePort } from './free-port.ts';
import { sendHttp } from './http.ts';

const program = ['apache2', 'httpd'].find((name) => spawnSync(name, ['-v']).status === 0);
const modules = ['/usr/lib/apache2/modules', '/usr/lib/httpd/modules', '/usr/libexec/apache2'].find((folder) =>
  existsSync(folder),
);

/** Why there is no Apache to test with, or undefined if there is one. */
export const noApache =
  program === undefined || modules === undefined
    ? 'There is no Apache here. On Debian: apt-get install apache2-bin'
    : undefined;

/** Serves a folder with an Apache that reads nothing but its `.htaccess`, on a free port. */
export async function startApache(folder: string): Promise<Engine & { readonly port: number }> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'apache-'));
  chmodSync(directory, 0o755);
  // The user that Apache runs as may not read what lies in a home or in a folder of its owner alone.
  const site = join(directory, 'site');
  // Apache's tag is weak for what was changed in the last second.
  cpSync(folder, site, { recursive: true, preserveTimestamps: true });
  const wanted = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite'];
  const loaded = wanted.map((name) => ({ name, file: join(modules ?? '', `mod_${name}.so`) }));
  const lines = [
    ...loaded.filter(({ file }) => existsSync(file)).map(({ name, file }) => `LoadModule ${name}_module ${file}`),
    `ServerRoot ${directory}`,
    `ServerName 127.0.0.1`,
    `Listen 127.0.0.1:${port}`,
    `PidFile ${directory}/pid`,
    `DefaultRuntimeDir ${directory}`,
    `ErrorLog ${directory}/errors`,
    // A master that runs as root hands its work to this user.
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `DocumentRoot "${site}"`,
    `TypesConfig /dev/null`,
    `<Directory "${site}">\n  AllowOverride All\n  Require all granted\n</Directory>`,
  ];
  writeFileSync(join(directory, 'test.conf'), `${lines.join('\n')}\n`);
  const child = spawn(program ?? '', ['-D', 'FOREGROUND', '-f', join(directory, 'test.conf')], { stdio: 'ignore' });
  const readErrors = () => (existsSync(`${directory}/errors`) ? readFileSync(`${directory}/errors`, 'utf8') : '');
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null || attempt > 800) throw new Error(`Apache does not answer: ${readErrors()}`);
    const isReady = await sendHttp(port, '/robots.txt').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  return {
    name: 'apache',
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
