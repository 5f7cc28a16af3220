import type { Failure } from '../business/queries/problem.ts';
import type { Query } from '../business/queries/query.ts';

/** Longest accepted request target, in bytes (contract A9). */
export const LONGEST_TARGET = 8192;
/** Largest accepted sum of all headers, in bytes (contract A9). */
export const LARGEST_HEADERS = 16_384;
/** Largest accepted body of an MCP message, in bytes (contract A9). */
export const LARGEST_BODY = 65_536;

/** Problems of what is too long or too large. */
export const refusals = {
  'uri-too-long': {
    code: 'uri-too-long',
    detail: `The address is longer than ${LONGEST_TARGET} bytes. Shorten its query.`,
  },
  'headers-too-large': {
    code: 'headers-too-large',
    detail: `The headers are larger than ${LARGEST_HEADERS} bytes together. Send fewer or shorter ones.`,
  },
  'body-too-large': {
    code: 'body-too-large',
    detail: `The body is larger than ${LARGEST_BODY} bytes.`,
  },
} as const satisfies Record<string, Failure>;

/** Paths of the MCP endpoint. A redirect between them would break clients that post. */
const mcpPaths: ReadonlySet<string> = new Set(['/api/mcp', '/api/mcp/']);

/** Path of the page that answers the coverage form without JavaScript (contract F5). */
export const checkPath = '/check/';

/** Path of the page that adds up what a job comes to (contract B25). */
export const totalPath = '/prices/total/';

/** Pages with a form that the function fills in. */
export const formPaths: readonly string[] = [checkPath, totalPath];

/** A URL of this site. */
export interface SiteUrl {
  /** Path with percent-encoded characters decoded, except reserved ones. */
  readonly path: string;
  /** Query string with its question mark, or empty. */
  readonly search: string;
  readonly query: Query;
}

/**
 * Parses a request target by the URL standard: dot segments are resolved, backslashes are slashes. Undefined if it is
 * not a URL, or if its percent-encoding is malformed or hides a slash.
 */
export function parseUrl(target: string, origin: string): SiteUrl | undefined {
  const url = URL.parse(target.startsWith('/') ? `${origin}${target}` : target);
  // No published name holds a slash.
  if (url === null || /%2f/i.test(url.pathname)) return undefined;
  try {
    const path = url.pathname.includes('%') ? decodeURI(url.pathname) : url.pathname;
    return { path, search: url.search, query: url.search === '' ? {} : readQuery(url.searchParams) };
  } catch {
    return undefined;
  }
}

/** The path as a value of Location: nothing that could end the header, no second slash at the start. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/^\/{2,}/, '/');
}

/** Whether a target is the MCP endpoint, with any query. */
export function isMcpTarget(target: string): boolean {
  const query = target.indexOf('?');
  return mcpPaths.has(query < 0 ? target : target.slice(0, query));
}

/** Of a repeated parameter the first non-empty value counts (contract B10). */
function readQuery(parameters: URLSearchParams): Query {
  const given = Array.from(parameters, ([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== '').reverse());
}

/** The representations of a page. */
export type PageForm = 'html' | 'markdown';

interface Range {
  readonly type: string;
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The representation of a page that a client prefers (contract F1; RFC 9110, section 12.5.1), by quality values and
 * specificity. Wildcards mean HTML; a tie goes to Markdown, because only clients that want it name it. A client that
 * names XHTML gets HTML; one that refuses HTML and accepts anything else gets Markdown. Undefined if neither fits.
 */
export function choosePageForm(accept: string | null | undefined): PageForm | undefined {
  if (accept === null || accept === undefined || accept.trim() === '') return 'html';
  const ranges = parseAccept(accept);
  // An Accept header without valid ranges counts as none.
  if (ranges.length === 0) return 'html';
  const named = ranges.some(({ type, quality }) => type === 'text/markdown' && quality > 0);
  const markdown = qualityOf('text/markdown', ranges);
  const xhtml = ranges.filter(({ type }) => type === 'application/xhtml+xml').map(({ quality }) => quality);
  const html = Math.max(qualityOf('text/html', ranges), ...xhtml);
  if (named && markdown >= html) return 'markdown';
  if (html > 0) return 'html';
  return markdown > 0 ? 'markdown' : undefined;
}

/**
 * Parses the media ranges of an Accept header; parameters other than the quality are ignored, malformed ranges dropped.
 */
function parseAccept(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1';
    const isRange = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/.test(type);
    return isRange && QUALITY.test(quality) ? [{ type, quality: Number(quality) }] : [];
  });
}

/** The quality of the most specific range that matches a type: the type itself, its family, or anything. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const range of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const fitting = ranges.filter((candidate) => candidate.type === range);
    if (fitting.length > 0) return Math.max(...fitting.map(({ quality }) => quality));
  }
  return 0;
}
