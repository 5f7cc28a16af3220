import type { IncomingMessage } from 'node:http';
import type { Failure } from '../business/queries/problem.ts';
import { LARGEST_HEADERS, refusalDetails } from '../function/limits.ts';

// A host name or address with an optional port (RFC 9110, section 7.2); empty if the target has no authority.
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** For input that is not a request of HTTP/1.0 or 1.1. */
export const notHttp1: Failure = {
  code: 'bad-request',
  detail: 'What came is no request of HTTP/1.1 (RFC 9112).',
};

/**
 * Why the head of a request cannot be answered, or undefined if it can: the requirements of HTTP/1.1 (RFC 9112, section
 * 3.2) and the sizes of contract A9.
 */
export function validateHead(request: IncomingMessage): Failure | undefined {
  const { rawHeaders, headers, httpVersion } = request;
  // Node's parser accepts 0.9 and 2.0 too.
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return notHttp1;
  let bytes = 0;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    bytes += name.length + (rawHeaders[index + 1] ?? '').length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (bytes > LARGEST_HEADERS) return { code: 'headers-too-large', detail: refusalDetails['headers-too-large'] };
  return judgeHost(request, hosts) ?? judgeExpectation(headers.expect);
}

function judgeHost(request: IncomingMessage, count: number): Failure | undefined {
  if (count > 1) return { code: 'bad-request', detail: 'There is more than one Host header. Send one.' };
  if (count === 0 && request.httpVersion === '1.1') {
    return { code: 'bad-request', detail: 'There is no Host header. Send the host of the address in it.' };
  }
  if (!HOST.test(request.headers.host ?? '') || !readAbsolute(request)) {
    return { code: 'bad-request', detail: 'The host is not one. Send a name or an address, with a port if need be.' };
  }
  return undefined;
}

function judgeExpectation(expect: string | undefined): Failure | undefined {
  if (expect === undefined || /^\s*100-continue\s*$/i.test(expect)) return undefined;
  return { code: 'expectation-failed', detail: 'No expectation but 100-continue is met here. Leave Expect out.' };
}

/**
 * Replaces an absolute-form target by its path; its host overrides the Host header (RFC 9112, section 3.2.2). Returns
 * false if the target has no valid host.
 */
function readAbsolute(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) return true;
  const [start, host = ''] = ABSOLUTE.exec(url) ?? [];
  if (start === undefined) return true;
  if (host === '' || !HOST.test(host)) return false;
  const rest = url.slice(start.length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
  return true;
}
