import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { startingAmount } from '../starting-amount.ts';

/** What all official clients have in common, as far as the tests need it. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

const identity = { name: 'tests', version: '1.0.0' };

const clients: Readonly<Record<string, (url: URL) => Promise<AnyClient>>> = {
  'the first SDK': async (url) => {
    const client = new FirstClient(identity);
    await client.connect(new FirstTransport(url));
    return client as unknown as AnyClient;
  },
  'the second SDK as it comes': async (url) => {
    const client = new CurrentClient(identity);
    await client.connect(new CurrentTransport(url));
    return client as unknown as AnyClient;
  },
  'the second SDK finding out the version': async (url) => {
    const client = new CurrentClient(identity, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new CurrentTransport(url));
    return client as unknown as AnyClient;
  },
  'the second SDK pinned to 2026-07-28': async (url) => {
    const client = new CurrentClient(identity, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new CurrentTransport(url));
    return client as unknown as AnyClient;
  },
};

describe.each(servedBusinesses)('the $business.name on $engineName', ({ business, start }) => {
  const { site, samples } = business;
  const { service, postalArea, writeCode } = samples;
  let engine: Engine & { readonly port: number };
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test.each(Object.entries(clients))('D1 D3 D4 %s connects, lists and calls all tools', async (_client, connect) => {
    const client = await connect(new URL(`http://127.0.0.1:${engine.port}/api/mcp`));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'get_services',
      'get_pricing',
      'check_service_area',
      'get_business_info',
    ]);
    const answers = await Promise.all([
      client.callTool({ name: 'get_services', arguments: { id: service.id } }),
      client.callTool({ name: 'get_pricing', arguments: {} }),
      client.callTool({ name: 'check_service_area', arguments: { postal: writeCode(postalArea) } }),
      client.callTool({ name: 'get_business_info', arguments: {} }),
    ]);
    expect(answers).toMatchObject([
      {
        structuredContent: {
          total: 1,
          services: [{ id: service.id, startingPrice: { amount: startingAmount(service) } }],
        },
      },
      { structuredContent: { isQuote: false } },
      { structuredContent: { covered: true, confidence: 'likely', postalArea } },
      { structuredContent: { contact: { telephone: site.business.contact.telephone } } },
    ]);
    expect(await client.callTool({ name: 'check_service_area', arguments: {} })).toMatchObject({
      structuredContent: { covered: null, confidence: null, matchedOn: null },
    });
    expect(await client.callTool({ name: 'check_service_area', arguments: { postal: '1' } })).toMatchObject({
      isError: true,
    });
    await expect(client.callTool({ name: 'book_visit', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });
});
