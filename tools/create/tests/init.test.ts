import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '../../../src/content/load/load-site.ts';
import { findSampleFacts } from '../../../src/content/load/sample-facts.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { testDay } from '../../../tests/support/test-day.ts';

const answers = [
  ...['--name', 'Kootenay Keys', '--trade', 'Locksmith', '--telephone', '250-456-7788'],
  ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver'],
  ...['--languages', 'English, French'],
];

let root: string;
let site: string;
let directory: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-'));
  site = join(root, 'my-site');
  directory = join(site, 'content');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const init = (...parameters: string[]) => runCommand('init', [site, '--packages=registry', ...parameters]);
const load = async () => await loadSite(directory, 'https://www.example.com');

test('six answers create a valid small site with these facts and nothing of a sample', async () => {
  const { status, stdout } = await init(...answers);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Wrote 15 files to \S+content\. To fill in:\n- /)]);
  const { site, problems, folder } = await load();
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['gap']));
  expect(site?.business).toMatchObject({
    name: 'Kootenay Keys',
    schemaType: 'Locksmith',
    contact: { telephone: '+12504567788' },
    address: { addressLocality: 'Nelson', addressRegion: 'BC', postalCode: 'V1L 4K4' },
    timeZone: 'America/Vancouver',
    languages: ['en', 'fr'],
  });
  // The page shows the languages itself, so no text has to.
  expect(readFileSync(join(directory, 'pages/contact.mdx'), 'utf8')).not.toContain('French');
  // The check for agents asks when pages last changed.
  expect(Object.values(site?.pages ?? {}).filter(({ updated }) => updated !== testDay())).toEqual([]);
  expect([...findSampleFacts(folder.files)]).toMatchObject([
    { path: ['contact', 'email'], message: expect.stringContaining('contains an address') },
  ]);
});

test('services and places follow', async () => {
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
  expect((await load()).site?.places).toMatchObject([{ slug: 'taghum', distanceKm: 6.2 }]);
});

test('a folder with files is not changed', async () => {
  mkdirSync(site);
  writeFileSync(join(site, 'notes.txt'), 'mine');
  const { status, stderr } = await init(...answers);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/my-site is not empty, so nothing was written\./)]);
  expect(readdirSync(site)).toEqual(['notes.txt']);
});

test.each(['Site #1', 'Why?'])(
  'a folder "%s", in which Vite cannot build, is refused before the first question',
  async (name) => {
    const { status, stderr } = await runCommand('init', [join(root, name), ...answers]);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/ contains "[#?]"\. Vite, .* Choose a path without "#" and "\?"\.\n$/),
    ]);
    expect(readdirSync(root)).toEqual([]);
  },
);

test('--help prints the usage and the hosts', async () => {
  const help = await runCommand('init', ['--help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run init -- FOLDER/)]);
  const unnamed = await runCommand('init', answers);
  expect([unnamed.status, unnamed.stderr]).toEqual([2, expect.stringMatching(/^Specify the folder of the new site\./)]);
  const { status, stderr } = await init(...answers, '--host', 'attic');
  expect([status, stderr]).toEqual([1, '--host is "attic". Write one of: workers, netlify, vercel, node.\n']);
  expect(readdirSync(root)).toEqual([]);
});

test.each([
  ['no answer', [], /^--country is missing\. Which country is the business in\?/],
  ['a country alone', ['--country', 'CA'], /^--name is missing\. What is the business called\?\n--trade is missing/],
  ['a country that is not there', ['--country', 'France'], /^--country is "France"\. France is not supported yet\. /],
  ['its code', ['--country', 'fr'], /^--country is "fr"\. France is not supported yet\. /],
  [
    'neither place of work',
    [...answers, '--served-at', 'home'],
    /^--served-at is "home"\. Write customer, premises or both\.\n/,
  ],
  [
    'a language that is not there',
    ['--locale', 'fr, de'],
    /^--locale is "de"\. Pages of a business in Canada are in en-CA or fr-CA\. For several write en-CA,fr-CA, the main/,
  ],
  [
    'a language of another country',
    ['--country', 'GB', '--locale', 'fr'],
    /^--locale is "fr"\. Pages of a business in the United Kingdom are in en-GB\.\n/,
  ],
  [
    'another country’s English',
    ['--country', 'US', '--locale', 'en-GB'],
    /^--locale is "en-GB"\. .* are in en-US or es-US\./,
  ],
  [
    'a trade in one language of two',
    ['--locale', 'en,fr'],
    /^--trade-fr is missing\. What is its trade in French\? It has to read well in “services de <trade>”\./,
  ],
  [
    'a language that has another name',
    ['--country', 'IE', '--address', '12 Capel Street, Dublin, D01 X2Y4', '--languages', 'English; Gaelic'],
    /^--languages names "Gaelic"\. Write languages by their English names, with commas between them: English, French\./,
  ],
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
] as const)('%s is refused with what to write, and nothing is changed', async (what, given, says) => {
  const { status, stderr, stdout } = await init(
    ...(what === 'no answer' || what === 'a country alone' ? [] : answers),
    ...given,
  );
  expect([status, `${stderr}${stdout}`]).toEqual([1, expect.stringMatching(says)]);
  expect(stderr).toMatch(/Nothing was changed\.\n$/);
  expect(readdirSync(root)).toEqual([]);

  mkdirSync(site);
  await init(...(what === 'no answer' || what === 'a country alone' ? [] : answers), ...given);
  expect(readdirSync(site)).toEqual([]);
});
