import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getBrotliLevel } from '../../src/build/compress-files.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
import { runsAll } from '../support/sample-of.ts';
import { startNode } from '../support/servers/node.ts';
import type { TestResponse, TestServer } from '../support/servers/test-server.ts';
import { inFrench, inSpanish } from '../support/two-languages.ts';

const KIB = 1024;
/** Maximum size of a first visit with all headers and the icon, in bytes; photographs do not count. */
const VISIT = 32 * KIB;
/** Maximum size of the headers and document of a page; a language with longer words has more. */
const firstFlights: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^\/service-areas\/$/, 28 * KIB],
  [/^\/docs\//, 20.5 * KIB],
  [/^\/[a-z]{2}\/docs\//, 23 * KIB],
  [/./, 20 * KIB],
];
/** Maximum size of the scripts of a page, uncompressed. */
const SCRIPTS = 6 * KIB;

/** Everything a browser loads for a page, except photographs. */
function partsOf(html: string): string[] {
  const links = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+)"/g)];
  const others = html.replace(/<picture>[\s\S]*?<\/picture>/g, '');
  const sources = [...others.matchAll(/<(?:script|img|source|iframe|video|audio|embed)\b[^>]*\ssrc="([^"]+)"/g)];
  return [...new Set([...links, ...sources].map(([, path = '']) => path))];
}

/** Size of a status line and headers in HTTP/1.1; later versions take fewer bytes. */
function headBytes(headers: Readonly<Record<string, string>>): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19);
}

/** An answer, as it is sent and decompressed. */
type Answer = Pick<TestResponse, 'body' | 'text' | 'headers'> & { readonly path: string };

/** Size of an answer in these tests, whose builds compress with less effort: the published one is smaller. */
const sizeInTests = ({ body, headers }: Answer) => headBytes(headers) + body.length;

/** Size of an answer as it is published. */
function sizePublished({ path, body, text, headers }: Answer): number {
  if (headers['content-encoding'] !== 'br') return headBytes(headers) + body.length;
  const level = getBrotliLevel(path.replace(/^\//, '').replace(/(?:^|\/)$/, '$&index.html'));
  return headBytes(headers) + brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
}

const sites = [
  ...allBusinesses,
  { name: 'electrician in Spanish', folders: inSpanish.folders },
  ...(runsAll ? [{ name: 'garage in French', folders: inFrench.folders }] : []),
];

describe.each(sites)('the $name', ({ folders }) => {
  const pages = readPages(folders).map(({ path }) => (path === '/404/' ? '/nowhere/' : path));
  let server: TestServer;
  const answers = new Map<string, Promise<Answer>>();

  function load(path: string): Promise<Answer> {
    const answer = answers.get(path) ?? fetchAnswer(path);
    answers.set(path, answer);
    return answer;
  }

  /** Fetches a file as a browser receives it. */
  async function fetchAnswer(path: string): Promise<Answer> {
    const accept = 'text/html,*/*';
    const { body, headers } = await server.send(path, { headers: { 'accept-encoding': 'br', accept } });
    const decompressed = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    return { path, body, text: decompressed.toString(), headers };
  }

  /** Measures a page against each budget, by the size of each of its files. */
  async function measure(page: string, sizeOf: (answer: Answer) => number) {
    const document = await load(page);
    const parts = await Promise.all([...partsOf(document.text), '/favicon.svg'].map(load));
    const visit = [document, ...parts].reduce((sum, part) => sum + sizeOf(part), 0);
    const [, most = 0] = firstFlights.find(([pattern]) => pattern.test(page)) ?? [];
    const code = [...document.text.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    return [
      { page, what: 'first visit', limit: VISIT, size: visit },
      { page, what: 'first flight', limit: most, size: sizeOf(document) },
      { page, what: 'scripts', limit: SCRIPTS, size: code.join('').length },
    ];
  }

  beforeAll(async () => {
    server = await startNode(folders);
  });
  afterAll(() => server.stop());

  test('L4 every page stays within its budgets for the first flight, the first visit and scripts', async ({
    annotate,
  }) => {
    const inTests = (await Promise.all(pages.map((page) => measure(page, sizeInTests)))).flat();
    const fullest = inTests.toSorted((a, b) => b.size / b.limit - a.size / a.limit);
    const close = fullest.filter((one, rank) => one.size > one.limit || rank < 3).map(({ page }) => page);
    const published = (await Promise.all([...new Set(close)].map((page) => measure(page, sizePublished)))).flat();
    for (const [what, all] of Map.groupBy(published, (one) => one.what)) {
      const [{ page, size, limit } = { page: '', size: 0, limit: 0 }] = all.toSorted(
        (a, b) => b.size / b.limit - a.size / a.limit,
      );
      await annotate(`${what}: ${size} of ${limit} bytes on ${page}, ${limit - size} free`);
    }
    expect(published.filter(({ size, limit }) => size > limit)).toEqual([]);
  });

  test('A6 a second page takes one request, because all pages share the same immutable files', async () => {
    const [first, ...others] = await Promise.all(pages.map(async (page) => partsOf((await load(page)).text)));
    expect(first).toHaveLength(1);
    expect(others.filter((parts) => String(parts) !== String(first))).toEqual([]);
    for (const part of first ?? []) expect((await load(part)).headers['cache-control']).toMatch(/\bimmutable\b/);
  });
});
