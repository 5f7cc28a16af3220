import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/function/manifest.ts';
import { buildFolders } from '../../src/settings/folders.ts';
import { allBusinesses } from '../businesses.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { startNode } from '../engines/node.ts';
import { buildForTests, secondBusiness } from '../reference-build.ts';
import { testEpoch } from '../test-day.ts';

const origin = 'https://bare.example.org';
const out = '.build/test/bare-business';
let copy: ContentCopy;

/** A business without places, postal areas, drawings, holidays or anything else that may be left out. */
beforeAll(() => {
  copy = copyContent(secondBusiness.directory);
  for (const place of ['halifax', 'dartmouth', 'bedford', 'peggys-cove', 'grand-pre'])
    copy.remove(`places/${place}.yaml`);
  copy.remove('postal-areas.json');
  copy.remove('brand.yaml');
  copy.remove('redirects.yaml');
  copy.remove('pages/privacy.mdx');
  copy.remove('regions.yaml');
  copy.edit('business.yaml', /^specialOpeningHours:\n(?: {2}.*\n)+/m, '');
  copy.edit('business.yaml', /^disclosure:.*\n/m, '');
  copy.edit('business.yaml', /^ {2}(?:# Nova Scotia.*\n {2})?tax:[\s\S]*?(?=^policies)/m, '');
  copy.edit('business.yaml', /^policies:\n(?: {2}.*\n)+/m, '');
  copy.edit('services/water-heater.mdx', /^variants:\n(?: {2}.*\n)+/m, '');
  copy.edit('policy.yaml', /^publishOAuthDocuments:.*\n/m, '');
  copy.edit('policy.yaml', /^security:\n(?: {2}.*\n)+/m, '');
  copy.edit('pages/about.mdx', /^updated:.*\n/m, '');
  copy.edit(
    'business.yaml',
    /^serviceRadiusKm/m,
    `notice: { text: Closed & away., startDate: 2026-11-20, endDate: 2026-11-21 }\nserviceRadiusKm`,
  );
  // A day of the notice.
  buildForTests(out, { SITE_URL: origin, CONTENT_DIR: copy.directory, SOURCE_DATE_EPOCH: testEpoch('2026-11-20') });
});
afterAll(() => copy.dispose());

describe.each([
  ...allBusinesses.map(({ name, folders, ...business }) => ({ title: `the ${name}`, ...folders, ...business })),
  {
    ...{ title: 'a business with nothing that may be left out', ...buildFolders(out), origin },
    site: { services: { length: 3 }, places: [] },
  },
])('$title', ({ published, prepared, origin: siteOrigin, site: { services, places } }) => {
  const read = () => {
    const manifest = JSON.parse(readFileSync(join(prepared, 'manifest.json'), 'utf8')) as Manifest;
    const { redirects } = JSON.parse(readFileSync(join(prepared, 'edge-data.json'), 'utf8'));
    const pages = readdirSync(published, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({
        path: file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`,
        html: readFileSync(join(published, file), 'utf8'),
      }));
    return {
      pages,
      known: new Set([...manifest.files.flatMap(({ paths }) => paths), ...Object.keys(redirects.exact)]),
    };
  };

  test('F6 every page has one h1, a title and a description of its own, and its canonical link', () => {
    const { pages } = read();
    const under = (folder: string) => pages.filter(({ path }) => new RegExp(`^/${folder}/[^/]+/$`).test(path)).length;
    expect([under('services'), under('service-areas')]).toEqual([services.length, places.length]);
    for (const pattern of [/<title>([^<]{5,})<\/title>/, /<meta name="description" content="([^"]{20,})"/]) {
      const found = pages.map(({ html }) => pattern.exec(html)?.[1]);
      expect(found).not.toContain(undefined);
      expect(new Set(found).size).toBe(pages.length);
    }
    for (const { path, html } of pages) {
      expect(html.match(/<h1[ >]/g)?.length, path).toBe(1);
      expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${path}"`);
      const text = html.replace(/<(code|pre|script)\b[\s\S]*?<\/\1>/g, '');
      expect(/\bundefined\b|\bNaN\b|Infinity/.exec(text)?.[0], path).toBeUndefined();
      // The page for software names paths with their parameters.
      if (path !== '/docs/api/') expect(/\{[a-zA-Z][\w.-]*\}/.exec(text)?.[0], path).toBeUndefined();
    }
  });

  test('F6 every internal link resolves', () => {
    const { pages, known } = read();
    const broken = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/ (?:href|src|action)="([^"]+)"/g)]
        .map(([, link = '']) => URL.parse(link.replaceAll('&amp;', '&'), `${siteOrigin}${path}`))
        // Only with parameters have these an answer to show.
        .filter((url) => url?.origin === siteOrigin && !['/api/coverage/', '/api/total/'].includes(url.pathname))
        .filter((url) => url !== null && !known.has(url.pathname))
        .map((url) => `${path}: ${url?.pathname}`),
    );
    expect(broken).toEqual([]);
  });

  test('F6 no band or section of a page is empty', () => {
    const isPart = ({ name, attribs }: Element) => name === 'section' || /\bband\b/.test(attribs.class ?? '');
    for (const { path, html } of read().pages) {
      const parts = DomUtils.findAll(isPart, parseDocument(html).childNodes);
      expect(parts.length).toBeGreaterThan(0);
      const texts = parts.map((part) => DomUtils.textContent(part).trim());
      expect(
        texts.filter((text) => text === ''),
        path,
      ).toEqual([]);
    }
  });

  test('F2 no page or document says undefined, null or nothing where a fact is due', () => {
    const texts = readdirSync(published, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:md|txt)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(10);
    for (const file of texts) {
      const text = readFileSync(join(published, file), 'utf8');
      // Two links without a space between them read as one.
      expect(/\bundefined\b|\bNaN\b|\[object|Infinity|\)\[[^\]]+\]\(/.exec(text)?.[0], file).toBeUndefined();
    }
  });
});

