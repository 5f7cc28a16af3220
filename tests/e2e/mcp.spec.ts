import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { rolldown } from 'rolldown';

/** The official client as one script for a page, with a function that uses it. */
async function bundleClient(): Promise<string> {
  const entry = `
    import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
    globalThis.callTool = async (url, versionNegotiation, call) => {
      const client = new Client({ name: 'page', version: '1.0.0' }, { versionNegotiation });
      await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization: 'Bearer nothing' } } }));
      const { tools } = await client.listTools();
      return { tools: tools.map((tool) => tool.name), result: await client.callTool(call) };
    };`;
  const bundle = await rolldown({
    input: 'entry',
    platform: 'browser',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? entry : null) },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}

for (const negotiation of [undefined, { mode: { pin: '2026-07-28' } }]) {
  test(`D6 a client on a page of another origin connects and calls a tool (${JSON.stringify(negotiation) ?? 'as it comes'})`, async ({
    page,
    baseURL,
  }) => {
    const script = await bundleClient();
    const other = createServer((request, response) => {
      const isScript = request.url === '/client.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? script : '<!doctype html><script src="/client.js"></script>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const found = await page.evaluate(
      ([url, mode]) =>
        (globalThis as unknown as { callTool: (...parameters: unknown[]) => Promise<unknown> }).callTool(url, mode, {
          name: 'check_service_area',
          arguments: { city: 'Dundas' },
        }),
      [`${baseURL}/api/mcp`, negotiation],
    );
    expect(found).toMatchObject({
      tools: ['get_services', 'get_pricing', 'check_service_area', 'get_business_info'],
      result: { structuredContent: { covered: true, confidence: 'confirmed' } },
    });
    other.close();
  });
}
