import type { TestBusiness } from '../../businesses.ts';
import { handshakeRequest, post, statelessMeta, statelessRequest } from '../messages.ts';
import { initialize, type ProtocolRow, refuses } from './row.ts';

/** A stateless request that says something else of itself. */
const claims = (changed: object, headers?: Record<string, string>) =>
  statelessRequest('tools/list', { _meta: { ...statelessMeta, ...changed } }, headers);

/** Versions and headers that differ from the body (contract D5). */
export function versionRows({ samples }: Pick<TestBusiness, 'samples'>): readonly ProtocolRow[] {
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
  return [
    refuses(
      'D5',
      'an unsupported version header',
      post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'mcp-protocol-version': '2024-01-01' }),
      400,
      -32022,
      {
        data: {
          supported: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
          requested: '2024-01-01',
        },
      },
    ),
    refuses(
      'D5',
      'an unsupported stateless version',
      claims({ 'io.modelcontextprotocol/protocolVersion': '2027-01-01' }, { 'mcp-protocol-version': '2027-01-01' }),
      400,
      -32022,
      { data: { supported: ['2026-07-28'], requested: '2027-01-01' } },
    ),
    refuses(
      'D5',
      'a stateless version header without _meta',
      statelessRequest('tools/list', { _meta: undefined }),
      400,
      -32602,
    ),
    refuses(
      'D5',
      'stateless without capabilities',
      claims({ 'io.modelcontextprotocol/clientCapabilities': undefined }),
      400,
      -32602,
    ),
    refuses(
      'D5',
      'a stateless version that is no text',
      claims({ 'io.modelcontextprotocol/protocolVersion': 1 }),
      400,
      -32602,
    ),
    refuses(
      'D5',
      'a version header that differs from the body',
      statelessRequest('tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }),
      400,
      -32020,
    ),
    refuses(
      'D5',
      'a method header that differs',
      statelessRequest('tools/list', {}, { 'mcp-method': 'TOOLS/LIST' }),
      400,
      -32020,
    ),
    refuses(
      'D5',
      'a name header that differs',
      statelessRequest('tools/call', call, { 'mcp-name': 'get_services' }),
      400,
      -32020,
    ),
    refuses(
      'D5',
      'a name header in broken Base64',
      statelessRequest('tools/call', call, { 'mcp-name': '=?base64?%%%?=' }),
      400,
      -32020,
    ),
    ...['mcp-protocol-version', 'mcp-method', 'mcp-name'].map((missing) => {
      const { headers, ...request } = statelessRequest('tools/call', call);
      const kept = Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name !== missing));
      return refuses('D5', `stateless without the header ${missing}`, { ...request, headers: kept }, 400, -32020);
    }),
    refuses(
      'D5',
      'initialize with a stateless version header',
      {
        ...handshakeRequest('initialize', initialize('2025-11-25')),
        headers: { ...handshakeRequest('x').headers, 'mcp-protocol-version': '2026-07-28' },
      },
      400,
      -32020,
    ),
  ];
}
