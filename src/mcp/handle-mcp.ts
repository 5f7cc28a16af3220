import type { Answer, PublishedAnswer, Question } from '../business/query.ts';
import type { CoverageIndex } from '../places/coverage-index.ts';
import { truncateText } from '../places/coverage-messages.ts';
import { lineAloneNumber, updateNextStep } from '../places/totals.ts';
import { answersOf } from '../text/answers.ts';
import { languageOf } from '../text/languages.ts';
import { matchLanguage } from './choose-language.ts';
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
  resultReply,
  statelessVersions,
  type VersionKind,
} from './protocol.ts';
import { type Tool, tools } from './tools.ts';

/** What tools answer from in one language. */
export interface McpSource {
  readonly data: PreparedMcp;
  readonly lookup: CoverageIndex;
  /** Reads the JSON text of a prebuilt answer of a REST operation; rejects if there is none. */
  readonly readAnswer: (answer: PublishedAnswer) => Promise<string>;
}

/** The context of the endpoint, in the first language of the site. */
export interface McpContext extends McpSource {
  /** Names of the other languages. */
  readonly languages: readonly string[];
  /** What tools answer from in one of them. */
  readonly sourceOf: (language: string) => McpSource;
  /** The moment of the message. */
  readonly instant: Date;
  /** Results as JSON text by call, kept between messages: a record inside a JSON string is most of a call's cost. */
  readonly results?: Map<string, string> | undefined;
}

/** What a method answers: the members of a result as JSON text, or what is wrong with its parameters. */
type Outcome = { readonly members: string; readonly question?: Question } | { readonly invalid: string };
type Method = (params: JsonObject, context: McpContext) => Outcome | Promise<Outcome>;

/** The methods of each kind of versions. */
const methods: Readonly<Record<VersionKind, ReadonlyMap<string, Method>>> = {
  handshake: new Map<string, Method>([
    ['initialize', initialize],
    ['ping', () => ({ members: '' })],
    ['tools/list', (_, { data }) => ({ members: `"tools":${data.tools}` })],
    ['tools/call', callTool],
  ]),
  stateless: new Map<string, Method>([
    ['server/discover', discover],
    ['tools/list', (_, { data }) => ({ members: `"tools":${data.tools},${writeMembers(caching)}` })],
    ['tools/call', callTool],
  ]),
};

/**
 * Answers one message of the Model Context Protocol over HTTP, with no state between messages (contract D). Serves the
 * versions with a handshake and the stateless one side by side.
 */
export async function handleMcp(text: string, header: ReadHeader, context: McpContext): Promise<McpReply> {
  const message = parseMessage(text);
  if ('status' in message) return message;
  const { method: name, params } = message;
  const reply = await answerMessage(message, header, context);
  return { ...reply, question: { name, query: {}, client: nameClient(params), ...reply.question } };
}

/** The name of a client, from the handshake or from a stateless request. */
function nameClient({ clientInfo, _meta: meta }: JsonObject): string | undefined {
  const info = clientInfo ?? (isObject(meta) ? meta[metaKeys.clientInfo] : undefined);
  return isObject(info) && typeof info.name === 'string' ? info.name : undefined;
}

async function answerMessage(message: Message, header: ReadHeader, context: McpContext): Promise<McpReply> {
  const { id, method, params } = message;
  if (id === undefined) return { status: 202, text: undefined };
  const { data, lookup } = context;
  const kind = classifyVersion(message, header, lookup);
  if (typeof kind !== 'string') return kind;
  const answer = methods[kind].get(method);
  if (answer === undefined) {
    const status = kind === 'handshake' ? 200 : 404;
    return errorReply(status, id, errorCodes.methodNotFound, `Method not found: ${truncateText(method, lookup)}`);
  }
  const outcome = await answer(params, context);
  if ('invalid' in outcome) return errorReply(200, id, errorCodes.invalidParams, outcome.invalid);
  const { members, ...others } = outcome;
  // In the stateless versions a result is marked as complete, and names the server.
  const server = { _meta: { [metaKeys.serverInfo]: data.serverInfo } };
  const result = kind === 'handshake' ? members : `"resultType":"complete",${members},${writeMembers(server)}`;
  return { ...resultReply(id, result), ...others };
}

