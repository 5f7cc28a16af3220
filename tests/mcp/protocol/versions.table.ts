import type { TestBusiness } from '../../businesses.ts';
import { handshakeRequest, post, statelessMeta, statelessRequest } from '../messages.ts';
import { initialize, type ProtocolRow, sdkCode } from './row.ts';

/** Versions and headers that differ from the body (contract D5). */
export function versionRows({ samples }: Pick<TestBusiness, 'samples'>): readonly ProtocolRow[] {
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
  return [
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
  ];
}

function expectVersions(): string[] {
  return ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
}
