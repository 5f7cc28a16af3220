import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoOfPage } from '../../src/business/photos.ts';
import { templatePage } from '../../src/site-pages/pages.ts';
import { allBusinesses } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';

const KIB = 1024;
const script = /<script type="module">([\s\S]*?)<\/script>/g;
/** What ten packets carry, which is what a server sends before it waits for the first answer of a client (RFC 6928). */
const TEN_PACKETS = 14_600;
/** The most that the headers and the document of a page may take. */
const FIRST_FLIGHT = 18_000;
/** How much more a visit of the home page may take where a drawing to point at stands on it (docs/decisions/0029). */
const DRAWING = 17 * KIB - TEN_PACKETS;
/** The most that the photograph of a page may take on a telephone. */
const PHOTOGRAPH = 60 * KIB;
/** Pixels of the screen that a telephone fills with the 20rem it is told: three for each of the page. */
const TELEPHONE_PIXELS = 3 * 320;

/** The most that a page may weigh over the wire with all it needs and all headers, in bytes, and that its document may with its own. */
const budgets: readonly (readonly [pages: RegExp, visit: number, firstFlight: number])[] = [
  [/^\/service-areas\/[^/]+\/$/, 22 * KIB, FIRST_FLIGHT],
  [/^\/service-areas\/$/, 28 * KIB, 28 * KIB],
  [/^\/docs\//, 28 * KIB, 20 * KIB],
  [/./, 24 * KIB, FIRST_FLIGHT],
];

function budgetOf(page: string, hasDrawing: boolean): readonly [visit: number, firstFlight: number] {
  const [, visit, firstFlight] = budgets.find(([pattern]) => pattern.test(page)) ?? [page, 0, 0];
  const more = page === '/' && hasDrawing ? DRAWING : 0;
  return [visit + more, firstFlight];
}

/**
 * What a page makes a browser load beside its photographs. An icon for the tab or the home screen is no part of the page.
 */
function partsOf(html: string): string[] {
  const links = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+)"/g)];
  const others = html.replace(/<picture>[\s\S]*?<\/picture>/g, '');
  const sources = [...others.matchAll(/<(?:script|img|source|iframe|video|audio|embed)\b[^>]*\ssrc="([^"]+)"/g)];
  return [...new Set([...links, ...sources].map(([, path = '']) => path))];
}

/** The photographs that a telephone loads at once with a page: those that do not wait until they are scrolled to. */
function photographsOf(html: string): string[] {
  return [...html.matchAll(/<picture>([\s\S]*?)<\/picture>/g)].flatMap(([, picture = '']) => {
    expect(picture).toMatch(/ sizes="\(max-width: 40rem\) 20rem/);
    const [, srcset = ''] = / srcset="([^"]+)"/.exec(picture) ?? [];
    const forms = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, path = '', width]) => ({ path, width: Number(width) }));
    const taken = forms.find(({ width }) => width >= TELEPHONE_PIXELS) ?? forms.at(-1);
    return taken === undefined ? [] : [taken.path];
  });
}

/** A file as it came, with the bytes that its headers and its body took. */
interface Loaded {
  readonly bytes: number;
  readonly text: string;
  readonly cache: string;
}

/** The bytes of a status line and of headers as HTTP/1.1 writes them; later versions take fewer. */
function headBytes(headers: Readonly<Record<string, string>>): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19);
}

