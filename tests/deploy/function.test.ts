import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareFunctionData } from '../../src/build/function-data.ts';
import { listPublishedFiles } from '../../src/build/published-files.ts';
import type { Site } from '../../src/business/site.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { prepareLookup } from '../../src/coverage/lookup.ts';
import type { FunctionData, Manifest } from '../../src/function/data.ts';
import { kindOfPath } from '../../src/function/reply.ts';
import { writeHeaderRules, writeMovedRules } from '../../src/hosting/rules.ts';
import { workerFirstPaths } from '../../src/hosting/workers.ts';
import { writeManyPlaces } from '../bench/many-places.ts';
import { startWorkers } from '../engines/workers.ts';
import { referenceFolders, referenceOrigin } from '../reference-build.ts';
import { site } from '../reference-site.ts';
import { asksAll, sampleOf } from '../sample-of.ts';

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

/** Cloudflare's limit of files per deployment (Workers limits, "Static Assets"). */
const mostFiles = { free: 20_000, paid: 100_000 } as const;

/** Files that grow with the content. */
function countFiles(of: Site): number {
  return [...listPublishedFiles(of, prepareLookup(of))].length + 2 * of.places.length;
}

const plans = [
  [4500, 'free'],
  [6200, 'paid'],
] as const;
test.each(asksAll ? plans : plans.slice(0, 1))(
  '%i places fit the %s plan, and the rules do not grow with them',
  (count, plan) => {
    const directory = join(out, `places-${count}`);
    writeManyPlaces(directory, count);
    const { site: many } = loadSite(directory, referenceOrigin);
    if (many === undefined) throw new Error('The generated content is wrong.');
    const rest = manifest.files.length - countFiles(site);
    expect(rest).toBeGreaterThan(20);
    const files = rest + countFiles(many);
    expect(files).toBeLessThan(mostFiles[plan]);
    if (plan === 'paid') expect(files).toBeGreaterThan(mostFiles.free);

    const data = prepareFunctionData(many, prepareLookup(many));
    expect(JSON.stringify(data).length).toBeLessThan(25 * 1_048_576);
    const few = prepareFunctionData(site, prepareLookup(site));
    const rules = (of: FunctionData) => writeHeaderRules(of, manifest.files).split('\n').length;
    expect(rules(data)).toBe(rules(few));
    const moved = (of: FunctionData) => writeMovedRules(of.redirects).split('\n').length;
    expect(moved(data)).toBe(moved(few));
  },
);

test('paths that go to the function first do not grow with the places', () => {
  const files = manifest.files.map(({ file }) => file);
  const places = ['service-areas/new/index.html', 'service-areas/newer/index.html'];
  expect(workerFirstPaths([...files, ...places])).toEqual(workerFirstPaths(files));
});
