import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examine } from '../../src/commands/examine.ts';
import { loadSite } from '../../src/content/load/load-site.ts';
import { readContentFolder } from '../../src/content/load/read-folder.ts';
import { findSampleFacts } from '../../src/content/load/sample-facts.ts';
import { copyContent } from '../content-copy.ts';
import { electrician, groomer, referenceDirectory, secondBusiness } from '../reference-build.ts';
import { sayTheRest } from '../say-the-rest.ts';
import { scratchFolder } from '../scratch.ts';
import { runCommand } from './run-command.ts';

const samples = [referenceDirectory, secondBusiness.directory].map((directory) => ({
  directory,
  folder: readContentFolder(directory),
}));

function findings(environment: NodeJS.ProcessEnv = {}, directory: string = referenceDirectory) {
  const loaded = loadSite(directory, 'http://localhost');
  const found = examine(loaded, environment, samples);
  return (subject: string) => found.filter((finding) => finding.subject === subject);
}

test('the sample project is whole, and every trace of the sample business is named', async () => {
  const { status, stdout } = await runCommand('doctor', [], { SITE_URL: 'https://www.example.com' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ok {4}content {3}\d+ services, \d+ places in \d+ files\n/);
  expect(stdout).toMatch(/\nlook {2}sample {4}business\.yaml:\d+ contact\.telephone is a telephone number/);
  expect(stdout).toMatch(/\nlook {2}sample {4}pages\/about\.mdx:\d+ text says that/);
  expect(stdout).toMatch(/\nNothing is broken, \d+ to look at\.\n$/);
});

test('wrong content and an address that is none are broken', async () => {
  const copy = copyContent();
  copy.edit('places/dundas.yaml', 'kind: town', 'kind: twon');
  const { status, stdout } = await runCommand('doctor', [], {
    CONTENT_DIR: copy.directory,
    SITE_URL: 'www.example.com',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAIL {2}content {3}1 problems?\. See them with: npm run check\n/);
  expect(stdout).toMatch(/\nFAIL {2}address {3}SITE_URL is "www\.example\.com"\./);
});

test('a business that has put its own facts everywhere has nothing of a sample left', async () => {
  const folder = scratchFolder('own');
  const directory = join(folder, 'content');
  const answers = [
    ...['--name', 'Kootenay Keys', '--trade', 'locksmith', '--telephone', '250-456-7788', '--email', 'a@keys.ca'],
    ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver'],
    ...['--languages', 'English'],
  ];
  await runCommand('init', [folder, ...answers]);
  sayTheRest(directory);
  expect(findings({}, directory)('sample')).toEqual([
    { state: 'good', subject: 'sample', text: 'nothing of the sample business is left' },
  ]);
});

test('what is left of a sample is named by file and line', () => {
  const sample = { directory: secondBusiness.directory, folder: readContentFolder(secondBusiness.directory) };
  const copy = copyContent(secondBusiness.directory);
  const read = (file: string) => readFileSync(join(copy.directory, file), 'utf8');
  copy.write('pages/about.mdx', `${read('pages/about.mdx')}\n\nWe have been here for two generations.\n`);
  const found = findSampleFacts(readContentFolder(copy.directory), [sample]);
  const pages = readdirSync(join(copy.directory, 'pages')).map((file) => `pages/${file}`);
  expect(pages.filter((page) => !found.some(({ file }) => file === page))).toEqual([]);
  for (const { file, line, fact } of found) {
    const quoted = /says: "([^"…]+)/.exec(fact)?.[1]?.split(' ').slice(0, 2).join(' ');
    const lines = read(file).split('\n');
    if (quoted !== undefined) expect(lines.slice(line - 1, line + 1).join(' '), `${file} ${quoted}`).toContain(quoted);
  }
  expect(JSON.stringify(found)).not.toContain('two generations');
});

test.each([referenceDirectory, electrician.directory, groomer.directory])(
  '%s answers what a business of its kind is always asked',
  (directory) => {
    expect(findings({}, directory)('asked')).toEqual([]);
  },
);

test('what a business of its kind is always asked and does not say is asked for once, in one line', () => {
  const copy = copyContent(electrician.directory);
  copy.edit('business.yaml', /^credentials:\n(?: {2}.*\n)+insurance:\n(?: {2}.*\n)+/m, '');
  copy.edit('business.yaml', / {2}- \{ name: (?:Warranty|Cancelling).*\n/g, '');
  copy.edit('business.yaml', / {2}- \{ date: .*(?:Christmas|New Year's) Day \}\n/g, '');
  copy.edit('services/repair.mdx', /faqs:\n(?: {2}.*\n)+/, '');
  const asked = findings({}, copy.directory)('asked');
  expect(asked).toEqual([{ state: 'look', subject: 'asked', text: expect.any(String) }]);
  for (const field of ['priced per hour', 'credentials', 'insurance', 'warranty', 'cancelling'])
    expect(asked[0]?.text).toContain(field);
  expect(asked[0]?.text).toMatch(/Christmas.*New Year/);
});
