import type { Failure } from '../business/queries/problem.ts';
import type { Answer, PublishedAnswer, Query, Question } from '../business/queries/query.ts';
import { truncateText } from '../coverage/coverage-messages.ts';
import { updateNextStep } from '../coverage/current-step.ts';
import type { Lookup } from '../coverage/lookup.ts';
import {
  errorReply,
  escapeToAscii,
  isObject,
  type JsonObject,
  type McpReply,
  type Message,
  type MessageId,
  parseMessage,
  type ResultMembers,
  resultReply,
  WrittenJson,
} from './message.ts';
import type { PreparedMcp } from './prepared-mcp.ts';
import { caching, capabilities, errorCodes, handshakeVersions, metaKeys, statelessVersions } from './protocol.ts';
import { detectEra, type Era, type ReadHeader } from './protocol-era.ts';
import type { ToolAnswerer } from './tool.ts';
import { toolAnswerers } from './tools.ts';

/** The context of the endpoint. */
export interface McpContext {
  readonly prepared: PreparedMcp;
  readonly lookup: Lookup;
  /** The moment of the message. */
  readonly instant: Date;
  /** Reads the JSON text of a prebuilt answer of a REST operation; rejects if there is none. */
  readonly readAnswer: (answer: PublishedAnswer) => Promise<string>;
}

const toolsByName: ReadonlyMap<string, ToolAnswerer> = new Map(toolAnswerers.map((tool) => [tool.name, tool]));

/**
 * Answers one message of the Model Context Protocol over HTTP, with no state between messages (contract D). Serves the
 * versions with a handshake and the stateless one side by side.
 */
export async function handleMcp(text: string, header: ReadHeader, context: McpContext): Promise<McpReply> {
  const message = parseMessage(text);
  if ('status' in message) return message;
  const question = { name: message.method, query: {}, client: nameClient(message.params) };
  const reply = await answerMessage(message, header, context);
  return { ...reply, question: { ...question, ...reply.question } };
}

/** The name of a client, from the handshake or from a stateless request. */
function nameClient({ clientInfo, _meta: meta }: JsonObject): string | undefined {
  const info = clientInfo ?? (isObject(meta) ? meta[metaKeys.clientInfo] : undefined);
  return isObject(info) && typeof info.name === 'string' ? info.name : undefined;
}

function answerMessage(message: Message, header: ReadHeader, context: McpContext): McpReply | Promise<McpReply> {
  if (!hasId(message)) return { status: 202, text: undefined };
  const era = detectEra(message, header, context.lookup);
  if (typeof era !== 'string') return era;
  return era === 'handshake' ? answerHandshake(message, context) : answerStateless(message, context);
}

function hasId(message: Message): message is Message & { readonly id: MessageId } {
  return message.id !== undefined;
}

type Request = Message & { readonly id: MessageId };

function answerHandshake(message: Request, context: McpContext): McpReply | Promise<McpReply> {
  const { id, method, params } = message;
  switch (method) {
    case 'initialize':
      return initialize(id, params, context.prepared);
    case 'ping':
      return resultReply(id, {});
    case 'tools/list':
      return resultReply(id, listTools(context.prepared));
    case 'tools/call':
      return callTool(message, context, 'handshake');
    default:
      return unknownMethod(200, id, method, context.lookup);
  }
}

function answerStateless(message: Request, context: McpContext): McpReply | Promise<McpReply> {
  const { id, method } = message;
  const { prepared } = context;
  switch (method) {
    case 'server/discover':
      return resultReply(id, completeResult(discover(prepared), prepared));
    case 'tools/list':
      return resultReply(id, completeResult({ ...listTools(prepared), ...caching }, prepared));
    case 'tools/call':
      return callTool(message, context, 'stateless');
    default:
      return unknownMethod(404, id, method, context.lookup);
  }
}

