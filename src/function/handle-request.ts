import { answer } from './router.ts';
import type { EdgeContext } from './data.ts';
import { type Log, observe } from './log.ts';
import { completeReply, type Reply } from './reply.ts';

/** What a host provides: data, files, and how a file becomes the body of a response. */
export interface HandlerContext<File> extends EdgeContext<File> {
  bodyOf(file: File): BodyInit | null;
  /** Receives log lines; without it nothing is logged. */
  readonly log?: Log | undefined;
}

/**
 * The function: answers a web-standard `Request` with a web-standard `Response`, on any host that has access to the
 * published files.
 */
export async function handleRequest<File>(request: Request, context: HandlerContext<File>): Promise<Response> {
  const url = request.url;
  const head = {
    method: request.method,
    target: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    header: (name: string) => request.headers.get(name),
    readBody: (limit: number) => readStream(request.body, limit),
  };
  const { reply: found, timing } = await observe(head, context, (asked) => answer(asked, context));
  const reply = completeReply(context.data, found, head.header('if-none-match'));
  return new Response(request.method === 'HEAD' ? null : bodyOf(reply, context), {
    status: reply.status,
    headers: { ...reply.headers, 'server-timing': timing },
  });
}

/** Reads a stream, but at most one chunk beyond the limit. */
async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  if (stream === null) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).bytes();
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

function bodyOf<File>({ body }: Reply<File>, context: HandlerContext<File>): BodyInit | null {
  if (body === undefined) return null;
  return 'text' in body ? body.text : context.bodyOf(body.file);
}
