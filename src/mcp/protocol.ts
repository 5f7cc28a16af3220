/** Protocol versions with an `initialize` handshake, newest first. */
export const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Protocol versions in which every request is self-contained, newest first. */
export const statelessVersions = ['2026-07-28'] as const;

/** Every supported protocol version. */
export const protocolVersions: readonly string[] = [...statelessVersions, ...handshakeVersions];

/** Keys of `_meta` that stateless versions define (2026-07-28, basic/versioning). */
export const metaKeys = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Error codes of JSON-RPC 2.0 (section 5.1) and of MCP 2026-07-28. */
export const errorCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  headerMismatch: -32020,
  unsupportedProtocolVersion: -32022,
} as const;

/** Whether a version is stateless, known or yet to come; versions are dates and sort as text. */
export function isStateless(version: string): boolean {
  return version >= statelessVersions[0];
}

/** How long clients may cache the description of the server and the list of tools. */
export const caching = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The capabilities of the server. */
export const capabilities = { tools: {} } as const;
