import type { Answer, Question } from '../business/query.ts';
import { foldName } from '../places/place-name.ts';
import type { FunctionData } from './data.ts';
import type { Reply } from './reply.ts';
import { checkPath, type HeaderValue, isMcpTarget, parseUrl, type RequestHead } from './request.ts';

/** Receives log lines, each a JSON text without a line break. */
export type Log = (line: string) => void;

/** One answered request, as its owner may read it: what was asked, never by whom or from where (contract B13). */
export interface LogLine {
  readonly time: string;
  readonly surface: 'api' | 'check' | 'mcp' | 'page';
  readonly method: string;
  readonly status: number;
  /** Time spent in the function, in milliseconds. */
  readonly ms: number;
  /** Family of the program, from a fixed list; "browser" for people. */
  readonly agent: string;
  /** Path of the published file that answered; of a page that does not exist, its first folder if that is published. */
  readonly path?: string | undefined;
  /** The operation of the API, the tool or method of the MCP endpoint, or the page that was asked for. */
  readonly name?: string | undefined;
  /** Family of the MCP client, from a fixed list. */
  readonly client?: string | undefined;
  /** Id of a published service. */
  readonly service?: string | undefined;
  /** Slug of a served place, or a known name; of any other text nothing is kept. */
  readonly place?: string | undefined;
  /** Postal area the answer rests on. */
  readonly postalArea?: string | undefined;
  readonly answer?: 'covered' | 'not covered' | 'unclear' | undefined;
  /** Code of the error, if it ended in one. */
  readonly problem?: string | undefined;
}

/**
 * Answers a request and measures the time: for the client in a `Server-Timing` header (W3C Server Timing, section 3),
 * for the owner in a log line.
 */
export async function observe(
  request: RequestHead,
  { log, data }: { readonly log?: Log | undefined; readonly data: FunctionData },
  answer: () => Reply | Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly timing: string }> {
  const started = performance.now();
  const reply = await answer();
  const ms = performance.now() - started;
  log?.(JSON.stringify(toLogLine(request, reply, ms, data)));
  // Whole milliseconds only: finer ones would tell strangers how an answer was found.
  return { reply, timing: `function;dur=${Math.round(ms)}` };
}

function toLogLine(request: RequestHead, reply: Reply, ms: number, data: FunctionData): LogLine {
  const { method, target, header } = request;
  const { status, body, code, question } = reply;
  const { full, path, language } = locate(target, data);
  const surface = isMcpTarget(path) ? 'mcp' : path === checkPath ? 'check' : path.startsWith('/api/') ? 'api' : 'page';
  const isFile = status === 200 && body !== undefined && 'file' in body && question === undefined;
  const folder = status === 404 && surface === 'page' ? findKnownFolder(path, language) : undefined;
  return {
    time: new Date().toISOString(),
    surface,
    method: /^[A-Z]{1,10}$/.test(method) ? method : 'other',
    status,
    ms: Math.round(ms * 1000) / 1000,
    agent: nameAgentFamily(header('user-agent')),
    path: isFile ? full : folder,
    problem: code,
    ...(question && toQuestionMembers(question)),
  };
}

/** The path of a target, the path below its language, and the data of that language. */
function locate(target: string, data: FunctionData) {
  const full = parseUrl(target, 'http://localhost')?.path ?? '';
  const other = Object.values(data.others).find(({ prefix }) => full.startsWith(`${prefix}/`));
  return { full, path: other ? full.slice(other.prefix.length) : full, language: other ?? data };
}

/** The first folder of a path, if pages are published there; nothing of what else was typed. */
function findKnownFolder(path: string, { prefix, markdownTokens }: FunctionData): string | undefined {
  const [folder] = /^\/[^/]+\//.exec(`${path}/`) ?? [];
  if (folder === undefined) return undefined;
  return Object.keys(markdownTokens).some((page) => page.startsWith(folder)) ? `${prefix}${folder}` : undefined;
}

/** What was asked and what the answer was. Input is only logged if it is published or known to the content. */
function toQuestionMembers({ name, query, found, client }: Question): Partial<LogLine> {
  const asked = {
    name: /^[a-z_]{1,30}(?:\/[a-z_]{1,30})?$/i.test(name) ? name : 'unknown method',
    client: client === undefined ? undefined : nameClientFamily(client),
  };
  if (found === undefined) return asked;
  if (!found.ok) return { ...asked, problem: found.failure.code };
  return { ...asked, service: query.id && foldName(query.id), ...toAnswerMembers(found.value) };
}

function toAnswerMembers(found: Answer): Pick<LogLine, 'place' | 'postalArea' | 'answer'> {
  if ('record' in found) {
    const { record, knownName: place } = found;
    if (!('confidence' in record)) return { place };
    const answer = record.covered === null ? 'unclear' : record.covered ? 'covered' : 'not covered';
    return { place, postalArea: record.postalArea ?? undefined, answer };
  }
  const { operation, key, postalArea } = found;
  if (operation !== 'getCoverage') return {};
  return { place: postalArea === undefined ? key : undefined, postalArea, answer: 'covered' };
}

/** Assistants, search engines and common programs, by their product token in the `User-Agent` header. */
const agents =
  /ChatGPT-User|OAI-SearchBot|GPTBot|Claude-User|Claude-SearchBot|ClaudeBot|Perplexity-User|PerplexityBot|MistralAI-User|DuckAssistBot|Googlebot|bingbot|DuckDuckBot|Applebot|Amazonbot|Bytespider|CCBot|Meta-ExternalAgent|UptimeRobot|\b(?:curl|Wget|python-requests|node)\b/;

/** MCP clients, by a word of the name they give in `clientInfo`. */
const clients = /\b(?:claude|chatgpt|openai|cursor|vscode|copilot|codex|gemini|mistral|perplexity|inspector)\b/i;

/**
 * The family of the program in a `User-Agent` header, from a fixed list, because a header may hold a person's name.
 * Others are "browser", "robot" or "program"; without a header it is "unnamed".
 */
export function nameAgentFamily(userAgent: HeaderValue): string {
  if (!userAgent) return 'unnamed';
  const [known] = agents.exec(userAgent) ?? [];
  if (known !== undefined) return known;
  if (/compatible;|bot\b|crawler|spider/i.test(userAgent)) return 'robot';
  return userAgent.startsWith('Mozilla/') ? 'browser' : 'program';
}

/** The family of an MCP client by its own name, from a fixed list; "other" if it is not on it. */
export function nameClientFamily(name: string): string {
  return clients.exec(name)?.[0].toLowerCase() ?? 'other';
}
