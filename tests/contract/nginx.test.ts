import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/edge/manifest.ts';
import { businesses } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { noNginx, startNginx } from '../engines/nginx.ts';
import { startNode } from '../engines/node.ts';
import { checkEvery, checkExpectation } from './expectations.ts';
import { garageRows } from './garage.table.ts';
import { type Expectation, httpRows, type Row } from './http.table.ts';

/** Whether a host without the function can answer: no query that chooses the answer, no negotiation, no message. */
const isPathForm = (row: Row) =>
  (!row.path.includes('?') || (row.expect.status === 308 && !row.path.includes('q='))) &&
  row.headers?.accept === undefined &&
  !/^\/api\/mcp\/?$/.test(row.path);

interface Difference {
  readonly why: string;
  readonly holdsFor: (row: Row) => boolean;
  readonly expect: (row: Row) => Expectation;
}

const missing: Expectation = { status: 404, json: { code: 'not-found' } };
const isRedirect = ({ expect }: Row) => expect.status === 308;
const lacksSlash = ({ path, expect }: Row) => pathname(expect) === `${path.replace(/\?.*/, '')}/`;
const pathname = ({ headers }: Expectation) => String(headers?.location).replace(/\?.*/, '');

/** All that differs, the first that fits counts; every one of them must fit a row. */
const listDifferences = (published: string): readonly Difference[] => [
  {
    why: 'a path that is none is refused by nginx itself',
    holdsFor: ({ path }) => /%(?![0-9A-Fa-f]{2})|%00|\.\.%2f\.\./.test(path),
    expect: () => ({ status: 400 }),
  },
  {
    why: 'encoded dot segments are resolved: the path is that of the home page',
    holdsFor: ({ path }) => path === '/api/..%2f/',
    expect: () => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  },
  {
    why: 'headers that are too large are refused by nginx itself',
    holdsFor: ({ headers }) => headers?.['x-long'] !== undefined,
    expect: () => ({ status: 400 }),
  },
  {
    why: 'only the function knows other spellings of a key',
    holdsFor: (row) =>
      row.path.startsWith('/api/') &&
      isRedirect(row) &&
      !(lacksSlash(row) && existsSync(join(published, pathname(row.expect), 'index.json'))),
    expect: () => missing,
  },
  {
    why: 'nginx writes a page of its own into a redirect',
    holdsFor: isRedirect,
    expect: ({ expect: { status, headers = {} } }) => ({ status, headers }),
  },
  {
    why: 'only the function can say what it was that is not there',
    holdsFor: ({ path, expect }) => /^\/api\/[a-z-]+\/(?:[^/]+\/)?$/.test(path) && [400, 404].includes(expect.status),
    expect: () => missing,
  },
];

test.runIf(noNginx !== undefined)('nginx is not tested on this machine', ({ skip }) => skip(noNginx));

describe.skipIf(noNginx !== undefined).each(businesses)('the $name on nginx, without the function', (business) => {
  const { folders, samples, isReference } = business;
  const pathForms = [...httpRows(business), ...(isReference ? garageRows(business.site) : [])].filter(isPathForm);
  const differences = listDifferences(folders.published);
  let nginx: Engine;
  let node: Engine;
  beforeAll(async () => {
    [nginx, node] = await Promise.all([startNginx(folders), startNode(folders)]);
  });
  afterAll(() => Promise.all([nginx.stop(), node.stop()]));

  test.each(pathForms.map((row) => ({ ...row, title: `${row.rules} ${row.method ?? 'GET'} ${row.path}` })))(
    '$title',
    async (row: Row) => {
      const response = await nginx.send(row.path, row);
      const difference = differences.find(({ holdsFor }) => holdsFor(row));
      if (difference === undefined) checkEvery(row.path, response);
      checkExpectation(response, difference?.expect(row) ?? row.expect);
    },
  );

  test('A13 every difference that is listed is one', () => {
    const fitting = pathForms.map((row) => differences.find(({ holdsFor }) => holdsFor(row))?.why);
    expect(differences.map(({ why }) => why).filter((why) => !fitting.includes(why))).toEqual([]);
    expect(fitting.filter((why) => why === undefined).length).toBeGreaterThan(40);
  });

  test('A13 B14 every published file is the same at every path, with the same headers', async () => {
    const manifest = JSON.parse(readFileSync(join(folders.prepared, 'manifest.json'), 'utf8')) as Manifest;
    const paths = manifest.files.flatMap((file) => file.paths).filter((path) => path !== '/404/');
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const [theirs, ours] = await Promise.all([nginx.send(path), node.send(path)]);
      expect([path, theirs.status, theirs.text === ours.text]).toEqual([path, 200, true]);
      const kept = Object.entries(ours.headers).filter(([name]) => !differing.has(name));
      expect({ path, ...theirs.headers }).toMatchObject({ path, ...Object.fromEntries(kept) });
    }
  });

  test('A11 text is served compressed', async () => {
    const { headers, body } = await nginx.send('/services/', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).equals((await node.send('/services/')).body)).toBe(true);
  });

  test('a query is refused where its answer would be a wrong one', async () => {
    for (const path of [
      `/api/services/?id=${samples.service.id}`,
      `/api/coverage/?city=${samples.place.name}`,
      `/api/coverage/?postal=${samples.fsa}`,
    ]) {
      const { status, text } = await nginx.send(path);
      expect([path, status]).toEqual([path, 404]);
      expect(JSON.parse(text)).toMatchObject({ code: 'not-found', detail: expect.stringContaining('takes no query') });
    }
    expect((await nginx.send('/api/services/?other=1')).status).toBe(200);
  });
});

/** Headers that may differ: the tag is made of other things, the size goes with compression, the rest is Node's. */
const differing = new Set([
  'etag',
  'server-timing',
  'vary',
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  // What a Markdown form says of itself is not in the rules of any host, which would grow with the pages.
  'x-markdown-tokens',
  'content-location',
  'link',
]);
