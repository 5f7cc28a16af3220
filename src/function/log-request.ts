import type { Answer, LoggedQuery } from '../endpoints/route.ts';
import type { FunctionData } from './data.ts';
import type { Reply } from './reply.ts';
import { coverageFormPath, encodePath, type HeaderValue, type SiteRequest } from './request.ts';

/** Receives log lines, each a JSON text without a line break. */
export type Log = (line: string) => void;

/** A line of the log for the owner of the site: what was requested, but not by whom or from where (contract B13). */
export interface LogLine {
  readonly time: string;
  readonly surface: 'api' | 'check' | 'mcp' | 'page';
  readonly method: string;
  readonly status: number;
  /** Time spent in the function, in milliseconds. */
  readonly ms: number;
  /** Family of the program, from a fixed list; "browser" for people. */
  readonly agent: string;
  /**
   * Path of the published file that answered, or an old address that the content names. Of any other missing page only
   * the first folder, if there are pages below it: `/services/*`.
   */
  readonly path?: string | undefined;
  /** The operation of the API, the tool or method of the MCP endpoint, or the page that was asked for. */
  readonly name?: string | undefined;
  /** Family of the MCP client, from a fixed list. */
  readonly client?: string | undefined;
  /** Id of a published service. */
  readonly service?: string | undefined;
  /** Slug of a served place, or a known name. Other text is not logged. */
  readonly place?: string | undefined;
  /** Postal area that the answer is based on. */
  readonly postalArea?: string | undefined;
  readonly answer?: 'covered' | 'not covered' | 'unclear' | undefined;
  /** Error code, if there was one. */
  readonly problem?: string | undefined;
}

/**
 * Answers a request and measures how long that takes, for the client in a `Server-Timing` header (W3C Server Timing,
 * section 3), and for the owner in a log line.
 */
export async function answerAndLog(
  request: SiteRequest,
  { log }: { readonly log?: Log | undefined },
  answer: () => Reply | Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly timing: string }> {
  const started = performance.now();
  const reply = await answer();
  const ms = performance.now() - started;
  log?.(JSON.stringify(toLogLine(request, reply, ms)));
  // Whole milliseconds only: a more precise time would reveal how an answer was found.
  return { reply, timing: `function;dur=${Math.round(ms)}` };
}

function toLogLine({ method, header, data, url, isMcp }: SiteRequest, reply: Reply, ms: number): LogLine {
  const { status, body, code, loggedQuery } = reply;
  const { path = '' } = url ?? {};
  const surface = isMcp ? 'mcp' : path === coverageFormPath ? 'check' : path.startsWith('/api/') ? 'api' : 'page';
  const isFile = status === 200 && body !== undefined && 'file' in body && loggedQuery === undefined;
  return {
    time: new Date().toISOString(),
    surface,
    method: METHODS.has(method) ? method : 'other',
    status,
    ms: Math.round(ms * 1000) / 1000,
    agent: findAgentFamily(header('user-agent')),
    path: isFile ? `${data.prefix}${path}` : surface === 'page' ? findLoggablePath(path, status, data) : undefined,
    problem: code,
    ...(loggedQuery && toQueryMembers(loggedQuery)),
  };
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Finds the part of a missing path that may be logged: all of an old address, otherwise the first folder.
 */
function findLoggablePath(
  path: string,
  status: number,
  { prefix, redirects, loggablePaths }: FunctionData,
): string | undefined {
  if (status !== 404 && status !== 308) return undefined;
  const sent = encodePath(path);
  if (Object.hasOwn(redirects.exact, sent) || loggablePaths.removed.includes(sent.replace(/\/?$/, '/')))
    return `${prefix}${sent}`;
  const [folder] = /^\/[^/]+\//.exec(`${sent}/`) ?? [];
  return status === 404 && folder !== undefined && loggablePaths.folders.includes(folder)
    ? `${prefix}${folder}*`
    : undefined;
}

/**
 * Makes the members for a query and its answer. Input is logged only if it is published or known to the content.
 */
function toQueryMembers({ name, result, client }: LoggedQuery): Partial<LogLine> {
  const asked = {
    name,
    client: client === undefined ? undefined : findClientFamily(client),
  };
  if (result === undefined) return asked;
  if (!result.ok) return { ...asked, problem: result.problem.code };
  return { ...asked, ...toAnswerMembers(result.value) };
}

function toAnswerMembers(value: Answer): Pick<LogLine, 'service' | 'place' | 'postalArea' | 'answer'> {
  if ('record' in value) {
    const { record, loggableName: place } = value;
    if (!('confidence' in record)) return { place };
    const answer = record.covered === null ? 'unclear' : record.covered ? 'covered' : 'not covered';
    return { place, postalArea: record.postalArea ?? undefined, answer };
  }
  const { operation, key, postalArea } = value;
  if (operation === 'getService') return { service: key.split('.')[0] };
  if (operation !== 'getCoverage') return {};
  return { place: postalArea === undefined ? key : undefined, postalArea, answer: 'covered' };
}

/** Assistants, search engines and common programs, by their product token in the `User-Agent` header. */
const AGENTS =
  /ChatGPT-User|OAI-SearchBot|GPTBot|Claude-User|Claude-SearchBot|ClaudeBot|Perplexity-User|PerplexityBot|MistralAI-User|DuckAssistBot|Googlebot|bingbot|DuckDuckBot|Applebot|Amazonbot|Bytespider|CCBot|Meta-ExternalAgent|UptimeRobot|\b(?:curl|Wget|python-requests|node)\b/;

/** MCP clients, by a word of the name they give in `clientInfo`. */
const CLIENTS = /\b(?:claude|chatgpt|openai|cursor|vscode|copilot|codex|gemini|mistral|perplexity|inspector)\b/i;

/**
 * Returns the family of the program in a `User-Agent` header, from a fixed list, because a header may contain a
 * person's name. Others are "browser", "robot" or "program"; without a header it is "unnamed".
 */
export function findAgentFamily(userAgent: HeaderValue): string {
  if (!userAgent) return 'unnamed';
  const [family] = AGENTS.exec(userAgent) ?? [];
  if (family !== undefined) return family;
  if (/compatible;|bot\b|crawler|spider/i.test(userAgent)) return 'robot';
  return userAgent.startsWith('Mozilla/') ? 'browser' : 'program';
}

/** Returns the family of an MCP client by the name it gives itself, from a fixed list, or "other". */
export function findClientFamily(name: string): string {
  return CLIENTS.exec(name)?.[0].toLowerCase() ?? 'other';
}
