import { parseHosts } from './answer-mcp.ts';
import type { FunctionContext, FunctionData } from './data.ts';
import { answerAndLog, type Log } from './log-request.ts';
import { completeReply } from './reply.ts';
import { MAX_HEADER_BYTES, parseRequest } from './request.ts';
import { rejectRequest, routeRequest } from './router.ts';

/**
 * Answers a web-standard `Request` with a web-standard `Response`, on any host that has access to the published files.
 * Without `log` nothing is logged.
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
  // Hosts pass on headers of any size, so the limit is checked here (contract A9).
  const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  const { reply, timing } = await answerAndLog(parsed, context, () =>
    bytes > MAX_HEADER_BYTES ? rejectRequest(parsed, 'headersTooLarge') : routeRequest(parsed, context),
  );
  const { status, body, headers: replyHeaders } = completeReply(context.data, reply, headers.get('if-none-match'));
  const isEmpty = body === undefined || method === 'HEAD';
  return new Response(isEmpty ? null : 'text' in body ? body.text : body.file.body, {
    status,
    headers: { ...replyHeaders, 'server-timing': timing },
  });
}

/** Reads a stream; undefined as soon as it exceeds the limit in bytes. */
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

/** What a host provides besides the data. */
export interface FetchingHost {
  /** Environment variables; `ALLOWED_HOSTS` and `LOG` are read. */
  readonly environment: Readonly<Record<string, unknown>>;
  readonly print: Log;
  /** Fetches the file of an encoded path; any status other than 200 means that there is none. */
  readonly fetchFile: (path: string) => Promise<Response>;
}

/** Answers a request on a host where published files are fetched. */
export function handleWithFetchedFiles(request: Request, data: FunctionData, host: FetchingHost): Promise<Response> {
  const { environment, print, fetchFile } = host;
  return handleRequest(request, {
    data,
    allowedHosts: parseHosts(environment.ALLOWED_HOSTS),
    log: environment.LOG === 'off' ? undefined : print,
    async findFile(path) {
      // Encoded again: a backslash in a decoded path would count as a slash and name another file.
      const response = await fetchFile(encodeURI(path));
      const { status, headers, body } = response;
      if (status !== 200) return void (await body?.cancel());
      const mediaType = headers.get('content-type') ?? 'application/octet-stream';
      const etag = headers.get('etag')?.replace(/^W\//, '') ?? '';
      return { mediaType, etag, body, text: () => response.text() };
    },
  });
}
