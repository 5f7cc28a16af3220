import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliLevelOf } from '../../src/build/pack.ts';
import { allBusinesses } from '../support/businesses.ts';
import { readPages } from '../support/published.ts';
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

/** An answer, as it is sent and unpacked. */
type Answer = Pick<TestResponse, 'body' | 'text' | 'headers'> & { readonly path: string };

/** Size of an answer in these tests, whose builds compress with less effort: the published one is smaller. */
const sizeInTests = ({ body, headers }: Answer) => headBytes(headers) + body.length;

/** Size of an answer as it is published. */
function sizePublished({ path, body, text, headers }: Answer): number {
  if (headers['content-encoding'] !== 'br') return headBytes(headers) + body.length;
  const level = brotliLevelOf(path.replace(/^\//, '').replace(/(?:^|\/)$/, '$&index.html'));
  return headBytes(headers) + brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
}

const sites = [
  ...allBusinesses,
  { name: 'garage in French', folders: inFrench.folders },
  { name: 'electrician in Spanish', folders: inSpanish.folders },
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
    const { text } = await server.send(path, { headers: { accept } });
    return { path, body, text, headers };
  }

  /** What is over a budget on a page, by the size of each of its files. */
  async function findOver(page: string, sizeOf: (answer: Answer) => number): Promise<string[]> {
    const document = await load(page);
    const parts = await Promise.all([...partsOf(document.text), '/favicon.svg'].map(load));
    const visit = [document, ...parts].reduce((sum, part) => sum + sizeOf(part), 0);
    const [, most = 0] = firstFlights.find(([pattern]) => pattern.test(page)) ?? [];
    const code = [...document.text.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    return [
      ['first visit', visit, VISIT] as const,
      ['first flight', sizeOf(document), most] as const,
      ['scripts', code.join('').length, SCRIPTS] as const,
    ].flatMap(([what, size, limit]) => (size > limit ? `${page}, ${what}: ${size} of ${limit} bytes` : []));
  }

  beforeAll(async () => {
    server = await startNode(folders);
  });
  afterAll(() => server.stop());

  test('L4 every page stays within its budgets for the first flight, the first visit and scripts', async () => {
    const over: string[] = [];
    for (const page of pages)
      if ((await findOver(page, sizeInTests)).length > 0) over.push(...(await findOver(page, sizePublished)));
    expect(over).toEqual([]);
  });

  test('A6 a second page takes one request, because all pages share the same immutable files', async () => {
    const [first, ...others] = await Promise.all(pages.map(async (page) => partsOf((await load(page)).text)));
    expect(first).toHaveLength(1);
    expect(others.filter((parts) => String(parts) !== String(first))).toEqual([]);
    for (const part of first ?? []) expect((await load(part)).headers['cache-control']).toMatch(/\bimmutable\b/);
  });
});
