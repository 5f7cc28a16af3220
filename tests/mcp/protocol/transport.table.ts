import type { TestBusiness } from '../../businesses.ts';
import { ping, post } from '../messages.ts';
import { answers, type ProtocolRow, refuses } from './row.ts';

const unsupported = { data: { code: 'unsupported-media-type', status: 415 } };

/** Media types, sizes, hosts and tokens (contract D2, D7). */
export function transportRows({ origin }: Pick<TestBusiness, 'origin'>): readonly ProtocolRow[] {
  const { host: ownHost } = new URL(origin);
  return [
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''].map((type) =>
      refuses('D2 C2', `the media type ${type || 'missing'}`, ping({ 'content-type': type }), 415, -32600, unsupported),
    ),
    ...['gzip', 'br', 'identity, gzip'].map((coding) =>
      refuses(
        'D2 C2',
        `a body with Content-Encoding: ${coding}`,
        ping({ 'content-encoding': coding }),
        415,
        -32600,
        unsupported,
      ),
    ),
    answers('D2', 'a body with Content-Encoding: identity', ping({ 'content-encoding': 'identity' })),
    answers('D2', 'a media type with a charset', ping({ 'content-type': 'Application/JSON; charset=utf-8' })),
    ...['*/*', 'application/json', 'application/*', '', 'text/html, */*;q=0.1'].map((accept) =>
      answers('D2', `Accept: ${accept || 'nothing'}`, ping({ accept })),
    ),
    ...['text/event-stream', 'text/html'].map((accept) =>
      refuses('D2 C2', `Accept: ${accept} alone`, ping({ accept }), 406, -32600, { data: { code: 'not-acceptable' } }),
    ),
    refuses(
      'A9 C2',
      'a body over 64 KiB',
      post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(70_000) } }),
      413,
      -32600,
      { data: { code: 'body-too-large', status: 413 } },
    ),
    answers(
      'A9',
      'a body of just below 64 KiB',
      post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(65_000) } }),
    ),
    refuses('D7 C2', 'another host', ping({ host: 'evil.example.com' }), 421, -32600, {
      data: { code: 'misdirected-host', status: 421 },
    }),
    ...['localhost:1234', '127.0.0.1', '[::1]:80', ownHost, ownHost.toUpperCase()].map((host) =>
      answers('D7', `the host ${host}`, ping({ host })),
    ),
    answers('A7', 'a token nobody asked for', ping({ authorization: 'Bearer x', origin: 'https://agent.example' })),
  ];
}
