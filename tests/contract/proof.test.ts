import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { prepareAnswerSource } from '../../src/discovery/documents.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { answerPath } from '../../src/endpoints/routes.ts';
import { getPriceStart } from '../../src/prices/price-history.ts';
import { AnswerManifest } from '../../src/schemas/answers/api.ts';
import { PriceHistory } from '../../src/schemas/services/price.ts';
import { copyFewPlaces, requireSite } from '../content-copy.ts';
import { serveFromMemory } from '../engines/memory.ts';
import { serve } from '../engines/served.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { sampleOf } from '../sample-of.ts';

describe.each(servedBusinesses)('the $business.name on $engineName', ({ business, start }) => {
  const { site } = business;
  const engine = serve(start);

  test('B20 the manifest has the correct size and digest of every JSON answer', async () => {
    const manifest = AnswerManifest.parse(await engine.json('/api/manifest/'));
    expect(manifest.generatedFrom).toBe(site.contentDigest);
    const paths = manifest.files.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const source = prepareAnswerSource(site);
    const all = operations.flatMap((operation) =>
      [...operation.files(source)].map(([key]) => answerPath(operation, key)),
    );
    expect(paths.toSorted()).toEqual(
      [...all.filter((path) => path !== '/api/manifest/'), '/api/mcp/server-card'].sort(),
    );
    for (const { path, bytes, sha256 } of sampleOf(manifest.files, 40)) {
      const { body, status } = await engine.send(path);
      const digest = createHash('sha256').update(body).digest('hex');
      expect({ path, status, bytes: body.length, sha256: digest }).toEqual({ path, status: 200, bytes, sha256 });
    }
  });

  test('B20 the history ends with the current prices', async () => {
    const history = PriceHistory.parse(await engine.json('/api/prices/history/'));
    expect(history.services.map(({ id, name }) => [id, name])).toEqual(site.services.map(({ id, name }) => [id, name]));
    const first = history.services.flatMap(({ prices }) => prices.map(({ from }) => from)).sort()[0] ?? null;
    expect(history.since).toBe(first);
    for (const { id, prices } of history.services) {
      const service = site.services.find((one) => one.id === id);
      const price = service?.price;
      expect(prices.at(-1)).toMatchObject({
        amount: price?.amount,
        price,
        from: service && getPriceStart(service),
        until: null,
      });
      for (const [index, { until }] of prices.slice(0, -1).entries()) expect(until).toBe(prices[index + 1]?.from);
    }
  });
});

test('B20 the manifest has the commit of the build', async () => {
  vi.stubEnv('COMMIT_SHA', 'ABCDEF1');
  const site = requireSite(await copyFewPlaces().load());
  vi.unstubAllEnvs();
  expect((await (await serveFromMemory(site)('/api/manifest/')).json()).commit).toBe('abcdef1');
});
