import { answer, type EdgeContext } from './answer.ts';
import type { Reply } from './reply.ts';

/** What a host offers the function: its data, its files, and how a file becomes the body of a response. */
export interface HandlerContext<File> extends EdgeContext<File> {
  bodyOf(file: File): BodyInit | null;
}

/**
 * The function: answers a web-standard `Request` with a web-standard
 * `Response`, on any host that can give access to the published files.
 */
export async function handleRequest<File>(request: Request, context: HandlerContext<File>): Promise<Response> {
  const url = request.url;
  const head = {
    method: request.method,
    target: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    header: (name: string) => request.headers.get(name),
  };
  const reply = await answer(head, context);
  return new Response(request.method === 'HEAD' ? null : bodyOf(reply, context), {
    status: reply.status,
    headers: reply.headers,
  });
}

function bodyOf<File>({ body }: Reply<File>, context: HandlerContext<File>): BodyInit | null {
  if (body === undefined) return null;
  return 'text' in body ? body.text : context.bodyOf(body.file);
}
