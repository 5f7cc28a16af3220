import type { Answer, Question } from '../business/query.ts';
import { foldName } from '../coverage/place-name.ts';
import { dropPostalCodes } from '../coverage/postal-code.ts';
import type { Reply, RequestHead } from './reply.ts';
import { checkPath, isMcpTarget, parseTarget } from './target.ts';

/** Takes log lines, each a JSON text without its end of line. */
export type Log = (line: string) => void;

/** One request that the function has answered, as its owner may read it: nothing that points to a person. */
export interface LogLine {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly surface: 'api' | 'check' | 'mcp' | 'page';
  readonly method: string;
  readonly status: number;
  /** Time in the function, in milliseconds. */
  readonly ms: number;
  /** Program that asked, without its version; "browser" for a person's. */
  readonly agent: string;
  /** Path of the published file that was the answer. */
  readonly path?: string;
  /** The operation of the API, the tool or method of the MCP endpoint, or the page that was asked. */
  readonly name?: string;
  /** How an MCP client calls itself. */
  readonly client?: string;
  readonly service?: string;
  /** A place as it was typed, folded. */
  readonly place?: string;
  /** Forward sortation area the answer rests on; the rest of a postal code is never kept (contract B13). */
  readonly postalArea?: string;
  readonly answer?: 'covered' | 'not covered' | 'unclear';
  /** Code of the error it ended in. */
  readonly problem?: string;
}

/**
 * Answers a request, and says how long that took: to the client in a
 * `Server-Timing` header (W3C Server Timing, section 3), to the owner in a log line.
 */
export async function observe<File>(
  request: RequestHead,
  log: Log | undefined,
  answer: (request: RequestHead) => Promise<Reply<File>>,
): Promise<{ readonly reply: Reply<File>; readonly timing: string }> {
  const started = performance.now();
  const reply = await answer(request);
  const ms = performance.now() - started;
  log?.(JSON.stringify(describeRequest(request, reply, { time: new Date(), ms })));
  // No finer: a stranger need not learn how an answer was found.
  return { reply, timing: `function;dur=${Math.round(ms)}` };
}

/** The log line of a request: what was asked and by what sort of program, never by whom or from where. */
function describeRequest(
  { method, target, header }: Pick<RequestHead, 'method' | 'target' | 'header'>,
  { status, body, code, question }: Reply<unknown>,
  { time, ms }: { readonly time: Date; readonly ms: number },
): LogLine {
  // What was sent may hold anything, what it resolves to as well unless it is published.
  const path = parseTarget(target, 'http://localhost')?.path ?? '';
  const isFile = body !== undefined && 'file' in body && status === 200;
  return {
    time: time.toISOString(),
    surface: nameSurface(path),
    method: /^[A-Z]{1,10}$/.test(method) ? method : 'other',
    status,
    ms: Math.round(ms * 1000) / 1000,
    agent: nameAgent(header('user-agent')),
    ...(isFile && question === undefined ? { path } : {}),
    ...(code === undefined ? {} : { problem: code }),
    ...(question && describeQuestion(question)),
  };
}

function nameSurface(path: string): LogLine['surface'] {
  if (isMcpTarget(path)) return 'mcp';
  if (path === checkPath) return 'check';
  return path.startsWith('/api/') ? 'api' : 'page';
}

/** What was asked and what came of it, as far as it may be kept. */
export function describeQuestion({ name, query, found, client }: Question): Partial<LogLine> {
  const { id, city } = query;
  return {
    name: /^[a-z_]{1,30}(?:\/[a-z_]{1,30})?$/i.test(name) ? name : 'unknown method',
    ...(id === undefined ? {} : { service: keepName(id) }),
    ...(city === undefined ? {} : { place: keepName(city) }),
    ...(found === undefined ? {} : found.ok ? describeAnswer(found.value) : { problem: found.failure.code }),
    ...(client === undefined ? {} : { client: keepName(client) }),
  };
}

function describeAnswer(answer: Answer): Pick<LogLine, 'postalArea' | 'answer'> {
  if ('record' in answer) {
    const { record } = answer;
    if (!('covered' in record)) return {};
    return {
      ...(record.postalArea === null ? {} : { postalArea: record.postalArea }),
      answer: record.covered === null ? 'unclear' : record.covered ? 'covered' : 'not covered',
    };
  }
  if (answer.operation !== 'getCoverage') return {};
  // What is prebuilt is served; keys in capitals are postal areas, the others places.
  return { ...(/^[A-Z]/.test(answer.key) ? { postalArea: answer.key } : {}), answer: 'covered' };
}

const LONGEST_NAME = 40;

/** A name of a service, place or client, folded; what may be an address, a telephone number or a message is withheld. */
export function keepName(text: string): string {
  if (text.length > LONGEST_NAME || /[\p{Nd}@:/\\]/u.test(text.normalize('NFKC'))) return 'withheld';
  const folded = foldName(text);
  return folded.split(' ').length > 5 ? 'withheld' : folded;
}

const LONGEST_AGENT = 400;
const NAME = /^[A-Za-z][\w.-]{1,39}/;

/** The name of the program in a `User-Agent` header (RFC 9110, section 10.1.5), without its version. */
export function nameAgent(userAgent: string | null | undefined): string {
  const name = userAgent ? findAgent(userAgent.slice(0, LONGEST_AGENT)) : 'unnamed';
  return dropPostalCodes(name) === name ? name : 'unnamed';
}

function findAgent(userAgent: string): string {
  const robot =
    /compatible;\s*([A-Za-z][\w.-]{1,39})/.exec(userAgent)?.[1] ??
    /\b([A-Za-z][\w-]{0,30}(?:bot|crawler|spider|-User))\b/i.exec(userAgent)?.[1];
  if (robot !== undefined) return robot;
  return userAgent.startsWith('Mozilla/') ? 'browser' : (NAME.exec(userAgent)?.[0] ?? 'unnamed');
}
