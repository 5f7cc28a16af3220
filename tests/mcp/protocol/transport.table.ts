import type { TestBusiness } from '../../businesses.ts';
import { post } from '../messages.ts';
import { type ProtocolRow, sdkCode, sdkStreams } from './row.ts';

const strictAccept = 'the SDK insists on both media types; probes of known clients send */* or one of them';

/** Media types, sizes, hosts and tokens (contract D2, D7). */
export function transportRows({ origin }: Pick<TestBusiness, 'origin'>): readonly ProtocolRow[] {
  const { host: ownHost } = new URL(origin);
  return [
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''].map(
      (type): ProtocolRow => ({
        rules: 'D2 C2',
        name: `the media type ${type || 'missing'}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-type': type }),
        status: 415,
        code: -32600,
        holds: { data: { code: 'unsupported-media-type', status: 415 } },
        why: sdkCode,
      }),
    ),
    ...['gzip', 'br', 'identity, gzip'].map(
      (coding): ProtocolRow => ({
        rules: 'D2 C2',
        name: `a body with Content-Encoding: ${coding}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-encoding': coding }),
        status: 415,
        code: -32600,
        holds: { data: { code: 'unsupported-media-type', status: 415 } },
        why: sdkCode,
      }),
    ),
    {
      rules: 'D2',
      name: 'a body with Content-Encoding: identity',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-encoding': 'identity' }),
      status: 200,
      why: sdkStreams,
    },
    {
      rules: 'D2',
      name: 'a media type with a charset',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'content-type': 'Application/JSON; charset=utf-8' }),
      status: 200,
      why: sdkStreams,
    },
    ...['*/*', 'application/json', 'application/*', '', 'text/html, */*;q=0.1'].map(
      (accept): ProtocolRow => ({
        rules: 'D2',
        name: `Accept: ${accept || 'nothing'}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { accept }),
        status: 200,
        why: strictAccept,
      }),
    ),
    ...['text/event-stream', 'text/html'].map(
      (accept): ProtocolRow => ({
        rules: 'D2 C2',
        name: `Accept: ${accept} alone`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { accept }),
        status: 406,
        code: -32600,
        holds: { data: { code: 'not-acceptable' } },
        why: sdkCode,
      }),
    ),
    {
      rules: 'A9 C2',
      name: 'a body over 64 KiB',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(70_000) } }),
      status: 413,
      code: -32600,
      holds: { data: { code: 'body-too-large', status: 413 } },
      why: 'the SDK has no limit',
    },
    {
      rules: 'A9',
      name: 'a body of just below 64 KiB',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(65_000) } }),
      status: 200,
      why: sdkStreams,
    },
    {
      rules: 'D7 C2',
      name: 'another host',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { host: 'evil.example.com' }),
      status: 421,
      code: -32600,
      holds: { data: { code: 'misdirected-host', status: 421 } },
      why: 'the SDK checks no host',
    },
    ...['localhost:1234', '127.0.0.1', '[::1]:80', ownHost, ownHost.toUpperCase()].map(
      (host): ProtocolRow => ({
        rules: 'D7',
        name: `the host ${host}`,
        request: post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { host }),
        status: 200,
        why: sdkStreams,
      }),
    ),
    {
      rules: 'A7',
      name: 'a token nobody asked for',
      request: post(
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { authorization: 'Bearer x', origin: 'https://agent.example' },
      ),
      status: 200,
      why: sdkStreams,
    },
  ];
}
