import { answerFile, answerPath, countKeys, encodeKey, keyPrefix, type Operation } from '../api/operation.ts';
import { fileOfAnswer, operations } from '../api/operations.ts';
import type { Failure } from '../business/queries/problem.ts';
import { type Answer, isChanged } from '../business/queries/query.ts';
import { ok } from '../business/queries/result.ts';
import { markdownPathOf } from '../site-pages/pages.ts';
import { findRedirect } from '../site-pages/redirects.ts';
import type { FunctionContext, FunctionData } from './data.ts';
import { readAnswer, requireFile } from './files.ts';
import { answerForm } from './form-pages.ts';
import { headersOfPath } from './headers.ts';
import { LONGEST_TARGET, refusals } from './limits.ts';
import { answerMcp, mcpProblemReply } from './mcp.ts';
import { choosePageForm } from './negotiate.ts';
import { fileReply, jsonReply, problemReply, type Reply, type RequestHead, redirectReply } from './reply.ts';
import { encodePath, formPaths, isMcpTarget, parseUrl, type SiteUrl } from './url.ts';

/** `Allow` for everything but the MCP endpoint (contract A5). */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
/** Why methods that would change something are refused. */
export const methodFailure: Failure = {
  code: 'method-not-allowed',
  detail: 'Everything here is read-only: this method is not possible. Use GET.',
};
const nothingHere: Failure = {
  code: 'not-found',
  detail: 'There is nothing at this address. All endpoints are listed at /api/.',
};
const notFoundPath = '/404/';

type Accept = string | null | undefined;

/** Operations with a fixed path, by it; and those whose last segments are a key, by what is before it. */
const fixedRoutes: ReadonlyMap<string, Operation> = new Map(
  operations.filter((one) => countKeys(one) === 0).map((one) => [one.path, one]),
);
const keyedRoutes: ReadonlyMap<string, Operation> = new Map(
  operations.filter((one) => countKeys(one) > 0).map((one) => [keyPrefix(one), one]),
);

/**
 * Answers any request: the only place that decides what a path means. Every known path is found by a map look-up;
 * nothing here depends on the number of places.
 */
export function answer<File>(request: RequestHead, context: FunctionContext<File>): Promise<Reply<File>> {
  const { method, target } = request;
  const { data } = context;
  if (target.length > LONGEST_TARGET) return Promise.resolve(refuse(data, target, refusals['uri-too-long']));
  if (isMcpTarget(target)) return answerMcp(request, context);
  if (method !== 'GET' && method !== 'HEAD') return Promise.resolve(answerMethod(method, data));
  const url = parseUrl(target, data.origin);
  return url === undefined ? notFoundReply(target, undefined, context) : route(url, request, context);
}

function answerMethod(method: string, data: FunctionData): Reply<never> {
  if (method === 'OPTIONS') return { status: 204, headers: data.headers.options, body: undefined };
  return problemReply(data, methodFailure, { allow: ALLOWED_METHODS });
}

/** The reply to a request that is not looked at, in the form of its endpoint (contract A9, C1). */
export function refuse(data: FunctionData, target: string, failure: Failure): Reply<never> {
  return isMcpTarget(target) ? mcpProblemReply(data, failure) : problemReply(data, failure);
}

function route<File>(url: SiteUrl, request: RequestHead, context: FunctionContext<File>): Promise<Reply<File>> {
  const { path, query } = url;
  const operation = fixedRoutes.get(path);
  if (operation !== undefined) return answerOperation(operation, url, request, context);
  const accept = request.header('accept');
  if (formPaths.includes(path)) {
    const form = choosePageForm(accept);
    if (form === undefined) return Promise.resolve(notAcceptableReply(context.data));
    return answerForm(path, query, form, context);
  }
  const keyed = path.endsWith('/') ? findKeyed(path) : undefined;
  return keyed === undefined ? answerPage(url, accept, context) : answerKey(keyed, url, context);
}

