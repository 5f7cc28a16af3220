import { createHash } from 'node:crypto';
import LinkHeader from 'http-link-header';
import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { listDocuments } from '../../src/discovery/documents.ts';
import { signalHeaders } from '../contract/expectations.ts';
import { reference } from '../support/businesses.ts';
import { nowhere } from '../support/samples.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';

/** Rules of the contract by the documents they ask for. */
const rules = {
  E1: ['/openapi.json', '/.well-known/openapi.json'],
  E2: ['/.well-known/api-catalog'],
  E3: ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'],
  E4: ['/api/mcp/server-card', '/.well-known/mcp/server-card.json'],
  E5: [
    '/.well-known/ai-catalog.json',
    '/.well-known/agent-skills/index.json',
    '/llms.txt',
    '/llms-full.txt',
    '/.well-known/security.txt',
    '/sitemap-index.xml',
    '/sitemap-0.xml',
    '/contact.vcf',
  ],
  E6: ['/robots.txt'],
  E10: ['/.well-known/ard.json'],
} as const;

/** Every document of a business beside its pages and the answers of its API, with the rule that asks for it. */
function listEvery(site: Site) {
  return [
    ...listDocuments(site).map(({ path, mediaType }) => ({ path, mediaType })),
    { path: '/llms-full.txt', mediaType: 'text/plain; charset=utf-8' },
  ].map((document) => {
    const rule = Object.entries(rules).find(([, paths]) => (paths as readonly string[]).includes(document.path));
    return { ...document, rule: rule?.[0] ?? 'E5' };
  });
}

const absent = {
  'application/json': [
    ...['openid-configuration', 'openid-configuration/api/mcp', 'oauth-authorization-server/api/mcp'],
    ...['oauth-protected-resource/api/mcp', 'jwks.json', 'agent-card.json', 'http-message-signatures-directory'],
  ].map((name) => `/.well-known/${name}`),
  'text/html; charset=utf-8': ['/auth.md', '/register', '/authorize', '/token', '/checkout/', '/cart/', '/product/'],
};

/** The links for programs in a page's head, with their attributes. */
function headLinks(page: string): Record<string, string>[] {
  return [...page.slice(0, page.indexOf('</head>')).matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    )
    .filter(({ rel = '' }) => !/^(?:icon|apple-touch-icon|stylesheet|canonical|preload)$/.test(rel));
}

