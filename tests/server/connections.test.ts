import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, createConnections } from '../../src/server/connections.ts';

/** More than a system takes of an answer that nobody reads. */
const LARGE = 12_000_000;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers by `answer` alone, and how many of its requests have not been answered. */
async function start(answer: Answer, bufferedBytes = 33_554_432) {
  const connections = createConnections(answer, { bufferedBytes });
  const server = createServer();
  server.on('connection', connections.open);
  server.on('request', connections.accept);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close().closeAllConnections());
  return { connections, server, port: (server.address() as AddressInfo).port };
}

interface Client {
  readonly socket: Socket;
  readonly received: () => number;
  readonly isClosed: () => boolean;
}

/** Connects and sends something. Nothing is read until the socket is resumed. */
async function open(port: number, bytes: string): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  closers.push(() => socket.destroy());
  let received = 0;
  let isClosed = false;
  socket.on('data', (data) => {
    received += data.length;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(bytes);
  return { socket, received: () => received, isClosed: () => isClosed };
}

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const post = (body: string) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const chunked = (body: string) =>
  `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** Answers later with a text that is made for the request. */
function sendText(bytes: number): Answer {
  return async (request, response) => {
    request.resume();
    await new Promise((resolve) => setImmediate(resolve));
    end(response, Buffer.alloc(bytes, 'x'));
    return bytes;
  };
}

function end(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-length': String(body.length) }).end(body);
}

describe('answers that nobody reads', () => {
  test('count as long as they are not read, with the memory that was made for them', async () => {
    const { connections, port } = await start(sendText(LARGE));
    const client = await open(port, get);
    await expect.poll(() => connections.memory.usedBytes).toBeGreaterThan(LARGE);
    expect(connections.memory.usedBytes).toBeLessThan(LARGE + 20_000);
    client.socket.resume();
    await expect.poll(() => connections.memory.usedBytes).toBe(0);
    await expect.poll(() => client.received()).toBeGreaterThan(LARGE);
    expect(connections.memory.dropped).toBe(0);
  });

  test('do not count with the bytes of a file that is in memory anyway', async () => {
    const file = Buffer.alloc(LARGE);
    const { connections, port } = await start((_request, response) => {
      end(response, file);
      return 0;
    });
    await open(port, get);
    await expect.poll(() => connections.memory.usedBytes).toBeGreaterThan(0);
    expect(connections.memory.usedBytes).toBeLessThan(20_000);
  });

  test('count no longer when their client goes away', async () => {
    const { connections, port } = await start(sendText(LARGE));
    const client = await open(port, get + get);
    await expect.poll(() => connections.memory.usedBytes).toBeGreaterThan(LARGE);
    client.socket.destroy();
    await expect.poll(() => connections.memory.usedBytes).toBe(0);
    expect(connections.memory.dropped).toBe(0);
  });

  test('beyond the limit cost the oldest connection, never more than that, and the others get theirs whole', async () => {
    const limit = 3.5 * LARGE;
    let most = 0;
    const send = sendText(LARGE);
    const { connections, port } = await start(async (request, response) => {
      const bytes = await send(request, response);
      setImmediate(() => {
        most = Math.max(most, connections.memory.usedBytes);
      });
      return bytes;
    }, limit);
    const clients: Client[] = [];
    for (let index = 0; index < 8; index++) {
      const { dropped } = connections.memory;
      clients.push(await open(port, get.repeat(5)));
      // Each has its answer before the next one comes.
      await expect.poll(() => connections.memory.usedBytes + connections.memory.dropped).toBeGreaterThan(dropped);
      await expect.poll(() => connections.memory.dropped).toBe(Math.max(0, index - 2));
    }
    expect(connections.memory.dropped).toBe(5);
    expect(most).toBeGreaterThan(3 * LARGE);
    expect(most).toBeLessThanOrEqual(limit);
    for (const { socket } of clients) socket.resume();
    await expect
      .poll(() => clients.map(({ isClosed }) => isClosed()))
      .toEqual([...Array(5).fill(true), false, false, false]);
    for (const { received } of clients.slice(5)) await expect.poll(received).toBeGreaterThan(5 * LARGE);
    expect(connections.memory.usedBytes).toBe(0);
  });
});

describe('requests that are not answered yet', () => {
  test.each([
    ['heads', get],
    ['bodies', post('{"a": "\r\n\r\n"}')],
    ['chunked bodies', chunked('abc')],
    ['bodies that nobody reads', post('unread'.repeat(1500))],
  ])('come one at a time, whatever pieces the %s come in', async (_kind, request) => {
    let [unanswered, most, answered] = [0, 0, 0];
    const { connections, port } = await start(async (incoming, response) => {
      most = Math.max(most, ++unanswered);
      if (!request.includes('unread')) incoming.resume();
      await new Promise((resolve) => setImmediate(resolve));
      response.once('close', () => {
        unanswered--;
        answered++;
      });
      end(response, Buffer.from('ok'));
      return 2;
    });
    const count = 40;
    const text = request.repeat(count);
    for (const size of [1, 7, 63, 5000, text.length]) {
      answered = 0;
      if (text.length / size > 5000) continue;
      const { socket } = await open(port, '');
      socket.resume();
      for (let from = 0; from < text.length; from += size) {
        socket.write(text.slice(from, from + size));
        if (size < 100 || from % 10_000 < size) await new Promise((resolve) => setImmediate(resolve));
      }
      await expect.poll(() => answered).toBe(count);
    }
    expect(most).toBe(1);
    expect(connections.memory.usedBytes).toBe(0);
  });

  test('are not read while one before them waits: the client has to', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { connections, port } = await start(async (_request, response) => {
      await held;
      end(response, Buffer.from('ok'));
      return 2;
    });
    const { socket, received } = await open(port, '');
    socket.resume();
    // More than the system buffers on both sides.
    const count = 400_000;
    socket.write(get.repeat(count));
    await expect.poll(() => connections.memory.usedBytes).toBeGreaterThan(0);
    expect(connections.memory.usedBytes).toBeLessThan(100_000);
    expect(socket.writableLength).toBeGreaterThan(0);
    socket.destroy();
    release();
    await expect.poll(() => connections.memory.usedBytes).toBe(0);
    expect(received()).toBeLessThan(count);
  });

  test('a half of a request counts until the other half has come', async () => {
    const { connections, port } = await start(sendText(2));
    const { socket } = await open(port, post('x'.repeat(3000)).slice(0, -1000));
    await expect.poll(() => connections.memory.usedBytes).toBeGreaterThan(2000);
    socket.write('x'.repeat(1000));
    await expect.poll(() => connections.memory.usedBytes).toBe(0);
  });
});

test.each([
  ['of a known length', post('{}')],
  ['in chunks', chunked('{}')],
  ['with an empty line in it', post('{"a": "\r\n\r\n"}')],
  ['of many kilobytes', post('x'.repeat(20_000))],
])('a request with a body %s waits for no queue, while others come on new connections', async (_kind, request) => {
  let ticks = 0;
  let arrival = Number.NaN;
  const waited: number[] = [];
  const { connections, server, port } = await start((incoming, response) => {
    incoming.resume();
    incoming.once('end', () => {
      waited.push(ticks - arrival);
      end(response, Buffer.from('ok'));
    });
    return 0;
  });
  server.on('connection', (socket) => {
    const { push } = socket;
    socket.push = (...bytes) => {
      arrival = ticks;
      return push.apply(socket, bytes);
    };
  });
  let timer = setImmediate(function tick() {
    ticks++;
    connections.open(new Socket());
    timer = setImmediate(tick);
  });
  closers.push(() => clearImmediate(timer));
  const { socket } = await open(port, request);
  socket.resume();
  for (const count of [1, 2, 3, 4, 5]) {
    await expect.poll(() => waited.length).toBe(count);
    socket.write(request);
  }
  expect(waited.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
});
