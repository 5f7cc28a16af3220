import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  allowHalfOpen,
  interceptInput,
  isDone,
  type ParserError,
  serverOptions,
  stopsParser,
} from '../../src/server/node-http.ts';

/**
 * What src/server/node-http.ts relies on in Node's HTTP server. A test that
 * fails here, on a Node version that is new, says which part of that file has
 * to change; nothing else of the server depends on Node's inner workings.
 */

const servers: Server[] = [];
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that says what happens to it, one connection to it, and what came back on that. */
async function start(intercept: (socket: Socket) => void = () => {}) {
  const events: string[] = [];
  const errors: ParserError[] = [];
  const responses: ServerResponse[] = [];
  const server = createServer(serverOptions);
  servers.push(server);
  allowHalfOpen(server);
  const accepted = new Promise<Socket>((resolve) => {
    server.on('connection', (socket: Socket) => {
      intercept(socket);
      resolve(socket);
    });
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    events.push(`${request.method} ${request.url}`);
    responses.push(response);
  });
  server.on('clientError', (error) => {
    events.push((error as ParserError).code ?? '');
    errors.push(error);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  let received = '';
  client.on('data', (data) => {
    received += data.toString('latin1');
  });
  client.on('error', () => {});
  return { events, errors, responses, client, socket: await accepted, received: () => received };
}

/** The same with everything that comes in kept from Node's parser. */
async function startIntercepted(goesOn = true) {
  const read: string[] = [];
  let isEnded = false;
  let parser: ReturnType<typeof interceptInput> | undefined;
  const started = await start((socket) => {
    parser = interceptInput(socket, {
      onData(bytes) {
        read.push(bytes.toString('latin1'));
        return goesOn;
      },
      onEnd() {
        isEnded = true;
      },
    });
  });
  if (parser === undefined) throw new Error('There is no connection.');
  return { ...started, parser, read: () => read.join(''), isEnded: () => isEnded };
}

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['host: x', ...headers].join('\r\n')}\r\n\r\n`;
const answer = (response: ServerResponse | undefined) => response?.writeHead(200, { 'content-length': '0' }).end();

test('what comes in reaches the receiver, and Node parses nothing by itself', async () => {
  const { client, read, events } = await startIntercepted();
  client.write(get('/1'));
  await expect.poll(read).toBe(get('/1'));
  client.write(get('/2'));
  await expect.poll(read).toBe(get('/1') + get('/2'));
  expect(events).toEqual([]);
});

test('requests come out of the parser before it returns, whatever the pieces', async () => {
  const { parser, events } = await startIntercepted();
  const [head, rest] = [get('/1').slice(0, 9), get('/1').slice(9)];
  parser.parse(Buffer.from(head));
  expect(events).toEqual([]);
  parser.parse(Buffer.from(rest));
  expect(events).toEqual(['GET /1']);
});

test('the head of a request is known before its body, and whether the body is whole', async () => {
  const { parser, responses } = await startIntercepted();
  parser.parse(Buffer.from('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n'));
  const [request] = responses.map(({ req }) => req);
  expect(request?.complete).toBe(false);
  let body = '';
  request?.on('data', (data) => {
    body += data;
  });
  parser.parse(Buffer.from('o'));
  expect(request?.complete).toBe(false);
  parser.parse(Buffer.from('k'));
  expect(request?.complete).toBe(true);
  await expect.poll(() => body).toBe('ok');
});

test('nothing is read while the receiver wants nothing, until it is resumed', async () => {
  const { client, parser, read, responses } = await startIntercepted(false);
  client.write(get('/1'));
  await expect.poll(read).toBe(get('/1'));
  client.write(get('/2'));
  // Node asks the socket to go on with each request and with each answer.
  parser.parse(Buffer.from(get('/1')));
  answer(responses[0]);
  await wait(100);
  expect(read()).toBe(get('/1'));
  parser.resume();
  await expect.poll(read).toBe(get('/1') + get('/2'));
});

test('an answer is done when it closes, and then the next is written at once', async () => {
  const { parser, responses, received } = await startIntercepted();
  for (const path of ['/1', '/2', '/3']) {
    parser.parse(Buffer.from(get(path)));
    const response = responses.at(-1);
    if (response === undefined) throw new Error('There is no request.');
    expect(response.socket).not.toBeNull();
    expect(isDone(response)).toBe(false);
    const closed = new Promise((resolve) => response.once('close', resolve));
    answer(response);
    await closed;
    expect(isDone(response)).toBe(true);
    expect(response.writableLength).toBe(0);
  }
  await expect.poll(() => received().match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});

test('what of an answer the client has not read counts, and the answer is not done', async () => {
  const { parser, responses, client } = await startIntercepted();
  client.pause();
  parser.parse(Buffer.from(get('/')));
  const [response] = responses;
  if (response === undefined) throw new Error('There is no request.');
  const body = Buffer.alloc(30_000_000);
  response.writeHead(200, { 'content-length': String(body.length) }).end(body);
  await wait(50);
  expect(response.writableLength).toBeGreaterThan(1_000_000);
  expect(isDone(response)).toBe(false);
  client.resume();
  await expect.poll(() => isDone(response)).toBe(true);
  expect(response.writableLength).toBe(0);
});

test('the end of the client’s side reaches the receiver; the parser learns of it when it is told', async () => {
  const { client, parser, responses, isEnded, events, received } = await startIntercepted();
  client.end(get('/1'));
  await expect.poll(isEnded).toBe(true);
  parser.parse(Buffer.from(get('/1')));
  parser.end();
  await wait(20);
  answer(responses[0]);
  await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(() => client.readableEnded).toBe(true);
  expect(events).toEqual(['GET /1']);
});

test('an end in the middle of a request is an error', async () => {
  const { client, parser, isEnded, events } = await startIntercepted();
  client.end('GET /1 HT');
  await expect.poll(isEnded).toBe(true);
  parser.parse(Buffer.from('GET /1 HT'));
  parser.end();
  await expect.poll(() => events).toEqual(['HPE_INVALID_EOF_STATE']);
});

test.each([
  ['rubbish\r\n\r\n', 'HPE_INVALID_METHOD'],
  ['GET / HTTP/9.9\r\nhost: x\r\n\r\n', 'HPE_INVALID_VERSION'],
  [`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 'HPE_HEADER_OVERFLOW'],
])('an error says what the parser got last, and how far it read: %#', async (bytes, code) => {
  const { parser, errors } = await startIntercepted();
  parser.parse(Buffer.from(bytes));
  expect(errors.map((error) => error.code)).toEqual([code]);
  expect(errors[0]?.rawPacket?.toString()).toBe(bytes);
  expect(errors[0]?.bytesParsed).toBeLessThanOrEqual(bytes.length);
});

