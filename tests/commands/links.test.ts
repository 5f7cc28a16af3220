import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { followLinks } from '../../src/commands/follow-links.ts';
import { allBusinesses } from '../support/businesses.ts';
import { sampleOf } from '../support/sample-of.ts';
import { startNode } from '../support/servers/node.ts';
import { inSpanish, twoLanguages } from '../support/two-languages.ts';

const sites = [
  ...allBusinesses.map(({ name, folders, site }) => ({
    name,
    folders,
    count: site.services.length + site.places.length,
  })),
  ...[twoLanguages, inSpanish].map(({ folders }) => ({ name: 'site in two languages', folders, count: 100 })),
];

test.each(sampleOf(sites, 3))('F6 J2 every link of the $name leads somewhere', async ({ folders, count }) => {
  const server = await startNode(folders);
  const { followed, broken } = await followLinks(`http://127.0.0.1:${server.port}`);
  await server.stop();
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(count);
});

test('a broken link is reported with its page and the reason', async () => {
  const pages: Readonly<Record<string, string>> = {
    '/': '<a href="/a/#there">A</a> <a href="/a/#gone">A</a> <a href="https://elsewhere.invalid/">B</a>',
    '/a/': '<p id="there">A</p><a href="../b/">B</a><img src="c.png" alt="">',
  };
  const server = createServer(({ url = '' }, response) => {
    const body = pages[url];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { broken } = await followLinks(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
  expect(broken.toSorted((a, b) => (a.to < b.to ? -1 : 1))).toEqual([
    { from: '/', to: '/a/#gone', why: 'has no such anchor' },
    { from: '/a/', to: '/a/c.png', why: 'returns 404' },
    { from: '/a/', to: '/b/', why: 'returns 404' },
  ]);
});
