import type { TestBusiness } from '../../support/businesses.ts';
import { handshakeRequest, post, statelessRequest } from '../messages.ts';
import { type ProtocolRow, refuses, sdkStreams } from './row.ts';

const sdkServes = 'the SDK serves batches to old clients; no known client sends them, and they amplify';

const streamed = { why: sdkStreams };

/** Notifications, invalid messages, and unknown methods and tools (contract D2, D5). */
export function messageRows({ samples }: Pick<TestBusiness, 'samples'>): readonly ProtocolRow[] {
  const call = { name: 'get_pricing', arguments: { id: samples.service.id } };
  return [
    ...['notifications/initialized', 'notifications/cancelled', 'anything/else'].map(
      (method): ProtocolRow => ({
        rules: 'D2',
        name: `the notification ${method}`,
        request: post({ jsonrpc: '2.0', method }),
        status: 202,
      }),
    ),

    refuses('D5', 'no JSON', post('{"jsonrpc": '), 400, -32700),
    refuses('D5', 'nothing', post(''), 400, -32700),
    ...['1', '"text"', 'null', 'true'].map((body) => refuses('D5', `the body ${body}`, post(body), 400, -32600)),
    refuses('D5', 'an empty batch', post('[]'), 400, -32600),
    refuses('D5', 'a batch', post([{ jsonrpc: '2.0', id: 1, method: 'ping' }]), 400, -32600, { why: sdkServes }),
    refuses('D5', 'a wrong jsonrpc', post({ jsonrpc: '1.0', id: 1, method: 'ping' }), 400, -32600),
    refuses('D5', 'no jsonrpc', post({ id: 1, method: 'ping' }), 400, -32600),
    refuses('D5', 'a method that is no text', post({ jsonrpc: '2.0', id: 1, method: 5 }), 400, -32600),
    refuses('D5', 'params that are a list', post({ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }), 400, -32600),
    ...['null', 'true', '{}', '[]', '1.5', '1e400', '9007199254740993'].map((id) =>
      refuses('D5', `the id ${id}`, post(`{"jsonrpc":"2.0","id":${id},"method":"ping"}`), 400, -32600),
    ),
    refuses('D5', 'a posted response', post({ jsonrpc: '2.0', id: 1, result: {} }), 400, -32600, {
      why: 'we never ask a client anything, so a response is a mistake worth hearing of',
    }),
    refuses('D5', 'a posted error', post({ jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }), 400, -32600, {
      why: 'as above',
    }),

    refuses('D5', 'an unknown method', handshakeRequest('resources/list'), 200, -32601, streamed),
    refuses('D5', 'server/discover without a claim', handshakeRequest('server/discover'), 200, -32601, streamed),
    ...['resources/list', 'ping', 'initialize', 'logging/setLevel', 'constructor', '__proto__'].map((method) =>
      refuses('D5', `the stateless method ${method}`, statelessRequest(method), 404, -32601),
    ),
    refuses('D5', 'stateless subscriptions/listen', statelessRequest('subscriptions/listen'), 404, -32601, {
      why: 'the SDK opens a stream; we declare nothing to listen to',
    }),
    refuses('D5', 'an unknown tool', handshakeRequest('tools/call', { name: 'book_visit' }), 200, -32602, streamed),
    refuses('D5', 'an unknown stateless tool', statelessRequest('tools/call', { name: 'book_visit' }), 200, -32602),
    refuses('D5 A9', 'a tool called __proto__', statelessRequest('tools/call', { name: '__proto__' }), 200, -32602),
    refuses('D5', 'tools/call without a name', handshakeRequest('tools/call', {}), 200, -32602, streamed),
    refuses(
      'D5',
      'a list of arguments',
      handshakeRequest('tools/call', { ...call, arguments: [] }),
      200,
      -32602,
      streamed,
    ),
    refuses('D5', 'a text as arguments', statelessRequest('tools/call', { ...call, arguments: 'x' }), 200, -32602),
  ];
}
