// @module-tag thorough
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { listFiles } from '../support/published.ts';
import { scratchFolder } from '../support/scratch.ts';
import { inSpanish } from '../support/two-languages.ts';
import { startFakeCloudflare } from './fake-cloudflare.ts';

/*
 * A deployment from end to end, with a token that must not reach whatever reads content: first the build, on a
 * machine with the token in its environment, then the upload in a checkout of its own.
 */

const canary = `canary-${randomUUID()}`;
const own = { SITE_URL: 'https://www.doors.ca', CONTENT_DIR: inSpanish.directory };
const credentials = {
  CLOUDFLARE_API_TOKEN: canary,
  CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
  CF_API_TOKEN: canary,
  WRANGLER_API_TOKEN: canary,
};
const built = '.build/deploy/production';
const previewed = { ...own, SITE_URL: 'https://local-business-preview.doors.workers.dev' };
const alias = ['--alias', 'pr-12'];

/** Gzip size of the function on Workers, for a site in two languages. */
const MAX_FUNCTION_BYTES = 24_100;

/** The environment that a process of a deployment saw. */
interface Seen {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const folder = scratchFolder('rehearsal');
let result: { readonly status: number | null; readonly stdout: string; readonly stderr: string };
let isCutOff: boolean;

beforeAll(() => {
  // Every Node process records its environment, as hostile code in a build would.
  writeFileSync(
    join(folder, 'spy.cjs'),
    `const { isMainThread } = require('node:worker_threads');
     if (isMainThread) require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'seen.ndjson'))},
       JSON.stringify({ args: process.argv.slice(1), environment: process.env }) + '\\n');\n`,
  );
  isCutOff = spawnSync('unshare', ['-rn', 'true']).status === 0;
  const command = [process.execPath, 'src/commands/deploy.ts', 'production', '--dry-run'];
  const [program = '', ...parameters] = isCutOff ? ['unshare', '-rn', ...command] : command;
  result = spawnSync(program, parameters, {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...own,
      ...credentials,
      HOME: folder,
      NODE_OPTIONS: `--require ${JSON.stringify(join(folder, 'spy.cjs'))}`,
    },
  });
});

test('a dry run does everything except the upload, without network', async ({ annotate }) => {
  if (!isCutOff) await annotate('This machine does not let a test cut off the network (unshare -rn): run with it.');
  expect([result.status, result.stderr]).toEqual([0, expect.not.stringContaining('Error')]);
  expect(result.stdout).toContain('Nothing was uploaded. The configuration of production for https://www.doors.ca is');
  expect(result.stdout).not.toContain('Before you deploy');

  // The function without its data, which is a file of the site.
  const worker = readFileSync(join(built, 'bundle/worker.js'), 'utf8');
  expect(gzipSync(worker).length).toBeLessThan(MAX_FUNCTION_BYTES);
  const robots = readFileSync(join(built, 'dist/robots.txt'), 'utf8');
  expect(robots).toContain('Sitemap: https://www.doors.ca/');
});

