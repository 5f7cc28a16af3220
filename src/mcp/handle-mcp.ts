import { answersAbout, remember } from '../business/remember.ts';
import { describeInquiry, type Inquiry, keepName } from '../coverage/inquiry.ts';
import type { Lookup } from '../coverage/lookup.ts';
import { decideEra, type Era, type ReadHeader } from './era.ts';
import {
  errorReply,
  escapeToAscii,
  isObject,
  type JsonObject,
  type McpReply,
  type Message,
  type MessageId,
  parseMessage,
  resultReply,
} from './message.ts';
import type { PreparedMcp } from './prepared-mcp.ts';
import { errorCodes, handshakeVersions, listTtlMs, metaKeys, statelessVersions } from './protocol.ts';
import type { Tool, ToolSource } from './tool.ts';
import { tools } from './tools.ts';

/** What the endpoint answers from. */
export interface McpContext {
  readonly prepared: PreparedMcp;
  readonly lookup: Lookup;
  /** The JSON text of a prebuilt answer of a REST operation; undefined where there is none. */
  readonly readAnswer: (operation: string, key: string) => Promise<string | undefined>;
  /** Takes what the message is about, for whoever keeps a log. */
  readonly note?: ((inquiry: () => Inquiry) => void) | undefined;
}

const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));
const CAPABILITIES = '"capabilities":{"tools":{}}';
const CACHING = `"ttlMs":${listTtlMs},"cacheScope":"public"`;

/**
 * Answers one message of the Model Context Protocol over HTTP, without any
 * state between two of them (contract D). Serves the versions that begin with
 * a handshake and the stateless one side by side. The answer is there at once
 * unless a file has to be read for it.
 */
export function handleMcp(text: string, header: ReadHeader, context: McpContext): McpReply | Promise<McpReply> {
  const message = parseMessage(text);
  if ('status' in message) return message;
  context.note?.(() => ({ name: keepMethod(message.method), ...nameClient(message.params) }));
  if (!hasId(message)) return { status: 202, text: undefined };
  const era = decideEra(message, header);
  if (typeof era !== 'string') return era;
  return era === 'handshake' ? answerHandshake(message, context) : answerStateless(message, context);
}

function keepMethod(method: string): string {
  return /^[a-z]{1,20}(?:\/[a-z_]{1,30})?$/i.test(method) ? method : 'unknown method';
}

/** How a client calls itself, in the handshake or in every stateless request. */
function nameClient({ clientInfo, _meta: meta }: JsonObject): { client?: string } {
  const info = clientInfo ?? (isObject(meta) ? meta[metaKeys.clientInfo] : undefined);
  return isObject(info) && typeof info.name === 'string' ? { client: keepClient(info.name) } : {};
}

const keepClient = remember(keepName);

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
      return resultReply(id, '{}');
    case 'tools/list':
      return resultReply(id, `{"tools":${context.prepared.tools}}`);
    case 'tools/call':
      return callTool(message, context, 'handshake');
    default:
      return unknownMethod(200, id, method);
  }
}

function answerStateless(message: Request, context: McpContext): McpReply | Promise<McpReply> {
  const { id, method } = message;
  const { prepared } = context;
  switch (method) {
    case 'server/discover': {
      const versions = `"supportedVersions":${JSON.stringify(statelessVersions)}`;
      const members = `${versions},${CAPABILITIES},"instructions":${prepared.instructions},${CACHING}`;
      return resultReply(id, completeResult(members, prepared));
    }
    case 'tools/list':
      return resultReply(id, completeResult(`"tools":${prepared.tools},${CACHING}`, prepared));
    case 'tools/call':
      return callTool(message, context, 'stateless');
    default:
      return unknownMethod(404, id, method);
  }
}

