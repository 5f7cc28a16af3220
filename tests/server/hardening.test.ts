import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { serverLimits } from '../../functions/node/create-server.ts';
import { referenceFolders } from '../support/reference-build.ts';
import { sendHttp } from '../support/servers/http.ts';
import { startNode } from '../support/servers/node.ts';

/** The limits of the server, shorter. */
const limits: typeof serverLimits = {
  headersMs: 1000,
  requestMs: 1500,
  idleMs: 2000,
  silentMs: 2500,
  checkMs: 50,
  connections: 100,
  drainMs: 100,
  endMs: 600,
};
const { port, server } = await startNode(referenceFolders, { limits });
afterAll(() => server.close().closeAllConnections());

interface Client {
  readonly socket: Socket;
  /** Everything received until the connection was closed. */
  readonly ended: Promise<string>;
}

/** Opens a connection and sends some bytes, whatever they are. */
function open(bytes: string, to = port): Client {
  const socket = connect(to, '127.0.0.1', () => socket.write(bytes));
  const ended = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
  return { socket, ended };
}

function dribble({ socket, ended }: Client, bytes: string): Client['ended'] {
  const timer = setInterval(() => socket.connecting || socket.write(bytes), 40);
  return ended.finally(() => clearInterval(timer));
}

const POST = 'POST /api/mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

test('A9 a client that sends headers byte by byte is cut off, and others are served meanwhile', async () => {
  const clients = Array.from({ length: 50 }, () => dribble(open('GET / HTTP/1.1\r\nx: '), 'y'));
  expect((await sendHttp(port, '/api/services/?id=spring')).status).toBe(200);
  for (const text of await Promise.all(clients)) expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test('A9 an endless chunked body is cut off at its limit', async () => {
  const client = open(`${POST}transfer-encoding: chunked\r\n\r\n`);
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  const text = await dribble(client, chunk);
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
});

test('A9 idle connections are closed, before and after a request', async () => {
  const [silent, idle] = await Promise.all([open('').ended, open('GET /robots.txt HTTP/1.1\r\nhost: x\r\n\r\n').ended]);
  expect(silent).toMatch(/^HTTP\/1\.1 408 /);
  expect(idle).toMatch(/^HTTP\/1\.1 200 /);
});

test('A9 a client that does not read its answers is closed', async () => {
  const client = open('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(64));
  client.socket.pause();
  await expect.poll(() => countConnections()).toBe(0);
  client.socket.destroy();
});

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

test('A9 aborted requests leave nothing behind', async () => {
  for (let round = 0; round < 200; round++) {
    const { socket } = open(
      round % 2 ? 'GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n' : `${POST}content-length: 9\r\n\r\n{"a`,
    );
    if (round % 3) socket.once('connect', () => socket.resetAndDestroy());
    else socket.once('data', () => socket.destroy());
    if (round % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await expect.poll(() => countConnections()).toBe(0);
  expect((await sendHttp(port, '/api/services/?id=spring')).status).toBe(200);
});

test('connections beyond the limit are dropped, and others continue', async () => {
  const held = Array.from({ length: limits.connections }, () => open('GET / HTTP/1.1\r\n'));
  await expect.poll(() => countConnections()).toBe(limits.connections);
  const text = await open('GET /robots.txt HTTP/1.1\r\nhost: x\r\n\r\n').ended;
  expect(text).toBe('');
  held[0]?.socket.write('host: x\r\nconnection: close\r\n\r\n');
  expect(await held[0]?.ended).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of held) socket.destroy();
});

describe('a server that is told to stop', () => {
  /** A new server, and a connection to it after one answer. */
  async function holdConnection(overrides: Partial<typeof serverLimits> = {}, more = '') {
    const site = await startNode(referenceFolders, { limits: { ...limits, ...overrides } });
    const ended = new Promise((resolve) => site.server.once('close', resolve));
    const socket = connect(site.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`GET /api/health/ HTTP/1.1\r\nhost: x\r\n\r\n${more}`);
    await expect.poll(() => text).toMatch(/\}$/);
    return { site, ended, socket, closed, text: () => text };
  }

  test('answers a kept-alive connection once more with Connection: close', async () => {
    const { site, ended, socket, closed, text } = await holdConnection({ drainMs: 2000 });
    expect(text()).toMatch(/^connection: keep-alive\r$/im);
    site.drain();
    socket.write('GET /api/services/?id=spring HTTP/1.1\r\nhost: x\r\n\r\n');
    await closed;
    expect(text().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(text()).toMatch(/^connection: close\r$/im);
    await ended;
  });

  test('cuts off requests that hang', async () => {
    const { site, ended, closed } = await holdConnection({ endMs: 300 }, 'GET /half');
    site.drain();
    await Promise.all([closed, ended]);
  });
});
