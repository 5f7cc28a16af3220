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
  type McpRequest,
  type Message,
  parseMessage,
  type ResultMembers,
  resultReply,
  WrittenJson,
} from './message.ts';
import type { PreparedMcp } from './prepare-mcp.ts';
import { caching, capabilities, errorCodes, handshakeVersions, metaKeys, statelessVersions } from './protocol.ts';
import { classifyVersion, type ReadHeader, type VersionKind } from './protocol-version.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools.ts';

/** The context of the endpoint. */
export interface McpContext {
  readonly data: PreparedMcp;
  readonly lookup: Lookup;
  /** The moment of the message. */
  readonly instant: Date;
  /** Reads the JSON text of a prebuilt answer of a REST operation; rejects if there is none. */
  readonly readAnswer: (answer: PublishedAnswer) => Promise<string>;
}

/** What a method answers: a result, in the form of the versions with a handshake, or a finished error. */
type Outcome = { readonly result: ResultMembers; readonly question?: Question } | McpReply;
type Method = (request: McpRequest, context: McpContext) => Outcome | Promise<Outcome>;

/** The methods of each kind of versions. */
const methods: Readonly<Record<VersionKind, ReadonlyMap<string, Method>>> = {
  handshake: new Map<string, Method>([
    ['initialize', initialize],
    ['ping', () => ({ result: {} })],
    ['tools/list', (_, { data }) => ({ result: { tools: new WrittenJson(data.tools) } })],
    ['tools/call', callTool],
  ]),
  stateless: new Map<string, Method>([
    ['server/discover', discover],
    ['tools/list', (_, { data }) => ({ result: { tools: new WrittenJson(data.tools), ...caching } })],
    ['tools/call', callTool],
  ]),
};

const toolsByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]));

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

async function answerMessage(message: Message, header: ReadHeader, context: McpContext): Promise<McpReply> {
  if (!hasId(message)) return { status: 202, text: undefined };
  const { lookup, data } = context;
  const { id, method } = message;
  const kind = classifyVersion(message, header, lookup);
  if (typeof kind !== 'string') return kind;
  const answer = methods[kind].get(method);
  if (answer === undefined) {
    const status = kind === 'handshake' ? 200 : 404;
    return errorReply(status, id, errorCodes.methodNotFound, `Method not found: ${truncateText(method, lookup)}`);
  }
  const outcome = await answer(message, context);
  if ('status' in outcome) return outcome;
  const { result, ...others } = outcome;
  return { ...resultReply(id, kind === 'handshake' ? result : completeResult(result, data)), ...others };
}

function hasId(message: Message): message is McpRequest {
  return message.id !== undefined;
}

function initialize({ id, params }: McpRequest, { data: { serverInfo, instructions } }: McpContext): Outcome {
  const { protocolVersion: asked } = params;
  if (typeof asked !== 'string') {
    return errorReply(200, id, errorCodes.invalidParams, 'params.protocolVersion must be text.');
  }
  const protocolVersion = handshakeVersions.find((known) => known === asked) ?? handshakeVersions[0];
  return { result: { protocolVersion, capabilities, serverInfo, instructions } };
}

function discover(_: McpRequest, { data: { instructions } }: McpContext): Outcome {
  return { result: { supportedVersions: statelessVersions, capabilities, instructions, ...caching } };
}

async function callTool({ id, params }: McpRequest, context: McpContext): Promise<Outcome> {
  const { name, arguments: given } = params;
  const refuse = (message: string) => errorReply(200, id, errorCodes.invalidParams, message);
  if (typeof name !== 'string') return refuse('params.name must be text.');
  const tool = toolsByName.get(name);
  if (tool === undefined) return refuse(`Unknown tool: ${truncateText(name, context.lookup)}`);
  if (given !== undefined && given !== null && !isObject(given)) return refuse('params.arguments must be an object.');
  return answerCall(tool, given ?? {}, context);
}

async function answerCall(
  tool: Tool,
  given: JsonObject,
  { lookup, data, instant, readAnswer }: McpContext,
): Promise<{ readonly question: Question; readonly result: ResultMembers }> {
  const { name } = tool;
  const wrong = tool.arguments.find((argument) => !isText(given[argument.name]));
  if (wrong !== undefined) return { question: { name, query: {} }, result: refusal(`${wrong.name} must be text.`) };
  const query = readArguments(tool, given);
  const prepared = data.prepared[name];
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
function readArguments(tool: Tool, given: JsonObject): Query {
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
