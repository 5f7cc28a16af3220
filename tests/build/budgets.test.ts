import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';

const KIB = 1024;
const script = /<script type="module">([\s\S]*?)<\/script>/g;
/** What ten packets carry, which is what a server sends before it waits for the first answer of a client (RFC 6928). */
const FIRST_FLIGHT = 14_600;

/** The most that a page may weigh over the wire, in bytes: with all it needs, and its own document. */
const budgets: readonly (readonly [pages: RegExp, whole: number, document: number])[] = [
  [/^\/service-areas\/[^/]+\/$/, 20 * KIB, FIRST_FLIGHT],
  [/^\/service-areas\/$/, 28 * KIB, 16 * KIB],
  [/^\/docs\//, 44 * KIB, 36 * KIB],
  [/./, 24 * KIB, FIRST_FLIGHT],
];

/** Whether a page is read by those who write software. */
function isForSoftware(page: string): boolean {
  return page.startsWith('/docs/') || page === '/status/';
}

/** What a page makes a browser load; an icon for the tab or the home screen is no part of the page. */
function partsOf(html: string): string[] {
  const links = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+)"/g)];
  const sources = [...html.matchAll(/<(?:script|img|source|iframe|video|audio|embed)\b[^>]*\ssrc="([^"]+)"/g)];
  return [...new Set([...links, ...sources].map(([, path = '']) => path))];
}

describe.each(businesses)('the $name', ({ folders }) => {
  const pages = readdirSync(folders.published, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '404.html' ? '/nowhere/' : `/${file.split(sep).join('/').slice(0, -'index.html'.length)}`))
    .sort();

  let server: Engine;
  const answers = new Map<string, { readonly bytes: number; readonly text: string; readonly cache: string }>();

  /** A file as a browser gets it: compressed where it can be. */
  async function load(path: string) {
    const known = answers.get(path);
    if (known !== undefined) return known;
    const { body, headers } = await server.send(path, {
      headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' },
    });
    const { text } = await server.send(path, { headers: { accept: 'text/html,*/*' } });
    const answer = { bytes: body.length, text, cache: headers['cache-control'] ?? '' };
    answers.set(path, answer);
    return answer;
  }

  beforeAll(async () => {
    server = await startNode(folders);
  });
  afterAll(() => server.stop());

  test('every page keeps its budget: bytes over the wire, its own document, requests', async () => {
    const over: string[] = [];
    for (const page of pages) {
      const { bytes, text } = await load(page);
      const parts = await Promise.all(partsOf(text).map(load));
      const whole = bytes + parts.reduce((sum, part) => sum + part.bytes, 0);
      const [, budget, document] = budgets.find(([pattern]) => pattern.test(page)) ?? [page, 0, 0];
      if (whole > budget) over.push(`${page} takes ${whole} bytes, ${whole - budget} more than its budget`);
      if (bytes > document) over.push(`The document of ${page} takes ${bytes} bytes`);
      if (parts.length > 1) over.push(`${page} takes ${parts.length + 1} requests: ${partsOf(text).join(', ')}`);
    }
    expect(over).toEqual([]);
  });

  test('a second page takes one request: all others are the same files, kept for good', async () => {
    const [first, ...others] = await Promise.all(pages.map(async (page) => partsOf((await load(page)).text)));
    expect(first).toHaveLength(1);
    expect(others.filter((parts) => String(parts) !== String(first))).toEqual([]);
    for (const part of first ?? []) expect((await load(part)).cache).toMatch(/\bimmutable\b/);
  });

  test('scripts are small: 3.5 KB as written on visitors’ pages, more only when it is wanted', async () => {
    const sizes = new Map<string, number>();
    for (const page of pages) {
      const { text } = await load(page);
      sizes.set(
        page,
        [...text.matchAll(script)].reduce((sum, [, code = '']) => sum + Buffer.byteLength(code), 0),
      );
      expect([
        page,
        [...text.matchAll(/<script\b[^>]*>/g)].filter(
          ([tag]) => !/^<script type="(?:module|application\/ld\+json)">$/.test(tag),
        ),
      ]).toEqual([page, []]);
    }
    expect([...sizes].filter(([, size]) => size < 500)).toEqual([]);
    expect([...sizes].filter(([page, size]) => size > (isForSoftware(page) ? 4 : 3.5) * KIB)).toEqual([]);
    for (const [path, bytes] of [
      ['/ask.js', KIB],
      ['/tools.js', KIB],
      ['/try.js', 3 * KIB],
    ] as const) {
      expect([path, (await load(path)).text.length > 300]).toEqual([path, true]);
      expect([path, (await load(path)).text.length <= bytes]).toEqual([path, true]);
    }
  });
});

test('a page that carries more is noticed', () => {
  expect(partsOf('<link rel="preload" href="/a" as="font"><img alt="" src="/b"><script src="/c"></script>')).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
});
