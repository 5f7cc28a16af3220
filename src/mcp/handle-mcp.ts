import type { AnswerReference, LoggedQuery } from '../endpoints/route.ts';
import { toQuotableText } from '../escape/untrusted.ts';
import type { LookupTables } from '../lookup/lookup-tables.ts';
import { answerTextOf } from '../text/answers.ts';
import { findEmergencyOnlyNumber, updateNextStep } from './next-step.ts';
import type { PreparedMcp } from './prepare-mcp.ts';
import {
  caching,
  capabilities,
  classifyVersion,
  errorCodes,
  errorReply,
  handshakeVersions,
  isObject,
  type JsonObject,
  type McpReply,
  type Message,
  metaKeys,
  parseMessage,
  type ReadHeader,
  statelessVersions,
  type VersionKind,
} from './protocol.ts';
import { readArguments } from './tools/arguments.ts';
import type { Tool } from './tools/tool.ts';
import { tools } from './tools/tools.ts';

/** A record as JSON and, if it is known already, that JSON as a JSON string. */
interface SerializedRecord {
  readonly json: string;
  readonly quoted?: string | undefined;
}

/** The data that tools read, in one language. */
export interface McpData {
  readonly data: PreparedMcp;
  readonly lookup: LookupTables;
  /** Reads a prebuilt answer of a REST operation; rejects if there is none. */
  readonly readAnswer: (answer: AnswerReference) => Promise<SerializedRecord>;
}

/** The context of the endpoint, in the first language of the site. */
interface McpContext extends McpData {
  /** Names of all the site's languages, the first one first. */
  readonly languages: readonly string[];
  /** Returns the data in one of the languages. */
  readonly getLanguageData: (name: string) => McpData | undefined;
  /** When the message arrived. */
  readonly instant: Date;
}

/** The outcome of a method: a result's members as JSON text, or why its parameters are invalid. */
type Outcome = { readonly members: string; readonly loggedQuery?: LoggedQuery } | { readonly invalid: string };
type Method = (message: Message, context: McpContext) => Outcome | Promise<Outcome>;

const methods: Readonly<Record<VersionKind, ReadonlyMap<string, Method>>> = {
  handshake: new Map<string, Method>([
    ['initialize', initialize],
    ['ping', () => ({ members: '' })],
    ['tools/list', (_, { data }) => ({ members: `"tools":${data.tools}` })],
    ['tools/call', callTool],
  ]),
  stateless: new Map<string, Method>([
    ['server/discover', discover],
    ['tools/list', (_, { data }) => ({ members: `"tools":${data.tools},${formatMembers(caching)}` })],
    ['tools/call', callTool],
  ]),
};

/** Names of the methods, and of the notifications that clients send. */
export const methodNames: readonly string[] = [
  ...new Set(Object.values(methods).flatMap((named) => [...named.keys()])),
  'notifications/initialized',
  'notifications/cancelled',
];

/** Methods that the log may name. */
const knownMethods: ReadonlySet<string> = new Set(methodNames);

/**
 * Answers one message of the Model Context Protocol over HTTP, with no state between messages (contract D). Serves the
 * versions with a handshake and the stateless one side by side.
 */
export async function handleMcp(text: string, header: ReadHeader, context: McpContext): Promise<McpReply> {
  const message = parseMessage(text);
  if ('status' in message) return message;
  const { method, params, meta } = message;
  const reply = await answerMessage(message, header, context);
  // The name of the client, from the handshake or from a stateless request.
  const info = params.clientInfo ?? meta[metaKeys.clientInfo];
  const client = isObject(info) && typeof info.name === 'string' ? info.name : undefined;
  const name = knownMethods.has(method) ? method : 'unknown method';
  return { ...reply, loggedQuery: { name, query: {}, client, ...reply.loggedQuery } };
}

