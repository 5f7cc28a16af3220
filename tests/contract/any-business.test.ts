import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tools } from '../../src/mcp/tools.ts';
import { businesses } from '../businesses.ts';
import type { Engine } from '../engines/engine.ts';
import { startNode } from '../engines/node.ts';
import { startWorkers } from '../engines/workers.ts';
import { rowsFor } from './any-business.table.ts';
import { checkEvery, checkExpectation } from './expectations.ts';

const engines = [
  ['node', startNode],
  ['workers', startWorkers],
] as const;
const cases = businesses.flatMap((business) => engines.map(([engine, start]) => ({ business, engine, start })));

describe.each(cases)('the $business.name on $engine', ({ business, engine: engineName, start }) => {
  const { site, folders } = business;
  let engine: Engine;
  beforeAll(async () => {
    engine = await start(folders);
  });
  afterAll(() => engine.stop());

  test.each(rowsFor(site).map((row) => ({ ...row, title: `${row.rules} ${row.path}` })))('$title', async (row) => {
    const response = await engine.send(row.path);
    checkEvery(row.path, response);
    checkExpectation(response, engineName === 'workers' && row.workers !== undefined ? row.workers.expect : row.expect);
  });

  test('D3 D4 the tools answer with the facts of this business', async () => {
    const call = async (name: string, given: object) => {
      const response = await engine.send('/api/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
      });
      return JSON.parse(response.text).result.structuredContent;
    };
    expect(tools).toHaveLength(4);
    const rest = async (path: string) => JSON.parse((await engine.send(path)).text);
    expect(await call('get_business_info', {})).toEqual(await rest('/api/business/'));
    const { prices } = await call('get_pricing', {});
    expect(prices.map(({ id, startingPrice }: { id: string; startingPrice: object }) => [id, startingPrice])).toEqual(
      site.services.map(({ id, startingPriceCad }) => [id, { amount: startingPriceCad, currency: 'CAD' }]),
    );
    const [{ id = '' } = {}] = site.services;
    expect((await call('get_services', { id })).services).toEqual([await rest(`/api/services/${id}/`)]);
    for (const { name } of site.places.slice(0, 5)) {
      const city = encodeURIComponent(name);
      expect(await call('check_service_area', { city: name })).toEqual(await rest(`/api/coverage/?city=${city}`));
    }
  });
});
