import { describe, expect, test } from 'vitest';
import { readDescription } from '../discovery/description.ts';
import { oneOfEach } from '../support/sample-of.ts';
import { startNode } from '../support/servers/node.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';
import { handshakeRequest, ping, post, statelessRequest } from './messages.ts';
import { protocolRows } from './protocol.table.ts';

describe.each(servedBusinesses)('the $business.name on $serverName', ({ business, serverName, start }) => {
  const { folders } = business;
  const { validateResponse } = readDescription(folders);
  const server = serve(start);

  const isFull = business.isReference && serverName === 'node';
  const rows = isFull ? protocolRows(business) : oneOfEach(protocolRows(business), ({ rules }) => rules);
  test.each(rows.map((row) => ({ ...row, title: `${row.rules} ${row.name}` })))('$title', async (row) => {
    for (const path of ['/api/mcp', '/api/mcp/']) {
      const response = await server.send(path, row.request);
      const { status, headers, text } = response;
      expect([path, status, validateResponse(path, row.request, response)]).toEqual([path, row.status, []]);
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      expect([headers['mcp-session-id'], headers['www-authenticate']]).toEqual([undefined, undefined]);
      if (row.status === 202) {
        expect(text).toBe('');
        continue;
      }
      expect(headers['content-type']).toBe('application/json');
      const answer = JSON.parse(text);
      expect(answer.jsonrpc).toBe('2.0');
      expect(answer.error?.code).toBe(row.code);
      if (row.holds !== undefined)
        expect(row.code === undefined ? answer.result : answer.error).toMatchObject(row.holds);
    }
  });

  test.each([
    ['an id', post({ jsonrpc: '2.0', id: 'Zoë 🚪\u2028', method: 'ping' }), 'Zoë 🚪\u2028', undefined],
    ['a result', statelessRequest('tools/list'), 1, undefined],
    ['a method', post({ jsonrpc: '2.0', id: 2, method: 'größe/列' }), 2, 'Method not found: größe/列'],
    ['a tool', handshakeRequest('tools/call', { name: 'drücken 🚪' }, 'é'), 'é', 'Unknown tool: drücken 🚪'],
  ])(
    'D1 D5 %s beyond ASCII is returned intact, with the correct Content-Length',
    async (_what, request, id, message) => {
      const { headers, body, text } = await server.send('/api/mcp', request);
      if (headers['content-length'] !== undefined) expect(Number(headers['content-length'])).toBe(body.length);
      const answer = JSON.parse(text);
      expect(answer.id).toBe(id);
      expect(answer.error?.message).toBe(message);
    },
  );

  test.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'])('D2 A5 %s is 405 with Allow and a JSON body', async (method) => {
    const { status, headers, text } = await server.send('/api/mcp', { method });
    expect([status, headers.allow, headers['content-type']]).toEqual([405, 'POST, OPTIONS', 'application/json']);
    const refusal = { jsonrpc: '2.0', id: null, error: { data: { code: 'method-not-allowed' } } };
    if (method === 'HEAD') expect(text).toBe('');
    else expect(JSON.parse(text)).toMatchObject(refusal);
  });

  test('D6 A3 a preflight request allows the headers of browser clients', async () => {
    const { status, headers, text } = await server.send('/api/mcp', {
      method: 'OPTIONS',
      headers: { origin: 'https://agent.example', 'access-control-request-method': 'POST' },
    });
    expect([status, text]).toEqual([204, '']);
    const wanted = ['content-type', 'accept', 'authorization', 'mcp-protocol-version', 'mcp-session-id', 'mcp-method'];
    expect(headers['access-control-allow-headers']?.split(', ')).toEqual(
      expect.arrayContaining([...wanted, 'mcp-name', 'last-event-id', '*']),
    );
    expect(headers).toMatchObject({
      ...{ 'access-control-allow-origin': '*', 'access-control-allow-methods': 'POST, OPTIONS' },
      ...{ 'access-control-max-age': '86400', allow: 'POST, OPTIONS' },
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('C1 A9 an address that is too long is refused as JSON-RPC', async () => {
    const response = await server.send(`/api/mcp?${'x'.repeat(9000)}`, ping());
    expect(response.status).toBe(414);
    expect(JSON.parse(response.text)).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'uri-too-long' } } });
  });

  test('D1 every id is returned as it was sent', async () => {
    for (const id of [0, -1, 7, Number.MAX_SAFE_INTEGER, '', 'a', '"quoted"', '\u2028', '😀', 'x'.repeat(257)]) {
      const { text } = await server.send('/api/mcp', post({ jsonrpc: '2.0', id, method: 'ping' }));
      expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id, result: {} });
    }
  });

  test('D1 members of the stateless version are only in its own answers', async () => {
    const old = JSON.parse((await server.send('/api/mcp', handshakeRequest('tools/list'))).text).result;
    const current = JSON.parse((await server.send('/api/mcp', statelessRequest('tools/list'))).text).result;
    expect(Object.keys(old)).toEqual(['tools']);
    expect(Object.keys(current).sort()).toEqual(['_meta', 'cacheScope', 'resultType', 'tools', 'ttlMs']);
    expect(current.tools).toEqual(old.tools);
    expect(current._meta['io.modelcontextprotocol/serverInfo']).toMatchObject({ version: '1.0.0' });
  });

  test.runIf(serverName === 'node')('D7 further hosts can be allowed', async () => {
    process.env.ALLOWED_HOSTS = 'preview.example.net, Other.example.net:8080';
    const other = await startNode(folders);
    delete process.env.ALLOWED_HOSTS;
    const ask = async (host: string) => (await other.send('/api/mcp', ping({ host }))).status;
    for (const [host, status] of Object.entries({ 'other.example.net:8080': 200, 'evil.example.net': 421 }))
      expect([host, await ask(host)]).toEqual([host, status]);
    await other.stop();
  });
});