function initialize(id: MessageId, params: JsonObject, prepared: PreparedMcp): McpReply {
  const { protocolVersion: asked } = params;
  if (typeof asked !== 'string') {
    return errorReply(200, id, errorCodes.invalidParams, 'params.protocolVersion must be text.');
  }
  const version = handshakeVersions.find((known) => known === asked) ?? handshakeVersions[0];
  const { serverInfo, instructions } = prepared;
  return resultReply(id, { protocolVersion: version, capabilities, serverInfo, instructions });
}

function discover({ instructions }: PreparedMcp): ResultMembers {
  return { supportedVersions: statelessVersions, capabilities, instructions, ...caching };
}

function listTools({ tools }: PreparedMcp): ResultMembers {
  return { tools: new WrittenJson(tools) };
}

async function callTool({ id, params }: Request, context: McpContext, era: Era): Promise<McpReply> {
  const { name, arguments: given } = params;
  if (typeof name !== 'string') return errorReply(200, id, errorCodes.invalidParams, 'params.name must be text.');
  const tool = toolsByName.get(name);
  if (tool === undefined)
    return errorReply(200, id, errorCodes.invalidParams, `Unknown tool: ${truncateText(name, context.lookup)}`);
  if (given !== undefined && given !== null && !isObject(given)) {
    return errorReply(200, id, errorCodes.invalidParams, 'params.arguments must be an object.');
  }
  const { question, result } = await answerCall(tool, given ?? {}, context);
  return { ...resultReply(id, era === 'handshake' ? result : completeResult(result, context.prepared)), question };
}

async function answerCall(
  tool: ToolAnswerer,
  given: JsonObject,
  { lookup, prepared: { prepared: ofTools }, instant, readAnswer }: McpContext,
): Promise<{ readonly question: Question; readonly result: ResultMembers }> {
  const { name } = tool;
  const wrong = tool.arguments.find((argument) => !isText(given[argument.name]));
  if (wrong !== undefined) return { question: { name, query: {} }, result: refusal(`${wrong.name} must be text.`) };
  const query = readArguments(tool, given);
  const prepared = ofTools[name];
  const found = tool.find(query, { lookup, prepared });
  const question = { name, query, found };
  if (!found.ok) return { question, result: refusal(formatFailure(found.failure)) };
  const record = await readRecord(found.value);
  return { question, result: wrapRecord(updateNextStep(record, lookup, instant)) };

  async function readRecord(answer: Answer): Promise<string> {
    if ('record' in answer) return JSON.stringify(answer.record);
    const text = await readAnswer(answer);
    return tool.present === undefined ? text : JSON.stringify(tool.present(JSON.parse(text), prepared));
  }
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** The arguments of a call as a query; blank ones count as missing. */
function readArguments(tool: ToolAnswerer, given: JsonObject): Query {
  const values = tool.arguments.map(({ name }) => [name, String(given[name] ?? '').trim()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function formatFailure({ detail, didYouMean }: Failure): string {
  return didYouMean === undefined ? detail : `${detail} Did you mean ${didYouMean}?`;
}

/** A result that explains what was wrong with the arguments, so that a model can correct them. */
function refusal(text: string): ResultMembers {
  return { content: [{ type: 'text', text }], isError: true };
}

/**
 * A result with the JSON of a record. Clients show either the text or the structured content to their model, so both
 * say the same.
 */
function wrapRecord(json: string): ResultMembers {
  return { content: [{ type: 'text', text: json }], structuredContent: new WrittenJson(escapeToAscii(json)) };
}

/** A result in the form of the stateless versions: marked as complete, with the server's name. */
function completeResult(result: ResultMembers, { serverInfo }: PreparedMcp): ResultMembers {
  return { resultType: 'complete', ...result, _meta: { [metaKeys.serverInfo]: serverInfo } };
}

function unknownMethod(status: number, id: MessageId, method: string, lookup: Lookup): McpReply {
  return errorReply(status, id, errorCodes.methodNotFound, `Method not found: ${truncateText(method, lookup)}`);
}