test('F5 without places, only the pages about them ask where somebody lives', () => {
  const { published } = buildFolders(out);
  const files = readdirSync(published, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const asking = files.filter((file) => readFileSync(join(published, file), 'utf8').includes(' action="/check/"'));
  expect(asking.sort()).toEqual(['404.html', 'check/index.html', 'service-areas/index.html']);
  expect(readFileSync(join(published, 'index.html'), 'utf8')).not.toContain('href="/check/');
});

test('a notice stands on every page and in its Markdown form', () => {
  const { published } = buildFolders(out);
  const files = readdirSync(published, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const twins = files.filter((file) => file.endsWith('index.md'));
  expect([pages.length, twins.length]).toEqual([18, 18]);
  const days = 'From November 20, 2026 to November 21, 2026: Closed';
  const saying = pages.filter((file) => readFileSync(join(published, file), 'utf8').includes(`>${days} &amp; away.<`));
  expect(saying).toEqual(pages);
  for (const file of twins)
    expect(readFileSync(join(published, file), 'utf8')).toMatch(
      new RegExp(`^# .*\\n\\n> .*\\n>\\n> \\*\\*${days} & away\\.\\*\\*\\n`),
    );
  const built = readFileSync(join(buildFolders(out).prepared, 'inputs.txt'), 'utf8');
  expect(built).toMatch(/^[0-9a-f]{64} America\/Halifax 2026-11-21$/);
});

test('B6 without places, the coverage check says so and hands over to a person', async () => {
  const engine = await startNode(buildFolders(out));
  try {
    for (const query of ['city=Halifax', 'postal=B3H', 'postal=L8P', 'city=A']) {
      const response = await engine.send(`/api/coverage/?${query}`);
      const answer = JSON.parse(response.text);
      expect([response.status, answer.covered, answer.areas], query).toEqual([200, false, []]);
      expect(answer.message).not.toMatch(/\b0 places|undefined/);
      expect(answer.nextStep.telephone).toBe('+19025550137');
    }
    const areas = JSON.parse((await engine.send('/api/service-areas/')).text);
    expect(areas).toMatchObject({ total: 0, areas: [] });
    for (const path of ['/', '/service-areas/', '/check/?q=Halifax', '/docs/api/', '/openapi.json', '/llms.txt']) {
      expect((await engine.send(path)).status, path).toBe(200);
    }
  } finally {
    await engine.stop();
  }
});

test('B19 what holds for all prices stands on the price page, and nothing stands there of what content does not say', () => {
  const sections = (published: string) => {
    const html = readFileSync(join(published, 'prices/index.html'), 'utf8');
    return ['examples', 'terms'].filter((id) => html.includes(` id="${id}"`));
  };
  // This business publishes no bills.
  expect(sections(secondBusiness.folders.published)).toEqual(['terms']);
  expect(sections(buildFolders(out).published)).toEqual([]);
  for (const file of ['index.html', 'prices/index.html', 'services/leak/index.html']) {
    const text = readFileSync(join(buildFolders(out).published, file), 'utf8');
    expect(/outside opening hours|surcharge|with HST/i.exec(text)?.[0], file).toBeUndefined();
  }
});

test('E5 what content does not say is not published: no security.txt, no date in the sitemap', () => {
  const { published } = buildFolders(out);
  expect(readdirSync(join(published, '.well-known'))).not.toContain('security.txt');
  expect(readFileSync(join(published, 'sitemap-0.xml'), 'utf8')).toContain(`<url><loc>${origin}/about/</loc></url>`);
});
