import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FunctionData } from '../../src/function/data.ts';
import { LARGEST_HEADERS, LONGEST_TARGET, type Refusal } from '../../src/function/request.ts';
import { refuse } from '../../src/function/router.ts';

// A host name or address with an optional port (RFC 9110, section 7.2); empty if the target has no authority.
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)\/?/i;

/**
 * Why the head of a request cannot be answered, or undefined if it can: the requirements of HTTP/1.1 (RFC 9112, section
 * 3.2) and the sizes of contract A9.
 */
export function validateHead(request: IncomingMessage): Refusal | undefined {
  const { rawHeaders, headers, httpVersion } = request;
  // Node's parser accepts 0.9 and 2.0 too.
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'notHttp1';
  let [bytes, hosts] = [0, 0];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    bytes += name.length + (rawHeaders[index + 1] ?? '').length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (bytes > LARGEST_HEADERS) return 'headersTooLarge';
  if (hosts > 1) return 'manyHosts';
  if (hosts === 0 && httpVersion === '1.1') return 'noHost';
  if (!HOST.test(readHost(request))) return 'notHost';
  return /^\s*100-continue\s*$/i.test(headers.expect ?? '100-continue') ? undefined : 'expectation';
}

/** The host that counts. That of an absolute-form target, which becomes its path, overrides the header (section 3.2.2). */
function readHost(request: IncomingMessage): string {
  const { url = '', headers } = request;
  const [start, host = ''] = url.startsWith('/') ? [] : (ABSOLUTE.exec(url) ?? []);
  if (start === undefined) return headers.host ?? '';
  request.url = `/${url.slice(start.length)}`;
  headers.host = host;
  return host === '' ? '?' : host;
}

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
  const { status, headers, body } = refuse(data, line.url ?? '', nameRefusal(error, line));
  const text = body !== undefined && 'text' in body ? body.text : '';
  const own = { date: new Date().toUTCString(), connection: 'close', 'content-length': Buffer.byteLength(text) };
  const fields = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n`;
  socket.end(line.method === 'HEAD' ? head : head + text);
  // A connection that is closed with unread input is reset, and the client would lose the answer.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(cut));
}

function nameRefusal({ code }: ParserError, { url = '' }: { readonly url?: string | undefined }): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'tooSlow';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'notHttp1';
  return url.length > LONGEST_TARGET ? 'targetTooLong' : 'headersTooLarge';
}

/** Finds the request line before an error in the last packet. If it came in an earlier one, nothing is known of it. */
function readRequestLine({ rawPacket, bytesParsed = 0 }: ParserError) {
  const head = rawPacket?.toString('latin1', 0, bytesParsed).split('\r\n\r\n').at(-1) ?? '';
  // A body without a line break may precede it.
  const [, method, url] = /([A-Z]{3,20}) (\S+)(?: HTTP\/\d\.\d)?$/.exec(head.split('\r\n', 1)[0] ?? '') ?? [];
  return { method, url };
}
