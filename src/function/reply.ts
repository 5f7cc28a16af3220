import type { LoggedQuery } from '../endpoints/route.ts';
import { type ApiProblem, toProblemRecord } from '../result.ts';
import { type ProblemCode, problemStatus } from '../schemas/answers/problems.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';
import { type FunctionData, findLanguage, type HeaderFields, type ResponseKind, type StoredFile } from './data.ts';
import { formPaths, type HeaderValue, notFoundPath } from './request.ts';

/**
 * The answer to a request, before a host turns it into a response. The Node server sends it directly, because making a
 * `Response` and taking it apart again takes six times as long as finding the answer.
 */
export interface Reply {
  readonly status: number;
  /**
   * Headers with names in lower case. A published file with status 200 has none yet: hosts that do not keep them with
   * the file call `completeReply`.
   */
  readonly headers: HeaderFields;
  /** A text, or a published file with its path; undefined without a body. */
  readonly body?: { readonly text: string } | { readonly path: string; readonly file: StoredFile } | undefined;
  /** Error code, if there was one. */
  readonly code?: ProblemCode;
  /** What was asked and found, for the log. */
  readonly loggedQuery?: LoggedQuery | undefined;
}

/** Replies with the published file of a path in the data's language. */
export function fileReply({ prefix }: FunctionData, path: string, file: StoredFile): Reply {
  return { status: 200, headers: {}, body: { path: `${prefix}${path}`, file } };
}

/** Adds the headers of a published file to a reply, and makes it a 304 if the client has the current version. */
export function completeReply(data: FunctionData, reply: Reply, ifNoneMatch: HeaderValue): Reply {
  const { status, body } = reply;
  if (status !== 200 || body === undefined || 'text' in body) return reply;
  const { mediaType, etag } = body.file;
  const headers = { ...getHeaders(data, body.path), etag };
  return matchesEtag(ifNoneMatch, etag)
    ? { ...reply, status: 304, headers, body: undefined }
    : { ...reply, headers: { ...headers, 'content-type': mediaType } };
}

/**
 * Replies with JSON made for this request, or with 304 if the client has it. A volatile answer, which depends on the
 * time, is not cached.
 */
export function jsonReply(data: FunctionData, text: string, ifNoneMatch: HeaderValue, isVolatile = false): Reply {
  const { json } = data.headers;
  const caching = isVolatile ? { 'cache-control': 'no-store' } : { etag: computeEtag(text) };
  return caching.etag !== undefined && matchesEtag(ifNoneMatch, caching.etag)
    ? { status: 304, headers: { ...json, ...caching } }
    : { status: 200, headers: { ...json, ...caching, 'content-type': 'application/json' }, body: { text } };
}

/** Replies with a problem (contract C1). */
export function problemReply(data: FunctionData, problem: ApiProblem, headers: HeaderFields = {}): Reply {
  return {
    status: problemStatus[problem.code],
    headers: { ...data.headers.problem, ...headers },
    body: { text: JSON.stringify(toProblemRecord(problem, data.lookup)) },
    code: problem.code,
  };
}

/** Redirects permanently to a path on this site in the data's language (contract A4). */
export function redirectReply({ headers, prefix }: FunctionData, path: string): Reply {
  return { status: 308, headers: { ...headers.redirect, location: `${prefix}${path}` } };
}

/**
 * Returns a published path's kind of response. A path with a trailing slash is a page.
 *
 * @param path path without its language prefix
 * @example getResponseKind('/services/spring/') // 'page'
 * @example getResponseKind('/services/spring/index.md') // 'markdown'
 * @example getResponseKind('/api/health/index.json') // 'json'
 * @example getResponseKind('/check/') // 'uncached'
 */
export function getResponseKind(path: string): ResponseKind {
  // Its content depends on the query, or its status is not 200.
  if (formPaths.includes(path) || path === notFoundPath) return 'uncached';
  if (path.startsWith('/_astro/')) return 'asset';
  if (path.endsWith('/index.md')) return 'markdown';
  if (path.startsWith('/api/')) return path === '/api/mcp/server-card' ? 'document' : 'json';
  return path.endsWith('/') ? 'page' : 'document';
}

/**
 * Returns the URL path of a page file.
 *
 * @example getPagePath('services/spring/index.html') // '/services/spring/'
 */
export function getPagePath(file: string): string {
  return file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
}

/**
 * Returns the path pattern that the pages of one template share, so that header rules do not grow with the number of
 * places. A page in a folder has a star for its slug; any other page has its own path.
 *
 * @param path a page's path, with or without the prefix of a language
 * @example getPagePattern('/services/spring/') // '/services/*\/'
 * @example getPagePattern('/fr/services/spring/') // '/fr/services/*\/'
 * @example getPagePattern('/contact/') // '/contact/'
 */
export function getPagePattern(path: string): string {
  const [, first = '', ...others] = path.split('/');
  // The last part of a path that ends in a slash is empty.
  const isInFolder = path.endsWith('/') && others.length === (/^[a-z]{2}$/.test(first) ? 3 : 2);
  return isInFolder ? path.replace(/[^/]+\/$/, '*/') : path;
}

/**
 * Returns the headers of a published path, for every host: the headers of its kind, its pattern and the path itself. A
 * Markdown version also gets a link to its page and the number of its tokens.
 *
 * @param fullPath path with its language prefix
 * @param givenKind kind of the response, if the path does not determine it
 */
export function getHeaders(data: FunctionData, fullPath: string, givenKind?: ResponseKind): Record<string, string> {
  const { data: localData, path } = findLanguage(data, fullPath);
  const { origin, prefix, headers, pathHeaders, markdownTokens } = localData;
  const kind = givenKind ?? getResponseKind(path);
  const merged = { ...headers[kind], ...pathHeaders[getPagePattern(path)], ...pathHeaders[path] };
  const page = path.slice(0, -'index.md'.length);
  if (path !== getMarkdownPath(page)) return merged;
  return {
    ...merged,
    link: [`<${origin}${prefix}${page}>; rel="canonical"`, pathHeaders[page]?.link].filter(Boolean).join(', '),
    'content-location': `${prefix}${path}`,
    'x-markdown-tokens': String(markdownTokens[page] ?? 0),
  };
}

/**
 * Whether an `If-None-Match` header matches the entity tag (RFC 9110, section 13.1.2): a list or `*`, by weak
 * comparison, ignoring the suffix of compressed encodings.
 *
 * @example matchesEtag('W/"abc-br", "def"', '"abc"') // true
 */
export function matchesEtag(ifNoneMatch: HeaderValue, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const wanted = bareTag(etag);
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bareTag(tag) === wanted);
}

/** Returns an entity tag without the mark of weak tags and the suffix of an encoding. */
function bareTag(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"');
}

/**
 * Returns the entity tag of a text made for a request: a 32-bit multiplicative hash and the length, which distinguish
 * the few answers to one query. It does not have to be secure, because the texts are public.
 */
function computeEtag(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 2654435761);
  return `"${[hash >>> 0, text.length].map((number) => number.toString(36)).join('.')}"`;
}
