import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionContext as EdgeContext } from '../function/data.ts';
import { matchesEtag } from '../function/etag.ts';
import { type Log, observe } from '../function/log.ts';
import type { Reply, TextBody } from '../function/reply.ts';
import { answer } from '../function/router.ts';
import { readAcceptEncoding } from './accept-encoding.ts';
import type { Answer } from './connections.ts';
import { readBody } from './request-body.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

/** What the server answers from. */
export interface ServerContext extends EdgeContext<StaticFile> {
  readonly files: StaticFiles;
  /** Receives log lines; without it nothing is logged. */
  readonly log?: Log | undefined;
}

/**
 * Answers the requests of Node's HTTP server. A target that names a file is answered from memory with prepared headers;
 * only what needs a decision goes to the function.
 */
export function createListener(context: ServerContext): Answer {
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? context.files.direct(request.url ?? '') : undefined;
    const wantsForm = file?.isPage === true && !wantsHtml(request.headers.accept);
    if (file === undefined || wantsForm) return answerDynamic(request, response, context);
    return sendFile(request, response, file);
  };
}

function answerDynamic(request: IncomingMessage, response: ServerResponse, context: ServerContext): Promise<number> {
  const head = {
    method: request.method ?? '',
    target: request.url ?? '',
    header: (name: string) => request.headers[name]?.toString(),
    readBody: (limit: number) => readBody(request, limit),
  };
  const fail = (error: unknown) => {
    // A bug of ours: the client gets an empty 500 and the server goes on.
    process.emitWarning(error instanceof Error ? error : String(error));
    if (!response.headersSent) response.writeHead(500).end();
    return 0;
  };
  return observe(head, context, (asked) => answer(asked, context))
    .then(({ reply, timing }) => send(request, response, reply, ['server-timing', timing]))
    .catch(fail);
}

/** Sends a file. It allocates nothing: body and headers exist once, for all clients. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  more: readonly string[] = [],
): number {
  const form = file.forms[readAcceptEncoding(request.headers['accept-encoding'])];
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, file.etag)) {
    response.writeHead(304, [...withoutBody(form.headers), ...more]).end();
  } else {
    response.writeHead(200, more.length === 0 ? (form.headers as string[]) : form.headers.concat(more));
    response.end(request.method === 'HEAD' ? undefined : form.body);
  }
  return 0;
}

/** Sends a reply; `more` headers are names and values in turn. Returns how many bytes were allocated for it. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply<StaticFile>,
  more: readonly string[] = [],
): number {
  const { status, headers, body } = reply;
  if (body === undefined) {
    response.writeHead(status, flatten(headers).concat(more)).end();
    return 0;
  }
  if ('text' in body) return sendText(request, response, { status, headers, ...body, more });
  if (status === 200) return sendFile(request, response, body.file, more);
  return sendErrorPage(request, response, { ...reply, file: body.file, more });
}

type Sent = Pick<Reply<StaticFile>, 'status' | 'headers'> & { readonly more: readonly string[] };
type TextReply = Sent & TextBody;
type FileReply = Sent & { readonly file: StaticFile };

/** Sends a text made for this request, uncompressed: compressing takes longer than making it. */
function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text, isAscii, more }: TextReply,
): number {
  const length = isAscii === true ? text.length : Buffer.byteLength(text);
  response.writeHead(status, flatten(headers).concat(['content-length', String(length)], more));
  if (request.method === 'HEAD') response.end();
  // ASCII goes out in one piece with the headers, without being encoded.
  else if (length === text.length) response.end(text, 'latin1');
  else response.end(Buffer.from(text));
  return length;
}

/** Sends the 404 page with the status and headers of the reply. */
function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, file, more }: FileReply,
): number {
  const form = file.forms[readAcceptEncoding(request.headers['accept-encoding'])];
  const isPacked = form.encoding !== 'identity';
  const encoded = isPacked ? { 'content-encoding': form.encoding, vary: joinVary(headers.vary) } : {};
  const all = { ...headers, ...encoded, 'content-length': String(form.body.length) };
  response.writeHead(status, [...Object.entries(all).flat(), ...more]);
  response.end(request.method === 'HEAD' ? undefined : form.body);
  return 0;
}

/** Headers in the form Node writes fastest: names and values in turn. */
function flatten(headers: Readonly<Record<string, string>>): string[] {
  const pairs: string[] = [];
  for (const name in headers) pairs.push(name, headers[name] ?? '');
  return pairs;
}

function joinVary(vary: string | undefined): string {
  return vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
}

/** Whether an Accept header clearly asks for HTML, as those of browsers do; the function negotiates all others. */
function wantsHtml(accept: string | undefined): boolean {
  return accept === undefined || accept === '*/*' || (accept.startsWith('text/html,') && !accept.includes('markdown'));
}

/** Headers of a 304: those of the 200 without the ones that describe its body (RFC 9110, section 15.4.5). */
function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (!name.startsWith('content-') || name === 'content-security-policy' || name === 'content-signal')
      kept.push(name, value);
  }
  return kept;
}
