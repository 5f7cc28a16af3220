import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { operations } from '../../src/endpoints/operations.ts';
import { escapePattern } from '../../src/escape/pattern.ts';
import { getPagePath } from '../../src/function/reply.ts';
import { en } from '../../src/text/en/text.ts';
import { fr } from '../../src/text/fr/text.ts';
import { readDescription } from '../discovery/description.ts';
import { handshakeRequest } from '../mcp/messages.ts';
import { startNode } from '../support/servers/node.ts';
import { serve } from '../support/servers/serve.ts';
import { startWorkers } from '../support/servers/workers.ts';
import { twoLanguages } from '../support/two-languages.ts';

describe.each([
  ['node', startNode],
  ['workers', startWorkers],
] as const)('the plumber on %s', async (name, start) => {
  const { directory, origin, folders } = twoLanguages;
  const { published } = folders;
  const { localizedSites } = await loadSite(directory, origin);
  const read = (file: string) => readFileSync(join(published, file), 'utf8');
  const files = readdirSync(published, { recursive: true, encoding: 'utf8' });
  const server = serve(() => start(folders));
  const get = async (path: string, headers = {}) => server.send(path, { headers });
  const ask = async (path: string) => JSON.parse((await get(path)).text);

  test('J2 queries, forms and errors are in the language of their path, whose prefix counts towards the maximum length', async () => {
    const [place] = localizedSites[1]?.site.places ?? [];
    const query = `/api/coverage/?city=${encodeURIComponent(place?.name ?? '')}`;
    const [inEnglish, inFrench] = [await ask(query), await ask(`/fr${query}`)];
    expect(inFrench).toEqual(JSON.parse(read(`fr/api/coverage/${place?.slug}/index.json`)));
    expect(inFrench.message).not.toBe(inEnglish.message);
    expect(await ask('/fr/api/coverage/')).toMatchObject({
      code: 'coverage-needs-input',
      type: `${origin}/fr/docs/api/#coverage-needs-input`,
      title: 'Ville ou code postal manquant',
    });
    const { title, detail } = await ask('/fr/api/nothing/');
    expect(title).toBe(fr.requests.problems['not-found']);
    expect(detail).toContain(' /fr/api/');
    expect(await ask('/api/coverage/')).toMatchObject({ title: 'City or postal code missing' });
    expect((await get(`/fr/?${'x'.repeat(8188)}`)).status).toBe(414);
    const { text: page } = await get('/fr/check/?q=Toronto');
    const [, answer = ''] = /id="?answer"?[^>]*>(.*?)<form/.exec(page) ?? [];
    expect(answer).toContain('Toronto');
    expect(answer.replace(/<[^>]*>/g, '')).not.toMatch(/\b(?:serve|nearest|call)\b/);
    expect(page).toContain('action="/fr/check/"');
    const { text: total } = await get('/fr/prices/total/?job=drain');
    expect(total).toContain('taxes');
    const markdown = await get('/fr/prices/', { accept: 'text/markdown' });
    expect(markdown.headers).toMatchObject({ 'content-location': '/fr/prices/index.md' });
    expect(markdown.headers.link).toContain(`<${origin}/fr/prices/>; rel="canonical"`);
  });

  test('J2 pages, answers, errors and redirects have the Content-Language of their path', async () => {
    for (const path of ['/', '/prices/', '/api/business/', '/api/coverage/', '/nowhere/', '/pricing/', '/llms.txt']) {
      expect((await get(path)).headers['content-language'], path).toBe('en-CA');
      expect((await get(`/fr${path}`)).headers['content-language'], `/fr${path}`).toBe('fr-CA');
    }
    const moved = [
      '/fr',
      '/fr/prices',
      '/fr/pricing/',
      name === 'node' ? 'http://any.example/fr/prices' : '/fr/prices',
    ].map(async (path) => (await get(path)).headers.location);
    expect(await Promise.all(moved)).toEqual(['/fr/', '/fr/prices/', '/fr/prices/', '/fr/prices/']);
    // The language is that of the address: nothing is negotiated.
    const { status, headers } = await get('/prices/', { 'accept-language': 'fr-CA' });
    expect([status, headers['content-language'], headers['set-cookie']]).toEqual([200, 'en-CA', undefined]);
    expect((await get('/fr/prices/')).headers.vary).not.toContain('Accept-Language');
    const font = files.find((file) => /^_astro\/.*\.woff2$/.test(file));
    expect((await get(`/${font}`)).headers).not.toHaveProperty('content-language');
  });

  test('J4 tools answer in the requested language with the exact bytes of its API record', async () => {
    const call = async (name: string, given: object, accept?: string) => {
      const meta = accept === undefined ? {} : { _meta: { 'io.modelcontextprotocol/acceptLanguage': accept } };
      const { text } = await server.send(
        '/api/mcp',
        handshakeRequest('tools/call', { name, arguments: given, ...meta }),
      );
      const { content, isError = false } = JSON.parse(text).result;
      return [content[0].text, isError] as const;
    };
    const [one, other] = ['api', 'fr/api'].map((folder) => {
      const record = read(`${folder}/business/index.json`).slice(0, -1);
      return [expect.stringMatching(new RegExp(`^${escapePattern(record)},"sections":\\[`)), false];
    });
    expect(await call('get_business_info', {})).toEqual(one);
    for (const language of ['fr', 'FR', ' fr-CA ', 'fr_ca', 'fr-FR'])
      expect(await call('get_business_info', { language }), language).toEqual(other);
    const [sections] = await call('get_services', { id: localizedSites[0]?.site.services[0]?.id, language: 'fr' });
    expect(JSON.parse(sections).sections[0].title).toMatch(/^⟦.*⟧$/);
    expect(await call('get_business_info', {}, 'de, fr-CA;q=0.8, en;q=0.3')).toEqual(other);
    expect(await call('get_business_info', {}, 'de, *;q=0.1, fr;q=0')).toEqual(one);
    expect(await call('get_business_info', { language: 'en' }, 'fr')).toEqual(one);
    const refusal = ['language must be one of en or fr.', true];
    for (const language of ['de', '', 'français', 7, ['fr'], 'constructor', 'x'.repeat(5000)])
      expect(await call('get_services', { language }), String(language)).toEqual(refusal);
    const [text, isError] = await call('get_services', { id: 'no-such', language: 'fr' });
    expect([text, isError]).toEqual([expect.stringContaining('n’est pas un service'), true]);
  });

  test('J4 the tools and instructions of the server are in the language that the client prefers', async () => {
    const ask = async (method: string, accept: string, params = {}) => {
      const meta = { _meta: { 'io.modelcontextprotocol/acceptLanguage': accept } };
      const { text } = await server.send('/api/mcp', handshakeRequest(method, { ...params, ...meta }));
      return JSON.parse(text).result;
    };
    const titles = async (accept: string) =>
      (await ask('tools/list', accept)).tools.map(({ title }: { title: string }) => title);
    expect(await titles('fr-CA')).toEqual(Object.values(fr.mcp.tools).map(({ title }) => title));
    expect(await titles('de')).toContain(en.mcp.tools.get_pricing.title);
    const { instructions } = await ask('initialize', 'FR-ca, en;q=0.5', { protocolVersion: '2025-11-25' });
    expect(instructions).toContain('rien ne se réserve');
  });

  test('J2 E1 every published answer matches the OpenAPI description in its language', () => {
    const { validateResponse } = readDescription({ ...folders, published: join(published, 'fr') });
    const answers = files.filter((file) => /^fr\/api\/.*index\.json$/.test(file));
    expect(answers.length).toBeGreaterThan(40);
    for (const file of answers) {
      const [text, headers] = [read(file), { 'content-type': 'application/json' }];
      const answer = { status: 200, headers, text, body: Buffer.from(text) };
      expect(validateResponse(file.slice('fr'.length, -'index.json'.length), {}, answer), file).toEqual([]);
    }
  });

  test('J2 every API address also exists below the path of the language', () => {
    const { paths, servers } = JSON.parse(read('fr/openapi.json'));
    expect(servers[0].url).toBe(`${origin}/fr`);
    expect(Object.keys(paths).sort()).toEqual([...operations.map(({ path }) => path), '/api/mcp'].sort());
    expect(paths['/api/mcp'].servers).toEqual([{ url: origin }]);
    expect(files.filter((file) => /^fr\/(?:\.well-known|api\/mcp|_astro|robots)/.test(file))).toEqual([]);
    expect(read('llms.txt')).toContain(`[Français](${origin}/fr/llms.txt)`);
    expect(read('fr/llms.txt')).toContain(`[English](${origin}/llms.txt)`);
    expect(JSON.stringify(JSON.parse(read('.well-known/api-catalog')))).toContain(`${origin}/fr/docs/api/`);
    expect(getPagePath('fr/index.html')).toBe('/fr/');
  });
});
