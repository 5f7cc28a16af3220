import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operations } from '../../src/api/operations.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { readContentFolder } from '../../src/content/load/read-folder.ts';
import { listPairs } from '../../src/content/load/translation-pairs.ts';
import { pagePathOf } from '../../src/function/reply.ts';
import { en } from '../../src/text/en.ts';
import { descriptions } from '../../src/text/fr/descriptions.ts';
import { fr } from '../../src/text/fr.ts';
import { isRightToLeft } from '../../src/text/languages.ts';
import { startNode } from '../engines/node.ts';
import { serve } from '../engines/served.ts';
import { startWorkers } from '../engines/workers.ts';
import { handshakeRequest } from '../mcp/messages.ts';
import { readPages } from '../published.ts';
import { referenceFolders } from '../reference-build.ts';
import { twoLanguages } from '../two-languages.ts';

const { directory, origin, folders } = twoLanguages;
const { published, prepared } = folders;
const { readings } = loadSite(directory, origin);
const pages = readPages(folders);
const french = pages.filter(({ path }) => path.startsWith('/fr/'));
const english = pages.filter(({ path }) => !path.startsWith('/fr/'));
const read = (file: string, folder = published) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(published, { recursive: true, encoding: 'utf8' });

/** Words of a sentence that stand together in a text or in the code of a function. */
const WORDS = /\p{L}[\p{L}’',]+(?: [\p{L}’',]+){2,}/gu;
const CODE = /\b(?:const|return|typeof|undefined)\b/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Members whose values are facts. */
const facts = /^(?:id|slug|code|operationId|currency|kind|per|date|from|telephone|email|sha256|path|priceAsOf)$/;

/** Where two records of one thing differ in more than sentences and the path of the language. */
function compare(one: unknown, other: unknown, at: readonly string[] = []): string[] {
  const here = at.join('.');
  if (!isObject(one) || !isObject(other)) return isSame(one, other, facts.test(at.at(-1) ?? '')) ? [] : [here];
  if (Object.keys(one).join() !== Object.keys(other).join()) return [`${here}: other members`];
  return Object.entries(one).flatMap(([key, value]) => compare(value, other[key], [...at, key]));
}

function isSame(one: unknown, other: unknown, isFact: boolean): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return one === other || other.replaceAll('/fr/', '/') === one || !isFact;
}

/** Groups of three words and more in the sentences of a language. */
function* wordsIn(text: unknown): Iterable<string> {
  if (typeof text === 'string') for (const [words] of text.matchAll(WORDS)) yield words;
  else if (typeof text === 'function') for (const words of wordsIn(String(text))) if (!CODE.test(words)) yield words;
  if (typeof text === 'object' && text !== null) for (const member of Object.values(text)) yield* wordsIn(member);
}

