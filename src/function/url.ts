import type { Query } from '../business/query.ts';

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
