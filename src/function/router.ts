import { answerers, fileOfAnswer } from '../api/routes.ts';
import { type Answerer, answerFile, answerPath, countKeys, encodeKey, keyPrefix } from '../api/operation.ts';
import type { Failure } from '../business/queries/problem.ts';
import { type Answer, isChanged } from '../business/queries/query.ts';
import { ok } from '../business/queries/result.ts';
import { markdownPathOf } from '../site-pages/markdown-path.ts';
import { findRedirect } from '../site-pages/redirects.ts';
import { answerCheck } from './form-pages.ts';
import type { EdgeContext, EdgeData } from './data.ts';
import { type Found, readAnswer } from './files.ts';
import { answerMcp, mcpProblemReply } from './mcp.ts';
import { choosePageForm } from './negotiate.ts';
import {
  jsonReply,
  notFoundFileReply,
  problemReply,
  type Reply,
  type RequestHead,
  redirectReply,
  unstored,
} from './reply.ts';
import { checkPath, encodePath, isMcpTarget, parseTarget, type Target, totalPath } from './url.ts';
import { answerTotal } from './total-page.ts';

/** Longest accepted request target, in bytes (contract A9). */
export const LONGEST_TARGET = 8192;
/** Largest accepted sum of all headers, in bytes (contract A9). */
export const LARGEST_HEADERS = 16_384;
/** `Allow` for everything but the MCP endpoint (contract A5). */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
/** Detail of a 404 of the API. */
export const NOTHING_HERE = 'There is nothing at this address. All endpoints are listed at /api/.';
/** Why methods that would change something are refused. */
export const methodFailure: Failure = {
  code: 'method-not-allowed',
  detail: 'Everything here is read-only: this method is not possible. Use GET.',
};
const notFoundPath = '/404/';

/** Pages with a form, each with what answers it. */
const formPages: ReadonlyMap<string, typeof answerCheck> = new Map([
  [checkPath, answerCheck],
  [totalPath, answerTotal],
]);

type Accept = string | null | undefined;

const isKeyed = ({ path }: Answerer) => path.endsWith('}/');
const fixedOperations: ReadonlyMap<string, Answerer> = new Map(
  answerers.filter((it) => !isKeyed(it)).map((it) => [it.path, it]),
);
const keyedOperations: ReadonlyMap<string, Answerer> = new Map(
  answerers.filter(isKeyed).map((it) => [keyPrefix(it), it]),
);

/**
 * Answers any request: the only place that decides what a path means. Every known path is found by a map look-up;
 * nothing here depends on the number of places.
 */
export function answer<File>(request: RequestHead, context: EdgeContext<File>): Promise<Reply<File>> {
  if (request.target.length <= LONGEST_TARGET && isMcpTarget(request.target)) return answerMcp(request, context);
  const refusal = refuse(request, context.data);
  if (refusal !== undefined) return Promise.resolve(refusal);
  const target = parseTarget(request.target, context.data.origin);
  if (target === undefined) return notFoundReply(request.target, context);
  return route(target, request, context);
}

/**
 * The reply to a request that asks for nothing: a target that is too long, OPTIONS, or a method that would change
 * something.
 */
function refuse({ method, target }: RequestHead, data: EdgeData): Reply<never> | undefined {
  if (target.length > LONGEST_TARGET) {
    const failure = { code: 'uri-too-long', detail: refusalDetails['uri-too-long'] } as const;
    return isMcpTarget(target) ? mcpProblemReply(data, failure) : problemReply(data, failure);
  }
  if (method === 'OPTIONS') return preflightReply(data);
  if (method === 'GET' || method === 'HEAD') return undefined;
  return problemReply(data, methodFailure, { allow: ALLOWED_METHODS });
}

/** Details for a target or headers that are too long (contract A9). */
export const refusalDetails = {
  'uri-too-long': `The address is longer than ${LONGEST_TARGET} bytes. Shorten its query.`,
  'headers-too-large': `The headers are larger than ${LARGEST_HEADERS} bytes together. Send fewer or shorter ones.`,
} as const;

function route<File>(target: Target, request: RequestHead, context: EdgeContext<File>): Promise<Reply<File>> {
  const { path, query, search } = target;
  const accept = request.header('accept');
  const operation = fixedOperations.get(path);
  if (operation !== undefined) return answerOperation(operation, target, request, context);
  const answerForm = formPages.get(path);
  if (answerForm !== undefined) {
    const form = choosePageForm(accept);
    return form === undefined ? Promise.resolve(notAcceptableReply(context.data)) : answerForm(query, form, context);
  }
  if (!path.endsWith('/')) return answerFilePath(path, search, accept, context);
  const keyed = findKeyed(path);
  if (keyed !== undefined) return answerKey(keyed.operation, keyed.key, search, context);
  return answerPage(path, search, accept, context);
}

/** A path without a trailing slash: a file, or a page or endpoint whose slash is missing. */
async function answerFilePath<File>(
  path: string,
  search: string,
  accept: Accept,
  context: EdgeContext<File>,
): Promise<Reply<File>> {
  const { data, files } = context;
  const found = await files.find(path);
  if (found !== undefined) return fileReply(path, found);
  const goal = findRedirect(data.redirects, path);
  if (goal !== undefined) return redirectReply(data, goal + search);
  const directory = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  return (await isAddress(directory, context))
    ? redirectReply(data, encodePath(directory) + search)
    : notFoundReply(path, context, accept);
}

