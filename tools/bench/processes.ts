import { fork, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/support/servers/free-port.ts';
import { sendHttp } from '../../tests/support/servers/http.ts';

/** A server in a separate process. */
export interface ServerProcess {
  readonly port: number;
  /** From the start of the process to the first 200, in milliseconds. */
  readonly coldStartMs: number;
  /** Returns the CPU time since the start, and the memory; NaN for nginx, which cannot be asked. */
  usage(): Promise<{ readonly cpuMicroseconds: number; readonly rssMiB: number }>;
  /** Ends the process with a signal, by default SIGTERM. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const out = '.build/bench/site';
/** The data of the function in that build. */
export const builtData = `${out}/server/function-data.json`;

/** Builds the reference site, unless it is built, and serves it as `npm run serve` does. */
export async function startEngineServer(): Promise<ServerProcess> {
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
    execArgv: ['--max-semi-space-size=16', '--import', './tools/bench/usage.mjs'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (message !== undefined) child.send(message);
  await untilReady(port, path);
  return {
    port,
    coldStartMs: performance.now() - started,
    usage: () =>
      new Promise((resolve) => {
        child.on('message', function answer({ cpu, rss = 0 }: { cpu?: NodeJS.CpuUsage; rss?: number }) {
          if (cpu === undefined) return;
          child.off('message', answer);
          resolve({ cpuMicroseconds: cpu.user + cpu.system, rssMiB: rss / 1_048_576 });
        });
        child.send('usage');
      }),
    stop: (signal) => new Promise((ended) => void child.once('exit', () => ended()).kill(signal)),
  };
}

/** Starts nginx, if this machine has it, with files or with another server behind it. */
export async function startNginx(behind: { readonly port: number } | 'files'): Promise<ServerProcess | undefined> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return undefined;
  mkdirSync('.build/bench', { recursive: true });
  const folder = mkdtempSync(resolve('.build/bench/nginx-'));
  const port = await freePort();
  const files = `root ${resolve(out, 'dist')}; index index.html index.json;`;
  const proxy = `proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; limit_conn clients 100; limit_conn_status 444;`;
  const upstream = (to: number) =>
    `upstream behind { server 127.0.0.1:${to} max_fails=0; keepalive 64; } limit_conn_zone $binary_remote_addr zone=clients:10m;`;
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log /dev/null; worker_rlimit_nofile 65536;
events { worker_connections 32768; }
http {
  access_log off; keepalive_requests ${behind === 'files' ? 100000000 : 100}; default_type text/html; ${paths.join(' ')} ${behind === 'files' ? '' : upstream(behind.port)}
  server { listen 127.0.0.1:${port} backlog=4096; location / { ${behind === 'files' ? files : proxy} } }
}`,
  );
  const started = performance.now();
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
  await untilReady(port, '/');
  return {
    port,
    coldStartMs: performance.now() - started,
    usage: async () => ({ cpuMicroseconds: Number.NaN, rssMiB: Number.NaN }),
    async stop(signal) {
      await new Promise((ended) => child.once('exit', ended).kill(signal));
      rmSync(folder, { recursive: true });
    },
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
