import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../businesses.ts';
import { startNode } from '../engines/node.ts';
import { foreignOrigin, gradeOf, scorePage } from './observatory.ts';

describe.each(businesses)('the $name on node', ({ folders, site, samples: { place, postalArea } }) => {
  let node: Awaited<ReturnType<typeof startNode>>;
  beforeAll(async () => {
    node = await startNode(folders);
  });
  afterAll(() => node.stop());

  const load = (path: string) => node.send(path, { headers: { accept: 'text/html', origin: foreignOrigin } });

  test('A10 every page, and every answer and error that is a page, earns A+ by the rules of the HTTP Observatory', async () => {
    const files = globSync('**/index.html', { cwd: folders.published });
    const pages = files.map((file) => `/${file.replaceAll('\\', '/').slice(0, -'index.html'.length)}`);
    expect(pages.length).toBeGreaterThan(site.places.length + site.services.length);
    for (const path of [...pages, `/check/?q=${place.name}`, `/check/?q=${postalArea}`, '/nope', '/services/nope/']) {
      const { headers, text } = await load(path);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      const { score, findings } = scorePage({ headers, html: text });
      expect(
        findings.filter(({ modifier }) => modifier !== 0),
        path,
      ).toEqual([
        { test: 'content-security-policy', modifier: 10 },
        { test: 'cross-origin-opener-policy', modifier: 10 },
        { test: 'referrer-policy', modifier: 5 },
        { test: 'x-frame-options', modifier: 5 },
      ]);
      expect([score, gradeOf(score)], path).toEqual([130, 'A+']);
    }
  });

  test.each([
    [
      { 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
      80,
    ],
    [{ 'content-security-policy': "default-src 'self'" }, 125],
    [{ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }, 120],
    [{ 'content-security-policy': "default-src 'none'; img-src http:" }, 110],
    [{ 'content-security-policy': "default-src 'none'; font-src http:" }, 80],
    [{ 'content-security-policy': "default-src 'none'; default-src 'none'" }, 75],
    [{ 'content-security-policy': undefined }, 75],
    [{ 'content-security-policy': undefined, 'x-frame-options': undefined }, 55],
    [{ 'cross-origin-embedder-policy': 'require-corp' }, 140],
    [{ 'cross-origin-opener-policy': 'anything' }, 115],
    [{ 'cross-origin-resource-policy': 'same-origin' }, 140],
    [{ 'strict-transport-security': undefined }, 80],
    [{ 'strict-transport-security': 'max-age=600' }, 120],
    [{ 'access-control-allow-credentials': 'true' }, 130],
    [{ 'access-control-allow-origin': foreignOrigin, 'access-control-allow-credentials': 'true' }, 50],
    [{ 'referrer-policy': 'unsafe-url' }, 120],
    [{ 'set-cookie': 'a=b; Secure; SameSite=Lax' }, 135],
    [{ 'set-cookie': 'session=b' }, 70],
    [{ 'x-content-type-options': undefined }, 125],
  ] as const)('the rules see %o: %i points', async (changed, expected) => {
    const { headers, text } = await load('/');
    // Framing is refused by the policy; the older header counts where that is taken away.
    const all: Record<string, string | undefined> = { 'x-frame-options': 'DENY', ...headers, ...changed };
    const kept = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    expect(scorePage({ headers: Object.fromEntries(kept), html: text }).score).toBe(expected);
  });

  test.each([
    ['<script src="/a.js" integrity="sha384-a">', 135],
    ['<script src="https://a.example/a.js" integrity="sha384-a">', 135],
    ['<script src="https://a.example/a.js">', 125],
    ['<script src="//a.example/a.js">', 50],
  ])('the rules see %s: %i points', async (html, expected) => {
    const { headers } = await load('/');
    expect(scorePage({ headers, html }).score).toBe(expected);
  });
});

test('grades are those of the Observatory', () => {
  expect([130, 100, 99, 85, 84, 70, 65, 50, 45, 30, 25, 24, 0].map(gradeOf).join(' ')).toBe(
    'A+ A+ A A- B+ B B- C C- D D- F F',
  );
});
