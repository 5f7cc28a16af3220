import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { prepareAnswerSource } from '../../src/discovery/documents.ts';
import { toServicePageGraph } from '../../src/discovery/json-ld.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { answerPath } from '../../src/endpoints/routes.ts';
import { getPriceStart } from '../../src/prices/price-history.ts';
import { AnswerManifest } from '../../src/schemas/answers/api.ts';
import { PriceHistory } from '../../src/schemas/services/price.ts';
import { businesses } from '../businesses.ts';
import { copyContent, requireSite } from '../content-copy.ts';
import { serveFromMemory } from '../engines/memory.ts';
import { serve } from '../engines/served.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { sampleOf } from '../sample-of.ts';
import { startingAmount } from '../starting-amount.ts';

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

describe.each(businesses)('the $name with a price that was changed twice', ({ directory, origin, samples }) => {
  const { id } = samples.service;
  const copy = copyContent(directory);
  const today = startingAmount(samples.service);
  const prices = [
    { from: '2026-01-05', amount: today + 20 },
    { from: '2026-04-01', amount: today + 10 },
    { from: '2026-08-01', amount: today },
  ];
  copy.write('price-history.yaml', stringify({ [id]: prices }));

  test('B20 has its history in the API, its start date in JSON-LD, and the commit in the manifest', async () => {
    vi.stubEnv('COMMIT_SHA', 'ABCDEF1');
    const site = requireSite(await copy.load(origin));
    vi.unstubAllEnvs();
    const send = serveFromMemory(site);
    expect((await (await send('/api/manifest/')).json()).commit).toBe('abcdef1');
    const history = await (await send('/api/prices/history/')).json();
    const { services, since } = PriceHistory.parse(history);
    expect(since).toBe('2026-01-05');
    expect(services.find((one) => one.id === id)?.prices).toMatchObject(
      prices.map((price, index) => ({ ...price, until: prices[index + 1]?.from ?? null })),
    );
    const [service] = site.services.filter((one) => one.id === id);
    const record = service && toServicePageGraph(site, service, []);
    expect(JSON.stringify(record)).toContain('"validFrom":"2026-08-01"');
  });
});
