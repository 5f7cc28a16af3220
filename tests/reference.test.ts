import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { businesses } from './businesses.ts';
import { runCommand } from './commands/run-command.ts';
import { describeLeftOut, ownAskable, readBusiness } from './own-business.ts';
import { listReferenceSpecs, listReferenceTests, referenceDirectory, whyNoReference } from './reference.ts';
import { testDay } from './test-day.ts';

const known = Object.keys(JSON.parse(readFileSync('tests/fixtures/reference.json', 'utf8')));
const reason = 'content/ holds another business';

test('the tests ask the business in content/, whose ever it is, and one of the samples', () => {
  const names = businesses.map(({ name, directory }) => `${name} in ${directory}`);
  expect(names).toContain('plumber in examples/ropewalk-plumbing');
  const isTold = describeLeftOut(ownAskable, whyNoReference)?.includes('which lacks') ?? false;
  expect(names.some((name) => name.endsWith(' in content'))).toBe(!isTold);
  expect(names.includes('garage in content')).toBe(referenceDirectory !== undefined);
});

test('no test that runs with any content names an address of the reference business', () => {
  const stating = new Set([...listReferenceTests(), ...listReferenceSpecs()]);
  expect(stating.size).toBeGreaterThan(30);
  const addresses = known
    .filter((fact) => fact.includes('/'))
    .map((file) => `/${file.replace(/^places/, 'service-areas').replace(/\.\w+$/, '')}/`);
  expect(addresses.length).toBeGreaterThan(60);
  const others = globSync(['tests/**/*.test.ts', 'tests/e2e/*.spec.ts']).filter((file) => !stating.has(file));
  const naming = others.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return addresses.filter((address) => text.includes(address)).map((address) => `${file}: ${address}`);
  });
  expect(naming).toEqual([]);
});

test('every sample can be asked all that the tests ask', () => {
  const samples = globSync('examples/*/');
  expect(samples.length).toBeGreaterThan(0);
  for (const sample of samples) expect([sample, readBusiness(sample, 'http://localhost')]).toHaveProperty('1.samples');
});

test('a site that has just begun is told in one line what it lacks, and stops no test', () => {
  const root = mkdtempSync(join(tmpdir(), 'begun-'));
  try {
    const CONTENT_DIR = join(root, 'content');
    const answers = [
      ...['--name', 'Kootenay Keys', '--trade', 'Locksmith', '--telephone', '250-456-7788'],
      ...['--address', '12 Baker Street, Nelson, BC V1L 4K4', '--time-zone', 'America/Vancouver'],
      ...['--languages', 'English'],
    ];
    expect(runCommand('init', answers, { CONTENT_DIR }).status).toBe(0);
    const begun = readBusiness(CONTENT_DIR, 'http://localhost');
    expect(begun).toEqual({ lacks: expect.any(String) });
    const line = describeLeftOut(begun, reason);
    expect(line).toMatch(
      /^Left out: \d+ files of tests [^\n]* \(content\/ holds another business\); [^\n]* lacks [^\n]*\.$/,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('nothing is left out, and nothing said, where content/ is the reference business', () => {
  expect(describeLeftOut(undefined, undefined)).toBeUndefined();
});

test('on the day of the tests no price in content is yet to come', () => {
  const dates = globSync(['content/services/*.mdx', 'examples/*/services/*.mdx']).map(
    (file) => /^priceAsOf: *"?([\d-]+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  );
  expect(dates.filter((date) => date > testDay())).toEqual([]);
  expect(dates.length).toBeGreaterThan(0);
});