async function answerMessage(message: Message, header: ReadHeader, context: McpContext): Promise<McpReply> {
  const { id, method } = message;
  if (id === undefined) return { status: 202, text: undefined };
  const { lookup } = context;
  const shorten = (text: string) => toQuotableText(text, lookup);
  const kind = classifyVersion(message, header, shorten);
  if (typeof kind !== 'string') return kind;
  const answer = methods[kind].get(method);
  if (answer === undefined) {
    const status = kind === 'handshake' ? 200 : 404;
    return errorReply(status, id, errorCodes.methodNotFound, `Method not found: ${shorten(method)}`);
  }
  const localized = { ...context, ...findPreferredData(message.meta, context) };
  const outcome = await answer(message, localized);
  if ('invalid' in outcome) return errorReply(200, id, errorCodes.invalidParams, outcome.invalid);
  const { members, ...others } = outcome;
  // In the stateless versions a result is marked as complete, and names the server.
  const result =
    kind === 'handshake' ? members : `"resultType":"complete",${members},"_meta":${localized.data.resultMeta}`;
  return { status: 200, text: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{${result}}}`, ...others };
}

/** Serializes the members of an object as JSON, without the braces around them. */
function formatMembers(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

function initialize({ params: { protocolVersion: asked } }: Message, { data }: McpContext): Outcome {
  if (typeof asked !== 'string') return { invalid: 'params.protocolVersion must be a string.' };
  const { serverInfo, instructions } = data;
  const protocolVersion = handshakeVersions.includes(asked) ? asked : handshakeVersions[0];
  return { members: formatMembers({ protocolVersion, capabilities, serverInfo, instructions }) };
}

function discover(_: Message, { data: { instructions } }: McpContext): Outcome {
  return { members: formatMembers({ supportedVersions: statelessVersions, capabilities, instructions, ...caching }) };
}

function callTool({ params }: Message, context: McpContext): Outcome | Promise<Outcome> {
  const { name, arguments: given } = params;
  const { lookup, languages } = context;
  if (typeof name !== 'string') return { invalid: 'params.name must be a string.' };
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === undefined) return { invalid: `Unknown tool: ${toQuotableText(name, lookup)}` };
  const values = given ?? {};
  if (!isObject(values)) return { invalid: 'params.arguments must be an object.' };
  const { language } = values;
  // A site of one language has no such argument.
  if (languages.length === 1 || language === undefined || language === null) return answerCall(tool, values, context);
  const localized = findLanguageData(language, context);
  if (localized !== undefined) return answerCall(tool, values, { ...context, ...localized });
  const { unknownLanguage } = answerTextOf(lookup.locale).requests.tools;
  return { members: toErrorResult(unknownLanguage(languages)), loggedQuery: { name, query: {} } };
}

/** Finds the data in the language that a call names in its argument; undefined if the site does not have it. */
function findLanguageData(language: unknown, { getLanguageData }: McpContext): McpData | undefined {
  return typeof language === 'string' ? getLanguageData(toSubtag(language)) : undefined;
}

/**
 * Finds the data in the language of the site that the client prefers. The client sends a value in the syntax of
 * Accept-Language (RFC 9110, section 12.5.4).
 */
function findPreferredData(meta: JsonObject, { languages, getLanguageData }: McpContext): McpData | undefined {
  const accepted = meta[metaKeys.acceptLanguage];
  if (languages.length === 1 || typeof accepted !== 'string') return undefined;
  const ranges = accepted.split(',').map((range) => {
    const [tag = '', quality = '1'] = range.split(/;q=/i);
    return { name: toSubtag(tag), quality: Number(quality) };
  });
  const acceptable = ranges.filter(({ name, quality }) => quality > 0 && languages.includes(name));
  const [best] = acceptable.toSorted((a, b) => b.quality - a.quality);
  return best && getLanguageData(best.name);
}

/** Returns the primary subtag of a language tag: "fr" of "fr-CA" and "FR_ca". */
function toSubtag(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
}

/** Makes the result that explains to a model the problem with its arguments, so that it can correct them. */
function toErrorResult(text: string): string {
  return formatMembers({ content: [{ type: 'text', text }], isError: true });
}

/**
 * Answers a tool call. Clients show their model either the text or the structured content, so both contain the
 * same record. An invalid argument also gives a result, so that the model can correct it.
 */
async function answerCall(tool: Tool, given: JsonObject, context: McpContext): Promise<Outcome> {
  const { name } = tool;
  const { lookup, languages, data, instant, readAnswer } = context;
  const t = answerTextOf(lookup.locale).requests.tools;
  const argumentNames = languages.length === 1 ? tool.arguments : [...tool.arguments, 'language' as const];
  const query = readArguments(given, argumentNames, { t, shorten: (text) => toQuotableText(text, lookup) });
  if (typeof query === 'string') return { members: toErrorResult(query), loggedQuery: { name, query: {} } };
  const result = tool.findAnswer(query, lookup, instant);
  const loggedQuery = { name, query, result };
  if (!result.ok) {
    const { detail, didYouMean } = result.problem;
    return { members: toErrorResult(didYouMean ? t.didYouMean(detail, didYouMean) : detail), loggedQuery };
  }
  const { value } = result;
  const answer =
    'record' in value
      ? { json: JSON.stringify(value.record) }
      : await addTotal(data.records[name]?.[value.key] ?? (await readAnswer(value)), value, readAnswer);
  const json = updateNextStep(answer.json, findEmergencyOnlyNumber(lookup, instant));
  const quoted = (json === answer.json && answer.quoted) || JSON.stringify(json);
  return {
    members: `"content":[{"type":"text","text":${quoted}}],"structuredContent":${json}`,
    loggedQuery,
  };
}

/** Adds the total that a call asks for to the JSON of a record, as its last member. */
async function addTotal(record: SerializedRecord, { total }: AnswerReference, readAnswer: McpData['readAnswer']) {
  if (total === undefined) return record;
  const { json } = await readAnswer(total);
  return { json: JSON.stringify({ ...JSON.parse(record.json), total: JSON.parse(json) }) };
}
