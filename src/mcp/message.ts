import type { Question } from '../business/queries/query.ts';

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

/** A message that has to be answered. */
export type McpRequest = Message & { readonly id: MessageId };

/** The answer to a message: HTTP status and JSON text in ASCII, or no text for a notification. */
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

/** Longest accepted id in characters, because every answer repeats it. */
const LONGEST_ID = 256;

const encoder = new TextEncoder();
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

/** Serialises a value as JSON in ASCII. */
export function writeAscii(value: unknown): string {
  return escapeToAscii(JSON.stringify(value));
}

/**
 * Escapes all characters beyond ASCII in JSON (RFC 8259, section 7): the same values, and a host can send the text as
 * bytes without encoding or measuring it.
 */
export function escapeToAscii(json: string): string {
  const escaped = json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${(0x10000 + unit.charCodeAt(0)).toString(16).slice(1)}`,
  );
  // V8 keeps a string derived from a two-byte one in two bytes per character until it is decoded anew.
  return escaped === json ? json : decoder.decode(encoder.encode(escaped));
}

/** A JSON-RPC response with a result, whose members are JSON text in ASCII already. */
export function resultReply(id: MessageId, members: string): McpReply {
  return { status: 200, text: `{"jsonrpc":"2.0","id":${writeAscii(id)},"result":{${members}}}` };
}

/** A JSON-RPC response with an error. Without a readable id its id is null (JSON-RPC 2.0, section 5). */
export function errorReply(
  status: number,
  id: MessageId | undefined,
  code: number,
  message: string,
  data?: object,
): McpReply {
  // A member that is undefined is not written.
  return { status, text: writeAscii({ jsonrpc: '2.0', id: id ?? null, error: { code, message, data } }) };
}
