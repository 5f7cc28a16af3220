import { describe, expect, test } from 'vitest';
import { servicePath } from '../../src/business/site.ts';
import { converse } from '../server/raw-requests.ts';
import type { TestBusiness } from '../support/businesses.ts';
import { runsAll } from '../support/sample-of.ts';
import { nowhere } from '../support/samples.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';
import type { TestResponse } from '../support/servers/test-server.ts';

const listPaths = ({ samples: { service, place } }: TestBusiness) => [
  ...['/', '/prices', servicePath(service), '/robots.txt', '/nope', '/api/nope', '/api/health/'],
  ...[`/api/services/?id=${service.id}`, `/api/coverage/?city=${nowhere}`, `/check/?q=${place.name}`],
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
const kept = ({ status, headers, text }: TestResponse) => ({
  status,
  text,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name))),
});

const tested = servedBusinesses.filter(({ business }) => runsAll || business.isReference);

describe.each(tested)('the $business.name on $serverName', ({ business, serverName: name, start }) => {
  const paths = listPaths(business);
  const server = serve(start);

  test.each(paths)('A6 A9 headers that are not in Vary do not change the answer at %s', async (path) => {
    const plain = kept(await server.send(path));
    for (const headers of unkeyed)
      expect({ sent: headers, ...kept(await server.send(path, { headers })) }).toEqual({ sent: headers, ...plain });
  });

  test.runIf(name === 'node')('A9 the Host header changes nothing and is not repeated', async () => {
    for (const path of paths) {
      const [plain, ...others] = await Promise.all(
        ['localhost', 'evil.example', 'evil.example:81'].map(async (host) =>
          kept(await server.send(path, { headers: { host } })),
        ),
      );
      for (const other of others) expect(other).toEqual(plain);
      expect(JSON.stringify(others), path).not.toContain('evil.example');
    }
  });

  test('A4 A9 no response can be split, and no redirect leaves the site', async () => {
    const ends = ['%0d%0aset-cookie:%20x=1', '%E5%98%8A%E5%98%8Dset-cookie:x', '%00', '%0aX:%20y/'];
    const starts = ['/services', '/api/services/', '/check', '/prices?x=', '/check/?q=', '//evil.example', '/\\evil.x'];
    for (const path of starts.flatMap((start) => ends.map((end) => `${start}${end}`))) {
      const { headers, status } = await server.send(path);
      expect(status, path).toBeLessThan(500);
      expect([headers['set-cookie'], headers.x], path).toEqual([undefined, undefined]);
      if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
    }
  });

  test
    .runIf(name === 'node')
    .each([
      '/../package.json',
      '/../../../../etc/passwd',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..\\..\\package.json',
      '/services/../../server/function-data.json',
      '/_astro/..%2f..%2fserver/manifest.json',
      '/.build/server/function-data.json',
      '/server.cjs',
      '/%252e%252e/package.json',
      'file:///etc/passwd',
      'http://evil.example/../package.json',
    ])('A9 %s is refused', async (target) => {
    const text = await converse(server.port, [`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`]);
    expect(text).toMatch(/^HTTP\/1\.1 (?:400|404) /);
    expect(text).not.toMatch(/devDependencies|root:x:|"lookup"/);
  });
});
