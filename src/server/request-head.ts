import type { IncomingMessage } from 'node:http';
import type { Failure } from '../business/query.ts';
import { LARGEST_HEADERS, refusals } from '../function/limits.ts';

// A host name or address with an optional port (RFC 9110, section 7.2); empty if the target has no authority.
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)\/?/i;

const badRequest = (detail: string): Failure => ({ code: 'bad-request', detail });
/** For input that is not a request of HTTP/1.0 or 1.1. */
export const notHttp1 = badRequest('What came is no request of HTTP/1.1 (RFC 9112).');

/**
 * Why the head of a request cannot be answered, or undefined if it can: the requirements of HTTP/1.1 (RFC 9112, section
 * 3.2) and the sizes of contract A9.
 */
export function validateHead(request: IncomingMessage): Failure | undefined {
  const { rawHeaders, headers, httpVersion } = request;
  // Node's parser accepts 0.9 and 2.0 too.
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return notHttp1;
  let [bytes, hosts] = [0, 0];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    bytes += name.length + (rawHeaders[index + 1] ?? '').length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (bytes > LARGEST_HEADERS) return refusals['headers-too-large'];
  if (hosts > 1) return badRequest('There is more than one Host header. Send one.');
  if (hosts === 0 && httpVersion === '1.1')
    return badRequest('There is no Host header. Send the host of the address in it.');
  if (!HOST.test(readHost(request)))
    return badRequest('The host is not one. Send a name or an address, with a port if need be.');
  if (headers.expect === undefined || /^\s*100-continue\s*$/i.test(headers.expect)) return undefined;
  return { code: 'expectation-failed', detail: 'No expectation but 100-continue is met here. Leave Expect out.' };
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