/** The members of an object as JSON, without the braces around them. */
function writeMembers(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

function initialize({ protocolVersion: asked }: JsonObject, { data }: McpContext): Outcome {
  if (typeof asked !== 'string') return { invalid: 'params.protocolVersion must be text.' };
  const { serverInfo, instructions } = data;
  const protocolVersion = handshakeVersions.includes(asked) ? asked : handshakeVersions[0];
  return { members: writeMembers({ protocolVersion, capabilities, serverInfo, instructions }) };
}

function discover(_: JsonObject, { data: { instructions } }: McpContext): Outcome {
  return { members: writeMembers({ supportedVersions: statelessVersions, capabilities, instructions, ...caching }) };
}

/** Most results that are kept. */
const MOST_RESULTS = 200;

async function callTool({ name, arguments: given, _meta: meta }: JsonObject, context: McpContext): Promise<Outcome> {
  if (typeof name !== 'string') return { invalid: 'params.name must be text.' };
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) return { invalid: `Unknown tool: ${truncateText(name, context.lookup)}` };
  const values = given ?? {};
  if (!isObject(values)) return { invalid: 'params.arguments must be an object.' };
  if (context.languages.length === 0) return answerCall(tool, values, context);
  const own = languageOf(context.lookup.locale) ?? '';
  const languages = [own, ...context.languages];
  // Blank arguments count as missing.
  const named = typeof values.language === 'string' ? values.language.trim() || undefined : values.language;
  const accepted = isObject(meta) ? meta[metaKeys.acceptLanguage] : undefined;
  const language = languages.find((one) => one === (named ?? matchLanguage(accepted, languages) ?? own));
  if (language === undefined) {
    const { languageIsNone } = answersOf(context.lookup.locale).requests.tools;
    return { members: refuse(languageIsNone(languages)), question: { name, query: {} } };
  }
  return answerCall(tool, values, language === own ? context : { ...context, ...context.sourceOf(language) });
}

/** The result that tells a model what is wrong with its arguments, so that it can correct them. */
function refuse(text: string): string {
  return writeMembers({ content: [{ type: 'text', text }], isError: true });
}

/**
 * Answers a call. Clients show either the text or the structured content to their model, so both say the same. What is
 * wrong with an argument is a result too. Blank arguments count as missing.
 */
async function answerCall(tool: Tool, given: JsonObject, context: McpContext): Promise<Outcome> {
  const { name } = tool;
  const { lookup, data, instant, readAnswer, results = new Map() } = context;
  const words = answersOf(lookup.terms.locale).requests.tools;
  const query: Record<string, string> = {};
  for (const argument of tool.arguments) {
    const value = given[argument] ?? '';
    if (typeof value !== 'string')
      return { members: refuse(words.mustBeText(argument)), question: { name, query: {} } };
    if (value.trim() !== '') query[argument] = value.trim();
  }
  const prepared = data.prepared[name];
  const found = tool.find(query, lookup, prepared);
  const question = { name, query, found };
  if (!found.ok) {
    const { detail, didYouMean } = found.failure;
    return { members: refuse(didYouMean ? words.didYouMean(detail, didYouMean) : detail), question };
  }
  const { value } = found;
  const telephone = lineAloneNumber(lookup, instant);
  const members = await memoise(results, JSON.stringify([name, query, telephone, lookup.locale]), writeResult);
  return { members, question };

  async function writeResult(): Promise<string> {
    const json = updateNextStep(await readRecord(value), telephone);
    return `${writeMembers({ content: [{ type: 'text', text: json }] })},"structuredContent":${json}`;
  }

  async function readRecord(answer: Answer): Promise<string> {
    if ('record' in answer) return JSON.stringify(answer.record);
    const text = await readAnswer(answer);
    return tool.present === undefined ? text : JSON.stringify(tool.present(JSON.parse(text), prepared));
  }
}

/** Returns the kept result of a call, or makes and keeps it. Full, the cache is emptied: no client makes it grow. */
async function memoise(results: Map<string, string>, call: string, make: () => Promise<string>): Promise<string> {
  const kept = results.get(call);
  if (kept !== undefined) return kept;
  const made = await make();
  if (results.size >= MOST_RESULTS) results.clear();
  results.set(call, made);
  return made;
}
