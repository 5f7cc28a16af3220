import { afterAll, describe, expect, test } from 'vitest';
import { serverLimits } from '../../functions/node/create-server.ts';
import { businesses } from '../businesses.ts';
import { startNode } from '../engines/node.ts';
import { asksAll } from '../sample-of.ts';
import { readResponses, converse as send } from './raw.ts';

const end = '\r\n\r\n';
const get = (target: string, ...headers: string[]) =>
  ['GET', target].join(' ').concat(' HTTP/1.1\r\n', ['host: localhost', ...headers].join('\r\n'), end);

describe.each(businesses)('the $name', async ({ folders, samples }) => {
  const limits = { ...serverLimits, lookMs: 50, headersMs: 1000, requestMs: 1500 };
  const { port, server } = await startNode(folders, { limits });
  afterAll(() => server.close().closeAllConnections());

  const converse = (packets: readonly string[], how?: { ends: boolean }) => send(port, packets, how);
  const statuses = (received: string) => readResponses(received).map(({ status }) => status);

  const coverage = `/api/coverage/?city=${encodeURIComponent(samples.place.name)}`;
  const targets = [
    coverage,
    `/check/?q=${encodeURIComponent(samples.place.name)}`,
    `/api/services/?id=${samples.service.id}`,
    '/',
    '/api/health/',
    '/nope',
  ];
  const message = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const post = `POST /api/mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${message.length}${end}${message}`;

  test.each([...targets.map((target) => [target, get(target)]), ['POST /api/mcp', post]])(
    'A14 %s is answered before what follows it is looked at',
    async (target, request) => {
      const status = target === '/nope' ? 404 : 200;
      for (let round = 0; round < (asksAll ? 5 : 1); round++) {
        expect(statuses(await converse([`${request}rubbish${end}`]))).toEqual([status, 400]);
        expect(statuses(await converse([request, `rubbish${end}`]))).toEqual([status, 400]);
        expect(statuses(await converse([`${request}${get('/', `x: ${'y'.repeat(200_000)}`)}`]))).toEqual([status, 431]);
        expect(statuses(await converse([`${request}${get(`/${'y'.repeat(60_000)}`)}`]))).toEqual([status, 414]);
        expect(statuses(await converse([request], { ends: true }))).toEqual([status]);
        expect(statuses(await converse([`${request}GET / HT`], { ends: true }))).toEqual([status, 400]);
      }
    },
  );

  test.each(targets)(
    'A14 %s asked for with Connection: close is answered, and what follows is not read',
    async (target) => {
      for (const more of ['x', `rubbish${end}`, get('/')]) {
        for (const packets of [[get(target, 'connection: close') + more], [get(target, 'connection: close'), more]]) {
          expect(statuses(await converse(packets))).toEqual([target === '/nope' ? 404 : 200]);
        }
      }
    },
  );

  test('A14 what stays away behind a request is given up after the answer', async () => {
    expect(statuses(await converse([`${get(coverage)}GET / HTTP/1.1\r\nx: `]))).toEqual([200, 408]);
    expect(statuses(await converse([`${get(coverage)}${post.slice(0, -3)}`], { ends: true }))).toEqual([200, 400]);
  });

  test('A14 pipelined requests are answered in their order, whole, up to 64', async () => {
    const requests = Array.from({ length: 63 }, (_, index) => targets[index % targets.length] ?? '/');
    const alone = new Map<string, string>();
    for (const target of targets) alone.set(target, bodyOf(await converse([get(target, 'connection: close')])));
    const received = await converse([
      `${requests.map((target) => get(target)).join('')}${get('/', 'connection: close')}`,
    ]);
    const bodies = readResponses(received).map(({ text }) => text);
    expect(bodies).toHaveLength(64);
    for (const [index, target] of requests.entries()) expect(bodies[index] === alone.get(target)).toBe(true);
  });

  test.each([...targets.map((target) => [target, get(target)]), ['POST /api/mcp', post]])(
    'A14 A9 %s that asks for another protocol is answered in this one, and ends the connection',
    async (target, request) => {
      const status = target === '/nope' ? 404 : 200;
      const upgrade = request.replace(
        'host: localhost',
        'host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket',
      );
      for (const more of ['', get('/'), get('/').repeat(20), `rubbish${end}`, 'GET / HT']) {
        for (const packets of [[upgrade + more], [upgrade, more], [get('/api/health/') + upgrade + more]]) {
          const responses = readResponses(await converse(packets));
          expect(responses.map((response) => response.status)).toEqual(
            packets[0]?.startsWith(get('/api/health/')) ? [200, status] : [status],
          );
          expect(responses.at(-1)?.headers.connection).toBe('close');
        }
      }
    },
  );
});

function bodyOf(received: string): string {
  return received.slice(received.indexOf(end) + end.length);
}
