import type { FunctionContext } from './data.ts';
import { LARGEST_HEADERS, refusals } from './limits.ts';
import { type Log, observe } from './log.ts';
import { completeReply } from './reply.ts';
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
