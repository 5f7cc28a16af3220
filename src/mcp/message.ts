import type { Question } from '../business/queries/query.ts';
import { errorCodes } from './protocol.ts';

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
  const given = isObject(body) ? body : {};
  const id = isId(given.id) ? given.id : undefined;
  const { method, params = {} } = given;
  const refusal = refuseBody(body, given, params);
  if (refusal !== undefined) return errorReply(400, id, errorCodes.invalidRequest, refusal);
  return { id, method: String(method), params: params as JsonObject };
}

function refuseBody(body: unknown, { jsonrpc, method, ...given }: JsonObject, params: unknown): string | undefined {
  if (Array.isArray(body)) return 'Batches are not supported. Send one message.';
  if (!isObject(body)) return 'The body is not a JSON-RPC message.';
  if (Object.hasOwn(given, 'id') && !isId(given.id))
    return `id must be a whole number, or text of at most ${LONGEST_ID} characters.`;
  if (jsonrpc !== '2.0') return 'jsonrpc must be "2.0".';
  if (method === undefined) return 'There is no method. Responses are not expected here.';
  if (typeof method !== 'string') return 'method must be text.';
  return isObject(params) ? undefined : 'params must be an object.';
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is MessageId {
  return typeof value === 'string' ? value.length <= LONGEST_ID : Number.isSafeInteger(value);
}

/** The members of a result by name, some of which may be serialised already. */
export type ResultMembers = Readonly<Record<string, unknown>>;

/** A value that is serialised already, in ASCII; it is put into a result as it is. */
export class WrittenJson {
  readonly ascii: string;

  constructor(ascii: string) {
    this.ascii = ascii;
  }
}

/** A JSON-RPC response with a result. */
export function resultReply(id: MessageId, result: ResultMembers): McpReply {
  const members = Object.entries(result).map(
    ([name, value]) => `"${name}":${value instanceof WrittenJson ? value.ascii : writeAscii(value)}`,
  );
  return { status: 200, text: `{"jsonrpc":"2.0","id":${writeAscii(id)},"result":{${members.join(',')}}}` };
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

/** A JSON-RPC response with an error. Without a readable id its id is null (JSON-RPC 2.0, section 5). */
export function errorReply(
  status: number,
  id: MessageId | undefined,
  code: number,
  message: string,
  data?: object,
): McpReply {
  const error = data === undefined ? { code, message } : { code, message, data };
  return { status, text: writeAscii({ jsonrpc: '2.0', id: id ?? null, error }) };
}
