import type { TestBusiness } from '../../businesses.ts';
import { handshakeRequest, post, statelessMeta, statelessRequest } from '../messages.ts';
import { initialize, type ProtocolRow, sdkStreams } from './row.ts';

/** What is asked for well, with a handshake and without (contract D1). */
export function answerRows({ samples }: Pick<TestBusiness, 'samples'>): readonly ProtocolRow[] {
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
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
