import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicePath } from '../../src/business/site.ts';
import { businesses, type TestBusiness } from '../businesses.ts';
import type { Engine, EngineResponse } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { nowhere } from '../samples.ts';

const listPaths = ({ samples: { service, place } }: TestBusiness) => [
  '/',
  '/prices',
  servicePath(service),
  `/api/services/?id=${service.id}`,
  `/api/coverage/?city=${nowhere}`,
  '/api/health/',
  `/check/?q=${place.name}`,
  '/robots.txt',
  '/nope',
  '/api/nope',
];

/** Headers that no cache keys on and that must therefore change nothing. */
const unkeyed: Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-scheme': 'nothttps' },
  { forwarded: 'for=1;host=evil.example;proto=http' },
  { 'x-host': 'evil.example', 'x-http-host-override': 'evil.example', 'x-forwarded-server': 'evil.example' },
  { 'x-original-url': '/api/nope', 'x-rewrite-url': '/api/nope', 'x-forwarded-prefix': '/evil' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { 'accept-language': 'fr', 'user-agent': 'evil<script>', cookie: 'a=b', authorization: 'Bearer x' },
  { range: 'bytes=0-1', 'if-range': '"x"', 'cache-control': 'no-cache', pragma: 'x-get-cache-key' },
];

const varying = new Set(['date', 'server-timing', 'connection', 'keep-alive', 'transfer-encoding']);
const kept = ({ status, headers, text }: EngineResponse) => ({
  status,
  text,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name))),
});

const asked = servedBusinesses.filter(({ business }) => business.isAskedAll);

describe.each(asked)('the $business.name on $engineName', ({ business, engineName: name, start }) => {
  const paths = listPaths(business);
  let engine: Engine & { readonly port: number };
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test.each(paths)('A6 A9 no header that caches leave aside changes the answer at %s', async (path) => {
    const plain = kept(await engine.send(path));
    for (const headers of unkeyed) {
      expect({ sent: headers, ...kept(await engine.send(path, { headers })) }).toEqual({ sent: headers, ...plain });
    }
  });

  test.runIf(name === 'node')('A9 the host that is asked changes nothing and is never repeated', async () => {
    for (const path of paths) {
      const answers = await Promise.all(
        ['localhost', 'evil.example', 'evil.example:81'].map((host) => engine.send(path, { headers: { host } })),
      );
      const [plain, ...others] = answers.map(kept);
      for (const other of others) expect(other).toEqual(plain);
      for (const { text } of answers) expect(text).not.toContain('evil.example');
    }
  });

  test('A6 F1 where Accept changes the answer, Vary says so', async () => {
    for (const path of paths) {
      const plain = await engine.send(path);
      for (const accept of ['text/markdown', 'text/html', 'application/json', 'image/png']) {
        const other = await engine.send(path, { headers: { accept } });
        if (other.text === plain.text) continue;
        for (const { headers } of [plain, other]) expect(headers.vary, path).toMatch(/\bAccept\b(?!-)/);
      }
    }
  });

  test('A4 A9 no answer can be split, and no redirect leads elsewhere', async () => {
    const ends = [
      '%0d%0aset-cookie:%20x=1',
      '%0d%0a%0d%0a<script>',
      '%E5%98%8A%E5%98%8Dset-cookie:x',
      '%00',
      '%0aX: y',
    ];
    const starts = [
      '/services',
      '/api/services/',
      '/api/coverage/',
      '/check',
      '/prices?x=',
      '/check/?q=',
      '//evil.example',
      '/\\evil.example',
    ];
    for (const path of starts.flatMap((start) => ends.map((end) => `${start}${end}`)))
      for (const suffix of ['', '/']) {
        const { headers, status } = await engine.send(`${path.replaceAll(' ', '%20')}${suffix}`);
        expect(status, path).toBeLessThan(500);
        expect([headers['set-cookie'], headers.x], path).toEqual([undefined, undefined]);
        if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      }
  });
});

describe.each(businesses)('the $name on node', ({ folders, origin }) => {
  let node: Awaited<ReturnType<typeof startNode>>;
  beforeAll(async () => {
    node = await startNode(folders);
  });
  afterAll(() => node.stop());

  /** Sends a target as it is, which no client library would. */
  function sendTarget(target: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(node.port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      );
      socket.on('data', (data) => {
        text += data.toString('latin1');
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
  }

  test.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..\\..\\package.json',
    '/..%5c..%5cpackage.json',
    '/services/../../server/edge-data.json',
    '/_astro/..%2f..%2fserver/manifest.json',
    '/_headers',
    '/_redirects',
    '/.build/server/edge-data.json',
    '/server.cjs',
    '/%252e%252e/package.json',
    'file:///etc/passwd',
    'http://evil.example/../package.json',
  ])('A9 %s leads nowhere', async (target) => {
    const text = await sendTarget(target);
    expect(text).toMatch(/^HTTP\/1\.1 (?:400|404) /);
    expect(text).not.toMatch(/devDependencies|root:x:|"lookup"|access-control-allow-origin: \*\n {2}/);
  });

  test('A9 every absolute address of a page is on its own origin, whatever the host', async () => {
    const node = await startNode(folders);
    const { text, headers } = await node.send('/', { headers: { host: 'evil.example' } });
    await node.stop();
    expect(text).toContain(`<link rel="canonical" href="${origin}/"`);
    expect(JSON.stringify(headers)).not.toContain('evil.example');
  });
});