describe.each(servedBusinesses)('the $business.name on $serverName', ({ business, start }) => {
  const { site, origin } = business;
  const documents = listEvery(site);
  const server = serve(start);

  test.each(Object.entries(rules))('every document in %s exists', (rule, named) => {
    const paths = documents.map(({ path }) => path);
    // Optional documents that do not exist are not announced.
    const due = (named as readonly string[]).filter(
      (path) => site.policy.security !== undefined || !path.endsWith('/security.txt'),
    );
    if (rule !== 'E3' || site.policy.publishOAuthDocuments) expect(paths).toEqual(expect.arrayContaining(due));
    else for (const path of named) expect(paths).not.toContain(path);
  });

  test.each(documents)('$rule $path is served as $mediaType', async ({ path, mediaType }) => {
    const get = await server.send(path);
    expect([get.status, get.headers['content-type']]).toEqual([200, mediaType]);
    expect(get.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': `public, max-age=${site.policy.cacheSeconds.documents}`,
      'content-signal': signalHeaders(site)['content-signal'],
      etag: expect.stringMatching(/^"[^"]+"$/),
      'x-content-type-options': 'nosniff',
    });
    expect(get.text).not.toMatch(/^\uFEFF|localhost|127\.0\.0\.1/);
    if (mediaType.includes('json')) expect(JSON.stringify(JSON.parse(get.text))).toBe(get.text);
    else expect(get.text.endsWith('\n')).toBe(true);

    const head = await server.send(path, { method: 'HEAD' });
    const { status, text, headers } = head;
    expect([status, text, headers['content-type'], headers.etag]).toEqual([200, '', mediaType, get.headers.etag]);
    const again = await server.send(path, { headers: { 'if-none-match': get.headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('A8 an unpublished document is a 404, with and without a token', async () => {
    for (const [mediaType, paths] of Object.entries(absent)) {
      for (const path of paths) {
        for (const headers of [{}, { authorization: 'Bearer x' }]) {
          const answer = await server.send(path, { headers });
          expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 404, mediaType]);
          expect([answer.headers['www-authenticate'], answer.headers.location], path).toEqual([undefined, undefined]);
        }
      }
    }
  });

  test('E2 the catalog links to itself in its Link header, for GET and HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await server.send('/.well-known/api-catalog', { method });
      expect(LinkHeader.parse(headers.link ?? '').refs).toEqual([
        { uri: `${origin}/.well-known/api-catalog`, rel: 'api-catalog' },
      ]);
    }
  });

  test('E4 D6 every address of the server card returns the same body, readable from any origin', async () => {
    const [card, wellKnown] = ['/api/mcp/server-card', '/.well-known/mcp/server-card.json'];
    for (const { text, headers } of [await server.send(card), await server.send(wellKnown)]) {
      expect(text).toBe((await server.send(card)).text);
      expect(headers['access-control-allow-methods']).toContain('GET');
      expect(headers['access-control-allow-headers']).toBe('Content-Type, If-None-Match');
      expect(headers['access-control-expose-headers']).toBe('*');
    }
    expect((await server.send(card)).headers['content-type']).toBe('application/mcp-server-card+json');
  });

  test('E5 the digest of the skill matches the served bytes', async () => {
    const { skills } = await server.json('/.well-known/agent-skills/index.json');
    for (const { url, digest } of skills) {
      const { body } = await server.send(new URL(url).pathname);
      expect(digest).toBe(`sha256:${createHash('sha256').update(body).digest('hex')}`);
    }
  });

  test('E6 every kind of response has the content signals', async () => {
    const answers = ['/api/health/', `/api/coverage/?city=${nowhere}`, '/api/services/?id=nothing'];
    for (const path of ['/', '/prices/index.md', ...answers, '/nothing/', '/icon-192.png']) {
      const { headers } = await server.send(path, path === '/' ? { headers: { accept: 'text/markdown' } } : {});
      expect({ path, ...headers }).toMatchObject({ path, ...signalHeaders(site) });
    }
  });

  test('E7 E10 the home page links to the discovery documents in its Link header and its head', async () => {
    const named = [
      ['api-catalog', '/.well-known/api-catalog'],
      ['service-desc', '/openapi.json'],
      ['describedby', '/llms.txt'],
      ['service-meta', '/.well-known/mcp/server-card.json'],
      ['ard', '/.well-known/ard.json'],
      ['ai-catalog', '/.well-known/ai-catalog.json'],
      ['service-meta', '/.well-known/agent-skills/index.json'],
      ...(site.policy.publishOAuthDocuments ? rules.E3 : []).map((path) => ['service-meta', path]),
      ['service-doc', '/docs/api/'],
      ['status', '/api/health/'],
      ['alternate', '/index.md'],
    ];
    for (const accept of ['text/html', 'text/markdown']) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await server.send('/', { method, headers: { accept } });
        expect(headers['content-type']).toBe(`${accept}; charset=utf-8`);
        const links = LinkHeader.parse(headers.link ?? '').refs.filter(({ rel }) => rel !== 'canonical');
        expect(links.map(({ uri, rel }) => [rel, uri])).toEqual(named);
        expect(Buffer.byteLength(headers.link ?? '')).toBeLessThan(4096);
      }
    }
    const inHead = headLinks((await server.send('/')).text);
    expect(inHead.map(({ rel, href }) => [rel, href])).toEqual(named);
  });
});

test('E6 the garage allows search and AI input, and forbids training', () => {
  expect(signalHeaders(reference.site)).toEqual({
    'content-signal': 'search=yes, ai-input=yes, ai-train=no',
    'content-usage': 'train-ai=n, search=y',
  });
});