/** The text in the beginning of a file compressed with brotli, as far as a browser can read it. */
function unpackStart(start: Buffer): string {
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** What a page is made of, before compression, for those who must make it smaller. */
function describeParts(html: string): string {
  const sizeOf = (pattern: RegExp) => (html.match(pattern) ?? []).join('').length;
  const parts = {
    styles: sizeOf(/<style>[\s\S]*?<\/style>/g),
    scripts: sizeOf(/<script type="module">[\s\S]*?<\/script>/g),
    'data for search engines': sizeOf(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g),
    drawings: sizeOf(/<svg[\s\S]*?<\/svg>/g),
    'all of it': html.length,
  };
  return Object.entries(parts)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
}

describe.each(allBusinesses)('the $name', ({ name, folders, site }) => {
  const pages = readdirSync(folders.published, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '404.html' ? '/nowhere/' : `/${file.split(sep).join('/').slice(0, -'index.html'.length)}`))
    .sort();

  const hasDrawing = templatePage(site, 'home').pointing !== undefined;
  let server: Engine;
  const answers = new Map<string, Loaded>();

  /** A file as a browser gets it: compressed where it can be. */
  async function load(path: string) {
    const known = answers.get(path);
    if (known !== undefined) return known;
    const { body, headers } = await server.send(path, {
      headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' },
    });
    const { text } = await server.send(path, { headers: { accept: 'text/html,*/*' } });
    const answer = { bytes: headBytes(headers) + body.length, text, cache: headers['cache-control'] ?? '' };
    answers.set(path, answer);
    return answer;
  }

  beforeAll(async () => {
    server = await startNode(folders);
  });
  afterAll(() => server.stop());

  // How much a business of somebody's own says on a page is theirs.
  test.skipIf(name === 'own business')(
    'every page keeps its budget: its first flight, a whole visit with all headers and the icon, requests',
    async () => {
      const over: string[] = [];
      for (const page of pages) {
        const { bytes, text } = await load(page);
        const parts = await Promise.all(partsOf(text).map(load));
        const icon = await load('/favicon.svg');
        const visit = [...parts, icon].reduce((sum, part) => sum + part.bytes, bytes);
        const [mostVisit, mostFirst] = budgetOf(page, hasDrawing);
        const what = describeParts(text);
        if (visit > mostVisit) over.push(`A visit of ${page} takes ${visit} of ${mostVisit} bytes: ${what}`);
        if (bytes > mostFirst) over.push(`The first flight of ${page} takes ${bytes} of ${mostFirst} bytes: ${what}`);
        if (parts.length > 1) over.push(`${page} takes ${parts.length + 1} requests: ${partsOf(text).join(', ')}`);
      }
      expect(over).toEqual([]);
    },
  );

  test('what comes before the drawing to point at arrives with the first ten packets', async () => {
    const { bytes, text } = await load('/');
    const { body } = await server.send('/', { headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' } });
    const beforeDrawing = text.split('<section class="pointing"')[0] ?? '';
    expect(beforeDrawing.includes('<style>') && beforeDrawing.includes('href="tel:')).toBe(true);
    expect(beforeDrawing).toMatch(/<h1[\s\S]*<ol class="menu[\s\S]*<\/ol>/);
    const arrived = unpackStart(body.subarray(0, TEN_PACKETS - (bytes - body.length)));
    expect(arrived.startsWith(beforeDrawing) || beforeDrawing === text).toBe(true);
  });

  test('the photograph of a page takes at most 60 KiB on a telephone', async () => {
    const photographs = await Promise.all(photographsOf((await load('/contact/')).text).map(load));
    expect(photographs).toHaveLength(photoOfPage(site, 'contact') === undefined ? 0 : 1);
    for (const { bytes } of photographs) expect(bytes).toBeLessThanOrEqual(PHOTOGRAPH);
  });

  test('a second page takes one request: all others are the same files, kept for good', async () => {
    const [first, ...others] = await Promise.all(pages.map(async (page) => partsOf((await load(page)).text)));
    expect(first).toHaveLength(1);
    expect(others.filter((parts) => String(parts) !== String(first))).toEqual([]);
    for (const part of first ?? []) expect((await load(part)).cache).toMatch(/\bimmutable\b/);
  });

  test('scripts are small: 5 KiB as written on a page, more only when it is wanted', async () => {
    const sizes = new Map<string, number>();
    for (const page of pages) {
      const { text } = await load(page);
      sizes.set(
        page,
        [...text.matchAll(script)].reduce((sum, [, code = '']) => sum + Buffer.byteLength(code), 0),
      );
      expect(
        [...text.matchAll(/<script\b[^>]*>/g)].filter(
          ([tag]) => !/^<script type="(?:module|speculationrules|application\/ld\+json)">$/.test(tag),
        ),
        page,
      ).toEqual([]);
    }
    expect([...sizes].filter(([, size]) => size < 500)).toEqual([]);
    expect([...sizes].filter(([, size]) => size > 5 * KIB)).toEqual([]);
    for (const [path, bytes] of [
      ['/ask.js', 1.25 * KIB],
      ['/tools.js', KIB],
      ['/try.js', 3 * KIB],
    ] as const) {
      expect((await load(path)).text.length, path).toBeGreaterThan(300);
      expect((await load(path)).text.length, path).toBeLessThanOrEqual(bytes);
    }
  });
});
