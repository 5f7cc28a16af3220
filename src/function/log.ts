import type { Answer, Question } from '../business/queries/query.ts';
import { dropPostalCodes } from '../countries/postal-code.ts';
import { foldName } from '../coverage/place-name.ts';
import { nameAgentFamily, nameClientFamily } from './agent-family.ts';
import type { EdgeData } from './data.ts';
import type { Reply, RequestHead } from './reply.ts';
import { checkPath, isMcpTarget, parseTarget } from './url.ts';

/** Receives log lines, each a JSON text without a line break. */
export type Log = (line: string) => void;

/** One answered request, as its owner may read it: without personal data. */
export interface LogLine {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly surface: 'api' | 'check' | 'mcp' | 'page';
  readonly method: string;
  readonly status: number;
  /** Time spent in the function, in milliseconds. */
  readonly ms: number;
  /** Family of the program, from a fixed list; "browser" for people. */
  readonly agent: string;
  /** Path of the published file that answered, or of a page that does not exist, without postal codes. */
  readonly path?: string;
  /** The operation of the API, the tool or method of the MCP endpoint, or the page that was asked for. */
  readonly name?: string;
  /** Family of the MCP client, from a fixed list. */
  readonly client?: string;
  /** Id of a published service. */
  readonly service?: string;
  /** Length of an unknown service id, in UTF-16 units. */
  readonly serviceLength?: number;
  /** Slug of a served place, or a known name after folding. */
  readonly place?: string;
  /** Length of a place name that is neither, in UTF-16 units. */
  readonly placeLength?: number;
  /** Postal area the answer rests on; the rest of a postal code is never logged (contract B13). */
  readonly postalArea?: string;
  readonly answer?: 'covered' | 'not covered' | 'unclear';
  /** Code of the error, if it ended in one. */
  readonly problem?: string;
}

/**
 * Answers a request and measures the time: for the client in a `Server-Timing` header (W3C Server Timing, section 3),
 * for the owner in a log line.
 */
export async function observe<File>(
  request: RequestHead,
  { log, data }: { readonly log?: Log | undefined; readonly data: EdgeData },
  answer: (request: RequestHead) => Promise<Reply<File>>,
): Promise<{ readonly reply: Reply<File>; readonly timing: string }> {
  const started = performance.now();
  const reply = await answer(request);
  const ms = performance.now() - started;
  log?.(JSON.stringify(describeRequest(request, reply, { time: new Date(), ms, data })));
  // Whole milliseconds only: finer ones would tell strangers how an answer was found.
  return { reply, timing: `function;dur=${Math.round(ms)}` };
}

/** The log line of a request: what was asked and by what kind of program, not by whom or from where. */
function describeRequest(
  { method, target, header }: Pick<RequestHead, 'method' | 'target' | 'header'>,
  { status, body, code, question }: Reply<unknown>,
  { time, ms, data }: { readonly time: Date; readonly ms: number; readonly data: EdgeData },
): LogLine {
  // Input may hold anything; so may what it resolves to, unless it is published.
  const path = parseTarget(target, 'http://localhost')?.path ?? '';
  const isFile = body !== undefined && 'file' in body && status === 200;
  return {
    time: time.toISOString(),
    surface: nameSurface(path),
    method: /^[A-Z]{1,10}$/.test(method) ? method : 'other',
    status,
    ms: Math.round(ms * 1000) / 1000,
    agent: nameAgentFamily(header('user-agent')),
    ...(isFile && question === undefined ? { path } : {}),
    ...(status === 404 && nameSurface(path) === 'page' ? { path: keepPath(path, data) } : {}),
    ...(code === undefined ? {} : { problem: code }),
    ...(question && describeQuestion(question)),
  };
}

const LONGEST_PATH = 200;

/** The path of a missing page, such as one of an old site, with postal codes cut to their area (contract B13). */
function keepPath(path: string, { lookup }: EdgeData): string {
  return dropPostalCodes(path.slice(0, LONGEST_PATH), lookup.postalCodes).trim();
}

function nameSurface(path: string): LogLine['surface'] {
  if (isMcpTarget(path)) return 'mcp';
  if (path === checkPath) return 'check';
  return path.startsWith('/api/') ? 'api' : 'page';
}

/**
 * What was asked and what the answer was. Input is only logged if it is published or known to the content; otherwise
 * its length is, because it may be a name, an address or a message.
 */
export function describeQuestion({ name, query, found, client }: Question): Partial<LogLine> {
  const { id, city } = query;
  const place = found?.ok ? findPlaceName(found.value) : undefined;
  return {
    name: /^[a-z_]{1,30}(?:\/[a-z_]{1,30})?$/i.test(name) ? name : 'unknown method',
    ...(id === undefined ? {} : found?.ok ? { service: foldName(id) } : { serviceLength: id.length }),
    ...(place !== undefined ? { place } : city === undefined ? {} : { placeLength: city.length }),
    ...(found === undefined ? {} : found.ok ? describeAnswer(found.value) : { problem: found.failure.code }),
    ...(client === undefined ? {} : { client: nameClientFamily(client) }),
  };
}

/** The place an answer is about, if it is served or known: its slug, or its folded name. */
function findPlaceName(answer: Answer): string | undefined {
  if ('record' in answer) return answer.knownName;
  return answer.operation === 'getCoverage' && answer.postalArea === undefined ? answer.key : undefined;
}

function describeAnswer(answer: Answer): Pick<LogLine, 'postalArea' | 'answer'> {
  if ('record' in answer) {
    const { record } = answer;
    if (!('confidence' in record)) return {};
    return {
      ...(record.postalArea === null ? {} : { postalArea: record.postalArea }),
      answer: record.covered === null ? 'unclear' : record.covered ? 'covered' : 'not covered',
    };
  }
  if (answer.operation !== 'getCoverage') return {};
  return { ...(answer.postalArea === undefined ? {} : { postalArea: answer.postalArea }), answer: 'covered' };
}