function initialize(id: MessageId, params: JsonObject, prepared: PreparedMcp): McpReply {
  const { protocolVersion: asked } = params;
  if (typeof asked !== 'string') {
    return errorReply(200, id, errorCodes.invalidParams, 'params.protocolVersion must be text.');
  }
  const version = handshakeVersions.find((known) => known === asked) ?? handshakeVersions[0];
  return resultReply(
    id,
    `{"protocolVersion":"${version}",${CAPABILITIES},"serverInfo":${prepared.serverInfo},"instructions":${prepared.instructions}}`,
  );
}

/** What a call was found to ask for, and its result as it is sent. */
interface Answer {
  readonly found: ReturnType<Tool['find']>;
  readonly result: string;
}

function callTool({ id, params }: Request, context: McpContext, era: Era): McpReply | Promise<McpReply> {
  const { name, arguments: given } = params;
  if (typeof name !== 'string') return errorReply(200, id, errorCodes.invalidParams, 'params.name must be text.');
  const tool = toolsByName.get(name);
  if (tool === undefined) return errorReply(200, id, errorCodes.invalidParams, `Unknown tool: ${name.slice(0, 100)}`);
  if (given !== undefined && given !== null && !isObject(given)) {
    return errorReply(200, id, errorCodes.invalidParams, 'params.arguments must be an object.');
  }
  const values = given ?? {};
  const wrong = tool.arguments.find((argument) => !isText(values[argument.name]));
  const encode = (members: string) =>
    escapeToAscii(era === 'handshake' ? `{${members}}` : completeResult(members, context.prepared));
  if (wrong !== undefined) return resultReply(id, encode(refusal(`${wrong.name} must be text.`)));
  const read = (argument: string) => (Object.hasOwn(values, argument) ? String(values[argument] ?? '').trim() : '');
  // To write a result as text inside JSON takes longest.
  const answers = answersAbout<Answer>(context.prepared);
  const asked = JSON.stringify([era, tool.name, ...tool.arguments.map((argument) => read(argument.name))]);
  const known = answers.get(asked);
  const found = known?.found ?? tool.find(read, context.lookup);
  context.note?.(() => ({ ...describeInquiry(tool.name, read, found), ...nameClient(params) }));
  if (known !== undefined) return resultReply(id, known.result);
  const keep = (members: string) => resultReply(id, answers.keep(asked, { found, result: encode(members) }).result);
  return found.ok
    ? readRecord(found.value, context).then((record) => keep(wrapRecord(record)))
    : keep(refusal(wordFailure(found.failure)));
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function wordFailure({ detail, didYouMean }: { readonly detail: string; readonly didYouMean?: string }): string {
  return didYouMean === undefined ? detail : `${detail} Did you mean ${didYouMean}?`;
}

/** The members of a result that says what was wrong with the arguments, so that a model can mend them. */
function refusal(text: string): string {
  return `"content":[{"type":"text","text":${JSON.stringify(text)}}],"isError":true`;
}

/** The members of a result. Clients show either the text or the structure to their model, so both say the same. */
function wrapRecord(record: string): string {
  return `"content":[{"type":"text","text":${JSON.stringify(record)}}],"structuredContent":${record}`;
}

async function readRecord(source: ToolSource, { prepared, readAnswer }: McpContext): Promise<string> {
  if ('record' in source) return JSON.stringify(source.record);
  if ('prepared' in source) return prepared.records[source.prepared] ?? '{}';
  const answer = (await readAnswer(source.operation, source.key)) ?? '{}';
  if (source.into === undefined) return answer;
  // The prepared list ends in an empty array, its last member.
  return `${prepared.records[source.into]?.slice(0, -2)}${answer}]}`;
}

/** A result as the stateless versions want it: marked as complete, with the server's name. */
function completeResult(members: string, { serverInfo }: PreparedMcp): string {
  return `{"resultType":"complete",${members},"_meta":{"${metaKeys.serverInfo}":${serverInfo}}}`;
}

function unknownMethod(status: number, id: MessageId, method: string): McpReply {
  return errorReply(status, id, errorCodes.methodNotFound, `Method not found: ${method.slice(0, 100)}`);
}
