import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { putLoad } from './http-load.ts';

// The clock of the client moves when a server moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

const servers: { close(): void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

function listen(server: Server | ReturnType<typeof createSocketServer>): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A server that sends these bytes, each piece in a packet of its own, for every request. */
function sendPieces(...pieces: string[]): Promise<number> {
  const send = async (socket: Socket) => {
    for (const piece of pieces) {
      // So that each is on its way before the next.
      await new Promise((resolve) => setTimeout(resolve, 5));
      vi.advanceTimersByTime(5);
      socket.write(piece);
    }
  };
  return listen(
    createSocketServer((socket) => {
      socket.setNoDelay(true);
      socket.on('data', () => void send(socket));
      socket.on('error', () => {});
    }),
  );
}

const once = { connections: 1, amount: 1, requests: [{ path: '/' }] };

describe('putLoad', () => {
  test('sends every request in turn, with its headers and body, and counts answers by status', async () => {
    const seen: string[] = [];
    const port = await listen(
      createServer(async (request, response) => {
        const body = (await request.toArray()).join('');
        seen.push(`${request.method} ${request.url} ${request.headers['x-own']} ${body}`);
        response.statusCode = request.url === '/nope' ? 404 : 200;
        response.setHeader('content-length', '2').end('ok');
      }),
    );
    const requests = [
      { path: '/' },
      { path: '/nope' },
      { path: '/post', method: 'POST', headers: { 'x-own': 'yes' }, body: 'é' },
    ];
    const result = await putLoad(port, { connections: 1, amount: 6, requests });
    expect(seen.slice(0, 3)).toEqual(['GET / undefined ', 'GET /nope undefined ', 'POST /post yes é']);
    expect(seen.slice(3)).toEqual(seen.slice(0, 3));
    expect(result.answers).toEqual(
      new Map([
        [200, 4],
        [404, 2],
      ]),
    );
    expect(result).toMatchObject({ answered: 6, cutOff: 0, unanswered: 0 });
  });

  test('asks on every connection at once, until the time is up', async () => {
    let [open, most] = [0, 0];
    const waiting: (() => void)[] = [];
    const port = await listen(
      createServer((_request, response) => {
        waiting.push(() => response.end('ok'));
        most = Math.max(most, ++open);
        if (open < 5) return;
        // All of them have asked, and get their answers 20 ms later.
        vi.advanceTimersByTime(20);
        open = 0;
        for (const answer of waiting.splice(0)) answer();
      }),
    );
    const result = await putLoad(port, { connections: 5, seconds: 1, requests: [{ path: '/' }] });
    expect(most).toBe(5);
    expect(result).toMatchObject({ answered: 250, cutOff: 0, unanswered: 0 });
    expect([result.p50Ms, result.p99Ms, result.requestsPerSecond].map(Math.round)).toEqual([20, 20, 250]);
  });

  test.each([
    ['a head in two pieces', ['HTTP/1.1 200 OK\r\nContent-', 'Length: 4\r\n\r\nbody']],
    ['a body in two pieces', ['HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nbo', 'dy']],
    [
      'chunks, the last of which is torn',
      ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0', '\r\n\r\n'],
    ],
    ['no body', ['HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n']],
  ])('waits until an answer is whole: %s', async (_what, pieces) => {
    const port = await sendPieces(...pieces);
    const result = await putLoad(port, { ...once, amount: 2 });
    expect(result).toMatchObject({ answered: 2, cutOff: 0, unanswered: 0, closed: 0 });
    expect(Math.round(result.p50Ms)).toBe(5 * pieces.length);
  });

  test('does not time the first answer of a connection', async () => {
    let isFirst = true;
    const port = await listen(
      createServer((_request, response) => {
        vi.advanceTimersByTime(isFirst ? 1000 : 1);
        isFirst = false;
        response.end('ok');
      }),
    );
    const result = await putLoad(port, { ...once, amount: 4 });
    expect(result.answered).toBe(4);
    expect(Math.round(result.p99Ms)).toBe(1);
  });

  test('tells an answer that was cut off from a request that got none', async () => {
    const close = (bytes: string) =>
      listen(createSocketServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(bytes))));
    const half = await putLoad(await close('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf'), once);
    expect(half).toMatchObject({ answered: 0, cutOff: 1, unanswered: 0 });
    const none = await putLoad(await close(''), once);
    expect(none).toMatchObject({ answered: 0, cutOff: 0, unanswered: 1 });
  });

  test('sends nothing more over a connection that the server is about to close', async () => {
    let asked = 0;
    const port = await listen(
      createServer((_request, response) => {
        asked++;
        response.setHeader('connection', 'close').end('ok');
      }),
    );
    const result = await putLoad(port, { ...once, amount: 5 });
    expect(asked).toBe(1);
    expect(result).toMatchObject({ answered: 1, cutOff: 0, unanswered: 0, closed: 1 });
  });

  test('counts what a server does not answer that is silent, or not there', async () => {
    const silent = await listen(createSocketServer((socket) => socket.on('error', () => {}).resume()));
    const nothing = { answered: 0, cutOff: 0, unanswered: 1 };
    expect(await putLoad(silent, { ...once, patienceSeconds: 0.1 })).toMatchObject(nothing);
    const server = createSocketServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await putLoad(port, once)).toMatchObject(nothing);
  });
});
