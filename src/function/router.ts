import type { Answer, Route } from '../endpoints/route.ts';
import { answerPath, encodeKey, findRoute, getAnswerFile, getReferencedFile } from '../endpoints/routes.ts';
import { getOwn } from '../escape/untrusted.ts';
import { ok } from '../result.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';
import { findRedirect } from '../site-pages/redirects.ts';
import { answerForm } from './answer-form.ts';
import { answerMcp, mcpProblemReply } from './answer-mcp.ts';
import {
  type FunctionContext,
  type FunctionData,
  type HeaderFields,
  isChanged,
  readAnswer,
  requireFile,
} from './data.ts';
import { fileReply, getHeaders, jsonReply, problemReply, type Reply, redirectReply } from './reply.ts';
import {
  choosePageFormat,
  encodePath,
  formPaths,
  type HeaderValue,
  MAX_TARGET_BYTES,
  notFoundPath,
  prefersJson,
  type RequestProblem,
  type SiteRequest,
  type SiteUrl,
  toApiProblem,
} from './request.ts';

/** `Allow` for everything but the MCP endpoint (contract A5). */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Answers any request, in the language of its path. */
export function routeRequest(request: SiteRequest, context: FunctionContext): Reply | Promise<Reply> {
  const { data } = request;
  if (data === context.data) return answerInLanguage(request, context);
  const findFile = (path: string) => context.findFile(`${data.prefix}${path}`);
  return answerInLanguage(request, { ...context, data, findFile });
}

/** Answers a request in one language: the only place that decides what a path means. */
function answerInLanguage(request: SiteRequest, context: FunctionContext): Reply | Promise<Reply> {
  const { data, method, target, url, isMcp } = request;
  if (target.length > MAX_TARGET_BYTES) return rejectRequest(request, 'targetTooLong');
  if (isMcp) return answerMcp(request, context);
  if (method === 'OPTIONS') return { status: 204, headers: data.headers.options };
  if (method !== 'GET' && method !== 'HEAD') return requestProblemReply(data, 'readOnly', { allow: ALLOWED_METHODS });
  if (url === undefined) return notFoundReply(target.slice(data.prefix.length), undefined, context);
  const { path, query } = url;
  const { route, key = '' } = findRoute(path) ?? {};
  if (route !== undefined && key !== '') return answerByKey(route, key, url, context);
  if (route !== undefined) return answerOperation(route, url, request.header('if-none-match'), context);
  const accept = request.header('accept');
  if (!formPaths.includes(path)) return answerPage(url, request, context);
  const format = prefersJson(accept) ? 'json' : choosePageFormat(accept);
  return format === undefined ? notAcceptableReply(data) : answerForm(path, query, format, context);
}

/** Rejects a request without reading further, in the form of its endpoint (contract A9, C1). */
export function rejectRequest({ data, isMcp }: SiteRequest, problem: RequestProblem): Reply {
  return isMcp ? mcpProblemReply(data, problem) : requestProblemReply(data, problem);
}

function requestProblemReply(data: FunctionData, problem: RequestProblem, headers: HeaderFields = {}): Reply {
  return problemReply(data, toApiProblem(problem, data.lookup), headers);
}

/** Answers a path that is not an endpoint: with a file, a page in the negotiated format, or a redirect. */
async function answerPage(
  { path, search }: SiteUrl,
  { data, file, header }: SiteRequest,
  context: FunctionContext,
): Promise<Reply> {
  const accept = header('accept');
  const isEndpoint = path.startsWith('/api/') && path.endsWith('/');
  const published = isEndpoint || path === notFoundPath ? undefined : (file ?? (await context.findFile(path)));
  if (published === undefined) {
    const target =
      findRedirect(data.redirects, path) ??
      (await findWithSlash(path, context)) ??
      (await findInLowerCase(path, context));
    return target === undefined ? notFoundReply(path, accept, context) : redirectReply(data, target + search);
  }
  if (!path.endsWith('/')) return fileReply(data, path, published);
  const format = choosePageFormat(accept);
  if (format === undefined) return notAcceptableReply(data);
  const markdown = format === 'markdown' ? await context.findFile(getMarkdownPath(path)) : undefined;
  return markdown === undefined ? fileReply(data, path, published) : fileReply(data, getMarkdownPath(path), markdown);
}

