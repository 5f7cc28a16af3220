import type { TestBusiness } from '../../support/businesses.ts';
import { ping, post } from '../messages.ts';
import { answers, type ProtocolRow, refuses, sdkCode, sdkStreams } from './row.ts';

const strictAccept = 'the SDK insists on both media types; probes of known clients send */* or one of them';

const unsupported = { holds: { data: { code: 'unsupported-media-type', status: 415 } }, why: sdkCode };
const streamed = { why: sdkStreams };

/** Media types, sizes, hosts and tokens (contract D2, D7). */
export function transportRows({ origin }: Pick<TestBusiness, 'origin'>): readonly ProtocolRow[] {
  const { host: ownHost } = new URL(origin);
  const sized = (length: number) => post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(length) } });
  const token = { authorization: 'Bearer x', origin: 'https://agent.example' };
  return [
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''].map((type) =>
      refuses('D2 C2', `the media type ${type || 'missing'}`, ping({ 'content-type': type }), 415, -32600, unsupported),
    ),
    answers('D2', 'a media type with a charset', ping({ 'content-type': 'Application/JSON; charset=utf-8' }), streamed),
    ...['*/*', 'application/json', 'text/event-stream', '', 'text/html, */*;q=0.1'].map((accept) =>
      answers('D2', `Accept: ${accept || 'nothing'}`, ping({ accept }), { why: strictAccept }),
    ),
    refuses('A9 C2', 'a body over 64 KiB', sized(70_000), 413, -32600, {
      holds: { data: { code: 'body-too-large', status: 413 } },
      why: 'the SDK has no limit',
    }),
    answers('A9', 'a body of just below 64 KiB', sized(65_000), streamed),
    refuses('D7 C2', 'another host', ping({ host: 'evil.example.com' }), 421, -32600, {
      holds: { data: { code: 'misdirected-host', status: 421 } },
      why: 'the SDK checks no host',
    }),
    ...['localhost:1234', '127.0.0.1', '[::1]:80', ownHost, ownHost.toUpperCase()].map((host) =>
      answers('D7', `the host ${host}`, ping({ host }), { why: sdkStreams }),
    ),
    answers('A7', 'a token nobody asked for', ping(token), streamed),
  ];
}
