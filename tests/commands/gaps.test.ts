import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { fillIn } from '../support/fill-in.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type CommandRun, runCommand, runProcess } from './run-command.ts';

const fields = [
  'business.yaml geo',
  'business.yaml openingHours',
  'business.yaml serviceRadiusKm',
  'business.yaml contact.email',
  'services/first-visit.mdx startingPrice',
  'services/first-visit.mdx typicalMinutes',
  'services/first-visit.mdx priceNote',
];
const texts = ['pages/about.mdx', 'pages/home.mdx', 'pages/prices.mdx', 'services/first-visit.mdx'];

const root = scratchFolder('gaps');
const [directory, out] = [join(root, 'my-site/content'), join(root, 'out')];
beforeAll(async () => {
  const answers = [
    ...['--name', 'Kootenay Keys', '--trade', 'Locksmith', '--telephone', '250-456-7788', '--languages', 'English'],
    ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver'],
  ];
  await runCommand('init', [join(root, 'my-site'), '--packages=registry', ...answers]);
});

const run = (name: string, parameters: string[] = []) => runCommand(name, parameters, { CONTENT_DIR: directory });

/** Fields that a report lists as not filled in, by file. */
function listUnfilled({ stdout, stderr }: CommandRun): string[] {
  const heads = [...`${stdout}${stderr}`.matchAll(/content\/(\S+?):\d+:\d+ {2}(\S+) {2}\(not filled in\)/g)];
  return heads.map(([, file, field]) => `${file} ${field}`);
}

test('init invents no facts, and check lists empty fields without failing', async () => {
  const checked = await run('check');
  expect(listUnfilled(checked).toSorted()).toEqual([...fields, ...texts.map((file) => `${file} text`)].sort());
  expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('11 unfinished fields in 5 files')]);
});

test('the doctor lists each empty field by file and line, and fails', async () => {
  const { status, stdout } = await run('doctor');
  expect(status).toBe(1);
  expect(stdout.match(/^FAIL {2}missing {3}\S+:\d+ \S+/gm)).toHaveLength(fields.length + texts.length);
  expect(stdout).toMatch(
    /first-visit\.mdx:11 startingPrice is not filled in\. Expected: Starting price in Canadian dollars/,
  );
});

test('a build for a public address fails while a field is empty', async () => {
  const environment = { CONTENT_DIR: directory, SITE_URL: 'https://www.example.com' };
  const built = runProcess('build', ['--out', out, '--host', 'static'], environment);
  expect(built.status).toBe(1);
  expect(listUnfilled(built)).toEqual(listUnfilled(await run('check')));
  expect(built.stderr).toContain('Fill in these fields before you build for https://www.example.com.');
  expect(existsSync(out)).toBe(false);
});

test('nothing is recorded as published while a field is empty', async () => {
  const recorded = await run('record');
  expect(recorded.status).toBe(1);
  expect(listUnfilled(recorded)).toEqual(listUnfilled(await run('check')));
  expect(recorded.stderr).toMatch(
    /first-visit\.mdx:11:16 {2}startingPrice[\s\S]+Fill it in first\. Nothing was recorded\.\n$/,
  );
  for (const file of ['published.json', 'price-history.yaml']) expect(existsSync(join(directory, file))).toBe(false);
});

test('check and doctor no longer list a field that is filled in, nor anything of a sample', async () => {
  fillIn(directory);
  expect(await run('check')).toMatchObject({ status: 0, stdout: 'No problems (15 files checked).\n' });
  const { stdout } = await run('doctor');
  expect(stdout).not.toMatch(/FAIL/);
  expect(stdout.match(/^\w+ +sample .*/gm)).toEqual([
    expect.stringMatching(/^ok .* nothing of the sample business is left$/),
  ]);
});

test('an empty position defaults to the middle of the postal area if that is known', async () => {
  const read = async () => await loadSite(directory, 'http://localhost');
  const path = join(directory, 'business.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^geo: .*/m, 'geo: ~'));
  expect((await read()).site?.gaps).toEqual(['business.yaml geo']);
  const areas = join(root, 'CA.txt');
  writeFileSync(areas, 'CA\tV1L\tNelson\tBritish Columbia\tBC\t\t\t\t\t49.4993\t-117.2856\t6\n');
  expect((await run('areas', [areas, '--within', '30'])).stdout).toMatch(/^Wrote 1 of the areas/);
  const { site, problems } = await read();
  expect([site?.gaps, site?.business.geo]).toEqual([[], { latitude: 49.4993, longitude: -117.2856 }]);
  expect(problems).toMatchObject([
    { severity: 'warning', field: 'geo', message: expect.stringContaining('from the centre of V1L') },
  ]);
});
