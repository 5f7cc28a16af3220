import type { LookupTables } from '../lookup/lookup-tables.ts';
import type { ApiProblem, Query } from '../result.ts';
import type { ProblemCode } from '../schemas/answers/problems.ts';
import { answerTextOf } from '../text/answers.ts';
import { type FunctionData, findLanguage, type StoredFile } from './data.ts';

/** A header's value as hosts give it: null or undefined if it was not sent. */
export type HeaderValue = string | null | undefined;

/** The part of a request the function needs: method, target and headers. */
export interface RequestHead {
  readonly method: string;
  /** Path and query as they were sent (RFC 9112, section 3.2). */
  readonly target: string;
  /** Reads a header by its lower-case name. */
  header(name: string): HeaderValue;
  /** The file that answers the target as it was sent, if a host has looked for it. */
  readonly file?: StoredFile | undefined;
  /** Reads the body; undefined once it exceeds `limit` bytes. */
  readBody(limit: number): Promise<Uint8Array | undefined>;
}

/** Maximum length of a request target, in bytes (contract A9). */
export const MAX_TARGET_BYTES = 8192;
/** Maximum size of all headers together, in bytes (contract A9). */
export const MAX_HEADER_BYTES = 16_384;
/** Maximum size of an MCP message's body, in bytes (contract A9). */
export const MAX_BODY_BYTES = 65_536;

/** Problems that any request can have, each with its code. */
const requestProblems = {
  targetTooLong: 'uri-too-long',
  headersTooLarge: 'headers-too-large',
  bodyTooLarge: 'body-too-large',
  readOnly: 'method-not-allowed',
  notFound: 'not-found',
  notAcceptable: 'not-acceptable',
  wrongHost: 'misdirected-host',
  postOnly: 'method-not-allowed',
  notJson: 'unsupported-media-type',
  repeatedHost: 'bad-request',
} as const satisfies Record<string, ProblemCode>;

/** Name of a problem that any request can have. */
export type RequestProblem = keyof typeof requestProblems;

/** Describes the problem of a request in the site's language. */
export function toApiProblem(
  problem: RequestProblem,
  { locale, prefix }: Pick<LookupTables, 'locale' | 'prefix'>,
): ApiProblem {
  const limits = { prefix, target: MAX_TARGET_BYTES, headers: MAX_HEADER_BYTES, body: MAX_BODY_BYTES };
  return { code: requestProblems[problem], detail: answerTextOf(locale).requests.requestProblems(limits)[problem] };
}

/** Path of the page that answers the coverage form without JavaScript (contract F5). */
export const coverageFormPath = '/check/';
/** Path of the page that adds up the total of a job (contract B25). */
export const totalFormPath = '/prices/total/';
/** Path of the page for addresses that do not exist. */
export const notFoundPath = '/404/';
/** Pages with a form that the function fills in. */
export const formPaths: readonly string[] = [coverageFormPath, totalFormPath];

/**
 * Whether a target is the MCP endpoint, with any query. Both of its paths are answered, because a redirect between them
 * would break clients that post.
 */
export function isMcpTarget(target: string): boolean {
  return /^\/api\/mcp\/?(?:\?|$)/.test(target);
}

/** A URL of this site. */
export interface SiteUrl {
  /** Path with percent-encoded characters decoded, except reserved ones. */
  readonly path: string;
  /** Query string with its question mark, or empty. */
  readonly search: string;
  readonly query: Query;
}

/** A request whose target is parsed, in the language of its path. */
export interface SiteRequest extends RequestHead {
  readonly data: FunctionData;
  /** The target below the path of the language; undefined if it is not a URL of this site. */
  readonly url: SiteUrl | undefined;
  /** Whether it is for the MCP endpoint. */
  readonly isMcp: boolean;
}

/** Parses the target of a request, once for its answer and its line in the log. */
export function parseRequest(head: RequestHead, data: FunctionData): SiteRequest {
  const url = parseUrl(head.target, data.origin);
  const { data: localData, path } = findLanguage(data, url?.path ?? head.target);
  return { ...head, data: localData, url: url && { ...url, path }, isMcp: isMcpTarget(head.target) };
}

/** Matches the usual targets, which the URL standard leaves unchanged; captures path and query. */
const PLAIN = /^(\/[\w/-]*)(\?[\w=&%+.-]+)?$/;

/**
 * Parses a request target by the URL standard: dot segments are resolved, backslashes are slashes. Undefined if it is
 * not a URL, or if its percent-encoding is malformed or hides a slash.
 */
export function parseUrl(target: string, origin: string): SiteUrl | undefined {
  const [plain, path = '', search = ''] = PLAIN.exec(target) ?? [];
  if (plain !== undefined) return { path, search, query: readQuery(new URLSearchParams(search)) };
  const url = URL.parse(target.startsWith('/') ? `${origin}${target}` : target);
  // No published name contains a slash.
  if (url === null || /%2f/i.test(url.pathname)) return undefined;
  try {
    const path = url.pathname.includes('%') ? decodeURI(url.pathname) : url.pathname;
    return { path, search: url.search, query: url.search === '' ? {} : readQuery(url.searchParams) };
  } catch {
    return undefined;
  }
}

/** Reads query parameters. Of each, the first value that is not empty is used (contract B10). */
function readQuery(parameters: URLSearchParams): Query {
  const query: Record<string, string> = {};
  for (const [name, value] of parameters) if (value.trim() !== '') query[name] ??= value.trim();
  return query;
}

/** Encodes a path for a `Location` header, so that it can neither end the header nor name another host. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/^\/{2,}/, '/');
}

/** The formats of a page. */
export type PageFormat = 'html' | 'markdown';

/**
 * Chooses the format of a page that a client prefers (contract F1; RFC 9110, section 12.5.1), by quality values
 * and specificity. Wildcards mean HTML. A tie goes to Markdown, because only clients that want it name it. A client
 * that refuses HTML and accepts anything else gets Markdown. Undefined if it accepts neither.
 *
 * @example choosePageFormat('text/markdown, text/html;q=0.9') // 'markdown'
 */
export function choosePageFormat(accept: HeaderValue): PageFormat | undefined {
  const qualities = parseAccept(accept ?? '');
  // An Accept header without valid ranges counts as none.
  if (qualities.size === 0) return 'html';
  const ofAny = qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  const named = (qualities.get('text/markdown') ?? 0) > 0;
  const markdown = qualities.get('text/markdown') ?? ofAny;
  const html = qualities.get('text/html') ?? ofAny;
  if (named && markdown >= html) return 'markdown';
  if (html > 0) return 'html';
  return markdown > 0 ? 'markdown' : undefined;
}

/** Whether a client prefers JSON to both formats of a page, as the script of the coverage form does. */
export function prefersJson(accept: HeaderValue): boolean {
  const qualities = parseAccept(accept ?? '');
  const others = [...qualities].flatMap(([range, quality]) => (/^(?:text|\*)\//.test(range) ? quality : []));
  return (qualities.get('application/json') ?? 0) > Math.max(0, ...others);
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Parses the highest quality of each media range in an Accept header, without malformed ones; other parameters are
 * ignored.
 */
function parseAccept(accept: string): ReadonlyMap<string, number> {
  const qualities = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    if (type.includes('/') && QUALITY.test(quality))
      qualities.set(type, Math.max(Number(quality), qualities.get(type) ?? 0));
  }
  return qualities;
}
