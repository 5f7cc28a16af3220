import { truncateText } from '../coverage/coverage-messages.ts';
import type { Lookup } from '../coverage/lookup.ts';
import {
  decodeUtf8,
  errorCodes,
  errorReply,
  isObject,
  type JsonObject,
  type McpReply,
  type McpRequest,
} from './message.ts';

/** Protocol versions with an `initialize` handshake, newest first. */
export const handshakeVersions: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Protocol versions in which every request is self-contained, newest first. */
export const statelessVersions: readonly string[] = ['2026-07-28'];

/** Every supported protocol version. */
export const protocolVersions: readonly string[] = [...statelessVersions, ...handshakeVersions];

/** Versions from this one on are stateless, known or yet to come; they are dates and sort as text. */
const FIRST_STATELESS = '2026-07-28';

/** Keys of `_meta` that stateless versions define (2026-07-28, basic/versioning). */
export const metaKeys = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

/** How long clients may cache the description of the server and the list of tools. */
export const caching = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The capabilities of the server. */
export const capabilities = { tools: {} } as const;

/** Reads a header by its lower-case name. */
export type ReadHeader = (name: string) => string | null | undefined;

/** The kind of a protocol version: with a handshake, or one where each request stands alone. */
export type VersionKind = 'handshake' | 'stateless';

/** Why a request is refused: code and message of the error. */
type Refusal = readonly [code: number, message: string];

const { headerMismatch, invalidParams, unsupportedProtocolVersion } = errorCodes;
const disagree = 'Headers and body disagree:';
const unsupported: Refusal = [unsupportedProtocolVersion, 'Unsupported protocol version.'];

/** The kind of versions whose rules a request follows, or the error for the first of these rules that it breaks. */
export function classifyVersion(request: McpRequest, readHeader: ReadHeader, lookup: Lookup): VersionKind | McpReply {
  const { id, method, params } = request;
  const meta = isObject(params._meta) ? params._meta : {};
  const header = (name: string) => readHeader(name)?.trim();
  const named = header('mcp-protocol-version');
  const isStateless = Object.hasOwn(meta, metaKeys.protocolVersion);
  const refusal = isStateless ? refuseStateless(request, meta, header) : refuseHandshake(method, named);
  if (refusal === undefined) return isStateless ? 'stateless' : 'handshake';
  if (refusal !== unsupported) return errorReply(400, id, ...refusal);
  const supported = isStateless ? statelessVersions : protocolVersions;
  return errorReply(400, id, ...refusal, { supported, requested: truncateText(named ?? '', lookup) });
}

function refuseHandshake(method: string, named = ''): Refusal | undefined {
  if (method === 'initialize')
    return named < FIRST_STATELESS
      ? undefined
      : [headerMismatch, `${disagree} initialize belongs to versions before the MCP-Protocol-Version that is named.`];
  if (named >= FIRST_STATELESS) return [invalidParams, `params._meta lacks ${metaKeys.protocolVersion}.`];
  return ['', ...handshakeVersions].includes(named) ? undefined : unsupported;
}

/** The rules of MCP 2026-07-28 (basic/versioning). */
function refuseStateless(
  { method, params: { name } }: McpRequest,
  meta: JsonObject,
  header: (name: string) => string | undefined,
): Refusal | undefined {
  const { [metaKeys.protocolVersion]: version, [metaKeys.clientCapabilities]: abilities } = meta;
  if (typeof version !== 'string') return [invalidParams, `params._meta: ${metaKeys.protocolVersion} must be text.`];
  if (!isObject(abilities)) return [invalidParams, `params._meta lacks ${metaKeys.clientCapabilities}.`];
  if (header('mcp-protocol-version') !== version)
    return [headerMismatch, `${disagree} MCP-Protocol-Version must equal the version in params._meta.`];
  if (header('mcp-method') !== method) return [headerMismatch, `${disagree} Mcp-Method must equal the method.`];
  if (!statelessVersions.includes(version)) return unsupported;
  const isNamed = method !== 'tools/call' || typeof name !== 'string' || decodeName(header('mcp-name')) === name;
  return isNamed ? undefined : [headerMismatch, `${disagree} Mcp-Name must equal params.name.`];
}

/** The value of `Mcp-Name`, which is Base64 if it holds more than plain text (SEP-2243). */
function decodeName(value: string | undefined): string | undefined {
  const [, encoded] = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '') ?? [];
  if (encoded === undefined) return value;
  try {
    return decodeUtf8(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
