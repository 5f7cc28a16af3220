import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendHttp } from '../../../tests/support/servers/http.ts';
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

const ask = (path: string, host = 'localhost') => sendHttp(port, path, { headers: { host } });

test.each(['localhost:4322', 'LOCALHOST', '127.0.0.1', '[::1]:4322'])('the editor is served at %s', async (host) => {
  expect(await ask('/', host)).toMatchObject({ status: 200, text: '<p>The editor</p>' });
  expect((await ask('/assets/letters.woff2?1', host)).headers['content-type']).toBe('font/woff2');
});

test.each(['evil.example', 'localhost.evil.example', '192.168.1.7:4322', '127.0.0.1.nip.io', 'localhost@evil.example'])(
  'a request with the host "%s" from another site is refused',
  async (host) => {
    const answers = [await ask('/', host), await ask('/assets/letters.woff2', host)];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, expect.stringContaining('localhost')]);
  },
);

test.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/assets/', '/..\\secret.txt'])(
  'no file outside the folder is served: %s',
  async (path) => expect((await ask(path)).status).toBe(404),
);

test('no response may be framed or loaded by another site', async () => {
  for (const { headers } of [await ask('/'), await ask('/nope'), await ask('/', 'evil.example')]) {
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});
