import type { Question } from '../business/query.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { truncateText } from '../places/coverage-messages.ts';

/** Id of a request: a string or an integer (JSON-RPC 2.0, section 4). */
export type MessageId = string | number;

/** A JSON object as received. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A received JSON-RPC message: a request, or a notification, which has no id. */
export interface Message {
  readonly id: MessageId | undefined;
  readonly method: string;
  readonly params: JsonObject;
}

/** The answer to a message: HTTP status and JSON text, or no text for a notification. */
export interface McpReply {
  readonly status: number;
  readonly text: string | undefined;
  /** What was asked and found, for the log. */
  readonly question?: Question;
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

/** Versions from this one on are stateless, known or yet to come; they are dates and sort as text. */
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

/** The kind of a protocol version: with a handshake, or one where each request stands alone. */
export type VersionKind = 'handshake' | 'stateless';

/** Why a request is refused: code and message of the error. */
type Refusal = readonly [code: number, message: string];

const { headerMismatch, invalidParams, unsupportedProtocolVersion } = errorCodes;
const disagree = 'Headers and body disagree:';
const unsupported: Refusal = [unsupportedProtocolVersion, 'Unsupported protocol version.'];

/** The kind of versions whose rules a request follows, or the error for the first of these rules that it breaks. */
export function classifyVersion(
  request: Message,
  readHeader: ReadHeader,
  lookup: CoverageIndex,
): VersionKind | McpReply {
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

function refuseHandshake(method: string, named: string | undefined): Refusal | undefined {
  const isLater = named !== undefined && named >= FIRST_STATELESS;
  if (isLater && method === 'initialize')
    return [
      headerMismatch,
      `${disagree} initialize belongs to versions before the MCP-Protocol-Version that is named.`,
    ];
  if (isLater) return [invalidParams, `params._meta lacks ${metaKeys.protocolVersion}.`];
  const isSupported = method === 'initialize' || named === undefined || handshakeVersions.includes(named);
  return isSupported ? undefined : unsupported;
}

/** The rules of MCP 2026-07-28 (basic/versioning). */
function refuseStateless({ method, params }: Message, meta: JsonObject, header: ReadHeader): Refusal | undefined {
  const { name } = params;
  const { [metaKeys.protocolVersion]: version, [metaKeys.clientCapabilities]: abilities } = meta;
  if (typeof version !== 'string') return [invalidParams, `params._meta: ${metaKeys.protocolVersion} must be text.`];
  if (!isObject(abilities)) return [invalidParams, `params._meta lacks ${metaKeys.clientCapabilities}.`];
  if (header('mcp-protocol-version') !== version)
    return [headerMismatch, `${disagree} MCP-Protocol-Version must equal the version in params._meta.`];
  if (header('mcp-method') !== method) return [headerMismatch, `${disagree} Mcp-Method must equal the method.`];
  if (!statelessVersions.includes(version)) return unsupported;
  if (method === 'tools/call' && typeof name === 'string' && decodeName(header('mcp-name')) !== name)
    return [headerMismatch, `${disagree} Mcp-Name must equal params.name.`];
  return undefined;
}

/** The value of `Mcp-Name`, which is Base64 if it holds more than plain text (SEP-2243). */
function decodeName(value: string | null | undefined): string | null | undefined {
  const [, encoded] = /^=\?base64\?((?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?)\?=$/i.exec(value ?? '') ?? [];
  return encoded === undefined ? value : decodeUtf8(Uint8Array.from(atob(encoded), (it) => it.charCodeAt(0)));
}

/** Longest accepted id in characters, because every answer repeats it. */
const LONGEST_ID = 256;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8; undefined if the bytes are not valid. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Parses a message from the text of a body; a malformed one is answered at once (contract D5). */
export function parseMessage(text: string): Message | McpReply {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return errorReply(400, undefined, errorCodes.parseError, 'The body is not JSON.');
  }
  const { jsonrpc, id, method, params = {} } = isObject(body) ? body : {};
  const refuse = (message: string) => errorReply(400, isId(id) ? id : undefined, errorCodes.invalidRequest, message);
  if (Array.isArray(body)) return refuse('Batches are not supported. Send one message.');
  if (!isObject(body)) return refuse('The body is not a JSON-RPC message.');
  if (id !== undefined && !isId(id))
    return refuse(`id must be a whole number, or text of at most ${LONGEST_ID} characters.`);
  if (jsonrpc !== '2.0') return refuse('jsonrpc must be "2.0".');
  if (method === undefined) return refuse('There is no method. Responses are not expected here.');
  if (typeof method !== 'string') return refuse('method must be text.');
  return isObject(params) ? { id, method, params } : refuse('params must be an object.');
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is MessageId {
  return typeof value === 'string' ? value.length <= LONGEST_ID : Number.isSafeInteger(value);
}

/** A JSON-RPC response with a result, whose members are JSON text already. */
export function resultReply(id: MessageId, members: string): McpReply {
  return { status: 200, text: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{${members}}}` };
}

/** A JSON-RPC response with an error. Without a readable id its id is null (JSON-RPC 2.0, section 5). */
export function errorReply(status: number, id: MessageId | undefined, code: number, message: string, data?: object) {
  return { status, text: JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code, message, data } }) };
}
