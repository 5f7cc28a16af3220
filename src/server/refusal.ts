import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '../business/query.ts';
import type { FunctionData } from '../function/data.ts';
import { LONGEST_TARGET, refusals } from '../function/limits.ts';
import { refuse } from '../function/router.ts';
import { notHttp1 } from './request-head.ts';

/** What `clientError` tells of input that could not be parsed: the last packet, and how much of it was parsed. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer; readonly bytesParsed?: number };

/** How long a client may read a refusal before its connection is cut, in milliseconds. */
const LINGER_MS = 1000;

/**
 * Refuses input that Node's parser gave up: writes the problem on the connection and ends it. `request` is the one
 * whose body went wrong; without it, it was the head.
 */
export function refuseInput(socket: Socket, data: FunctionData, error: ParserError, request?: IncomingMessage): void {
  if (!socket.writable) return void socket.destroy();
  const line = request ?? readRequestLine(error);
  const { status, headers, body } = refuse(data, line.url ?? '', nameFailure(error, line));
  const text = body !== undefined && 'text' in body ? body.text : '';
  const own = { date: new Date().toUTCString(), connection: 'close', 'content-length': Buffer.byteLength(text) };
  const fields = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n`;
  socket.end(line.method === 'HEAD' ? head : head + text);
  // A connection that is closed with unread input is reset, and the client would lose the answer.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(cut));
}

function nameFailure({ code }: ParserError, { url = '' }: { readonly url?: string | undefined }): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { code: 'request-timeout', detail: 'The request did not come whole in time. Send all of it at once.' };
  }
  if (code !== 'HPE_HEADER_OVERFLOW') return notHttp1;
  return refusals[url.length > LONGEST_TARGET ? 'uri-too-long' : 'headers-too-large'];
}

/** Finds the request line before an error in the last packet. If it came in an earlier one, nothing is known of it. */
function readRequestLine({ rawPacket, bytesParsed = 0 }: ParserError) {
  const head = rawPacket?.toString('latin1', 0, bytesParsed).split('\r\n\r\n').at(-1) ?? '';
  // A body without a line break may precede it.
  const [, method, url] = /([A-Z]{3,20}) (\S+)(?: HTTP\/\d\.\d)?$/.exec(head.split('\r\n', 1)[0] ?? '') ?? [];
  return { method, url };
}
