import type { TestBusiness } from '../../support/businesses.ts';
import type { TestRequest } from '../../support/servers/test-server.ts';
import { handshakeRequest, post, statelessMeta, statelessRequest } from '../messages.ts';
import { initialize, type ProtocolRow, refuses, sdkCode } from './row.ts';

/** A stateless request with other headers or `_meta`. */
const claims = (changed: object, headers?: Record<string, string>) =>
  statelessRequest('tools/list', { _meta: { ...statelessMeta, ...changed } }, headers);

/** The row of a header that disagrees with the body. */
const differs = (name: string, request: TestRequest) => refuses('D5', name, request, 400, -32020);

/** Versions and headers that differ from the body (contract D5). */
export function versionRows({ samples }: Pick<TestBusiness, 'samples'>): readonly ProtocolRow[] {
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const supported = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
  const meta = (name: string, value: unknown) => claims({ [`io.modelcontextprotocol/${name}`]: value });
  return [
    refuses('D5', 'an unsupported version header', post(list, { 'mcp-protocol-version': '2024-01-01' }), 400, -32022, {
      ...{ holds: { data: { supported, requested: '2024-01-01' } }, why: sdkCode },
    }),
    refuses(
      'D5',
      'an unsupported stateless version',
      claims({ 'io.modelcontextprotocol/protocolVersion': '2027-01-01' }, { 'mcp-protocol-version': '2027-01-01' }),
      400,
      -32022,
      { holds: { data: { supported: ['2026-07-28'], requested: '2027-01-01' } } },
    ),
    ...Object.entries({
      'a stateless version header without _meta': statelessRequest('tools/list', { _meta: undefined }),
      'stateless without capabilities': meta('clientCapabilities', undefined),
      'a stateless version that is no text': meta('protocolVersion', 1),
    }).map(([name, request]) => refuses('D5', name, request, 400, -32602)),
    differs(
      'a version header that differs from the body',
      statelessRequest('tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }),
    ),
    differs('a method header that differs', statelessRequest('tools/list', {}, { 'mcp-method': 'TOOLS/LIST' })),
    differs('a name header that differs', statelessRequest('tools/call', call, { 'mcp-name': 'get_services' })),
    differs('a name in broken Base64', statelessRequest('tools/call', call, { 'mcp-name': '=?base64?%%%?=' })),
    ...['mcp-protocol-version', 'mcp-method', 'mcp-name'].map((missing) => {
      const { headers, ...request } = statelessRequest('tools/call', call);
      const kept = Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name !== missing));
      return differs(`stateless without the header ${missing}`, { ...request, headers: kept });
    }),
    differs('initialize with a stateless version header', {
      ...handshakeRequest('initialize', initialize('2025-11-25')),
      headers: { ...handshakeRequest('x').headers, 'mcp-protocol-version': '2026-07-28' },
    }),
  ];
}