/** A path that is not an endpoint: a file, a page in the negotiated form, or the address that it leads to. */
async function answerPage<File>(
  { path, search }: SiteUrl,
  accept: Accept,
  context: FunctionContext<File>,
): Promise<Reply<File>> {
  const { data, files } = context;
  const isEndpoint = path.startsWith('/api/') && path.endsWith('/');
  const found = isEndpoint || path === notFoundPath ? undefined : await files.find(path);
  if (found === undefined) {
    const goal = findRedirect(data.redirects, path) ?? (await findWithSlash(path, context));
    return goal === undefined ? notFoundReply(path, accept, context) : redirectReply(data, goal + search);
  }
  if (!path.endsWith('/')) return fileReply(path, found);
  const form = choosePageForm(accept);
  if (form === undefined) return notAcceptableReply(data);
  const markdown = form === 'markdown' ? await files.find(markdownPathOf(path)) : undefined;
  return markdown === undefined ? fileReply(path, found) : fileReply(markdownPathOf(path), markdown);
}

/** The address of a page or endpoint whose slash is missing. */
async function findWithSlash<File>(path: string, { data, files }: FunctionContext<File>): Promise<string | undefined> {
  if (path.endsWith('/')) return undefined;
  const address = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  const isAddress =
    fixedRoutes.has(address) ||
    findKeyed(address) !== undefined ||
    findRedirect(data.redirects, address) !== undefined ||
    (!address.startsWith('/api/') && (await files.find(address)) !== undefined);
  return isAddress ? encodePath(address) : undefined;
}

interface KeyedRoute {
  readonly route: Operation;
  readonly key: string;
}

/** The operation whose key is the last segment of a path, or its last two. */
function findKeyed(directory: string): KeyedRoute | undefined {
  let start = directory.length - 1;
  for (const count of [1, 2]) {
    start = directory.lastIndexOf('/', start - 1);
    const route = keyedRoutes.get(directory.slice(0, start + 1));
    const key = directory.slice(start + 1, -1);
    if (route !== undefined && !`/${key}/`.includes('//') && countKeys(route) === count) return { route, key };
  }
  return undefined;
}

/** An endpoint with a fixed path: the answer to its query, and the question for the log. */
async function answerOperation<File>(
  { id, answerQuery }: Operation,
  { query }: SiteUrl,
  request: RequestHead,
  { data, files }: FunctionContext<File>,
): Promise<Reply<File>> {
  const found = answerQuery?.(query, data.lookup, new Date()) ?? ok<Answer>({ operation: id, key: '' });
  const question = answerQuery && { name: id, query, found };
  if (!found.ok) return { ...problemReply(data, found.failure), question };
  const { value: answer } = found;
  const ifNoneMatch = request.header('if-none-match');
  if ('record' in answer) return { ...jsonReply(data, JSON.stringify(answer.record), ifNoneMatch), question };
  if (answer.isVolatile || isChanged(answer)) {
    const text = await readAnswer(answer, files);
    return { ...jsonReply(data, text, ifNoneMatch, answer.isVolatile), question };
  }
  const path = fileOfAnswer(answer);
  return { ...fileReply(path, await requireFile(path, files)), question };
}

async function answerKey<File>(
  { route, key }: KeyedRoute,
  { search }: SiteUrl,
  context: FunctionContext<File>,
): Promise<Reply<File>> {
  const { data, files } = context;
  const path = answerFile(answerPath(route, encodeKey(key)));
  const published = await files.find(path);
  if (published !== undefined) return fileReply(path, published);
  const found = route.findKey?.(key, data.lookup);
  if (found?.ok && found.value !== key) return redirectReply(data, answerPath(route, found.value) + search);
  return problemReply(data, found?.ok === false ? found.failure : nothingHere);
}

function notAcceptableReply(data: FunctionData): Reply<never> {
  const detail = 'This page exists as text/html and as text/markdown. Accept one of them.';
  return problemReply(data, { code: 'not-acceptable', detail }, { vary: 'Accept' });
}

/** The 404 page in one of its forms; a problem where no page would be. */
async function notFoundReply<File>(
  path: string,
  accept: Accept,
  { data, files }: FunctionContext<File>,
): Promise<Reply<File>> {
  const file = choosePageForm(accept) === 'markdown' ? markdownPathOf(notFoundPath) : notFoundPath;
  const page = /^\/(?:api|\.well-known)\//.test(path) ? undefined : await files.find(file);
  if (page === undefined) return problemReply(data, nothingHere);
  const { link: _, ...headers } = headersOfPath(data, file, 'unstored');
  return { status: 404, headers: { ...headers, 'content-type': page.mediaType }, body: { ...page, path: file } };
}
