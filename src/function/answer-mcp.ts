import { handleMcp, type McpData } from '../mcp/handle-mcp.ts';
import { errorCodes, errorReply, type McpReply } from '../mcp/protocol.ts';
import { toProblemRecord } from '../result.ts';
import { problemStatus } from '../schemas/answers/problems.ts';
import { primaryLanguageOf } from '../text/locale.ts';
import { type FunctionContext, type FunctionData, readAnswer } from './data.ts';
import type { Reply } from './reply.ts';
import { MAX_BODY_BYTES, type RequestHead, type RequestProblem, toApiProblem } from './request.ts';

const IS_JSON = /^\s*application\/json\s*(?:;|$)/i;
const utf8 = new TextDecoder();
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Answers a request to the MCP endpoint (contract D). */
export async function answerMcp(request: RequestHead, context: FunctionContext): Promise<Reply> {
  const { data } = context;
  const { method, header } = request;
  if (method === 'OPTIONS') return { status: 204, headers: data.headers.mcpOptions };
  if (!isAllowedHost(header('host') ?? '', context)) return mcpProblemReply(data, 'wrongHost');
  if (method !== 'POST') return mcpProblemReply(data, 'postOnly');
  if (!IS_JSON.test(header('content-type') ?? '')) return mcpProblemReply(data, 'notJson');
  const body = await request.readBody(MAX_BODY_BYTES);
  if (body === undefined) return mcpProblemReply(data, 'bodyTooLarge');
  const firstLanguage = primaryLanguageOf(data.lookup.locale);
  const getLanguageData = (name: string) => {
    const other = Object.hasOwn(data.otherLanguages, name) ? data.otherLanguages[name] : undefined;
    return name === firstLanguage ? toMcpData(data, context) : other && toMcpData(other, context);
  };
  const languages = [firstLanguage, ...Object.keys(data.otherLanguages)];
  const source = { ...toMcpData(data, context), languages, getLanguageData, instant: new Date() };
  return mcpReply(data, await handleMcp(utf8.decode(body), header, source));
}

function toMcpData({ mcp, lookup, prefix }: FunctionData, { findFile }: FunctionContext): McpData {
  const files = { findFile: (path: string) => findFile(`${prefix}${path}`) };
  return { data: mcp, lookup, readAnswer: (answer) => readAnswer(answer, files) };
}

/** Returns an error of the transport: the problem document of the REST API inside a JSON-RPC error (contract C1). */
export function mcpProblemReply(data: FunctionData, problem: RequestProblem): Reply {
  const apiProblem = toApiProblem(problem, data.lookup);
  const { code, detail } = apiProblem;
  const record = toProblemRecord(apiProblem, data.lookup);
  const message = errorReply(problemStatus[code], undefined, errorCodes.invalidRequest, detail, record);
  const { headers, ...reply } = mcpReply(data, message);
  const allow = code === 'method-not-allowed' ? { allow: data.headers.mcpOptions.allow ?? '' } : {};
  return { ...reply, headers: { ...headers, ...allow }, code };
}

function mcpReply({ headers }: FunctionData, { status, text, loggedQuery }: McpReply): Reply {
  if (text !== undefined) return { status, headers: headers.problem, body: { text }, loggedQuery };
  const { 'content-type': _, ...others } = headers.problem;
  return { status, headers: others, loggedQuery };
}

/** Parses `ALLOWED_HOSTS`, a comma-separated setting, into host names in lower case. */
export function parseHosts(setting: unknown): string[] {
  return String(setting ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** Protects servers on a visitor's own machine from pages of other hosts (DNS rebinding). */
function isAllowedHost(host: string, { data, allowedHosts = [] }: FunctionContext): boolean {
  const siteHost = data.origin.slice(data.origin.indexOf('//') + 2);
  const defaultPort = data.origin.startsWith('https:') ? ':443' : ':80';
  const name = host.toLowerCase();
  const bare = name.endsWith(defaultPort) ? name.slice(0, -defaultPort.length) : name;
  return LOCAL_HOST.test(host) || [siteHost, ...allowedHosts].some((allowed) => allowed === name || allowed === bare);
}
