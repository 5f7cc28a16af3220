import type { TestRequest, TestResponse, TestServer } from '../support/servers/test-server.ts';

export const statelessMeta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
};

/** A request in a version with a handshake. */
export function handshakeRequest(method: string, params: object = {}, id: unknown = 1): TestRequest {
  return post({ jsonrpc: '2.0', id, method, params });
}

/** A request in the stateless version, with the headers it needs. */
export function statelessRequest(
  method: string,
  params: object = {},
  headers: Record<string, string> = {},
): TestRequest {
  const name = 'name' in params ? { 'mcp-name': String(params.name) } : {};
  return post(
    { jsonrpc: '2.0', id: 1, method, params: { _meta: statelessMeta, ...params } },
    { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...name, ...headers },
  );
}

/** A request with any body, as a client that speaks JSON posts it. */
export function post(body: unknown, headers: Record<string, string> = {}): TestRequest {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** A `ping` request. */
export const ping = (headers?: Record<string, string>) => post({ jsonrpc: '2.0', id: 1, method: 'ping' }, headers);

/** Calls a tool in a version with a handshake. */
export async function callTool(
  server: Pick<TestServer, 'send'>,
  name: string,
  parameters?: object,
): Promise<TestResponse> {
  return server.send(
    '/api/mcp',
    handshakeRequest('tools/call', { name, ...(parameters && { arguments: parameters }) }),
  );
}
