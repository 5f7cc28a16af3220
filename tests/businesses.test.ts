import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load-site.ts';
import { allBusinesses, businesses, reference } from './businesses.ts';
import { runCommand } from './commands/run-command.ts';
import { type ContentCopy, copyContent } from './content-copy.ts';
import { describeOwnContent, ownContent, readBusiness, readOwnContent } from './own-content.ts';
import { electrician, groomer, referenceDirectory, secondBusiness } from './reference-build.ts';
import { testDay } from './test-day.ts';

let copy: ContentCopy | undefined;
afterEach(() => {
  copy?.dispose();
  copy = undefined;
});

test('the tests ask the reference business, three others, and that in content/ where it is none of them', () => {
  const names = allBusinesses.map(({ name, directory }) => `${name} in ${directory}`);
  const own = ownContent !== undefined && 'samples' in ownContent ? ['own business in content'] : [];
  expect(names).toEqual([
    `garage in ${referenceDirectory}`,
    `plumber in ${secondBusiness.directory}`,
    `electrician in ${electrician.directory}`,
    `groomer in ${groomer.directory}`,
    ...own,
  ]);
  expect(businesses).toEqual(allBusinesses.slice(0, 2));
  for (const { samples } of businesses) expect(Object.values(samples)).not.toContain(undefined);
});

test.each([referenceDirectory, secondBusiness.directory, electrician.directory, groomer.directory])(
  'content that equals %s is not asked again',
  (directory) => {
    copy = copyContent(directory);
    expect(readOwnContent(copy.directory)).toBeUndefined();
  },
);

test('the reference business with another price is asked as a business of its own, and may be made known', () => {
  copy = copyContent();
  copy.edit('services/spring.mdx', /startingPrice: [\d.]+/, 'startingPrice: 301');
  const own = readOwnContent(copy.directory);
  expect(own).toHaveProperty('samples');
  if (own === undefined) return;
  expect(describeOwnContent(own, reference.site)).toMatch(
    /^content\/ is asked [^\n]+\nIt differs from tests\/fixtures\/garage\.[^\n]+npm run test:fixture$/,
  );
});

test('another business is asked as one of its own, and nobody is told to make it the reference', () => {
  copy = copyContent(secondBusiness.directory);
  copy.edit('business.yaml', /^name: .*/m, 'name: Somebody Else');
  const own = readOwnContent(copy.directory);
  expect(own).toHaveProperty('samples');
  if (own !== undefined) expect(describeOwnContent(own, reference.site)).toMatch(/^content\/ is asked [^\n]+$/);
});

test('a site that has just begun is told in one line what it lacks, and stops no test', async () => {
  const root = mkdtempSync(join(tmpdir(), 'begun-'));
  try {
    const folder = join(root, 'site');
    const answers = [
      ...['--name', 'Kootenay Keys', '--trade', 'Locksmith', '--telephone', '250-456-7788'],
      ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver'],
      ...['--languages', 'English'],
    ];
    expect((await runCommand('init', [folder, ...answers])).status).toBe(0);
    const begun = readBusiness(join(folder, 'content'), 'http://localhost');
    expect(begun).toEqual({ site: expect.anything(), lacks: expect.any(String) });
    expect(describeOwnContent(begun, reference.site)).toMatch(/^content\/ is not asked [^\n]* lacks [^\n]+\.$/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('every sample is one of the businesses that the tests ask', () => {
  const asked = allBusinesses.map(({ directory }) => directory);
  expect(asked).toEqual(expect.arrayContaining(globSync('examples/*')));
});

test('on the day of the tests no price in content is yet to come', () => {
  const dates = ['content', referenceDirectory, ...globSync('examples/*/')].flatMap(
    (directory) => loadSite(directory, 'http://localhost').site?.services.map(({ priceAsOf }) => priceAsOf) ?? [],
  );
  expect(dates.filter((date) => date > testDay())).toEqual([]);
  expect(dates.length).toBeGreaterThan(0);
});
