import { readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublishedBuild } from '../../functions/hosting/host.ts';
import { writeNetlifyHeaders } from '../../functions/hosting/netlify.ts';
import { listVercelRoutes } from '../../functions/hosting/vercel.ts';
import { writeAssetHeaders } from '../../functions/hosting/workers.ts';
import { listSectionIds } from '../../src/site-pages/sections.ts';
import { type BuildFolders, buildFolders } from '../../src/system/folders.ts';
import { copyContent } from '../support/content-copy.ts';
import { listFiles, readPages } from '../support/published.ts';
import { buildForTests, secondBusiness } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';
import { listTextFields, listTextPlaces, type Placement, putTexts, type TextField } from './fill-fields.ts';
import { readFullContent, writeContent } from './full-content.ts';
import { setIn } from './sample-data.ts';
import { shapeOf, withoutNames } from './structure.ts';

/** Texts that would be more than text in one of the languages of a site, each in one line. */
const hostileTexts: readonly string[] = [
  // HTML and XML.
  '<script>globalThis.pwned=1</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</title></style></script><svg onload=1>',
  '--><!--answer--><iframe src=x>',
  ']]><a b="c"/><![CDATA[',
  '&lt;b&gt; &#60;i&#62; &amp; &copy',
  // Markdown.
  '[x](javascript:alert(1))',
  '![x](javascript:x) [y]: javascript:x',
  '<javascript:alert(1)> `a` ``` ~~~',
  '# a ## b - c 1. d > e | f | g',
  '- [ ] a',
  '1. a',
  '> a',
  '=== ---',
  '*a* _b_ __c__ **d** ~~e~~ a\\',
  // JavaScript and MDX.
  'import a from "node:fs"',
  'const a = globalThis.pwned = 1',
  '`+alert(1)+` \'+a+\' "+b+" //',
  // YAML, JSON, rules of hosts, mail, lines.
  'a: b # c "d" \'e\' : - &f *g !!js/function',
  '---',
  '"],"pwned":["a","',
  '; return 301 //x; #',
  '$http_host %1 "\\" </If> [R=301]',
  'a\\nSet-Cookie: b=c\\r\\n',
  'javascript:alert(1)',
  '=cmd|x!A1',
];

/** Texts of several lines, which only long texts may hold. */
const hostileLines: readonly string[] = [
  'a\n\nconst b = globalThis.pwned = 1\n\nimport c from "node:fs"',
  'a\n\n# b\n\n- c\n\n<b>d</b>\n\n    e\n---\n',
  'a\n/*\n  x-pwned: 1\n\nUser-agent: b\nDisallow: /',
];

/** Texts with braces, which stand around names of facts: only fields that name none take them. */
const bracedTexts: readonly string[] = [
  'a {globalThis.pwned = 1}',
  '{telephone and more words',
  '; } location / { return 301 //x',
];

/** Texts that no field takes. */
const refusedTexts: readonly string[] = [
  'a\u001b[2Jb and more words',
  'a\u0000b and more words',
  'a\u202eb and more words',
  'a\u2028b and more words',
  'a\rb and more words',
  'a\u0085b and more words',
];

const { directory } = secondBusiness;
const origin = 'https://www.example.com';
/** Every fact that a content folder can name: those of one in which everything is said. */
const facts = await listFacts();
/** Kinds whose texts name no facts: braces are nothing there. */
const withoutFacts = /^(?:reviews|postalAreas|outline)\./;

/** Candidates for a field: sometimes lines or braces, otherwise as many texts as fit, finally a single one. */
function* choose(alike: readonly TextField[], index: number): Iterable<readonly string[]> {
  if (index % 3 === 0) yield [hostileLines[(index / 3) % hostileLines.length] ?? ''];
  if (index % 2 === 0 && alike.every(({ place }) => withoutFacts.test(place)))
    for (const text of turn(bracedTexts, index)) yield [text];
  const texts = turn(hostileTexts, index * 5);
  // Names that are asked for are cut off somewhere.
  const most = alike.every(({ takes }) => takes('A sample\nof lines')) ? texts : texts.slice(0, 3);
  for (let count = most.length; count > 0; count--) yield most.slice(0, count);
  for (const text of turn(hostileTexts, index)) yield [text];
}

async function listFacts(): Promise<string[]> {
  const copy = copyContent(directory);
  await writeContent(copy, readFullContent(directory, []));
  return Object.keys((await copy.load(origin)).localizedSites[0]?.placeholders ?? {});
}

function turn<Item>(list: readonly Item[], index: number): Item[] {
  const start = index % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** The same words in the same lengths, without a mark: what a site looks like with such texts if they are only texts. */
function disarm(text: string): string {
  return text.replace(/\S+/g, (word) => (/^\d+$/.test(word) ? word : 'x'.repeat(word.length)));
}

async function buildWith(
  out: string,
  put: (fields: TextField[][]) => Placement[],
): Promise<{ folders: BuildFolders; placements: Placement[] }> {
  const copy = copyContent(directory);
  const files = readFullContent(directory, facts);
  const placements = put(listTextFields(files));
  await writeContent(copy, files);
  await buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: origin });
  return { folders: buildFolders(out), placements };
}

