import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { answer, type EdgeContext, LARGEST_HEADERS, refuseRequest } from '../edge/answer.ts';
import { matchesEtag } from '../edge/conditions.ts';
import type { Reply } from '../edge/reply.ts';
import { chooseEncoding } from './encoding.ts';
import { readBody } from './request-body.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

const SMALLEST_COMPRESSED = 1400;
const compress = promisify(brotliCompress);

/** What the server answers from. */
export interface ServerContext extends EdgeContext<StaticFile> {
  readonly files: StaticFiles;
}

/**
 * Answers requests of Node's HTTP server. A target that names a file is
 * answered from memory with headers made at start; only what needs a decision
 * goes to the function.
 */
export function createListener(context: ServerContext): RequestListener {
  return (request, response) => {
    if (headerBytes(request) > LARGEST_HEADERS) {
      void send(request, response, refuseRequest(context.data, request.url ?? '', 'headers-too-large'));
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? context.files.direct(request.url ?? '') : undefined;
    if (file === undefined) void answerDynamic(request, response, context);
    else sendFile(request, response, file);
  };
}

async function answerDynamic(
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
): Promise<void> {
  const head = {
    method: request.method ?? '',
    target: request.url ?? '',
    header: (name: string) => request.headers[name]?.toString(),
    readBody: (limit: number) => readBody(request, limit),
  };
  await send(request, response, await answer(head, context));
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const form = file.forms[chooseEncoding(request.headers['accept-encoding'])];
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, file.etag)) {
    response.writeHead(304, withoutBody(form.headers)).end();
  } else {
    response.writeHead(200, form.headers as string[]);
    response.end(request.method === 'HEAD' ? undefined : form.body);
  }
}

async function send(request: IncomingMessage, response: ServerResponse, reply: Reply<StaticFile>): Promise<void> {
  const { status, headers, body } = reply;
  if (body !== undefined && 'file' in body && status === 200) return sendFile(request, response, body.file);
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const whole = 'text' in body ? Buffer.from(body.text) : body.file.forms[encoding].body;
  const isPacked = 'file' in body && body.file.forms[encoding] !== body.file.forms.identity;
  const packed = 'text' in body && encoding === 'br' && whole.length >= SMALLEST_COMPRESSED;
  const bytes = packed ? await compress(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : whole;
  response.writeHead(status, {
    ...headers,
    ...(isPacked || packed ? { 'content-encoding': encoding, vary: joinVary(headers.vary) } : {}),
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function joinVary(vary: string | undefined): string {
  return vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
}

function headerBytes(request: IncomingMessage): number {
  let bytes = 0;
  for (const text of request.rawHeaders) bytes += text.length + 2;
  return bytes;
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
