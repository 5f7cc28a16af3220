import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionContext, HeaderFields } from '../../src/function/data.ts';
import { answerAndLog, type Log } from '../../src/function/log-request.ts';
import { matchesEtag, type Reply } from '../../src/function/reply.ts';
import { MAX_HEADER_BYTES, parseRequest, type RequestProblem, type SiteRequest } from '../../src/function/request.ts';
import { rejectRequest, routeRequest } from '../../src/function/router.ts';
import type { Encoding, loadBuild, StaticFile } from './static-files.ts';

/** A loaded build, and settings. Without `log` nothing is logged. */
type Context = ReturnType<typeof loadBuild> & Pick<FunctionContext, 'allowedHosts'> & { readonly log: Log | undefined };

/**
 * Answers the requests of Node's HTTP server. A target that names a file is answered from memory with prepared headers;
 * only what needs a decision goes to the function.
 */
export function createListener(context: Context): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { method, url: target = '', headers } = request;
    const problem = validateHeaders(request);
    const file = method === 'GET' || method === 'HEAD' ? context.findFile(target) : undefined;
    if (problem === undefined && file !== undefined && canSendDirectly(file, headers.accept))
      return sendFile(response, file);
    const header = (name: string) => headers[name]?.toString();
    const readBody = (limit: number) => readAtMost(request, limit);
    const parsed = parseRequest({ method: method ?? '', target, header, file, readBody }, context.data);
    if (problem === undefined) void answerDynamic(parsed, response, context);
    else sendReply(response, rejectRequest(parsed, problem), { connection: 'close' });
  };
}

/** Finds what is wrong with a request's headers (contract A9; RFC 9112, section 3.2). */
function validateHeaders({ rawHeaders }: IncomingMessage): RequestProblem | undefined {
  // Names and values alternate. Each pair also has a colon, a space and a line break.
  if (rawHeaders.join('').length + 2 * rawHeaders.length > MAX_HEADER_BYTES) return 'headersTooLarge';
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text));
  return hosts.length > 1 ? 'repeatedHost' : undefined;
}

/**
 * Whether a file can be sent without the function: a page only if the Accept header clearly asks for HTML, as browsers
 * do. Otherwise the function negotiates the format; it also answers pages with a form.
 */
function canSendDirectly({ kind }: StaticFile, accept: string | undefined): boolean {
  if (kind === 'uncached') return false;
  if (kind !== 'page' || accept === undefined || accept === '*/*') return true;
  return accept.startsWith('text/html,') && !accept.includes('markdown');
}

async function answerDynamic(request: SiteRequest, response: ServerResponse, context: Context): Promise<void> {
  try {
    const { reply, timing } = await answerAndLog(request, context, () => routeRequest(request, context));
    sendReply(response, reply, { 'server-timing': timing });
  } catch (error) {
    // An internal error: the client gets an empty 500, and the server keeps running.
    process.emitWarning(error instanceof Error ? error : String(error));
    if (!response.headersSent) response.writeHead(500).end();
  }
}

/** Reads a body. Resolves to undefined once it exceeds `limit` bytes; the rest is discarded. */
function readAtMost(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
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

function sendReply(response: ServerResponse, reply: Reply, extraHeaders: HeaderFields): void {
  const { status, headers, body } = reply;
  if (body === undefined) send(response, status, { ...headers, ...extraHeaders });
  else if ('text' in body) {
    // Not compressed, because that takes longer than making the text.
    const { text } = body;
    send(response, status, { ...headers, 'content-length': String(Buffer.byteLength(text)), ...extraHeaders }, text);
  } else {
    // The function got it from this server's own files.
    const file = body.file as StaticFile;
    if (status === 200) return void sendFile(response, file, extraHeaders);
    const encoding = chooseEncoding(response, file);
    send(response, status, { ...headers, ...encoding.encodingHeaders, ...extraHeaders }, encoding.read());
  }
}

/** Sends a file, or a 304 if the client has it. All clients share its body and headers. */
function sendFile(response: ServerResponse, file: StaticFile, extraHeaders?: HeaderFields): void {
  const { headers, notModifiedHeaders, read } = chooseEncoding(response, file);
  if (matchesEtag(response.req.headers['if-none-match'], file.etag))
    send(response, 304, { ...notModifiedHeaders, ...extraHeaders });
  else send(response, 200, extraHeaders === undefined ? headers : { ...headers, ...extraHeaders }, read());
}

function chooseEncoding({ req: { headers } }: ServerResponse, { encodings }: StaticFile): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  return encodings.find(({ acceptEncoding }) => acceptEncoding.test(accepted)) as Encoding;
}

function send(response: ServerResponse, status: number, headers: HeaderFields, body?: string | Buffer): void {
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body);
}
