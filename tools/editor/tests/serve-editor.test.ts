import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineRequest } from '../../../tests/engines/engine.ts';
import { sendHttp } from '../../../tests/engines/http.ts';
import { serveEditor } from '../web/serve-editor.ts';

const folder = mkdtempSync(join(tmpdir(), 'editor-'));
mkdirSync(join(folder, 'served/assets'), { recursive: true });
writeFileSync(join(folder, 'served/index.html'), '<p>The editor</p>');
writeFileSync(join(folder, 'served/assets/letters.woff2'), 'letters');
writeFileSync(join(folder, 'secret.txt'), 'secret');

let port = 0;
let close = () => {};
beforeAll(async () => {
  const server = await serveEditor(join(folder, 'served'), 0);
  port = (server.address() as AddressInfo).port;
  close = () => void server.close();
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init?: EngineRequest) => sendHttp(port, path, init);

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])('the editor is served at %s', async (name) => {
  for (const host of [name, `${name}:${port}`]) {
    const { status, headers, text } = await ask('/', { headers: { host } });
    expect([status, text]).toEqual([200, '<p>The editor</p>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:4322',
  '192.168.1.7:4322',
  '127.0.0.1.nip.io',
  'localhost@evil.example',
])('a page elsewhere that calls this machine "%s" gets nothing', async (host) => {
  for (const path of ['/', '/assets/letters.woff2', '/nope']) {
    const { status, text } = await ask(path, { headers: { host } });
    expect(status).toBe(421);
    expect(text).toBe('The editor answers at http://localhost alone.\n');
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is no way to ask', async (method) => {
  const { status, headers } = await ask('/', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD says what GET would, without the file', async () => {
  const [head, get] = [await ask('/', { method: 'HEAD' }), await ask('/')];
  const { date: _, ...headers } = get.headers;
  expect(head).toMatchObject({ status: 200, headers, text: '' });
});

test('no answer may be shown in a frame or loaded by another site', async () => {
  const answers = [
    await ask('/'),
    await ask('/assets/letters.woff2'),
    await ask('/nope'),
    await ask('/', { method: 'POST' }),
    await ask('/', { headers: { host: 'evil.example' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 405, 421]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/assets/', '/..\\secret.txt'])(
  'no file outside the folder is served: %s',
  async (path) => {
    const { status, text } = await ask(path);
    expect([status, text]).toEqual([404, '']);
  },
);
