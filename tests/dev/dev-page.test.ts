import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INNER, renderPage } from '../../src/astro/dev-page.ts';

const whole = '<html><main>Prices</main></html>\n';
const answers: Readonly<Record<string, readonly [status: number, html: string]>> = {
  '/prices/': [200, whole],
  '/cut-off/': [200, '<html><main>Pri'],
  '/empty/': [200, ''],
  '/broken/': [500, whole],
  '/404/': [404, whole],
  '/nope/': [404, whole],
};

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const [status, html] = answers[url] ?? [400, ''];
    response.writeHead(headers[INNER] === '1' ? status : 400).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

test.each(['/prices/', '/404/'])('a page that is whole is given: %s', async (path) => {
  expect(await renderPage(address, path)).toBe(whole);
});

test('a page that is not there is not given', async () => {
  expect(await renderPage(address, '/nope/')).toBeUndefined();
});

test.each(['/cut-off/', '/empty/', '/broken/'])('a page that failed says so, and where to look: %s', async (path) => {
  await expect(renderPage(address, path)).rejects.toThrow(
    `The page ${path} cannot be rendered now. The terminal says why.`,
  );
});
