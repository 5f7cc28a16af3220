import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/function/manifest.ts';
import { businesses, type TestBusiness } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';
import { checkEvery, checkExpectation } from './expectations.ts';
import { garageRows } from './garage.table.ts';
import type { Expectation, Row } from './http/row.ts';
import { httpRows } from './http.table.ts';

/** Whether a host without the function can answer: no query that chooses the answer, no negotiation, no message. */
const isPathForm = (row: Row) =>
  (!row.path.includes('?') || (row.expect.status === 308 && !row.path.includes('q='))) &&
  row.headers?.accept === undefined &&
  !/^\/api\/mcp\/?$/.test(row.path);

/** What a host without the function answers otherwise, and why. */
export interface Difference {
  readonly why: string;
  readonly holdsFor: (row: Row) => boolean;
  readonly expect: (row: Row) => Expectation;
}

const missing: Expectation = { status: 404, json: { code: 'not-found' } };
const isRedirect = ({ expect }: Row) => expect.status === 308;
const lacksSlash = ({ path, expect }: Row) => pathname(expect) === `${path.replace(/\?.*/, '')}/`;
const pathname = ({ headers }: Expectation) => String(headers?.location).replace(/\?.*/, '');

/** A host of files, as the tests of the contract look at it. */
export interface FileHost {
  /** As it stands in titles. */
  readonly name: string;
  /** Why it cannot be tested on this machine. */
  readonly whyNot: string | undefined;
  start(business: TestBusiness): Promise<Engine>;
  /** What it answers otherwise by itself; the first that fits counts, and every one must fit a row. */
  readonly differences: readonly Difference[];
  /** How its redirects differ. */
  readonly redirects: Omit<Difference, 'holdsFor'>;
  /** Headers it sends otherwise, with the reason beside each. */
  readonly differingHeaders?: readonly string[];
}

/** All that a host answers otherwise, its own and what no host can answer without the function. */
const listDifferences = (
  published: string,
  { differences, redirects }: Pick<FileHost, 'differences' | 'redirects'>,
): readonly Difference[] => [
  ...differences,
  {
    why: 'only the function knows other spellings of a key',
    holdsFor: (row) =>
      row.path.startsWith('/api/') &&
      isRedirect(row) &&
      !(lacksSlash(row) && existsSync(join(published, pathname(row.expect), 'index.json'))),
    expect: () => missing,
  },
  { ...redirects, holdsFor: isRedirect },
  {
    why: 'only the function can say what it was that is not there',
    holdsFor: ({ path, expect }) => /^\/api\/[a-z-]+\/(?:[^/]+\/)?$/.test(path) && [400, 404].includes(expect.status),
    expect: () => missing,
  },
];

/** Holds a host without the function to the contract, path form by path form. */
export function testFileHost(fileHost: FileHost): void {
  const { name, whyNot, start, differingHeaders = [] } = fileHost;
  if (whyNot !== undefined) return void test(`${name} is not tested on this machine`, ({ skip }) => skip(whyNot));

  describe.each(businesses)(`the $name on ${name}, without the function`, (business) => {
    const { folders, samples, isReference } = business;
    const pathForms = [...httpRows(business), ...(isReference ? garageRows(business.site) : [])].filter(isPathForm);
    const differences = listDifferences(folders.published, fileHost);
    const mayDiffer = new Set([...differing, ...differingHeaders]);
    let host: Engine;
    let node: Engine;
    beforeAll(async () => {
      [host, node] = await Promise.all([start(business), startNode(folders)]);
    });
    afterAll(() => Promise.all([host.stop(), node.stop()]));

    test.each(pathForms.map((row) => ({ ...row, title: `${row.rules} ${row.method ?? 'GET'} ${row.path}` })))(
      '$title',
      async (row: Row) => {
        const response = await host.send(row.path, row);
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
        const [theirs, ours] = await Promise.all([host.send(path), node.send(path)]);
        expect([theirs.status, theirs.text], path).toEqual([200, ours.text]);
        const kept = Object.entries(ours.headers).filter(([name]) => !mayDiffer.has(name));
        expect({ path, ...theirs.headers }).toMatchObject({ path, ...Object.fromEntries(kept) });
      }
    });

    test('A11 text is served compressed', async () => {
      const { headers, body } = await host.send('/services/', { headers: { 'accept-encoding': 'gzip' } });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).equals((await node.send('/services/')).body)).toBe(true);
    });

    test('a query is refused where its answer would be a wrong one', async () => {
      for (const path of [
        `/api/services/?id=${samples.service.id}`,
        `/api/coverage/?city=${samples.place.name}`,
        `/api/coverage/?postal=${samples.fsa}`,
      ]) {
        const { status, text } = await host.send(path);
        expect(status, path).toBe(404);
        expect(JSON.parse(text)).toMatchObject({
          code: 'not-found',
          detail: expect.stringContaining('takes no query'),
        });
      }
      expect((await host.send('/api/services/?other=1')).status).toBe(200);
    });
  });
}

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
