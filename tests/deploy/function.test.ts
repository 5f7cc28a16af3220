import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/function/data.ts';
import { kindOfPath } from '../../src/function/reply.ts';
import { startWorkers } from '../engines/workers.ts';
import { referenceFolders } from '../reference-build.ts';
import { sampleOf } from '../sample-of.ts';

const manifest = JSON.parse(readFileSync(join(referenceFolders.prepared, 'manifest.json'), 'utf8')) as Manifest;
const out = mkdtempSync(join('.build/test', 'function-'));
afterAll(() => rmSync(out, { recursive: true }));

test('B14 prebuilt answers and discovery documents cost no call of the function', async () => {
  const workers = await startWorkers(referenceFolders);
  try {
    // Markdown forms go with their pages: the function says how many tokens they are.
    const paths = manifest.files
      .flatMap(({ paths: all }) => all)
      .filter((path) => !['page', 'markdown', 'unstored'].includes(kindOfPath(path)));
    const free = paths.filter((path) => !['/api/services/', '/api/coverage/', '/api/total/'].includes(path));
    expect(free.length).toBeGreaterThan(200);
    const calls: string[] = [];
    for (const path of sampleOf(free, 120)) {
      const { status, headers } = await workers.send(path);
      // The asset layer shows an answer of the API at its folder alone.
      expect(status, path).toEqual(path.endsWith('/index.json') ? expect.any(Number) : 200);
      if (headers['server-timing'] !== undefined && !path.endsWith('/index.json')) calls.push(path);
    }
    expect(calls).toEqual([]);
    // What cannot be known beforehand does call it, so the count can fail.
    expect((await workers.send('/api/services/?id=spring')).headers['server-timing']).toBeDefined();
  } finally {
    await workers.stop();
  }
});
