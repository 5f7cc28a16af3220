import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { listDocuments } from '../../src/discovery/documents.ts';
import { reference } from '../businesses.ts';
import { signalHeaders } from '../contract/expectations.ts';
import type { Engine } from '../engines/engine.ts';
import { servedBusinesses } from '../engines/served-businesses.ts';
import { nowhere } from '../samples.ts';
import { parseLinkHeader } from './link-header.ts';

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
    const asked = Object.entries(rules).find(([, paths]) => (paths as readonly string[]).includes(document.path));
    return { ...document, rule: asked?.[0] ?? 'E5' };
  });
}

const oauthDocuments = rules.E3;

const absent = {
  'application/json': [
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration/api/mcp',
    '/.well-known/oauth-authorization-server/api/mcp',
    '/.well-known/oauth-protected-resource/api/mcp',
    '/.well-known/jwks.json',
    '/.well-known/agent-card.json',
    '/.well-known/agent.json',
    '/.well-known/http-message-signatures-directory',
    '/api/mcp/.well-known/oauth-authorization-server',
    '/api/mcp/.well-known/oauth-protected-resource',
    '/api/mcp/.well-known/openid-configuration',
    '/api/mcp/authorize',
  ],
  'text/html; charset=utf-8': [
    '/auth.md',
    '/register',
    '/authorize',
    '/token',
    '/oauth/token',
    '/checkout/',
    '/cart/',
    '/shop/',
    '/product/',
  ],
};

describe.each(servedBusinesses)('the $business.name on $engineName', ({ business, start }) => {
  const { site, origin } = business;
  const documents = listEvery(site);
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test.each(Object.entries(rules))('%s names documents that are there', (rule, named) => {
    const paths = documents.map(({ path }) => path);
    // What content may leave out is not announced either.
    const due = (named as readonly string[]).filter(
      (path) => site.policy.security !== undefined || !path.endsWith('/security.txt'),
    );
    if (rule !== 'E3' || site.policy.publishOAuthDocuments) expect(paths).toEqual(expect.arrayContaining(due));
    else for (const path of named) expect(paths).not.toContain(path);
  });

  test.each(documents)('$rule $path is served as $mediaType', async ({ path, mediaType }) => {
    const get = await engine.send(path);
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

    const head = await engine.send(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-type'], head.headers.etag]).toEqual([
      200,
      '',
      mediaType,
      get.headers.etag,
    ]);
    const again = await engine.send(path, { headers: { 'if-none-match': get.headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('A8 what is not published is a real 404, with and without a token', async () => {
    const withheld = site.policy.publishOAuthDocuments ? [] : oauthDocuments;
    const missing = { ...absent, 'application/json': [...absent['application/json'], ...withheld] };
    for (const [mediaType, paths] of Object.entries(missing)) {
      for (const path of paths) {
        for (const headers of [{}, { authorization: 'Bearer x' }]) {
          const answer = await engine.send(path, { headers });
          expect([answer.status, answer.headers['content-type']], path).toEqual([404, mediaType]);
          expect([answer.headers['www-authenticate'], answer.headers.location], path).toEqual([undefined, undefined]);
        }
      }
    }
  });

  test('E2 the catalog names itself in its Link header, for GET and HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await engine.send('/.well-known/api-catalog', { method });
      expect(parseLinkHeader(headers.link ?? '')).toEqual([
        { href: `${origin}/.well-known/api-catalog`, parameters: { rel: 'api-catalog' } },
      ]);
    }
  });

  test('E4 every address of the card gives one body, readable for pages of any origin', async () => {
    const [own, wellKnown] = await Promise.all(
      ['/api/mcp/server-card', '/.well-known/mcp/server-card.json'].map((path) => engine.send(path)),
    );
    expect(own?.text).toBe(wellKnown?.text);
    for (const { headers } of [own, wellKnown].filter((answer) => answer !== undefined)) {
      expect(headers['access-control-allow-methods']).toContain('GET');
      expect(headers['access-control-allow-headers']).toBe('Content-Type, If-None-Match');
      expect(headers['access-control-expose-headers']).toBe('*');
    }
  });

  test('E5 the digest of the skill is that of the bytes served', async () => {
    const { skills } = JSON.parse((await engine.send('/.well-known/agent-skills/index.json')).text);
    for (const { url, digest } of skills) {
      const { body } = await engine.send(new URL(url).pathname);
      expect(digest).toBe(`sha256:${createHash('sha256').update(body).digest('hex')}`);
    }
  });

  test('E6 the content signals go out with every sort of response', async () => {
    const markdown = { headers: { accept: 'text/markdown' } };
    for (const [path, init] of [
      ['/', {}],
      ['/', markdown],
      ['/prices/index.md', {}],
      ['/api/health/', {}],
      [`/api/coverage/?city=${nowhere}`, {}],
      ['/api/services/?id=nothing', {}],
      ['/nothing/', {}],
      ['/icon-192.png', {}],
    ] as const) {
      const { headers } = await engine.send(path, init);
      expect({ path, ...headers }).toMatchObject({ path, ...signalHeaders(site) });
    }
  });

  test('E7 the Link header of the home page is the same for both forms, for GET and HEAD', async () => {
    const answers = await Promise.all(
      ['text/html', 'text/markdown'].flatMap((accept) =>
        ['GET', 'HEAD'].map((method) => engine.send('/', { method, headers: { accept } })),
      ),
    );
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'text/html; charset=utf-8',
      'text/html; charset=utf-8',
      'text/markdown; charset=utf-8',
      'text/markdown; charset=utf-8',
    ]);
    const links = answers.map(({ headers }) =>
      parseLinkHeader(headers.link ?? '').filter(({ parameters }) => parameters.rel !== 'canonical'),
    );
    expect(links[0]?.length).toBeGreaterThanOrEqual(9);
    for (const others of links) expect(others).toEqual(links[0]);
    for (const { headers } of answers) expect(Buffer.byteLength(headers.link ?? '')).toBeLessThan(4096);
  });
});

test('E6 the garage lets its content be searched and read, and not be trained with', () => {
  expect(signalHeaders(reference.site)).toEqual({
    'content-signal': 'search=yes, ai-input=yes, ai-train=no',
    'content-usage': 'train-ai=n, search=y',
  });
});
