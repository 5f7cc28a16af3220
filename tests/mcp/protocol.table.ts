import type { TestBusiness } from '../businesses.ts';
import type { EngineRequest } from '../engines/engine.ts';
import { handshakeRequest, post, statelessMeta, statelessRequest } from './messages.ts';

export interface ProtocolRow {
  readonly rules: string;
  readonly name: string;
  readonly request: EngineRequest;
  readonly status: number;
  /** Code of the JSON-RPC error, or undefined for a result. */
  readonly code?: number;
  /** Members of the result or the error. */
  readonly holds?: object;
  /** Whether the official SDK answers with the same status and code. Where it does not, `why` we do otherwise. */
  readonly why?: string;
}

const initialize = (protocolVersion: unknown) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'tests', version: '1.0.0' },
});
const sdkStreams = 'the SDK streams answers of versions with a handshake as events; the contract wants JSON';
const sdkServes = 'the SDK serves batches to old clients; no known client sends them, and they amplify';
const sdkCode = 'the SDK uses -32000, which the 2026-07-28 text tells new servers not to use';
const strictAccept = 'the SDK insists on both media types; probes of known clients send */* or one of them';

/** The answer to everything a client may send (contract D1, D2, D5; shared table of cases). */
export function protocolRows({ origin, samples }: Pick<TestBusiness, 'origin' | 'samples'>): readonly ProtocolRow[] {
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
  const { host: ownHost } = new URL(origin);
  return [
    ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map(
      (version): ProtocolRow => ({
        rules: 'D1',
        name: `initialize with ${version}`,
        request: handshakeRequest('initialize', initialize(version)),
        status: 200,
        holds: { protocolVersion: version, capabilities: { tools: {} }, serverInfo: { version: '1.0.0' } },
        why: sdkStreams,
      }),
    ),
    ...['2026-07-28', '2023-01-01', 'next'].map(
      (version): ProtocolRow => ({
        rules: 'D1',
        name: `initialize with ${version} is answered with the newest version that has a handshake`,
        request: handshakeRequest('initialize', initialize(version)),
        status: 200,
        holds: { protocolVersion: '2025-11-25' },
        why: sdkStreams,
      }),
    ),
    {
      rules: 'D1',
      name: 'initialize without a version',
      request: handshakeRequest('initialize', {}),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    { rules: 'D1', name: 'ping', request: handshakeRequest('ping'), status: 200, holds: {}, why: sdkStreams },
    {
      rules: 'D1',
      name: 'tools/list',
      request: handshakeRequest('tools/list'),
      status: 200,
      holds: { tools: expectFour() },
      why: sdkStreams,
    },
    {
      rules: 'D1',
      name: 'tools/call',
      request: handshakeRequest('tools/call', call),
      status: 200,
      holds: { structuredContent: { isQuote: false, prices: [{ id: samples.service.id }] } },
      why: sdkStreams,
    },
    {
      rules: 'D1',
      name: 'tools/call with a known version header',
      request: {
        ...handshakeRequest('tools/call', call),
        headers: {
          ...handshakeRequest('x').headers,
          'mcp-protocol-version': '2025-06-18',
          'mcp-session-id': 'x',
          'last-event-id': '1',
        },
      },
      status: 200,
      why: sdkStreams,
    },

    {
      rules: 'D1',
      name: 'server/discover',
      request: statelessRequest('server/discover'),
      status: 200,
      holds: {
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        ttlMs: 3_600_000,
        cacheScope: 'public',
        capabilities: { tools: {} },
      },
    },
    {
      rules: 'D1',
      name: 'stateless tools/list',
      request: statelessRequest('tools/list'),
      status: 200,
      holds: { resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public', tools: expectFour() },
    },
    {
      rules: 'D1',
      name: 'stateless tools/call',
      request: statelessRequest('tools/call', call),
      status: 200,
      holds: { resultType: 'complete', structuredContent: { isQuote: false, prices: [{ id: samples.service.id }] } },
    },
    {
      rules: 'D1',
      name: 'stateless tools/call with a name in Base64',
      request: statelessRequest('tools/call', call, { 'mcp-name': `=?base64?${btoa('get_pricing')}?=` }),
      status: 200,
      holds: { resultType: 'complete' },
    },
    {
      rules: 'D1',
      name: 'stateless tools/call with white space around the headers',
      request: statelessRequest('tools/call', call, { 'mcp-name': ' get_pricing\t' }),
      status: 200,
      holds: { resultType: 'complete' },
    },
    {
      rules: 'D1',
      name: 'stateless without client info',
      request: post(
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
          params: { _meta: { ...statelessMeta, 'io.modelcontextprotocol/clientInfo': undefined } },
        },
        { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
      ),
      status: 200,
    },

    ...['notifications/initialized', 'notifications/cancelled', 'anything/else'].map(
      (method): ProtocolRow => ({
        rules: 'D2',
        name: `the notification ${method}`,
        request: post({ jsonrpc: '2.0', method }),
        status: 202,
      }),
    ),

    { rules: 'D5', name: 'no JSON', request: post('{"jsonrpc": '), status: 400, code: -32700 },
    { rules: 'D5', name: 'nothing', request: post(''), status: 400, code: -32700 },
    ...['1', '"text"', 'null', 'true'].map(
      (body): ProtocolRow => ({
        rules: 'D5',
        name: `the body ${body}`,
        request: post(body),
        status: 400,
        code: -32600,
      }),
    ),
    { rules: 'D5', name: 'an empty batch', request: post('[]'), status: 400, code: -32600 },
    {
      rules: 'D5',
      name: 'a batch',
      request: post([{ jsonrpc: '2.0', id: 1, method: 'ping' }]),
      status: 400,
      code: -32600,
      why: sdkServes,
    },
    {
      rules: 'D5',
      name: 'a wrong jsonrpc',
      request: post({ jsonrpc: '1.0', id: 1, method: 'ping' }),
      status: 400,
      code: -32600,
    },
    { rules: 'D5', name: 'no jsonrpc', request: post({ id: 1, method: 'ping' }), status: 400, code: -32600 },
    {
      rules: 'D5',
      name: 'a method that is no text',
      request: post({ jsonrpc: '2.0', id: 1, method: 5 }),
      status: 400,
      code: -32600,
    },
    {
      rules: 'D5',
      name: 'params that are a list',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }),
      status: 400,
      code: -32600,
    },
    ...['null', 'true', '{}', '[]', '1.5', '1e400', '9007199254740993'].map(
      (id): ProtocolRow => ({
        rules: 'D5',
        name: `the id ${id}`,
        request: post(`{"jsonrpc":"2.0","id":${id},"method":"ping"}`),
        status: 400,
        code: -32600,
      }),
    ),
    {
      rules: 'D5',
      name: 'an id of 256 characters',
      request: handshakeRequest('ping', {}, 'x'.repeat(256)),
      status: 200,
      why: sdkStreams,
    },
    {
      rules: 'D5 A9',
      name: 'an id of 257 characters',
      request: handshakeRequest('ping', {}, 'x'.repeat(257)),
      status: 400,
      code: -32600,
      why: 'the SDK has no limit',
    },
    { rules: 'D5', name: 'an empty id', request: handshakeRequest('ping', {}, ''), status: 200, why: sdkStreams },
    {
      rules: 'D5',
      name: 'a posted response',
      request: post({ jsonrpc: '2.0', id: 1, result: {} }),
      status: 400,
      code: -32600,
      why: 'we never ask a client anything, so a response is a mistake worth hearing of',
    },
    {
      rules: 'D5',
      name: 'a posted error',
      request: post({ jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }),
      status: 400,
      code: -32600,
      why: 'as above',
    },

    {
      rules: 'D5',
      name: 'an unknown method',
      request: handshakeRequest('resources/list'),
      status: 200,
      code: -32601,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'server/discover without a claim',
      request: handshakeRequest('server/discover'),
      status: 200,
      code: -32601,
      why: sdkStreams,
    },
    ...['resources/list', 'ping', 'initialize', 'logging/setLevel', 'constructor', '__proto__'].map(
      (method): ProtocolRow => ({
        rules: 'D5',
        name: `the stateless method ${method}`,
        request: statelessRequest(method),
        status: 404,
        code: -32601,
      }),
    ),
    {
      rules: 'D5',
      name: 'stateless subscriptions/listen',
      request: statelessRequest('subscriptions/listen'),
      status: 404,
      code: -32601,
      why: 'the SDK opens a stream; we declare nothing to listen to',
    },
    {
      rules: 'D5',
      name: 'an unknown tool',
      request: handshakeRequest('tools/call', { name: 'book_visit' }),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'an unknown stateless tool',
      request: statelessRequest('tools/call', { name: 'book_visit' }),
      status: 200,
      code: -32602,
    },
    {
      rules: 'D5 A9',
      name: 'a tool called __proto__',
      request: statelessRequest('tools/call', { name: '__proto__' }),
      status: 200,
      code: -32602,
    },
    {
      rules: 'D5',
      name: 'tools/call without a name',
      request: handshakeRequest('tools/call', {}),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'arguments that are a list',
      request: handshakeRequest('tools/call', { ...call, arguments: [] }),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'stateless arguments that are a text',
      request: statelessRequest('tools/call', { ...call, arguments: 'x' }),
      status: 200,
      code: -32602,
    },

    {
      rules: 'D5',
      name: 'an unsupported version header',
      request: post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'mcp-protocol-version': '2024-01-01' }),
      status: 400,
      code: -32022,
      holds: { data: { supported: expectVersions(), requested: '2024-01-01' } },
      why: sdkCode,
    },
    {
      rules: 'D5',
      name: 'an unsupported stateless version',
      request: post(
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
          params: { _meta: { ...statelessMeta, 'io.modelcontextprotocol/protocolVersion': '2027-01-01' } },
        },
        { 'mcp-protocol-version': '2027-01-01', 'mcp-method': 'tools/list' },
      ),
      status: 400,
      code: -32022,
      holds: { data: { supported: ['2026-07-28'], requested: '2027-01-01' } },
    },
    {
      rules: 'D5',
      name: 'a stateless version header without _meta',
      request: post(
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
      ),
      status: 400,
      code: -32602,
    },
    {
      rules: 'D5',
      name: 'stateless without capabilities',
      request: post(
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
          params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
        },
        { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
      ),
      status: 400,
      code: -32602,
    },
    {
      rules: 'D5',
      name: 'a stateless version that is no text',
      request: post(
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
          params: { _meta: { ...statelessMeta, 'io.modelcontextprotocol/protocolVersion': 1 } },
        },
        { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
      ),
      status: 400,
      code: -32602,
    },
    {
      rules: 'D5',
      name: 'a version header that differs from the body',
      request: statelessRequest('tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }),
      status: 400,
      code: -32020,
    },
    {
      rules: 'D5',
      name: 'a method header that differs',
      request: statelessRequest('tools/list', {}, { 'mcp-method': 'TOOLS/LIST' }),
      status: 400,
      code: -32020,
    },
    {
      rules: 'D5',
      name: 'a name header that differs',
      request: statelessRequest('tools/call', call, { 'mcp-name': 'get_services' }),
      status: 400,
      code: -32020,
    },
    {
      rules: 'D5',
      name: 'a name header in broken Base64',
      request: statelessRequest('tools/call', call, { 'mcp-name': '=?base64?%%%?=' }),
      status: 400,
      code: -32020,
    },
    ...['mcp-protocol-version', 'mcp-method', 'mcp-name'].map((missing): ProtocolRow => {
      const { headers, ...request } = statelessRequest('tools/call', call);
      const kept = Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name !== missing));
      return {
        rules: 'D5',
        name: `stateless without the header ${missing}`,
        request: { ...request, headers: kept },
        status: 400,
        code: -32020,
      };
    }),
    {
      rules: 'D5',
      name: 'initialize with a stateless version header',
      request: {
        ...handshakeRequest('initialize', initialize('2025-11-25')),
        headers: { ...handshakeRequest('x').headers, 'mcp-protocol-version': '2026-07-28' },
      },
      status: 400,
      code: -32020,
    },

    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''].map(
      (type): ProtocolRow => ({
        rules: 'D2 C2',
        name: `the media type ${type || 'missing'}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-type': type }),
        status: 415,
        code: -32600,
        holds: { data: { code: 'unsupported-media-type', status: 415 } },
        why: sdkCode,
      }),
    ),
    ...['gzip', 'br', 'identity, gzip'].map(
      (coding): ProtocolRow => ({
        rules: 'D2 C2',
        name: `a body with Content-Encoding: ${coding}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-encoding': coding }),
        status: 415,
        code: -32600,
        holds: { data: { code: 'unsupported-media-type', status: 415 } },
        why: sdkCode,
      }),
    ),
    {
      rules: 'D2',
      name: 'a body with Content-Encoding: identity',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-encoding': 'identity' }),
      status: 200,
      why: sdkStreams,
    },
    {
      rules: 'D2',
      name: 'a media type with a charset',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-type': 'Application/JSON; charset=utf-8' }),
      status: 200,
      why: sdkStreams,
    },
    ...['*/*', 'application/json', 'application/*', '', 'text/html, */*;q=0.1'].map(
      (accept): ProtocolRow => ({
        rules: 'D2',
        name: `Accept: ${accept || 'nothing'}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { accept }),
        status: 200,
        why: strictAccept,
      }),
    ),
    ...['text/event-stream', 'text/html'].map(
      (accept): ProtocolRow => ({
        rules: 'D2 C2',
        name: `Accept: ${accept} alone`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { accept }),
        status: 406,
        code: -32600,
        holds: { data: { code: 'not-acceptable' } },
        why: sdkCode,
      }),
    ),
    {
      rules: 'A9 C2',
      name: 'a body over 64 KiB',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(70_000) } }),
      status: 413,
      code: -32600,
      holds: { data: { code: 'body-too-large', status: 413 } },
      why: 'the SDK has no limit',
    },
    {
      rules: 'A9',
      name: 'a body of just below 64 KiB',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(65_000) } }),
      status: 200,
      why: sdkStreams,
    },
    {
      rules: 'D7 C2',
      name: 'another host',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { host: 'evil.example.com' }),
      status: 421,
      code: -32600,
      holds: { data: { code: 'misdirected-host', status: 421 } },
      why: 'the SDK checks no host',
    },
    ...['localhost:1234', '127.0.0.1', '[::1]:80', ownHost, ownHost.toUpperCase()].map(
      (host): ProtocolRow => ({
        rules: 'D7',
        name: `the host ${host}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { host }),
        status: 200,
        why: sdkStreams,
      }),
    ),
    {
      rules: 'A7',
      name: 'a token nobody asked for',
      request: post(
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { authorization: 'Bearer x', origin: 'https://agent.example' },
      ),
      status: 200,
      why: sdkStreams,
    },
  ];
}

function expectFour(): object {
  return [
    { name: 'get_services' },
    { name: 'get_pricing' },
    { name: 'check_service_area' },
    { name: 'get_business_info' },
  ];
}

function expectVersions(): string[] {
  return ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
}
