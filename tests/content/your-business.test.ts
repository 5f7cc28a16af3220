import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/read/content-folder.ts';
import { loadSite } from '../../src/content/read/load-site.ts';
import { findSampleFacts } from '../../src/editor/sample-facts.ts';
import { runCommand } from '../commands/run-command.ts';
import { buildForTests } from '../reference-build.ts';
import { sayTheRest } from '../say-the-rest.ts';
import { testDay } from '../test-day.ts';

const samples = readdirSync('examples').map((name) => join('examples', name));
const answers = [
  ...['--name', 'Kootenay Keys', '--trade', 'Locksmith', '--telephone', '250-456-7788'],
  ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver'],
  ...['--languages', 'English, French'],
];

let root: string;
let directory: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-'));
  directory = join(root, 'content');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const init = (...parameters: string[]) => runCommand('init', parameters, { CONTENT_DIR: directory });
const load = () => loadSite(directory, 'https://www.example.com');

test('six answers make a small site that is sound, says what they said, and no sentence of a sample', async () => {
  const { status, stdout } = await init(...answers);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Wrote 14 files to \S+content\. What is left to say:\n- /),
  ]);
  const { site, problems, folder } = load();
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['unsaid']));
  expect(site?.business).toMatchObject({
    name: 'Kootenay Keys',
    schemaType: 'Locksmith',
    contact: { telephone: '+12504567788' },
    address: { addressLocality: 'Nelson', addressRegion: 'BC', postalCode: 'V1L 4K4' },
    timeZone: 'America/Vancouver',
    languages: ['en', 'fr'],
  });
  // The page says what the business does, so that no text has to.
  expect(readFileSync(join(directory, 'pages/contact.mdx'), 'utf8')).not.toContain('French');
  // The check for agents asks when pages last changed.
  expect(Object.values(site?.pages ?? {}).filter(({ updated }) => updated !== testDay())).toEqual([]);
  const compared = samples.map((sample) => ({ directory: sample, folder: readContentFolder(sample) }));
  const facts = findSampleFacts(folder, compared).map(({ fact }) => fact);
  expect(facts).toEqual([expect.stringContaining('contact.email holds an address')]);
});

test('services and places follow, until a build has pages of each', async () => {
  await init(...answers, '--email', 'hello@kootenay.ca', '--latitude', '49.4928', '--longitude', '-117.2948');
  const environment = { CONTENT_DIR: directory };
  const service = await runCommand(
    'new',
    [
      ...['service', 'Lockout', '--symptom', 'The key is inside', '--summary', 'We open the door without harm.'],
      ...['--price', '95', '--includes', 'The way there and the first half hour.', '--minutes', '15-45'],
      ...['--covers', 'One house door'],
    ],
    environment,
  );
  expect(service.stdout).toMatch(/^Wrote \S*services\/lockout\.mdx\.\n/);
  const place = await runCommand(
    'new',
    [
      ...['place', 'Taghum', '--kind', 'town', '--municipality', 'Nelson', '--latitude', '49.5'],
      ...['--longitude', '-117.38', '--postal', 'V1L'],
    ],
    environment,
  );
  expect([place.status, place.stdout]).toEqual([0, expect.stringMatching(/^Wrote \S*places\/taghum\.yaml\.\n$/)]);
  expect((await runCommand('check', [], environment)).status).toBe(0);
  expect(load().site?.places).toMatchObject([{ slug: 'taghum', distanceKm: 6.2 }]);
  sayTheRest(directory);
  const out = '.build/test/first-content';
  buildForTests(out, { ...environment, SITE_URL: 'https://www.kootenay.ca' });
  for (const page of ['', 'services/first-visit/', 'services/lockout/', 'service-areas/taghum/', 'contact/'])
    expect(existsSync(join(out, 'dist', page, 'index.html')), page).toBe(true);
  expect(readFileSync(join(out, 'dist/index.html'), 'utf8')).toContain('250-456-7788');
  rmSync(out, { recursive: true });
});

test('a sample makes room, and a business of somebody’s own does not', async () => {
  const [sample = ''] = samples;
  cpSync(sample, directory, { recursive: true });
  expect((await init(...answers)).status).toBe(0);
  const [kept = ''] = readdirSync(join(root, 'examples')).map((name) => join(root, 'examples', name));
  expect(readContentFolder(kept).digest).toBe(readContentFolder(sample).digest);
  const before = readContentFolder(directory).digest;
  const again = await init(...answers);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is left as it is')]);
  expect(readContentFolder(directory).digest).toBe(before);
});

test.each([
  ['no answer', [], /^--country is missing\. Which country is the business in\?/],
  ['a country alone', ['--country', 'CA'], /^--name is missing\. What is the business called\?\n--trade is missing/],
  ['a country that is not there', ['--country', 'France'], /^--country is "France"\. France is not there yet: /],
  ['its code', ['--country', 'fr'], /^--country is "fr"\. France is not there yet: /],
  ['a language that is not there', ['--locale', 'French'], /^--locale is "French"\. Pages in French are not there yet/],
  ['another country’s English', ['--country', 'US', '--locale', 'en-GB'], /^--locale is "en-GB"\. .* are in en-US\./],
  [
    'a street alone',
    ['--country', 'CA', '--address', '12 Baker Street'],
    /^--address is "12 Baker Street"\. Write street, town/,
  ],
  [
    'no province',
    ['--country', 'CA', '--address', '1 A St, Nelson, ZZ V1L 4K4'],
    /^--address names "ZZ"\. Write one of AB, BC, /,
  ],
  ['half a number', ['--telephone', '456-7788'], /^business\.yaml: contact\.telephone must be written in E\.164/],
  ['a time zone of nowhere', ['--time-zone', 'Nelson'], /^business\.yaml: timeZone must be an IANA time zone/],
  [
    'another province’s code',
    ['--address', '1 A St, Nelson, BC B3J 1A1'],
    /content\/business\.yaml:\d+:\d+ {2}address\.postalCode[\s\S]* begin with V\./,
  ],
] as const)('%s is answered with what to write, and nothing is changed', async (what, given, says) => {
  const { status, stderr, stdout } = await init(
    ...(what === 'no answer' || what === 'a country alone' ? [] : answers),
    ...given,
  );
  expect([status, `${stderr}${stdout}`]).toEqual([1, expect.stringMatching(says)]);
  expect(stderr).toMatch(/Nothing was changed\.\n$/);
  expect(readdirSync(root)).toEqual([]);
});

test('the doctor names what is left of a sample by file and line', () => {
  const [sample = ''] = samples;
  cpSync(sample, directory, { recursive: true });
  const about = join(directory, 'pages/about.mdx');
  writeFileSync(about, `${readFileSync(about, 'utf8')}\n\nWe have been here for two generations.\n`);
  const compared = [{ directory: sample, folder: readContentFolder(sample) }];
  const found = findSampleFacts(load().folder, compared);
  const pages = readdirSync(join(directory, 'pages')).map((file) => `pages/${file}`);
  expect(pages.filter((page) => !found.some(({ file }) => file === page))).toEqual([]);
  for (const { file, line, fact } of found) {
    const quoted = /says: "([^"…]+)/.exec(fact)?.[1]?.split(' ').slice(0, 2).join(' ');
    const lines = readFileSync(join(directory, file), 'utf8').split('\n');
    if (quoted !== undefined) expect(lines.slice(line - 1, line + 1).join(' '), `${file} ${quoted}`).toContain(quoted);
  }
  expect(JSON.stringify(found)).not.toContain('two generations');
});