/** A path with a trailing slash that is not an endpoint: a page in the negotiated form, or a redirect. */
async function answerPage<File>(
  path: string,
  search: string,
  accept: Accept,
  context: EdgeContext<File>,
): Promise<Reply<File>> {
  const { data, files } = context;
  const page = path.startsWith('/api/') || path === notFoundPath ? undefined : await files.find(path);
  if (page === undefined) {
    const goal = findRedirect(data.redirects, path);
    return goal === undefined ? notFoundReply(path, context, accept) : redirectReply(data, goal + search);
  }
  const form = choosePageForm(accept);
  if (form === undefined) return notAcceptableReply(data);
  const twin = form === 'markdown' ? await files.find(markdownPathOf(path)) : undefined;
  return twin === undefined ? fileReply(path, page) : fileReply(markdownPathOf(path), twin);
}

/** Whether the form with a trailing slash exists, so that the one without it redirects there. */
async function isAddress<File>(directory: string, { data, files }: EdgeContext<File>): Promise<boolean> {
  if (fixedOperations.has(directory) || findKeyed(directory) !== undefined) return true;
  if (findRedirect(data.redirects, directory) !== undefined) return true;
  return !directory.startsWith('/api/') && (await files.find(directory)) !== undefined;
}

/** The operation whose key is the last segment of a path, or its last two. */
function findKeyed(directory: string): { operation: Answerer; key: string } | undefined {
  let start = directory.length - 1;
  for (const count of [1, 2]) {
    start = directory.lastIndexOf('/', start - 1);
    const operation = keyedOperations.get(directory.slice(0, start + 1));
    const key = directory.slice(start + 1, -1);
    if (operation !== undefined && !`/${key}/`.includes('//') && countKeys(operation) === count)
      return { operation, key };
  }
  return undefined;
}

/** An endpoint with a fixed path: the answer to its query, and the question for the log. */
async function answerOperation<File>(
  operation: Answerer,
  { query }: Target,
  request: RequestHead,
  { data, files }: EdgeContext<File>,
): Promise<Reply<File>> {
  const found =
    operation.answerQuery?.(query, data.lookup, new Date()) ?? ok<Answer>({ operation: operation.id, key: '' });
  const question = operation.answerQuery && { name: operation.id, query, found };
  if (!found.ok) return { ...problemReply(data, found.failure), question };
  const { value: answer } = found;
  if ('record' in answer) return { ...jsonReply(data, answer.record, request.header('if-none-match')), question };
  if (answer.isVolatile || isChanged(answer)) {
    const record = JSON.parse(await readAnswer(answer, files)) as object;
    const reply = jsonReply(data, record, request.header('if-none-match'));
    return { ...(answer.isVolatile ? unstored(reply) : reply), question };
  }
  const path = fileOfAnswer(answer);
  const file = await files.find(path);
  if (file === undefined) throw new Error(`The published site lacks ${path}.`);
  return { ...fileReply(path, file), question };
}

async function answerKey<File>(
  operation: Answerer,
  key: string,
  search: string,
  context: EdgeContext<File>,
): Promise<Reply<File>> {
  const { data, files } = context;
  const path = answerFile(answerPath(operation, encodeKey(key)));
  const prebuilt = await files.find(path);
  if (prebuilt !== undefined) return fileReply(path, prebuilt);
  const found = operation.findKey?.(key, data.lookup);
  if (found?.ok && found.value !== key) return redirectReply(data, answerPath(operation, found.value) + search);
  return found?.ok === false ? problemReply(data, found.failure) : notFoundReply('/api/', context);
}

/** The reply that sends the published file of a path; the host adds its headers. */
function fileReply<File>(path: string, found: Found<File>): Reply<File> {
  return { status: 200, headers: {}, body: { ...found, path } };
}

async function notFoundReply<File>(
  path: string,
  { data, files }: EdgeContext<File>,
  accept?: Accept,
): Promise<Reply<File>> {
  const isPage = !path.startsWith('/api/') && !path.startsWith('/.well-known/');
  const file = choosePageForm(accept) === 'markdown' ? markdownPathOf(notFoundPath) : notFoundPath;
  const page = isPage ? await files.find(file) : undefined;
  if (page !== undefined) return notFoundFileReply(data, file, page);
  return problemReply(data, { code: 'not-found', detail: NOTHING_HERE });
}

function notAcceptableReply(data: EdgeData): Reply<never> {
  const detail = 'This page exists as text/html and as text/markdown. Accept one of them.';
  return problemReply(data, { code: 'not-acceptable', detail }, { vary: 'Accept' });
}

function preflightReply(data: EdgeData): Reply<never> {
  return { status: 204, headers: preflightHeaders(data), body: undefined };
}

/** The headers of the answer to OPTIONS, which also answers a browser's preflight request (contract A3). */
export function preflightHeaders({ headers }: EdgeData): Record<string, string> {
  return {
    ...headers.redirect,
    allow: ALLOWED_METHODS,
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': '*, authorization',
    'access-control-max-age': '86400',
  };
}