describe('the garage', () => {
  test('J1 each page is there in both languages, and says which it is in', () => {
    expect(french.map(({ path }) => path.slice(3)).sort()).toEqual(english.map(({ path }) => path).sort());
    for (const { path, html } of pages)
      expect(html, path).toMatch(path.startsWith('/fr/') ? /^<!DOCTYPE html><html lang="fr-CA"/ : /<html lang="en-CA"/);
  });

  test('J1 J5 nothing below /fr/ is in English, of the software or of the content', () => {
    const texts = files.filter((file) => /^fr\/.*(?:\.(?:html|md|txt|json|xml|vcf)|server-card)$/.test(file));
    const squeeze = (text: string) => text.replace(/\s+/g, ' ');
    // A value of the API.
    const code = 'during opening hours';
    const known = new Set([...wordsIn(fr), ...wordsIn(descriptions)]);
    const ofContent = listPairs(readContentFolder(directory).records, 'fr').filter(
      ({ file }) => !file.endsWith('.svg'),
    );
    const said = ofContent.flatMap(({ original }) => [...wordsIn(squeeze(original.replace(/\{[^}]*\}/g, '|')))]);
    const ofSoftware = [...wordsIn(en), ...wordsIn(Object.keys(descriptions))];
    const left = [...new Set([...ofSoftware, ...said])].filter((words) => !known.has(words) && words !== code);
    expect(left.length).toBeGreaterThan(1500);
    const found = texts.flatMap((file) => {
      const text = squeeze(read(file));
      return left.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
    });
    expect(texts.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  test('J1 the English part is that of a site in English, but for the links to the other language', () => {
    const strip = (text: string) =>
      text
        .replace(/<li class="?language"?>.*?<\/li>/g, '')
        .replace(/@layer components\{\.site-header nav ul\{[^}]*\}\}/, '')
        .replace(/<link rel="alternate" hreflang="[^>]*>/g, '')
        .replace(/<p lang="?fr"?>.*?<\/p>/g, '')
        .replace(/sha256[:-][\w+/=]+/g, '');
    for (const { path, html } of english) {
      const file = path === '/404/' ? '404.html' : `${path.slice(1)}index.html`;
      if (path === '/' || path.startsWith('/docs/')) continue;
      expect(strip(html), path).toBe(strip(read(file, referenceFolders.published)));
    }
  });

  test('J2 hreflang names the page in each language, absolute and reciprocal, with a default', () => {
    const links = new Map(
      pages.map(({ path, html }) => [
        path,
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, name, href]) => [
          name,
          href,
        ]),
      ]),
    );
    for (const { path, html } of english) {
      const isListed = !html.includes('noindex');
      const wanted = [
        ['en-CA', `${origin}${path}`],
        ['fr-CA', `${origin}/fr${path}`],
        ['x-default', `${origin}${path}`],
      ];
      expect(links.get(path), path).toEqual(isListed ? wanted : []);
      expect(links.get(`/fr${path}`), `/fr${path}`).toEqual(isListed ? wanted : []);
    }
    expect(read('sitemap-index.xml').match(/<loc>[^<]+/g)).toEqual(
      ['', '/fr'].map((prefix) => `<loc>${origin}${prefix}/sitemap-0.xml`),
    );
    const sitemap = read('fr/sitemap-0.xml');
    expect(sitemap).toContain(`hreflang="x-default" href="${origin}/prices/"`);
    expect(sitemap.match(/<loc>(?!https:\/\/www\.example\.com\/fr\/)/g)).toBeNull();
  });

  test('J2 links of a French page lead to French pages, and one to the page in English', () => {
    for (const { path, html } of french) {
      const local = [...html.matchAll(/<(?:a|form)\b[^>]*\s(?:href|action)="?(\/[^"\s>#?]*)[^>]*>/g)];
      const away = local.filter(
        ([tag, to = '']) =>
          !to.startsWith('/fr/') && !/hreflang/.test(tag) && !/\.\w+$|^\/(?:api\/mcp|\.well-known\/)/.test(to),
      );
      expect(
        away.map(([tag]) => tag),
        path,
      ).toEqual([]);
      const [, target] = /<a href="?([^"\s>]+)"? lang="?en-CA"? hreflang="?en-CA"?>English</.exec(html) ?? [];
      expect(target, path).toBe(path === '/fr/404/' ? '/' : path.slice(3));
    }
    for (const { html, path } of pages) {
      const targets = [...html.matchAll(/\s(?:href|action)="(\/[^"#?]*)/g)].map(([, to = '']) => to);
      const broken = targets.filter((to) => {
        const file = to.endsWith('/') && !to.includes('/api/') ? `${to}index.html` : to;
        return (
          !existsSync(join(published, file)) && !existsSync(join(published, `${to}index.json`)) && !to.includes('/api/')
        );
      });
      expect(broken, path).toEqual([]);
    }
  });

  test('J3 answers of both languages differ in sentences alone', () => {
    const answers = files.filter((file) => /^api\/(?!manifest).*\.json$/.test(file));
    expect(answers.length).toBeGreaterThan(150);
    for (const file of answers)
      expect(compare(JSON.parse(read(file)), JSON.parse(read(`fr/${file}`))), file).toEqual([]);
  });

  test('J5 a site of one language holds no byte of another', () => {
    const alone = read('server.cjs', referenceFolders.prepared);
    const both = read('server.cjs', prepared);
    expect([alone, both].map((code) => code.includes('Yes, we come to'))).toEqual([true, true]);
    expect([alone, both].map((code) => code.includes('nous desservons'))).toEqual([false, true]);
    expect(existsSync(join(referenceFolders.published, 'fr'))).toBe(false);
    for (const { path, html } of english) expect(html.includes('jusqu’à'), path).toBe(false);
    for (const { path, html } of french) expect(/Open until|Emergency line open/.test(html), path).toBe(false);
  });
});

test('a language that is written from right to left has its direction from the locale', () => {
  expect(['ar', 'he-IL', 'fr-CA', 'es-US'].map(isRightToLeft)).toEqual([true, true, false, false]);
});

describe.each([
  ['node', startNode],
  ['workers', startWorkers],
] as const)('the garage on %s', (name, start) => {
  const engine = serve(() => start(folders));
  const get = async (path: string, headers = {}) => engine.send(path, { headers });
  const ask = async (path: string) => JSON.parse((await get(path)).text);

  test('J2 queries, forms and errors are in the language of their path', async () => {
    const [place] = readings[1]?.site.places ?? [];
    const query = `/api/coverage/?city=${encodeURIComponent(place?.name ?? '')}`;
    const [inEnglish, inFrench] = [await ask(query), await ask(`/fr${query}`)];
    expect(inFrench).toEqual(JSON.parse(read(`fr/api/coverage/${place?.slug}/index.json`)));
    expect(inFrench.message).not.toBe(inEnglish.message);
    expect(await ask('/fr/api/coverage/')).toMatchObject({
      code: 'coverage-needs-input',
      type: `${origin}/docs/api/#coverage-needs-input`,
      title: 'Ville ou code postal manquant',
    });
    const { title, detail } = await ask('/fr/api/nothing/');
    expect(title).toBe(fr.requests.problems['not-found']);
    expect(detail).toContain(' /fr/api/');
    expect(await ask('/api/coverage/')).toMatchObject({ title: 'City or postal code missing' });
    const { text: page } = await get('/fr/check/?q=Toronto');
    const [, answer = ''] = /id="?answer"?[^>]*>(.*?)<form/.exec(page) ?? [];
    expect(answer).toContain('Toronto');
    expect(answer).not.toMatch(/\b(?:serve|nearest|call)\b/);
    expect(page).toContain('action="/fr/check/"');
    const { text: total } = await get('/fr/prices/total/?job=spring');
    expect(total).toContain('taxes');
    const markdown = await get('/fr/prices/', { accept: 'text/markdown' });
    expect(markdown.headers).toMatchObject({ 'content-location': '/fr/prices/index.md' });
    expect(markdown.headers.link).toContain(`<${origin}/fr/prices/>; rel="canonical"`);
  });

  test('J2 Content-Language is that of the path, on pages, answers, errors and redirects', async () => {
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
    const page = await get('/prices/', { 'accept-language': 'fr-CA' });
    expect([page.status, page.headers['content-language'], page.headers['set-cookie']]).toEqual([
      200,
      'en-CA',
      undefined,
    ]);
    expect((await get('/fr/prices/')).headers.vary).not.toContain('Accept-Language');
    const font = files.find((file) => /^_astro\/.*\.woff2$/.test(file));
    expect((await get(`/${font}`)).headers).not.toHaveProperty('content-language');
  });

  test('J4 tools answer in the language they are asked for, byte for byte the record of that language', async () => {
    const call = async (name: string, given: object, accept?: string) => {
      const meta = accept === undefined ? {} : { _meta: { 'io.modelcontextprotocol/acceptLanguage': accept } };
      const { text } = await engine.send(
        '/api/mcp',
        handshakeRequest('tools/call', { name, arguments: given, ...meta }),
      );
      const { content, isError = false } = JSON.parse(text).result;
      return [content[0].text, isError] as const;
    };
    const [one, other] = ['api', 'fr/api'].map((folder) => [read(`${folder}/business/index.json`), false]);
    expect(await call('get_business_info', {})).toEqual(one);
    expect(await call('get_business_info', { language: ' ' })).toEqual(one);
    expect(await call('get_business_info', { language: 'fr' })).toEqual(other);
    expect(await call('get_business_info', {}, 'de, fr-CA;q=0.8, en;q=0.3')).toEqual(other);
    expect(await call('get_business_info', {}, 'de, *;q=0.1, fr;q=0')).toEqual(one);
    expect(await call('get_business_info', { language: 'en' }, 'fr')).toEqual(one);
    for (const language of ['de', 'FR', 7, ['fr'], 'constructor'])
      expect(await call('get_services', { language }), String(language)).toEqual([
        'language must be one of en or fr.',
        true,
      ]);
    const [text, isError] = await call('get_services', { id: 'no-such', language: 'fr' });
    expect([text, isError]).toEqual([expect.stringContaining('n’est pas un service'), true]);
  });

  test('J2 every address of the API is there below the path of the language', () => {
    const { paths, servers } = JSON.parse(read('fr/openapi.json'));
    expect(servers[0].url).toBe(`${origin}/fr`);
    expect(Object.keys(paths).sort()).toEqual([...operations.map(({ path }) => path), '/api/mcp'].sort());
    expect(paths['/api/mcp'].servers).toEqual([{ url: origin }]);
    expect(files.filter((file) => /^fr\/(?:\.well-known|api\/mcp|_astro|robots)/.test(file))).toEqual([]);
    expect(read('llms.txt')).toContain(`[Français](${origin}/fr/llms.txt)`);
    expect(read('fr/llms.txt')).toContain(`[English](${origin}/llms.txt)`);
    expect(JSON.stringify(JSON.parse(read('.well-known/api-catalog')))).toContain(`${origin}/fr/docs/api/`);
    expect(pagePathOf('fr/index.html')).toBe('/fr/');
  });
});