const out = '.build/test/hostile';
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('with hostile texts in each field', () => {
  let hostile: BuildFolders;
  let plain: BuildFolders;
  let placements: Placement[];

  beforeAll(async () => {
    ({ folders: hostile, placements } = await buildWith(`${out}/texts`, (fields) => putTexts(fields, choose)));
    ({ folders: plain } = await buildWith(`${out}/plain`, (fields) => putTexts(fields, choose, disarm)));
  });

  test('every text field of every kind of content is filled, and every hostile text is used', () => {
    const filled = new Set(placements.map(({ place }) => place));
    // Names by language are those of further languages, which this site has not.
    const places = listTextPlaces().filter((place) => !/names\.\*$/i.test(place));
    expect(places.filter((place) => !filled.has(place))).toEqual([]);
    const put = placements.flatMap(({ texts }) => texts);
    const all = [...hostileTexts, ...hostileLines, ...bracedTexts];
    expect(all.filter((text) => !put.includes(text))).toEqual([]);
    expect([put.length > 1000, filled.size > 90, facts.length > 20]).toEqual([true, true, true]);
  });

  test('no file has another structure than with plain words: texts add no element, attribute, member, scheme or rule', () => {
    const files = listPaths(plain);
    expect(files.length).toBeGreaterThan(100);
    const hostileFiles = listPaths(hostile);
    expect(hostileFiles.map(withoutNames)).toEqual(files.map(withoutNames));
    const changed = files.filter((file, index) => {
      const read = (folder: string, path: string) => shapeOf(path, readFileSync(join(folder, path), 'utf8'));
      return read(plain.published, file) !== read(hostile.published, hostileFiles[index] ?? '');
    });
    expect(changed).toEqual([]);
  });

  test('the ids of sections are exactly those that links are checked against', () => {
    // What one page of a template lacks another one has.
    const templates = Map.groupBy(readPages(plain), ({ path }) => listSectionIds(path).toSorted().join());
    for (const [known, pages] of templates) {
      const html = pages.map((page) => page.html).join('');
      // An interactive drawing may be on any page.
      const ids = [...html.matchAll(/<section\b[^>]*\baria-labelledby="?(?!parts)([^"\s>]+)/g)].map(([, id]) => id);
      expect([...new Set(ids)].sort().join(), pages[0]?.path).toBe(known);
    }
  });

  test('the rules of hosts contain no text of the content', () => {
    const [own, other] = [rulesOf(hostile), rulesOf(plain)];
    for (const [host, lines] of Object.entries(other)) {
      expect(lines.length, host).toBeGreaterThan(10);
      expect(
        own[host]?.filter((line) => !lines.includes(line)),
        host,
      ).toEqual([]);
      expect(own[host]?.length, host).toBe(lines.length);
    }
  });

  test('answers inserted into pages and Markdown are escaped', async () => {
    for (const query of ['', 'dartmouth', 'B3J', 'B4N', hostileTexts[0] ?? '', hostileTexts[7] ?? '']) {
      for (const [accept, path] of [
        ['text/html', '/check/index.html'],
        ['text/markdown', '/check/index.md'],
      ] as const) {
        const [own, other] = await Promise.all([hostile, plain].map((folders) => ask(folders, query, accept)));
        expect(shapeOf(path, own ?? ''), query).toBe(shapeOf(path, other ?? ''));
      }
    }
  });
});

/** The rules for each host, without the name of the skill. */
function rulesOf(folders: BuildFolders): Record<string, string[]> {
  const source = readPublishedBuild(folders);
  const rules = {
    workers: writeAssetHeaders(source),
    netlify: writeNetlifyHeaders(source),
    vercel: JSON.stringify(listVercelRoutes(source), null, 1),
  };
  return Object.fromEntries(Object.entries(rules).map(([host, text]) => [host, withoutNames(text).split('\n')]));
}

async function ask(folders: BuildFolders, query: string, accept: string): Promise<string> {
  const node = await startNode(folders);
  const { status, text } = await node.send(`/check/?q=${encodeURIComponent(query)}`, { headers: { accept } });
  await node.stop();
  expect(status).toBe(200);
  return text;
}

test.each(refusedTexts)('no field takes a text with the control character in %j', (text) => {
  const fields = listTextFields(readFullContent(directory, facts)).flat();
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ takes }) => takes(text)).map(({ place }) => place)).toEqual([]);
});

test.each(bracedTexts)('%j is refused by every field that may name a fact', async (text) => {
  const copy = copyContent(directory);
  const files = readFullContent(directory, facts);
  const fields = files
    .flatMap((file) =>
      listTextFields([file])
        .flatMap((alike) => alike.slice(0, 1))
        .slice(0, 40),
    )
    .filter(({ place }) => !withoutFacts.test(place));
  for (const { file, path } of fields) setIn(file.data, path, text);
  await writeContent(copy, files);
  const { problems } = await copy.load(origin);
  const reported = new Set(problems.map(({ file, field }) => `${relative(copy.directory, resolve(file))} ${field}`));
  const filled = fields.map(({ file, path }) => `${file.file} ${path.join('.')}`);
  expect(filled.filter((field) => !reported.has(field))).toEqual([]);
});

/** The files of a site by their addresses, whatever the name of its skill is. */
function listPaths({ published }: BuildFolders): string[] {
  const paths = listFiles(published).map((file) => `/${file}`);
  return paths.sort((a, b) => (withoutNames(a) < withoutNames(b) ? -1 : 1));
}
