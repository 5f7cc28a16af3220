import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { followLinks } from '../../src/commands/follow-links.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { allBusinesses } from '../support/businesses.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { listFiles } from '../support/published.ts';
import { buildForTests, secondBusiness } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';
import { testEpoch } from '../support/test-day.ts';

const origin = 'https://bare.example.org';
const out = '.build/test/bare-business';
let copy: ContentCopy;

/** A business without places, postal areas, drawings, holidays or any other optional content. */
beforeAll(async () => {
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
  copy.edit('pages/home.mdx', '{afterHoursSurcharge}', 'more');
  copy.edit(
    'business.yaml',
    /^serviceRadiusKm/m,
    `notice: { text: Closed & away., startDate: 2026-11-20, endDate: 2026-11-21 }\nserviceRadiusKm`,
  );
  // A day on which the notice applies.
  await buildForTests(out, {
    SITE_URL: origin,
    CONTENT_DIR: copy.directory,
    SOURCE_DATE_EPOCH: testEpoch('2026-11-20'),
  });
});

const { published, privateFolder } = buildFolders(out);
const listOf = (folder: string, kind: RegExp) => listFiles(folder).filter((file) => kind.test(file));
const read = (file: string) => readFileSync(join(published, file), 'utf8');

test('F6 every link of its pages leads somewhere', async () => {
  const server = await startNode(buildFolders(out));
  const { broken } = await followLinks(`http://127.0.0.1:${server.port}`);
  await server.stop();
  expect(broken).toEqual([]);
});

const others = allBusinesses.map(({ name, folders }) => ({ name: `the ${name}`, folder: folders.published }));

describe.each([...others, { name: 'it', folder: published }])('$name', ({ folder }) => {
  test('F6 no section of a page is empty, and no page contains "undefined"', () => {
    const isPart = ({ name, attribs }: Element) => name === 'section' || /\bband\b/.test(attribs.class ?? '');
    for (const file of listOf(folder, /\.html$/)) {
      const html = readFileSync(join(folder, file), 'utf8');
      const parts = DomUtils.findAll(isPart, parseDocument(html).childNodes);
      expect(
        parts.map((part) => DomUtils.textContent(part).trim()),
        file,
      ).not.toContain('');
      const text = html.replace(/<(code|pre|script)\b[\s\S]*?<\/\1>/g, '');
      expect(/\bundefined\b|\bNaN\b|Infinity/.exec(text)?.[0], file).toBeUndefined();
    }
  });

  test('F2 no document contains "undefined" or a missing value', () => {
    for (const file of listOf(folder, /\.(?:md|txt)$/)) {
      const text = readFileSync(join(folder, file), 'utf8');
      // Two links without a space between them look like one.
      expect(/\bundefined\b|\bNaN\b|\[object|Infinity|\)\[[^\]]+\]\(/.exec(text)?.[0], file).toBeUndefined();
    }
  });
});

test('F5 without places, only the pages about service areas have the coverage form', () => {
  const asking = listOf(published, /\.html$/).filter((file) => read(file).includes(' action="/check/"'));
  expect(asking.sort()).toEqual(['check/index.html', 'service-areas/index.html']);
  expect(read('index.html')).not.toContain('href="/check/');
});

test('a notice is on every page and in its Markdown version', () => {
  const [pages, twins] = [listOf(published, /\.html$/), listOf(published, /index\.md$/)];
  expect([pages.length, twins.length]).toEqual([16, 16]);
  const days = 'From November 20, 2026 to November 21, 2026: Closed';
  for (const file of pages) expect(read(file), file).toContain(`>${days} &amp; away.<`);
  for (const file of twins)
    expect(read(file)).toMatch(new RegExp(`^# .*\\n\\n> .*\\n>\\n> \\*\\*${days} & away\\.\\*\\*\\n`));
  // On another day there is a new build, so the notice ends.
  const built = readFileSync(join(privateFolder, 'inputs.txt'), 'utf8');
  expect(built).toMatch(/^[0-9a-f]{64} America\/Halifax 2026-11-20$/);
});

test('B6 without places, the coverage check says so and gives the telephone number', async () => {
  const server = await startNode(buildFolders(out));
  try {
    for (const query of ['city=Halifax', 'postal=B3H', 'postal=L8P', 'city=A']) {
      const response = await server.send(`/api/coverage/?${query}`);
      const answer = JSON.parse(response.text);
      const covered = query === 'city=A' ? null : false;
      expect([response.status, answer.covered, answer.areas], query).toEqual([200, covered, []]);
      expect(answer.message).not.toMatch(/\b0 places|undefined/);
      expect(answer.nextStep.telephone).toBe('+19025550137');
    }
    const areas = JSON.parse((await server.send('/api/service-areas/')).text);
    expect(areas).toMatchObject({ total: 0, areas: [] });
    for (const path of ['/', '/service-areas/', '/check/?q=Halifax', '/docs/api/', '/openapi.json', '/llms.txt']) {
      expect((await server.send(path)).status, path).toBe(200);
    }
  } finally {
    await server.stop();
  }
});

test('B19 the price page has the price terms of the content, and no others', () => {
  const sections = (folder: string) => {
    const html = readFileSync(join(folder, 'prices/index.html'), 'utf8');
    return ['examples', 'terms'].filter((id) => html.includes(` id="${id}"`));
  };
  // The business it is derived from has no bills.
  expect([sections(secondBusiness.folders.published), sections(published)]).toEqual([['examples', 'terms'], []]);
  for (const file of ['index.html', 'prices/index.html', 'services/leak/index.html'])
    expect(/outside opening hours|surcharge|with HST/i.exec(read(file))?.[0], file).toBeUndefined();
});

test('E5 without a security contact there is no security.txt, and without a date none in the sitemap', () => {
  expect(readdirSync(join(published, '.well-known'))).not.toContain('security.txt');
  expect(read('sitemap-0.xml')).toContain(`<url><loc>${origin}/about/</loc></url>`);
});
