import { expect, test } from 'vitest';
import { listPageLinks } from '../../src/discovery/link-header.ts';
import { referenceOrigin } from '../reference-build.ts';
import { site } from '../reference-site.ts';
import { parseLinkHeader } from './link-header.ts';
import { serveReference } from './served.ts';

const { send } = serveReference();

test('E7 the home page names every document a machine starts from', async () => {
  const { headers } = await send('/');
  const links = parseLinkHeader(headers.link ?? '').map(({ href, parameters }) => [parameters.rel, href]);
  expect(links).toEqual([
    ['api-catalog', '/.well-known/api-catalog'],
    ['service-desc', '/openapi.json'],
    ['describedby', '/llms.txt'],
    ['service-meta', '/.well-known/mcp/server-card.json'],
    ['ai-catalog', '/.well-known/ai-catalog.json'],
    ['service-meta', '/.well-known/agent-skills/index.json'],
    ['service-meta', '/.well-known/oauth-protected-resource'],
    ['service-meta', '/.well-known/oauth-authorization-server'],
    ['service-doc', '/docs/api/'],
    ['status', '/api/health/'],
    ['alternate', '/index.md'],
  ]);
});

test('E7 every link answers 200 with the media type it is announced with', async () => {
  const { headers } = await send('/');
  const links = parseLinkHeader(headers.link ?? '');
  expect(links.length).toBeGreaterThan(10);
  for (const { href, parameters } of links) {
    const { status, headers: got } = await send(href);
    expect([href, status, got['content-type']?.replace(/;.*/, '')]).toEqual([href, 200, parameters.type]);
    expect(parameters.title).toMatch(/\S/);
  }
});

test('E7 the head of the home page names the same links', async () => {
  const { text, headers } = await send('/');
  const head = text.slice(0, text.indexOf('</head>'));
  const links = [...head.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  const named = links.filter(({ rel = '' }) => !/^(?:icon|apple-touch-icon|stylesheet|canonical|preload)$/.test(rel));
  const sent = parseLinkHeader(headers.link ?? '').map(({ href, parameters }) => ({ ...parameters, href }));
  expect(named).toEqual(sent);
});

test('E7 the Markdown file of the home page carries the same links and its canonical address', async () => {
  const [page, file] = await Promise.all([send('/'), send('/index.md')]);
  expect(parseLinkHeader(file.headers.link ?? '')).toEqual([
    { href: `${referenceOrigin}/`, parameters: { rel: 'canonical' } },
    ...parseLinkHeader(page.headers.link ?? ''),
  ]);
});

test('E7 without the OAuth documents the header does not name them', () => {
  const withheld = { ...site, policy: { ...site.policy, publishOAuthDocuments: false } };
  const paths = (from: typeof site) => listPageLinks(from, '/').map(({ path }) => path);
  expect(paths(site).filter((path) => !paths(withheld).includes(path))).toEqual([
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
  ]);
});
