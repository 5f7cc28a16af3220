import { expect } from 'vitest';

/** Requests a page, its Markdown, API responses, a coverage query and the MCP tools. */
export async function smokeTest(address: string): Promise<void> {
  const ask = async (path: string, accept = '*/*') => {
    const response = await fetch(address + path, { headers: { accept } });
    return [response.status, response.headers.get('content-type')?.split(';')[0]];
  };
  expect(await ask('/')).toEqual([200, 'text/html']);
  expect(await ask('/', 'text/markdown')).toEqual([200, 'text/markdown']);
  expect(await ask('/api/business/')).toEqual([200, 'application/json']);
  expect(await ask('/api/services/')).toEqual([200, 'application/json']);
  expect(await ask('/api/coverage/?city=Truro')).toEqual([200, 'application/json']);
  const tools = await fetch(`${address}/api/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect((await tools.json()).result.tools).toHaveLength(4);
}
