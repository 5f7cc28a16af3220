import type { FunctionContext, FunctionData } from './data.ts';
import { type Log, observe } from './log.ts';
import { parseHosts } from './mcp.ts';
import { completeReply } from './reply.ts';
import { MAX_HEADER_BYTES, parseRequest } from './request.ts';
import { answer, refuse } from './router.ts';

/**
 * The function: answers a web-standard `Request` with a web-standard `Response`, on any host that has access to the
 * published files. Without `log` nothing is logged.
 */
export async function handleRequest(
  request: Request,
  context: FunctionContext & { readonly log?: Log | undefined },
): Promise<Response> {
  const { url, method, headers } = request;
  const target = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const header = (name: string) => headers.get(name);
  const readBody = (limit: number) => readStream(request.body, limit);
  const parsed = parseRequest({ method, target, header, readBody }, context.data);
  // Hosts let large headers through (contract A9).
  const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  const { reply, timing } = await observe(parsed, context, () =>
    bytes > MAX_HEADER_BYTES ? refuse(parsed, 'headersTooLarge') : answer(parsed, context),
  );
  const { status, body, headers: own } = completeReply(context.data, reply, headers.get('if-none-match'));
  const isEmpty = body === undefined || method === 'HEAD';
  return new Response(isEmpty ? null : 'text' in body ? body.text : body.file.body, {
    status,
    headers: { ...own, 'server-timing': timing },
  });
}

/** Reads a stream, but at most one chunk beyond the limit. */
async function readStream(stream: Request['body'], limit: number): Promise<Uint8Array | undefined> {
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks).bytes();
}

/** What a host provides beside the data, if the function reads published files by their URLs alone. */
export interface FetchingHost {
  /** Settings, as everywhere: `ALLOWED_HOSTS` and `LOG`. */
  readonly environment: Readonly<Record<string, unknown>>;
  readonly print: Log;
  /** Fetches the file of an encoded path; any status but 200 means that there is none. Without it, files lie at their own URLs. */
  readonly fetchFile?: (path: string) => Promise<Response>;
  /** Whether the platform serves this deployment at a host, such as that of a preview, and can serve nothing else there. */
  readonly isOwnHost?: (host: string) => boolean;
}

/** Handles a request on such a host. */
export async function answerFromFetched(request: Request, data: FunctionData, host: FetchingHost): Promise<Response> {
  const { environment, print } = host;
  const allowedHosts = parseHosts(String(environment.ALLOWED_HOSTS ?? ''));
  const { origin, host: asked } = new URL(request.url);
  // The host of a request is whatever its sender wrote. Files come from it only if it must be ours: that of a preview,
  // or one the owner allows. All others get the files of the site.
  const isOurs = allowedHosts.includes(asked) || host.isOwnHost?.(asked) === true;
  const fetchFile = host.fetchFile ?? fetchBeside(isOurs ? origin : data.origin);
  // Where files lie at their own URLs, the function's request for one that is missing comes back to it.
  if (host.fetchFile === undefined && request.headers.has(MARK)) return missing();
  return handleRequest(request, {
    data,
    allowedHosts,
    log: environment.LOG === 'off' ? undefined : print,
    async find(path) {
      // As it is, a backslash in a decoded path would be a slash, and lead to the file of another path.
      const response = await fetchFile(encodeURI(path));
      const { status, headers, body } = response;
      if (status !== 200) return void (await body?.cancel());
      const mediaType = headers.get('content-type') ?? 'application/octet-stream';
      const etag = headers.get('etag')?.replace(/^W\//, '') ?? '';
      return { mediaType, etag, body, text: () => response.text() };
    },
  });
}

/** Marks the function's own file requests: one that reaches the function again is for a missing file. */
const MARK = 'x-published-file';

function missing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}

function fetchBeside(origin: string): (path: string) => Promise<Response> {
  return async (path) => {
    // Hosts serve pages by file name too; those URLs should not exist.
    if (path.endsWith('.html')) return missing();
    const address = `${origin}${path === '/404/' ? '/404.html' : path}`;
    return fetch(address, { redirect: 'manual', headers: { accept: '*/*', [MARK]: '1' } });
  };
}
