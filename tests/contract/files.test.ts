import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDeployment } from '../../functions/hosting/deployment.ts';
import { writeHostFolder } from '../../functions/hosting/host.ts';
import { netlify } from '../../functions/hosting/netlify.ts';
import { staticHost } from '../../functions/hosting/static.ts';
import { vercel } from '../../functions/hosting/vercel.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { rebuiltBusinesses } from '../support/businesses.ts';
import { copyContent } from '../support/content-copy.ts';
import { buildForTests } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';
import type { TestServer } from '../support/servers/test-server.ts';
import { routeVercel, type VercelRoute } from '../support/servers/vercel-routes.ts';
import { startWorkers } from '../support/servers/workers.ts';

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n';
const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** Files that an owner puts into `content/files`, with the media types they are published with. */
const files: readonly (readonly [path: string, body: string, mediaType: string])[] = [
  ['google0123456789abcdef.html', 'google-site-verification: google0123456789abcdef.html\n', html],
  ['.well-known/openai-apps-challenge', 'a-token-of-theirs', text],
  ['.well-known/assetlinks.json', '[]', 'application/json'],
  ['prices-2026.pdf', pdf, 'application/pdf'],
  ['forms/Warranty-claim.txt', 'Name:\nDay of the work:\n', text],
  ['prices.csv', 'service,price\nspring,249\n', 'text/csv; charset=utf-8'],
];
const proof = { name: 'google-site-verification', content: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ' };

describe.each(rebuiltBusinesses)('the $name', ({ name: business, directory, origin, site: asItIs, samples }) => {
  const out = `.build/test/files-${business}`;
  const folders = buildFolders(out);
  const copy = copyContent(directory);
  for (const [path, body] of files) copy.write(`files/${path}`, body);
  copy.write('files/.DS_Store', 'of a machine');
  copy.edit('policy.yaml', /$/, `\nverification:\n  - { name: ${proof.name}, content: ${proof.content} }\n`);
  const servers: TestServer[] = [];
  beforeAll(async () => {
    // A preview differs only in headers.
    await buildForTests(out, { SITE_URL: origin, CONTENT_DIR: copy.directory, PREVIEW: 'yes' });
    servers.push(
      await startNode(folders),
      await startWorkers(folders, readDeployment('preview', { SITE_URL: origin })),
    );
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  test('K2 files are published unchanged at the same path on every host, with headers that forbid scripts', async () => {
    for (const { name, send } of servers) {
      for (const [path, body, mediaType] of files) {
        const { status, headers, text: got } = await send(`/${path}`);
        expect([name, path, status, got, headers['content-type']]).toEqual([name, path, 200, body, mediaType]);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'access-control-allow-origin': '*',
        });
      }
      expect([name, (await send('/.DS_Store')).status]).toEqual([name, 404]);
    }
  });

  test('every response of a preview tells search engines not to index it', async () => {
    const answer = `/api/services/?id=${samples.service.id}`;
    for (const { name, send } of servers)
      for (const path of [
        '/',
        '/index.md',
        '/api/health/',
        '/robots.txt',
        `/${files[0]?.[0]}`,
        answer,
        '/nope',
        '/api/nope',
      ])
        expect([name, path, (await send(path)).headers['x-robots-tag']]).toEqual([name, path, 'noindex']);
  });

  test('K2 the other hosts get the same files', async () => {
    const stage = async (host: typeof vercel) => (await writeHostFolder(host, folders, `${out}-${host.name}`)).folder;
    const output = await stage(vercel);
    const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')) as { routes: VercelRoute[] };
    const there = new Set(files.map(([path]) => `/${path}`));
    const staged = await Promise.all([staticHost, netlify].map(async (host) => join(await stage(host), host.files)));
    for (const [path, body, mediaType] of files) {
      const { file, headers } = routeVercel(routes, there, { path: `/${path}`, accept: '*/*' });
      expect([file, headers['content-type'] ?? mediaType]).toEqual([`/${path}`, mediaType]);
      for (const folder of staged) expect(readFileSync(join(folder, path), 'utf8')).toBe(body);
    }
  });

  test('K2 a proof of ownership is a meta element on the home page only', () => {
    const meta = `<meta name="${proof.name}" content="${proof.content}">`;
    const page = (path: string) => readFileSync(join(folders.published, path, 'index.html'), 'utf8');
    expect(page('').split(meta)).toHaveLength(2);
    expect(page('contact')).not.toContain(proof.content);
    expect(asItIs.policy.verification).toEqual([]);
  });
});
