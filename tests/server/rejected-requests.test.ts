import { afterAll, describe, expect, test } from 'vitest';
import { serverLimits } from '../../functions/node/create-server.ts';
import { checkEvery } from '../contract/expectations.ts';
import { businesses, reference } from '../support/businesses.ts';
import { runsAll } from '../support/sample-of.ts';
import { startNode } from '../support/servers/node.ts';
import { converse, readResponses } from './raw-requests.ts';

const end = '\r\n\r\n';
const close = 'connection: close';
const head = (first: string, ...headers: string[]) => `${[first, ...headers].join('\r\n')}${end}`;
const message = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const post = (target: string, ...headers: string[]) =>
  `${head(`POST ${target} HTTP/1.1`, ...headers, 'content-type: application/json', `content-length: ${message.length}`, close)}${message}`;
const short = (count: number) => Array.from({ length: count }, (_, index) => `x${index}: y`);

const get = (...headers: string[]) => head('GET / HTTP/1.1', ...headers, close);
const start = (...headers: string[]) => head('POST /api/mcp HTTP/1.1', 'host: localhost', ...headers);
const chunks = start('content-type: application/json', 'transfer-encoding: chunked');

/** Requests by how they are refused. */
const refused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '400 bad-request': {
    'two Hosts': get('host: localhost', 'Host: localhost'),
    'two Hosts at the endpoint': post('/api/mcp', 'host: localhost', 'host: evil.example'),
  },
  '414 uri-too-long': {
    'an address of 9,000 bytes': head(`GET /?${'x'.repeat(9000)} HTTP/1.1`, 'host: x', close),
    'an address of 20,000 bytes': head(`GET /?${'x'.repeat(20_000)} HTTP/1.1`, 'host: x', close),
  },
  '431 headers-too-large': { 'one header of 17 KB': get('host: x', `x: ${'y'.repeat(17_000)}`) },
};

/** Requests that Node's own parser refuses. */
const refusedByNode: Readonly<Record<string, string>> = {
  rubbish: `rubbish${end}`,
  'a beginning of TLS': '\x16\x03\x01\x02\x00\x01\x00',
  'an unknown version': head('GET / HTTP/9.9', 'host: x'),
  'no Host': get(),
  'an unknown expectation': get('host: x', 'expect: a-miracle'),
  'two lengths': start('content-length: 1', 'content-length: 2'),
  'a length beside chunks': start('content-length: 1', 'transfer-encoding: chunked'),
  'a chunk without a size': `${chunks}zz\r\n`,
  'half a head': 'GET / HTTP/1.1\r\nhost: x\r\n',
  'half a body': post('/api/mcp', 'host: localhost').slice(0, -1),
  'an address of 60 KB': `GET /?${'x'.repeat(60_000)}`,
};
const refusals = Object.entries(refused).flatMap(([how, came]) =>
  Object.entries(came).map(([what, bytes]) => [what, how, bytes] as const),
);

describe.each(runsAll ? businesses : [reference])('the $name', async ({ folders, origin }) => {
  const limits = { ...serverLimits, headersMs: 1000, requestMs: 1200, checkMs: 100 };
  const { port, server } = await startNode(folders, { limits });
  afterAll(() => server.close().closeAllConnections());

  async function ask(...packets: string[]) {
    const [response, ...others] = readResponses(await converse(port, packets));
    expect(others).toEqual([]);
    if (response === undefined) throw new Error('There is no answer.');
    return response;
  }

  test.each(refusals)('A9 A3 A10 C1 C2 %s is refused as a problem with all headers: %s', async (_what, how, bytes) => {
    const [status, code] = [Number(how.slice(0, 3)), how.slice(4)];
    const response = await ask(bytes);
    checkEvery('', response);
    const body = JSON.parse(response.text);
    expect([response.status, body.error?.data ?? body]).toEqual([
      status,
      { type: `${origin}/docs/api/#${code}`, title: expect.any(String), status, detail: expect.any(String), code },
    ]);
    expect(response.headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/json',
      'cache-control': 'no-store',
      date: expect.any(String),
    });
  });

  test.each(Object.entries(refusedByNode))(
    'A9 %s gets the plain answer of Node, and others are served',
    async (_what, bytes) => {
      const received = await converse(port, [bytes]);
      expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(received).not.toMatch(/\bat |node:|\/functions\//);
      expect((await ask(head('GET /api/health/ HTTP/1.1', 'host: x', close))).status).toBe(200);
    },
  );

  test('A9 headers of just below the limit are accepted', async () => {
    const target = `/?${'x'.repeat(8190)}`;
    const headers = ['host: x', close, `x: ${'y'.repeat(16_384 - 7 - 2 - close.length - 2 - 5)}`];
    expect((await ask(head(`GET ${target} HTTP/1.1`, ...headers))).status).toBe(200);
    expect((await ask(head(`GET ${target} HTTP/1.1`, ...headers, 'z: z'))).status).toBe(431);
    expect((await ask(head(`GET ${target}x HTTP/1.1`, 'host: x', close))).status).toBe(414);
    expect((await ask(head('GET / HTTP/1.1', 'host: x', ...short(900), close))).status).toBe(200);
  });

  test('A9 HTTP/1.0 needs no Host, an empty Host is accepted, and OPTIONS * is answered', async () => {
    expect((await ask(head('GET /api/health/ HTTP/1.0'))).status).toBe(200);
    expect((await ask(head('GET /api/health/ HTTP/1.1', 'host:', close))).status).toBe(200);
    expect((await ask(head('OPTIONS * HTTP/1.1', 'host: x', close))).status).toBe(204);
  });

  test.each([
    ['/api/health/', 200],
    ['/robots.txt', 200],
    ['', 200],
    ['?x=1', 200],
    ['/nope', 404],
  ])('A9 the absolute address "%s" is answered like its path', async (path, status) => {
    expect((await ask(head(`GET http://other.example:8080${path} HTTP/1.1`, 'host: x', close))).status).toBe(status);
  });

  test('A9 a client with Expect: 100-continue may send its body', async () => {
    const request = post('/api/mcp', 'host: localhost', 'expect: 100-continue');
    const start = request.indexOf(end) + end.length;
    const received = await converse(port, [request.slice(0, start), request.slice(start)]);
    expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  });
});
