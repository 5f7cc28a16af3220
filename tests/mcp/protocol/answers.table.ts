import { tools } from '../../../src/mcp/tools/tools.ts';
import type { TestBusiness } from '../../support/businesses.ts';
import { handshakeRequest, post, statelessMeta, statelessRequest } from '../messages.ts';
import { answers, initialize, type ProtocolRow, refuses, sdkStreams } from './row.ts';

/** Valid requests, with a handshake and without (contract D1). */
export function answerRows({ samples }: Pick<TestBusiness, 'samples'>): readonly ProtocolRow[] {
  const four = tools.map(({ name }) => ({ name }));
  const prices = { isQuote: false, prices: [{ id: samples.service.id }] };
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
  const [complete, kept] = [{ resultType: 'complete' }, { ttlMs: 3_600_000, cacheScope: 'public' }];
  return [
    ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map((version) =>
      answers('D1', `initialize with ${version}`, handshakeRequest('initialize', initialize(version)), {
        holds: { protocolVersion: version, capabilities: { tools: {} }, serverInfo: { version: '1.0.0' } },
        why: sdkStreams,
      }),
    ),
    ...['2026-07-28', '2023-01-01', 'next'].map((version) =>
      answers(
        'D1',
        `initialize with ${version} is answered with the newest version that has a handshake`,
        handshakeRequest('initialize', initialize(version)),
        { holds: { protocolVersion: '2025-11-25' }, why: sdkStreams },
      ),
    ),
    refuses('D1', 'initialize without a version', handshakeRequest('initialize', {}), 200, -32602, { why: sdkStreams }),
    answers('D1', 'ping', handshakeRequest('ping'), { holds: {}, why: sdkStreams }),
    answers('D1', 'tools/list', handshakeRequest('tools/list'), { holds: { tools: four }, why: sdkStreams }),
    answers('D1', 'tools/call', handshakeRequest('tools/call', call), {
      holds: { structuredContent: prices },
      why: sdkStreams,
    }),
    answers(
      'D1',
      'tools/call with a known version header',
      post(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
        { 'mcp-protocol-version': '2025-06-18', 'mcp-session-id': 'x', 'last-event-id': '1' },
      ),
      { why: sdkStreams },
    ),

    answers('D1', 'server/discover', statelessRequest('server/discover'), {
      holds: { ...complete, ...kept, supportedVersions: ['2026-07-28'], capabilities: { tools: {} } },
    }),
    answers('D1', 'stateless tools/list', statelessRequest('tools/list'), {
      holds: { ...complete, ...kept, tools: four },
    }),
    ...Object.entries({
      'stateless tools/call': {},
      'stateless tools/call with a name in Base64': { 'mcp-name': `=?base64?${btoa('get_pricing')}?=` },
      'stateless tools/call with white space around the headers': { 'mcp-name': ' get_pricing\t' },
    }).map(([name, headers]) =>
      answers('D1', name, statelessRequest('tools/call', call, headers), {
        holds: { ...complete, structuredContent: prices },
      }),
    ),
    answers(
      'D1',
      'stateless without client info',
      statelessRequest('tools/list', { _meta: { ...statelessMeta, 'io.modelcontextprotocol/clientInfo': undefined } }),
    ),
  ];
}