test('processes that read content or build have no token in their environment', () => {
  const seen = readFileSync(join(folder, 'seen.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Seen);
  const started = (word: string) => seen.filter(({ args }) => args.some((one) => one.includes(word)));
  for (const word of ['commands/build.ts', 'commands/check.ts', 'wrangler.js'])
    expect(started(word).length).toBeGreaterThan(0);
  const [command] = started('commands/deploy.ts');
  expect(command?.environment).toMatchObject(credentials);
  const others = seen.filter(({ args }) => !args.some((one) => one.includes('commands/deploy.ts')));
  expect(others.filter((one) => JSON.stringify(one).includes(canary)).map(({ args }) => args)).toEqual([]);
});

/** Runs the upload in a checkout of its own, without content, with the public files of the build in their place. */
async function uploadFresh(args: readonly string[] = ['production'], address = own) {
  const built = join('.build/deploy', args[0] ?? '');
  const checkout = scratchFolder('checkout', folder);
  const isContent = (file: string) => /^(?:content|examples|tests|docs)\//.test(file);
  copyProject(checkout, isContent);
  cpSync(join(built, 'dist'), join(checkout, built, 'dist'), { recursive: true });
  const home = scratchFolder('home', folder);
  const api = await startFakeCloudflare();
  const child = spawn(process.execPath, ['src/commands/deploy.ts', ...args, '--upload'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      ...address,
      ...credentials,
      HOME: home,
      CLOUDFLARE_API_BASE_URL: api.baseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await api.stop();
  return { status, printed, requests: api.requests, checkout, home };
}

test('a fresh checkout uploads only the build, without reading content', async () => {
  const { status, printed, requests, checkout, home } = await uploadFresh();
  expect([status, printed]).toEqual([0, expect.stringContaining('https://www.doors.ca is live.')]);

  const sent = (path: RegExp, method: string) => requests.filter((one) => one.method === method && path.test(one.path));
  const [session] = sent(/assets-upload-session$/, 'POST');
  const assets = Object.keys(JSON.parse(session?.body.toString() ?? '').manifest).sort();
  const published = listFiles(join(built, 'dist')).map(
    (file) => `/${/^(?:[a-z]{2}\/)?api\//.test(file) ? file.replace(/index\.json$/, 'index.html') : file}`,
  );
  expect(assets).toEqual(published.sort());

  const [script] = sent(/\/scripts\/local-business$/, 'PUT');
  const form = await new Response(new Uint8Array(script?.body ?? []), {
    headers: { 'content-type': script?.contentType ?? '' },
  }).formData();
  const metadata = JSON.parse(String(form.get('metadata')));
  expect(metadata).toMatchObject({ main_module: 'worker.js', bindings: [{ name: 'ASSETS', type: 'assets' }] });
  // The function is the code of the checkout with the data of the build, byte for byte what the dry run has shown.
  const worker = form.get('worker.js');
  const bundle = readFileSync(join(built, 'bundle/worker.js'), 'utf8');
  expect(worker instanceof Blob && digest(await worker.text())).toBe(digest(bundle));
  expect([...form.keys()].filter((name) => !['metadata', 'worker.js', 'worker.js.map'].includes(name))).toEqual([]);

  const used = new Set(requests.map(({ authorization }) => authorization));
  expect([...used]).toEqual([`Bearer ${canary}`]);
  // The packages are links to those of the project.
  rmSync(join(checkout, 'node_modules'), { recursive: true });
  for (const place of [checkout, home])
    expect(listFiles(place).filter((file) => readFileSync(join(place, file), 'latin1').includes(canary))).toEqual([]);
});

/** Digest of a bundle without the comments that say where its sources lay. */
function digest(bundle: string): string {
  return createHash('sha256')
    .update(bundle.replace(/^\/\/.*$/gm, ''))
    .digest('hex');
}

test('the version of a pull request is uploaded next to the live one, only for its own address', async () => {
  const stage = spawnSync(process.execPath, ['src/commands/deploy.ts', 'preview', ...alias, '--stage'], {
    encoding: 'utf8',
    env: { ...process.env, ...previewed, HOME: folder },
  });
  expect([stage.status, stage.stderr]).toEqual([0, expect.not.stringContaining('Error')]);

  const { status, printed, requests } = await uploadFresh(['preview', ...alias], previewed);
  const address = 'https://pr-12-local-business-preview.doors.workers.dev';
  expect([status, printed]).toEqual([0, expect.stringContaining(`${address} shows this version.`)]);
  const changing = requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const worker = `/client/v4/accounts/${credentials.CLOUDFLARE_ACCOUNT_ID}/workers/scripts/local-business-preview`;
  expect(changing).toEqual([`POST ${worker}/assets-upload-session`, `POST ${worker}/versions`]);
  const { body, contentType } = requests.find(({ path }) => path.endsWith('/versions')) ?? {};
  const form = await new Response(new Uint8Array(body ?? []), {
    headers: { 'content-type': contentType ?? '' },
  }).formData();
  expect(JSON.parse(String(form.get('metadata'))).annotations).toEqual({ 'workers/alias': 'pr-12' });
});
