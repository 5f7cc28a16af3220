import type { TestBusiness } from '../../businesses.ts';
import { handshakeRequest, post, statelessRequest } from '../messages.ts';
import { type ProtocolRow, sdkStreams } from './row.ts';

const sdkServes = 'the SDK serves batches to old clients; no known client sends them, and they amplify';

/** Notifications, messages that are none, and methods and tools that are not there (contract D2, D5). */
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

    { rules: 'D5', name: 'no JSON', request: post('{"jsonrpc": '), status: 400, code: -32700 },
    { rules: 'D5', name: 'nothing', request: post(''), status: 400, code: -32700 },
    ...['1', '"text"', 'null', 'true'].map(
      (body): ProtocolRow => ({
        rules: 'D5',
        name: `the body ${body}`,
        request: post(body),
        status: 400,
        code: -32600,
      }),
    ),
    { rules: 'D5', name: 'an empty batch', request: post('[]'), status: 400, code: -32600 },
    {
      rules: 'D5',
      name: 'a batch',
      request: post([{ jsonrpc: '2.0', id: 1, method: 'ping' }]),
      status: 400,
      code: -32600,
      why: sdkServes,
    },
    {
      rules: 'D5',
      name: 'a wrong jsonrpc',
      request: post({ jsonrpc: '1.0', id: 1, method: 'ping' }),
      status: 400,
      code: -32600,
    },
    { rules: 'D5', name: 'no jsonrpc', request: post({ id: 1, method: 'ping' }), status: 400, code: -32600 },
    {
      rules: 'D5',
      name: 'a method that is no text',
      request: post({ jsonrpc: '2.0', id: 1, method: 5 }),
      status: 400,
      code: -32600,
    },
    {
      rules: 'D5',
      name: 'params that are a list',
      request: post({ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }),
      status: 400,
      code: -32600,
    },
    ...['null', 'true', '{}', '[]', '1.5', '1e400', '9007199254740993'].map(
      (id): ProtocolRow => ({
        rules: 'D5',
        name: `the id ${id}`,
        request: post(`{"jsonrpc":"2.0","id":${id},"method":"ping"}`),
        status: 400,
        code: -32600,
      }),
    ),
    {
      rules: 'D5',
      name: 'an id of 256 characters',
      request: handshakeRequest('ping', {}, 'x'.repeat(256)),
      status: 200,
      why: sdkStreams,
    },
    {
      rules: 'D5 A9',
      name: 'an id of 257 characters',
      request: handshakeRequest('ping', {}, 'x'.repeat(257)),
      status: 400,
      code: -32600,
      why: 'the SDK has no limit',
    },
    { rules: 'D5', name: 'an empty id', request: handshakeRequest('ping', {}, ''), status: 200, why: sdkStreams },
    {
      rules: 'D5',
      name: 'a posted response',
      request: post({ jsonrpc: '2.0', id: 1, result: {} }),
      status: 400,
      code: -32600,
      why: 'we never ask a client anything, so a response is a mistake worth hearing of',
    },
    {
      rules: 'D5',
      name: 'a posted error',
      request: post({ jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }),
      status: 400,
      code: -32600,
      why: 'as above',
    },

    {
      rules: 'D5',
      name: 'an unknown method',
      request: handshakeRequest('resources/list'),
      status: 200,
      code: -32601,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'server/discover without a claim',
      request: handshakeRequest('server/discover'),
      status: 200,
      code: -32601,
      why: sdkStreams,
    },
    ...['resources/list', 'ping', 'initialize', 'logging/setLevel', 'constructor', '__proto__'].map(
      (method): ProtocolRow => ({
        rules: 'D5',
        name: `the stateless method ${method}`,
        request: statelessRequest(method),
        status: 404,
        code: -32601,
      }),
    ),
    {
      rules: 'D5',
      name: 'stateless subscriptions/listen',
      request: statelessRequest('subscriptions/listen'),
      status: 404,
      code: -32601,
      why: 'the SDK opens a stream; we declare nothing to listen to',
    },
    {
      rules: 'D5',
      name: 'an unknown tool',
      request: handshakeRequest('tools/call', { name: 'book_visit' }),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'an unknown stateless tool',
      request: statelessRequest('tools/call', { name: 'book_visit' }),
      status: 200,
      code: -32602,
    },
    {
      rules: 'D5 A9',
      name: 'a tool called __proto__',
      request: statelessRequest('tools/call', { name: '__proto__' }),
      status: 200,
      code: -32602,
    },
    {
      rules: 'D5',
      name: 'tools/call without a name',
      request: handshakeRequest('tools/call', {}),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'arguments that are a list',
      request: handshakeRequest('tools/call', { ...call, arguments: [] }),
      status: 200,
      code: -32602,
      why: sdkStreams,
    },
    {
      rules: 'D5',
      name: 'stateless arguments that are a text',
      request: statelessRequest('tools/call', { ...call, arguments: 'x' }),
      status: 200,
      code: -32602,
    },
  ];
}
