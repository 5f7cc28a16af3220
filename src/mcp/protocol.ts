import type { LoggedQuery } from '../endpoints/route.ts';

/** Id of a request: a string or an integer (JSON-RPC 2.0, section 4). */
type MessageId = string | number;

/** A JSON object as received. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A received JSON-RPC message: a request, or a notification, which has no id. */
export interface Message {
  readonly id: MessageId | undefined;
  readonly method: string;
  readonly params: JsonObject;
  /** `_meta` of the parameters. */
  readonly meta: JsonObject;
}

/** The answer to a message: HTTP status and JSON text, or no text for a notification. */
export interface McpReply {
  readonly status: number;
  readonly text: string | undefined;
  /** What was asked and found, for the log. */
  readonly loggedQuery?: LoggedQuery;
}

/** Error codes of JSON-RPC 2.0 (section 5.1) and of MCP 2026-07-28. */
export const errorCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  headerMismatch: -32020,
  unsupportedProtocolVersion: -32022,
} as const;

/** Protocol versions with an `initialize` handshake, newest first. */
export const handshakeVersions: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Protocol versions in which every request is self-contained, newest first. */
export const statelessVersions: readonly string[] = ['2026-07-28'];

/** Every supported protocol version. */
export const protocolVersions: readonly string[] = [...statelessVersions, ...handshakeVersions];

/** The first stateless version; all later ones are stateless too. Versions are dates, which sort as text. */
const FIRST_STATELESS = '2026-07-28';

/** Keys of `_meta` that stateless versions define (2026-07-28, basic/versioning). */
export const metaKeys = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  acceptLanguage: 'io.modelcontextprotocol/acceptLanguage',
} as const;

/** How long clients may cache the description of the server and the list of tools. */
export const caching = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The capabilities of the server. */
export const capabilities = { tools: {} } as const;

/** Reads a header by its lower-case name. */
export type ReadHeader = (name: string) => string | null | undefined;

/** The kind of a protocol version: with a handshake, or with self-contained requests. */
export type VersionKind = 'handshake' | 'stateless';

const { headerMismatch: mismatch, invalidParams: invalid, unsupportedProtocolVersion: unsupported } = errorCodes;

/**
 * Determines which kind of protocol version a request has, or makes the error for the first rule of that kind which it
 * breaks (MCP 2026-07-28, basic/versioning). `shorten` truncates client text so that an answer can quote it.
 */
export function classifyVersion(
  request: Message,
  readHeader: ReadHeader,
  shorten: (text: string) => string,
): VersionKind | McpReply {
  const { id, method, params, meta } = request;
  const header = (name: string) => readHeader(name)?.trim() ?? '';
  const headerVersion = header('mcp-protocol-version');
  const { [metaKeys.protocolVersion]: version, [metaKeys.clientCapabilities]: clientCapabilities } = meta;
  const isStateless = Object.hasOwn(meta, metaKeys.protocolVersion);
  const supported = isStateless ? statelessVersions : protocolVersions;
  const isNegotiated = !isStateless && (headerVersion === '' || method === 'initialize');
  const isStatelessHeader = !isStateless && headerVersion >= FIRST_STATELESS;
  const needsName = isStateless && method === 'tools/call' && typeof params.name === 'string';
  const rules: readonly (readonly [isBroken: boolean, code: number, message: string])[] = [
    [
      isStatelessHeader && method === 'initialize',
      mismatch,
      'initialize is not part of the version in MCP-Protocol-Version.',
    ],
    [isStatelessHeader, invalid, `params._meta needs ${metaKeys.protocolVersion}.`],
    [
      isStateless && typeof version !== 'string',
      invalid,
      `params._meta: ${metaKeys.protocolVersion} must be a string.`,
    ],
    [isStateless && !isObject(clientCapabilities), invalid, `params._meta needs ${metaKeys.clientCapabilities}.`],
    [
      isStateless && headerVersion !== version,
      mismatch,
      'MCP-Protocol-Version must equal the version in params._meta.',
    ],
    [isStateless && header('mcp-method') !== method, mismatch, 'Mcp-Method must equal method.'],
    [!isNegotiated && !supported.includes(headerVersion), unsupported, 'Unsupported protocol version.'],
    [needsName && decodeName(header('mcp-name')) !== params.name, mismatch, 'Mcp-Name must equal params.name.'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken === undefined) return isStateless ? 'stateless' : 'handshake';
  const [, code, message] = broken;
  return errorReply(400, id, code, message, { supported, requested: shorten(headerVersion) });
}

/** Returns the value of `Mcp-Name`, which is Base64 unless it is plain text (SEP-2243). */
function decodeName(value: string): string {
  const [, encoded] = /^=\?base64\?((?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?)\?=$/i.exec(value) ?? [];
  return encoded === undefined ? value : atob(encoded);
}

const NOT_A_MESSAGE = [
  'The body must be one JSON-RPC message: jsonrpc "2.0", method a string, params an object,',
  'id a string or an integer. Batches and responses are not accepted.',
].join(' ');

/** Parses a message from a body's text. Returns the error reply if it is malformed (contract D5). */
export function parseMessage(text: string): Message | McpReply {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return errorReply(400, undefined, errorCodes.parseError, 'The body is not valid JSON.');
  }
  const { jsonrpc, id, method, params = {} } = isObject(body) ? body : {};
  const isKnown = isId(id);
  if (jsonrpc === '2.0' && (isKnown || id === undefined) && typeof method === 'string' && isObject(params))
    return { id, method, params, meta: isObject(params._meta) ? params._meta : {} };
  return errorReply(400, isKnown ? id : undefined, errorCodes.invalidRequest, NOT_A_MESSAGE);
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is MessageId {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

/** Returns a JSON-RPC response with an error. Without a readable id its id is null (JSON-RPC 2.0, section 5). */
export function errorReply(status: number, id: MessageId | undefined, code: number, message: string, data?: object) {
  return { status, text: JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code, message, data } }) };
}
