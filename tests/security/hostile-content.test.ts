import { readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublishedBuild } from '../../functions/hosting/host.ts';
import { formatNetlifyHeaders } from '../../functions/hosting/netlify.ts';
import { listVercelRoutes } from '../../functions/hosting/vercel.ts';
import { formatAssetHeaders } from '../../functions/hosting/workers.ts';
import { listSectionIds } from '../../src/site-pages/sections.ts';
import { type BuildFolders, buildFolders } from '../../src/system/folders.ts';
import { copyContent } from '../support/content-copy.ts';
import { listFiles, readPages } from '../support/published.ts';
import { buildForTests, secondBusiness } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';
import { type FilledField, fillFields, listTextFields, listTextPaths, type TextField } from './fill-fields.ts';
import { readFullContent, writeContent } from './full-content.ts';
import { setIn } from './sample-data.ts';
import { describeStructure, maskDerivedValues } from './structure.ts';

/** Texts of one line that are code or markup in a language of the site. */
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
  // YAML, JSON, host rules, mail, line breaks.
  'a: b # c "d" \'e\' : - &f *g !!js/function',
  '---',
  '"],"pwned":["a","',
  '; return 301 //x; #',
  '$http_host %1 "\\" </If> [R=301]',
  'a\\nSet-Cookie: b=c\\r\\n',
  'javascript:alert(1)',
  '=cmd|x!A1',
];

/** Texts of several lines, which only some fields accept. */
const hostileLines: readonly string[] = [
  'a\n\nconst b = globalThis.pwned = 1\n\nimport c from "node:fs"',
  'a\n\n# b\n\n- c\n\n<b>d</b>\n\n    e\n---\n',
  'a\n/*\n  x-pwned: 1\n\nUser-agent: b\nDisallow: /',
];

/** Texts with braces, which only fields without placeholders accept. */
const bracedTexts: readonly string[] = [
  'a {globalThis.pwned = 1}',
  '{telephone and more words',
  '; } location / { return 301 //x',
];

/** Texts that no field accepts. */
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
/** All placeholders of a content folder in which every field is filled. */
const placeholders = await listPlaceholders();
/** Schema paths of fields without placeholders. */
const WITHOUT_PLACEHOLDERS = /^(?:reviews|postalAreas|outline)\./;

/** Candidates for a field: sometimes several lines or braces, otherwise as many texts as fit, at last a single one. */
function* listCandidates(group: readonly TextField[], index: number): Iterable<readonly string[]> {
  if (index % 3 === 0) yield [hostileLines[(index / 3) % hostileLines.length] ?? ''];
  if (index % 2 === 0 && group.every(({ schemaPath }) => WITHOUT_PLACEHOLDERS.test(schemaPath)))
    for (const text of rotate(bracedTexts, index)) yield [text];
  const texts = rotate(hostileTexts, index * 5);
  // Names in queries are cut off at a maximum length.
  const joined = group.every(({ accepts }) => accepts('A sample\nof lines')) ? texts : texts.slice(0, 3);
  for (let count = joined.length; count > 0; count--) yield joined.slice(0, count);
  for (const text of rotate(hostileTexts, index)) yield [text];
}

async function listPlaceholders(): Promise<string[]> {
  const copy = copyContent(directory);
  await writeContent(copy, readFullContent(directory, []));
  return Object.keys((await copy.load(origin)).localizedSites[0]?.placeholders ?? {});
}

function rotate<Item>(list: readonly Item[], index: number): Item[] {
  const start = index % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Replaces every character by a letter: a site with such texts has the same structure if texts are only texts. */
function toHarmless(text: string): string {
  return text.replace(/\S+/g, (word) => (/^\d+$/.test(word) ? word : 'x'.repeat(word.length)));
}

async function buildWith(
  out: string,
  fill: (groups: TextField[][]) => FilledField[],
): Promise<{ folders: BuildFolders; filled: FilledField[] }> {
  const copy = copyContent(directory);
  const files = readFullContent(directory, placeholders);
  const filled = fill(listTextFields(files));
  await writeContent(copy, files);
  await buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: origin });
  return { folders: buildFolders(out), filled };
}

