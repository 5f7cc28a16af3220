import type { FunctionContext, FunctionData } from './data.ts';
import { type Log, observe } from './log.ts';
import { parseHosts } from './mcp.ts';
import { completeReply } from './reply.ts';
import { LARGEST_HEADERS, refusals } from './request.ts';
import { answer, refuse } from './router.ts';

/** What a host provides: data, files, and how a file becomes the body of a response. */
export interface HandlerContext<File> extends FunctionContext<File> {
  bodyOf(file: File): BodyInit | null;
  /** Receives log lines; without it nothing is logged. */
  readonly log?: Log | undefined;
}

/**
 * The function: answers a web-standard `Request` with a web-standard `Response`, on any host that has access to the
 * published files.
 */
export async function handleRequest<File>(request: Request, context: HandlerContext<File>): Promise<Response> {
  const { url, method, headers } = request;
  const head = {
    method,
    target: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    header: (name: string) => headers.get(name),
    readBody: (limit: number) => readStream(request.body, limit),
  };
  const { reply, timing } = await observe(head, context, async () =>
    sizeOf(headers) > LARGEST_HEADERS
      ? refuse(context.data, head.target, refusals['headers-too-large'])
      : answer(head, context),
  );
  const complete = completeReply(context.data, reply, headers.get('if-none-match'));
  const { status, body } = complete;
  const isEmpty = body === undefined || method === 'HEAD';
  return new Response(isEmpty ? null : 'text' in body ? body.text : context.bodyOf(body.file), {
    status,
    headers: { ...complete.headers, 'server-timing': timing },
  });
}

/** Size of headers in bytes; hosts let large ones through (contract A9). */
function sizeOf(headers: Headers): number {
  return [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
}

/** Reads a stream, but at most one chunk beyond the limit. */
async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
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

/** Marks the function's own file requests: one that reaches the function again is for a missing file. */
const MARK = 'x-published-file';

/** What a host provides beside the data: its settings, an output for log lines, and the published files by URL. */
export interface FileFetchingHost {
  /** Settings, as everywhere: `ALLOWED_HOSTS` and `LOG`. */
  readonly environment: Readonly<Record<string, unknown>>;
  readonly print: (line: string) => void;
  /** Fetches the file of a path; any status but 200 means that there is none. */
  readonly fetchFile: (path: string) => Promise<Response>;
}

/** Handles a request on a host where the function can read files only by URL. */
export function answerFromFetched(
  request: Request,
  data: FunctionData,
  { environment, print, fetchFile }: FileFetchingHost,
): Promise<Response> {
  return handleRequest<Response>(request, {
    data,
    allowedHosts: parseHosts(String(environment.ALLOWED_HOSTS ?? '')),
    log: environment.LOG === 'off' ? undefined : print,
    bodyOf: ({ body }) => body,
    files: {
      async find(path) {
        const response = await fetchFile(path);
        if (response.status === 200) {
          const { headers } = response;
          const mediaType = headers.get('content-type') ?? 'application/octet-stream';
          return { file: response, mediaType, etag: headers.get('etag')?.replace(/^W\//, '') ?? '' };
        }
        await response.body?.cancel();
        return undefined;
      },
      read: (response) => response.text(),
    },
  });
}

/** The same where files lie at their own URLs, and what is no file is a request to the function. */
export async function answerBesideFiles(
  request: Request,
  data: FunctionData,
  host: Omit<FileFetchingHost, 'fetchFile'>,
): Promise<Response> {
  const missing = new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  if (request.headers.has(MARK)) return missing;
  const { origin } = new URL(request.url);
  return answerFromFetched(request, data, {
    ...host,
    async fetchFile(path) {
      // Hosts serve pages by file name too; those URLs should not exist.
      if (path.endsWith('.html')) return missing;
      const address = `${origin}${path === '/404/' ? '/404.html' : path}`;
      return fetch(address, { redirect: 'manual', headers: { accept: '*/*', [MARK]: '1' } });
    },
  });
}
