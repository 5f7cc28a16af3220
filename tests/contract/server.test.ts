import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { referenceDirectory, referenceFolders, referenceOrigin } from '../support/reference-build.ts';
import { scratchFolder } from '../support/scratch.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import { withServer } from '../support/servers/server-process.ts';

/** Returns what a server prints that serves this build, or cannot. */
function serveOnce(out: string, environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...environment };
  const args = ['src/commands/serve.cjs', '--out', out];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.trim() };
}

describe.each(allBusinesses)('the $name on node', ({ folders, site, samples }) => {
  const { place } = samples;
  const node = serveBusiness(folders);

  test('A11 files are served in the best encoding a client accepts, each with its own tag', async () => {
    const plain = await node.send('/');
    const br = await node.send('/', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await node.send('/', { headers: { 'accept-encoding': 'gzip' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(plain.body.length / 3);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('Accept, Accept-Encoding');
    const again = await node.send('/', {
      headers: { 'if-none-match': br.headers.etag ?? '', 'accept-encoding': 'br' },
    });
    expect([again.status, again.headers.etag]).toEqual([304, br.headers.etag]);
  });

  test('A11 prebuilt answers are compressed for queries too, and computed ones are not compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await node.send('/api/services/?other=1', { headers });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toMatchObject({ total: site.services.length });
    const check = await node.send(`/check/?q=${place.name}`, { headers });
    expect(check.headers['content-encoding']).toBeUndefined();
    expect(check.text).toContain(`Yes, we come to ${place.name}`);
    const missing = await node.send('/nope', { headers });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
  });
});

const icon = /apple-touch-icon\.png has changed since the build\./;
const damages = [
  ['there is nothing', /^There is no finished build/, 'server', undefined],
  ['a file is missing', icon, 'dist/apple-touch-icon.png', undefined],
  ['a file was changed', icon, 'dist/apple-touch-icon.png', 'half'],
] as const;
test.each(damages)('a build of which %s is reported in one line', (_title, message, file, text) => {
  const out = scratchFolder('half', '.build/test');
  cpSync(referenceFolders.published, join(out, 'dist'), { recursive: true });
  cpSync(referenceFolders.privateFolder, join(out, 'server'), { recursive: true });
  if (text === undefined) rmSync(join(out, file), { recursive: true });
  else writeFileSync(join(out, file), text);
  const { status, output } = serveOnce(out);
  expect([status, output.split('\n').length]).toEqual([1, 1]);
  expect(output).toMatch(message);
  expect(output).toContain('Run: npm run build');
});

test('a port in use is reported in one line', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const output = `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`;
  expect(serveOnce('.build/test/reference', { PORT: String(port) })).toEqual({ status: 1, output });
  await new Promise((resolve) => holder.close(resolve));
});

test('npm start serves an existing build without building again', async () => {
  const env = { ...process.env, SITE_URL: referenceOrigin, CONTENT_DIR: referenceDirectory };
  const args = ['src/commands/serve.cjs', '--out', '.build/test/reference', '--build'];
  const printed = await withServer(args, { cwd: '.', env }, async () => {});
  expect(printed).toMatch(/^Serving \d+ files of https:\/\/www\.example\.com at http:\/\/127\.0\.0\.1:\d+\/\n/);
});