const out = '.build/test/hostile';
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('with hostile texts in each field', () => {
  let hostile: BuildFolders;
  let plain: BuildFolders;
  let filled: FilledField[];

  beforeAll(async () => {
    ({ folders: hostile, filled } = await buildWith(`${out}/texts`, (fields) => fillFields(fields, listCandidates)));
    ({ folders: plain } = await buildWith(`${out}/plain`, (fields) => fillFields(fields, listCandidates, toHarmless)));
  });

  test('every text field of every kind of content is filled, and every hostile text is used', () => {
    const filledPaths = new Set(filled.map(({ schemaPath }) => schemaPath));
    // Names by language belong to further languages, which this site does not have.
    const paths = listTextPaths().filter((path) => !/names\.\*$/i.test(path));
    expect(paths.filter((path) => !filledPaths.has(path))).toEqual([]);
    const used = filled.flatMap(({ texts }) => texts);
    const all = [...hostileTexts, ...hostileLines, ...bracedTexts];
    expect(all.filter((text) => !used.includes(text))).toEqual([]);
    expect([used.length > 1000, filledPaths.size > 90, placeholders.length > 20]).toEqual([true, true, true]);
  });

  test('files have the same structure as with harmless texts: texts add no element, attribute, member, scheme or rule', () => {
    const files = listPaths(plain);
    expect(files.length).toBeGreaterThan(100);
    const hostileFiles = listPaths(hostile);
    expect(hostileFiles.map(maskDerivedValues)).toEqual(files.map(maskDerivedValues));
    const changed = files.filter((file, index) => {
      const read = (folder: string, path: string) => describeStructure(path, readFileSync(join(folder, path), 'utf8'));
      return read(plain.published, file) !== read(hostile.published, hostileFiles[index] ?? '');
    });
    expect(changed).toEqual([]);
  });

  test('the ids of sections are exactly those that links are checked against', () => {
    // Another page of the template has the sections that a page lacks.
    const templates = Map.groupBy(readPages(plain), ({ path }) => listSectionIds(path).toSorted().join());
    for (const [known, pages] of templates) {
      const html = pages.map((page) => page.html).join('');
      // An interactive drawing may be on any page.
      const ids = [...html.matchAll(/<section\b[^>]*\baria-labelledby="?(?!parts)([^"\s>]+)/g)].map(([, id]) => id);
      expect([...new Set(ids)].sort().join(), pages[0]?.path).toBe(known);
    }
  });

  test('the rules of hosts contain no text of the content', () => {
    const [hostileRules, plainRules] = [listRules(hostile), listRules(plain)];
    for (const [host, lines] of Object.entries(plainRules)) {
      expect(lines.length, host).toBeGreaterThan(10);
      expect(
        hostileRules[host]?.filter((line) => !lines.includes(line)),
        host,
      ).toEqual([]);
      expect(hostileRules[host]?.length, host).toBe(lines.length);
    }
  });

  test('answers inserted into pages and Markdown are escaped', async () => {
    for (const query of ['', 'dartmouth', 'B3J', 'B4N', hostileTexts[0] ?? '', hostileTexts[7] ?? '']) {
      for (const [accept, path] of [
        ['text/html', '/check/index.html'],
        ['text/markdown', '/check/index.md'],
      ] as const) {
        const texts = await Promise.all([hostile, plain].map((folders) => request(folders, query, accept)));
        const [hostileStructure, plainStructure] = texts.map((text) => describeStructure(path, text));
        expect(hostileStructure, query).toBe(plainStructure);
      }
    }
  });
});

/** The rules for each host, without derived values. */
function listRules(folders: BuildFolders): Record<string, string[]> {
  const source = readPublishedBuild(folders);
  const rules = {
    workers: formatAssetHeaders(source),
    netlify: formatNetlifyHeaders(source),
    vercel: JSON.stringify(listVercelRoutes(source), null, 1),
  };
  return Object.fromEntries(Object.entries(rules).map(([host, text]) => [host, maskDerivedValues(text).split('\n')]));
}

async function request(folders: BuildFolders, query: string, accept: string): Promise<string> {
  const node = await startNode(folders);
  const { status, text } = await node.send(`/check/?q=${encodeURIComponent(query)}`, { headers: { accept } });
  await node.stop();
  expect(status).toBe(200);
  return text;
}

test.each(refusedTexts)('no field accepts a text with the control character in %j', (text) => {
  const fields = listTextFields(readFullContent(directory, placeholders)).flat();
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ accepts }) => accepts(text)).map(({ schemaPath }) => schemaPath)).toEqual([]);
});

test.each(bracedTexts)('%j is refused by every field with placeholders', async (text) => {
  const copy = copyContent(directory);
  const files = readFullContent(directory, placeholders);
  const fields = files
    .flatMap((file) =>
      listTextFields([file])
        .flatMap((group) => group.slice(0, 1))
        .slice(0, 40),
    )
    .filter(({ schemaPath }) => !WITHOUT_PLACEHOLDERS.test(schemaPath));
  for (const { file, path } of fields) setIn(file.data, path, text);
  await writeContent(copy, files);
  const { problems } = await copy.load(origin);
  const reported = new Set(problems.map(({ file, field }) => `${relative(copy.directory, resolve(file))} ${field}`));
  const filled = fields.map(({ file, path }) => `${file.file} ${path.join('.')}`);
  expect(filled.filter((field) => !reported.has(field))).toEqual([]);
});

/** The paths of published files, in an order that does not depend on the name of the skill. */
function listPaths({ published }: BuildFolders): string[] {
  const paths = listFiles(published).map((file) => `/${file}`);
  return paths.sort((a, b) => (maskDerivedValues(a) < maskDerivedValues(b) ? -1 : 1));
}
