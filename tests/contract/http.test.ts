import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/function/data.ts';
import { getResponseKind } from '../../src/function/reply.ts';
import { readDescription } from '../discovery/description.ts';
import { oneOfEach, sampleOf } from '../support/sample-of.ts';
import { nowhere } from '../support/samples.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';
import type { TestResponse } from '../support/servers/test-server.ts';
import { checkExpectation, everywhere } from './expectations.ts';
import { garageRows } from './garage.table.ts';
import type { Row } from './http/row.ts';
import { httpRows } from './http.table.ts';

describe.each(servedBusinesses)('the $business.name on $serverName', ({ business, serverName: name, start }) => {
  const { folders, samples, isReference } = business;
  const service = `/api/services/?id=${samples.service.id}`;
  const coverage = `/api/coverage/?city=${nowhere}`;
  const { validateResponse } = readDescription(folders);
  const all = [...httpRows(business), ...(isReference ? garageRows() : [])];
  // On other servers one row of each set of rules is enough.
  const isFull = isReference && name === 'node';
  const differing = name === 'workers' ? all.filter(({ workers }) => workers !== undefined) : [];
  const rows = isFull ? all : [...new Set([...oneOfEach(all, ({ rules }) => rules), ...differing])];
  /** The answer to each row, for the rules of every response. */
  const answered: (readonly [row: Row, response: TestResponse])[] = [];
  const server = serve(start);

  test.each(rows.map((row) => ({ ...row, title: `${row.rules} ${row.method ?? 'GET'} ${row.path.slice(0, 80)}` })))(
    '$title',
    async (row) => {
      const response = await server.send(row.path, row);
      answered.push([row, response]);
      checkExpectation(response, name === 'workers' && row.workers !== undefined ? row.workers.expect : row.expect);
    },
  );

  test('E1 every API response above matches the OpenAPI description', () => {
    const described = answered.filter(
      ([row]) => /^\/api(?:[/?]|$)/.test(row.path) && (name === 'node' || row.workers === undefined),
    );
    expect(described.length).toBeGreaterThan(20);
    for (const [row, response] of described)
      expect([row.path, validateResponse(row.path, row, response)]).toEqual([row.path, []]);
  });

  test.each(Object.entries(everywhere))('%s, for every response above', (_rule, check) => {
    expect(answered).toHaveLength(rows.length);
    for (const [{ path }, response] of answered) check(path, response);
  });

  test.runIf(name === 'workers')('A13 without the function, only the listed differences remain', async () => {
    const { etag = '' } = (await server.send('/api/health/')).headers;
    const conditions = [etag, `W/${etag}`, `"zzz", ${etag}`, '*'];
    const statuses = await Promise.all(
      conditions.map(
        async (condition) => (await server.send('/api/health/', { headers: { 'if-none-match': condition } })).status,
      ),
    );
    expect(statuses).toEqual([304, 304, 200, 200]);
    // HEAD has no size here, and compression with its Vary is up to the edge in front.
    const head = await server.send('/api/health/', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.headers.vary]).toEqual([200, undefined, undefined]);
    const differences = rows.flatMap((row) =>
      row.workers === undefined ? [] : [`${row.method ?? 'GET'} ${row.expect.status} ${row.workers.expect.status}`],
    );
    expect([...new Set(differences)].sort()).toEqual([
      ...['DELETE 405 405', 'GET 200 307', 'GET 308 307', 'GET 404 307', 'GET 414 200', 'GET 431 200'],
      ...['OPTIONS 204 405', 'PATCH 405 405', 'POST 405 405', 'PUT 405 405'],
    ]);
  });

  test.runIf(name === 'workers')(
    'B14 prebuilt answers and documents are served without calling the function',
    async () => {
      const manifest = JSON.parse(readFileSync(join(folders.privateFolder, 'manifest.json'), 'utf8')) as Manifest;
      // Markdown versions go through the function like pages, which adds the number of tokens.
      const free = manifest.files
        .flatMap(({ paths }) => paths)
        .filter((path) => !['page', 'markdown', 'uncached'].includes(getResponseKind(path)))
        .filter((path) => !['/api/services/', '/api/coverage/', '/api/total/'].includes(path));
      expect(free.length).toBeGreaterThan(100);
      const isCalled = async (path: string) => (await server.send(path)).headers['server-timing'] !== undefined;
      // The asset layer serves API responses only at their folder.
      for (const path of sampleOf(
        free.filter((path) => !path.endsWith('/index.json')),
        60,
      ))
        expect([path, await isCalled(path)]).toEqual([path, false]);
      expect(await isCalled(service)).toBe(true);
    },
  );

  test('A6 a client with the current answer gets 304 with caching headers and no body, and every answer has its own tag', async () => {
    const paths = ['/', service, '/prices/', coverage, coverage.replace(/.$/, 'x')];
    const tags = new Set<string>();
    for (const path of paths) {
      const { etag = '' } = (await server.send(path)).headers;
      tags.add(etag);
      const { status, text, headers } = await server.send(path, { headers: { 'if-none-match': `"zzz", ${etag}` } });
      expect([path, status, text, headers['content-length']]).toEqual([path, 304, '', undefined]);
      expect(headers).toMatchObject({ etag, 'access-control-allow-origin': '*' });
      expect(headers['cache-control']).toMatch(/^public/);
      expect((await server.send(path, { headers: { 'if-none-match': '"zzz"' } })).status).toBe(200);
    }
    expect(tags.size).toBe(paths.length);
  });

  test('A5 HEAD has the headers of GET', async () => {
    // Workers send no size.
    const others = ['date', 'server-timing', 'transfer-encoding', 'connection', 'keep-alive'];
    const left = name === 'node' ? others : [...others, 'content-length'];
    for (const path of ['/', '/api/health/', service, coverage]) {
      const [get, head] = [await server.send(path), await server.send(path, { method: 'HEAD' })];
      const kept = Object.entries(get.headers).filter(([header]) => !left.includes(header));
      expect(head.headers, path).toMatchObject(Object.fromEntries(kept));
    }
  });
});
