import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../businesses.ts';
import { startNode } from '../engines/node.ts';
import { sampleOf } from '../sample-of.ts';
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
    for (const path of [
      ...sampleOf(pages, 30),
      `/check/?q=${place.name}`,
      `/check/?q=${postalArea}`,
      '/nope',
      '/services/nope/',
    ]) {
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
});