test('a head ends with CR LF CR LF and with nothing else', async () => {
  const { parser, events } = await startIntercepted();
  parser.parse(Buffer.from('GET / HTTP/1.1\nhost: x\n\n'));
  expect(events).not.toContain('GET /');
});

test('a tunnel is an event of its own, and takes the connection from Node', async () => {
  const { parser, socket, events } = await startIntercepted();
  const tunnel = new Promise((resolve) => servers.at(-1)?.once('connect', (_request, own) => resolve(own)));
  parser.parse(Buffer.from('CONNECT a:1 HTTP/1.1\r\nhost: a:1\r\n\r\n'));
  expect(await tunnel).toBe(socket);
  expect(events).toEqual([]);
});

test.each([
  ['upgrade: websocket', 'connection: Upgrade', true],
  ['upgrade: h2c, websocket', 'connection: keep-alive, upgrade', true],
  ['upgrade: h2c', 'connection: keep-alive', false],
  ['upgrade-insecure-requests: 1', 'connection: upgrade', false],
])('the parser stops behind "%s" with "%s": %s', async (upgrade, connection, stops) => {
  const { parser, events, responses } = await startIntercepted();
  parser.parse(Buffer.from(get('/1', upgrade, connection) + get('/2')));
  expect(responses[0] && stopsParser(responses[0].req)).toBe(stops);
  expect(events).toEqual(stops ? ['GET /1'] : ['GET /1', 'GET /2']);
});

test('the server ignores an upgrade: the request is one like any other, with its body', async () => {
  const { parser, responses } = await startIntercepted();
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\ncontent-length: 2\r\n\r\n';
  parser.parse(Buffer.from(head));
  expect(responses[0]?.req.complete).toBe(false);
  parser.parse(Buffer.from('ok'));
  expect(responses[0]?.req.complete).toBe(true);
});
