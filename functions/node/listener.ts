import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionContext, Headers } from '../../src/function/data.ts';
import { type Log, observe } from '../../src/function/log.ts';
import { matchesEtag, type Reply } from '../../src/function/reply.ts';
import { answer, refuse } from '../../src/function/router.ts';
import { validateHead } from './refusal.ts';
import type { Form, loadBuild, StaticFile } from './static-files.ts';

type Build = ReturnType<typeof loadBuild>;

/** What the server answers from. Without `log` nothing is logged. */
type Context = Build & Pick<FunctionContext, 'allowedHosts'> & { readonly log: Log | undefined };

/**
 * Answers the requests of Node's HTTP server. A target that names a file is answered from memory with prepared headers;
 * only what needs a decision goes to the function.
 */
export function createListener(context: Context): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const refusal = validateHead(request);
    const { method, url = '', headers } = request;
    const file = method === 'GET' || method === 'HEAD' ? context.findDirect(url) : undefined;
    if (refusal !== undefined)
      sendReply(response, refuse(context.data, url, refusal), { connection: 'close' }, context);
    else if (file !== undefined && (!file.isPage || wantsHtml(headers.accept))) sendFile(response, file);
    else void answerDynamic(request, response, context);
  };
}

/** Whether an Accept header clearly asks for HTML, as those of browsers do; the function negotiates all others. */
function wantsHtml(accept: string | undefined): boolean {
  return accept === undefined || accept === '*/*' || (accept.startsWith('text/html,') && !accept.includes('markdown'));
}

async function answerDynamic(request: IncomingMessage, response: ServerResponse, context: Context): Promise<void> {
  const head = {
    method: request.method ?? '',
    target: request.url ?? '',
    header: (name: string) => request.headers[name]?.toString(),
    readBody: (limit: number) => readBody(request, limit),
  };
  try {
    const { reply, timing } = await observe(head, context, () => answer(head, context));
    sendReply(response, reply, { 'server-timing': timing }, context);
  } catch (error) {
    // A bug of ours: the client gets an empty 500 and the server goes on.
    process.emitWarning(error instanceof Error ? error : String(error));
    if (!response.headersSent) response.writeHead(500).end();
  }
}

/** Reads a body. Resolves to undefined once it exceeds `limit` bytes; the rest is discarded. */
function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  // Requests without a body are not streams (`optimizeEmptyRequests`).
  if (request.readableEnded) return Promise.resolve(new Uint8Array());
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  });
}

function sendReply(response: ServerResponse, reply: Reply, more: Headers, { find }: Build): void {
  const { status, headers, body } = reply;
  if (body === undefined) send(response, status, { ...headers, ...more });
  else if ('text' in body) {
    // Not compressed: that takes longer than making the text.
    const { text } = body;
    send(response, status, { ...headers, 'content-length': String(Buffer.byteLength(text)), ...more }, text);
  } else {
    const file = find(body.path);
    if (file === undefined) throw new Error(`The function answers with ${body.path}, which is not there.`);
    if (status === 200) return void sendFile(response, file, more);
    const form = chooseForm(response, file);
    send(response, status, { ...headers, ...form.encoded, ...more }, form.body);
  }
}

/** Sends a file, or a 304 if the client has it. Body and headers exist once, for all clients. */
function sendFile(response: ServerResponse, file: StaticFile, more?: Headers): void {
  const { headers, unchanged, body } = chooseForm(response, file);
  if (matchesEtag(response.req.headers['if-none-match'], file.etag)) send(response, 304, { ...unchanged, ...more });
  else send(response, 200, more === undefined ? headers : { ...headers, ...more }, body);
}

function chooseForm({ req: { headers } }: ServerResponse, { forms }: StaticFile): Form {
  const accepted = headers['accept-encoding'] ?? '';
  return forms.find(({ acceptEncoding }) => acceptEncoding.test(accepted)) as Form;
}

function send(response: ServerResponse, status: number, headers: Headers, body?: string | Buffer): void {
  // Node writes a text faster if it is told that all of it is ASCII.
  const isAscii = typeof body === 'string' && headers['content-length'] === String(body.length);
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body, isAscii ? 'latin1' : 'utf8');
}
