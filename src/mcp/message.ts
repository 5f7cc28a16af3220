import type { Question } from '../business/query.ts';
import { errorCodes } from './protocol.ts';

/** Identifier of a request: text or a whole number (JSON-RPC 2.0, section 4). */
export type MessageId = string | number;

/** A JSON object as it was sent. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON-RPC message that came in: a request, or a notification without an id. */
export interface Message {
  readonly id: MessageId | undefined;
  readonly method: string;
  readonly params: JsonObject;
}

/** An answer to a message: HTTP status and JSON text of ASCII alone, or no text where none is due. */
export interface McpReply {
  readonly status: number;
  readonly text: string | undefined;
  /** What was asked and found, for the log. */
  readonly question?: Question;
}

/** Characters of the longest id, which every answer repeats. */
const LONGEST_ID = 256;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** A text from its bytes, or undefined where they are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a message from the text of a body. What is none is answered at once (contract D5). */
export function parseMessage(text: string): Message | McpReply {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return errorReply(400, undefined, errorCodes.parseError, 'The body is not JSON.');
  }
  if (Array.isArray(body)) {
    return errorReply(400, undefined, errorCodes.invalidRequest, 'Batches are not supported. Send one message.');
  }
  if (!isObject(body)) {
    return errorReply(400, undefined, errorCodes.invalidRequest, 'The body is not a JSON-RPC message.');
  }
  const hasId = Object.hasOwn(body, 'id');
  if (hasId && !isId(body.id)) {
    const advice = `id must be a whole number, or text of at most ${LONGEST_ID} characters.`;
    return errorReply(400, undefined, errorCodes.invalidRequest, advice);
  }
  const id = isId(body.id) ? body.id : undefined;
  const { jsonrpc, method, params = {} } = body;
  const flaw = findFlaw(jsonrpc, method, params);
  if (flaw !== undefined) return errorReply(400, id, errorCodes.invalidRequest, flaw);
  return { id, method: String(method), params: params as JsonObject };
}

function findFlaw(jsonrpc: unknown, method: unknown, params: unknown): string | undefined {
  if (jsonrpc !== '2.0') return 'jsonrpc must be "2.0".';
  if (method === undefined) return 'There is no method. Responses are not expected here.';
  if (typeof method !== 'string') return 'method must be text.';
  return isObject(params) ? undefined : 'params must be an object.';
}

/** Whether a value is an object with members, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is MessageId {
  return typeof value === 'string' ? value.length <= LONGEST_ID : Number.isSafeInteger(value);
}

/** The members of a result by name: any values, some of which may be written already. */
export type ResultMembers = Readonly<Record<string, unknown>>;

/** A value that is serialised already, in ASCII alone; it goes into a result as it is. */
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

/** A value as JSON text of ASCII alone. */
export function writeAscii(value: unknown): string {
  return escapeToAscii(JSON.stringify(value));
}

/**
 * JSON with everything beyond ASCII escaped (RFC 8259, section 7): the same
 * values, and a host can send the text as bytes without encoding or measuring it.
 */
export function escapeToAscii(json: string): string {
  const escaped = json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${(0x10000 + unit.charCodeAt(0)).toString(16).slice(1)}`,
  );
  // V8 stores a string derived from a two-byte one with two bytes a character, until it is decoded anew.
  return escaped === json ? json : decoder.decode(encoder.encode(escaped));
}

/** A JSON-RPC response with an error. Without a readable id it carries null (JSON-RPC 2.0, section 5). */
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