/** Finds the address of a page or endpoint whose trailing slash is missing. */
async function findWithSlash(path: string, { data, findFile }: FunctionContext): Promise<string | undefined> {
  if (path.endsWith('/')) return undefined;
  const withSlash = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  const isServed =
    findRoute(withSlash) !== undefined ||
    findRedirect(data.redirects, withSlash) !== undefined ||
    (!withSlash.startsWith('/api/') && (await findFile(withSlash)) !== undefined);
  return isServed ? encodePath(withSlash) : undefined;
}

/**
 * Finds the address that differs from a path only in letter case: links to an older site may rely on its server ignoring
 * case.
 */
async function findInLowerCase(path: string, context: FunctionContext): Promise<string | undefined> {
  const { redirects } = context.data;
  const lower = path.toLowerCase();
  const legacyTarget = getOwn(redirects.inLowerCase, encodePath(lower));
  if (lower === path || lower === notFoundPath) return legacyTarget;
  const isServed = findRoute(lower) !== undefined || (await context.findFile(lower)) !== undefined;
  if (isServed) return encodePath(lower);
  return findRedirect(redirects, lower) ?? (await findWithSlash(lower, context)) ?? legacyTarget;
}

/** Answers an endpoint with a fixed path by its query. */
async function answerOperation(
  { id, answerQuery }: Route,
  { query }: SiteUrl,
  ifNoneMatch: HeaderValue,
  context: FunctionContext,
): Promise<Reply> {
  const { data } = context;
  const result = answerQuery?.(query, data.lookup, new Date()) ?? ok<Answer>({ operation: id, key: '' });
  const loggedQuery = answerQuery && { name: id, query, result };
  if (!result.ok) return { ...problemReply(data, result.problem), loggedQuery };
  const { value } = result;
  if ('record' in value) return { ...jsonReply(data, JSON.stringify(value.record), ifNoneMatch), loggedQuery };
  if (value.isVolatile || isChanged(value)) {
    const { json } = await readAnswer(value, context);
    return { ...jsonReply(data, json, ifNoneMatch, value.isVolatile), loggedQuery };
  }
  const path = getReferencedFile(value);
  return { ...fileReply(data, path, await requireFile(path, context)), loggedQuery };
}

/** Answers an endpoint with a key: with its file, a redirect to the canonical key, or a problem. */
async function answerByKey(route: Route, key: string, { search }: SiteUrl, context: FunctionContext): Promise<Reply> {
  const { data, findFile } = context;
  const path = getAnswerFile(answerPath(route, encodeKey(key)));
  const published = await findFile(path);
  if (published !== undefined) return fileReply(data, path, published);
  const result = route.findKey?.(key, data.lookup);
  if (result?.ok && result.value !== key) return redirectReply(data, answerPath(route, result.value) + search);
  return result?.ok === false ? problemReply(data, result.problem) : requestProblemReply(data, 'notFound');
}

function notAcceptableReply(data: FunctionData): Reply {
  return requestProblemReply(data, 'notAcceptable', { vary: 'Accept' });
}

/** Replies with the 404 page in the negotiated format, or with a problem below /api/ and /.well-known/. */
async function notFoundReply(path: string, accept: HeaderValue, { data, findFile }: FunctionContext): Promise<Reply> {
  const pagePath = choosePageFormat(accept) === 'markdown' ? getMarkdownPath(notFoundPath) : notFoundPath;
  const file = /^\/(?:api|\.well-known)\//.test(path) ? undefined : await findFile(pagePath);
  if (file === undefined) return requestProblemReply(data, 'notFound');
  const { link: _, ...headers } = getHeaders(data, pagePath, 'uncached');
  return { ...fileReply(data, pagePath, file), status: 404, headers: { ...headers, 'content-type': file.mediaType } };
}
