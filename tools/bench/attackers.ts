import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A client that tries to stop the server from answering others. */
interface Attacker {
  readonly name: string;
  /** Attacks the server at `port` until the process ends. */
  attack(port: number): Promise<void>;
}

const END = '\r\n\r\n';
const get = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${['host: localhost', ...headers].join('\r\n')}${END}`;
const post = (body: string) =>
  `POST /api/mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}${END}${body}`;
const call = (city: string) =>
  post(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'check_service_area', arguments: { city } },
    }),
  );
const city = (text: string) => get(`/api/coverage/?city=${encodeURIComponent(text)}`);
const marks = (count: number) => `a${'\u0345\u0315\u0300'.repeat(count / 3)}`;
const nested = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`;

/** All attackers, in the order of docs/reliability.md. */
export const attackers: readonly Attacker[] = [
  pipelineRequests(
    'pages made for a request, br, 10,000 pipelined',
    1,
    get('/check/?q=x', 'accept-encoding: br'),
    10_000,
  ),
  pipelineRequests('the same, and never reads', 1, get('/check/?q=x', 'accept-encoding: br'), 10_000, 'never reads'),
  pipelineRequests('4 × 30,000 pipelined, never reads', 4, get('/check/?q=x'), 30_000, 'never reads'),
  pipelineRequests('300 × 2,000 pipelined files, never reads', 300, get('/openapi.json'), 2000, 'never reads'),
  requestInLoop('30,000 combining marks to a tool', 8, call(marks(30_000))),
  requestInLoop('2,700 combining marks in an address', 16, city(marks(1300))),
  requestInLoop('20,000 commas to a tool', 8, call('a,'.repeat(20_000))),
  requestInLoop('brackets, 60,000', 8, post('['.repeat(60_000))),
  requestInLoop('JSON nested 5,000 deep', 8, post(nested(5000))),
  requestInLoop('near misses', 64, city('Springfeild Uponn Thaemes'.repeat(3))),
  requestInLoop('Accept of 16 KB', 32, get('/prices/', `accept: ${'a/b;q=0.1,'.repeat(1500)}`)),
  requestInLoop('If-None-Match of 16 KB', 32, get('/', `if-none-match: ${'"x",'.repeat(3500)}`)),
  requestInLoop('rubbish', 64, `rubbish${END}`),
  requestInLoop('addresses of 20 KB', 64, get(`/${'x'.repeat(20_000)}`)),
  requestInLoop('connections that are reset', 64, get('/api/services/?id=x'), 'resets'),
  holdConnections('1,000 slow senders of heads', 1000, 'GET / HTTP/1.1\r\nx: ', 'y'),
  holdConnections('1,000 heads of 24 KB without an end', 1000, `GET / HTTP/1.1\r\nx: ${'y'.repeat(24_000)}`, 'y'),
  holdConnections('1,000 bodies of 60 KB without an end', 1000, post(' '.repeat(65_000)).slice(0, -5000), ' '),
  holdConnections(
    '7,000 that want 70 made pages each, never read',
    7000,
    get('/check/?q=x').repeat(70),
    '',
    'never reads',
  ),
  holdConnections(
    '7,000 that want 70 files each, never read',
    7000,
    get('/openapi.json').repeat(70),
    '',
    'never reads',
  ),
  holdConnections('2,000 readers of a byte a second', 2000, get('/services/').repeat(20), '', 'reads slowly'),
  holdConnections('10,000 idle connections', 10_000, get('/api/health/'), ''),
];

/** Sends the same request many times without waiting for an answer, again and again. */
function pipelineRequests(
  name: string,
  connections: number,
  request: string,
  count: number,
  behavior?: 'never reads',
): Attacker {
  const bytes = Buffer.from(request.repeat(1000));
  return reconnect(name, connections, async (socket) => {
    if (behavior === undefined) socket.resume();
    for (let sent = 0; sent < count && !socket.destroyed; sent += 1000) {
      if (!socket.write(bytes)) await next(socket, 'drain');
    }
    if (behavior === undefined) await Promise.race([wait(500), next(socket, 'end')]);
    else await next(socket, 'close');
  });
}

/** Sends a request, waits for the beginning of the response, and sends it again. */
function requestInLoop(name: string, connections: number, request: string, behavior?: 'resets'): Attacker {
  const bytes = Buffer.from(request);
  return reconnect(name, connections, async (socket) => {
    socket.resume();
    while (!socket.destroyed) {
      socket.write(bytes);
      await next(socket, 'data');
      if (behavior === 'resets') socket.resetAndDestroy();
    }
  });
}

/** Opens connections once, keeps them, and sends a few bytes per second on each. */
function holdConnections(
  name: string,
  connections: number,
  bytes: string,
  trickle: string,
  behavior?: 'reads slowly' | 'never reads',
): Attacker {
  const live = (socket: Socket) => {
    if (trickle !== '' && socket.writable) socket.write(trickle);
    if (behavior === 'reads slowly') socket.read(1);
  };
  return {
    name,
    async attack(port) {
      const sockets = await openMany(port, connections, (socket) => {
        socket.write(bytes);
        if (behavior === undefined) socket.resume();
      });
      for (;;) {
        await wait(1000);
        for (const socket of sockets) live(socket);
      }
    },
  };
}

/** An attacker with several connections, each of which is opened again when it ends. */
function reconnect(name: string, connections: number, attackOnce: (socket: Socket) => Promise<void>): Attacker {
  const attackAgain = async (port: number) => {
    for (;;) {
      const socket = await open(port);
      await attackOnce(socket);
      socket.destroy();
    }
  };
  return {
    name,
    attack: async (port) => {
      await Promise.all(Array.from({ length: connections }, () => attackAgain(port)));
    },
  };
}

async function openMany(port: number, count: number, onOpen: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = await Promise.all(Array.from({ length: 250 }, () => open(port)));
    batch.forEach(onOpen);
    sockets.push(...batch);
  }
  return sockets;
}

/** Connects from a separate address, so that a proxy can tell attackers from others. */
function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2', noDelay: true }, () =>
      resolve(socket),
    );
    socket.pause();
    // A refused connection is not an error here: the measurement shows it.
    socket.on('error', () => setTimeout(() => resolve(socket), 10));
  });
}

/** Waits until something happens to a connection, at the latest its end. */
function next(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off(event, done).off('close', done);
      setImmediate(resolve);
    };
    if (socket.closed) done();
    else socket.on(event, done).on('close', done);
  });
}

// Attacks in a separate process, until it or its parent ends: node attackers.ts NUMBER PORT.
if (import.meta.main) {
  process.once('disconnect', () => process.exit());
  await attackers[Number(process.argv[2])]?.attack(Number(process.argv[3]));
}
