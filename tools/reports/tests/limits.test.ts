import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCode } from '../../../src/escape/markdown.ts';
import { runCommand } from '../../../tests/commands/run-command.ts';
import { scratchFolder } from '../../../tests/support/scratch.ts';
import { formatMoves } from '../moving/moves.ts';
import { readAddresses } from '../moving/read-addresses.ts';
import { parseHours } from '../profile/parse-hours.ts';
import { readProfile } from '../profile/read-profile.ts';
import { formatTrafficReport, Tally } from '../traffic/traffic-report.ts';

const locs = (count: number, parent: string) => `<${parent}><loc>https://a.example/</loc></${parent}>`.repeat(count);

test.each([
  ['nested tags', '<a>'.repeat(2_000_000), 'is nested deeper than 20 levels'],
  ['a sitemap', `<urlset>${locs(50_001, 'url')}</urlset>`, 'has more than 50,000 addresses. Split it'],
  ['a list', '/a\n'.repeat(50_002), 'has more than 50,000 addresses. Split it'],
  ['an address', `/a\n/${'b'.repeat(2_048)}`, 'has an address of 2,049 characters; the maximum is 2,048'],
  ['a row', `${'/a,'.repeat(4_000)}\n`, 'has a line of 12,000 characters; the maximum is 10,000'],
  ['a cell that never ends', `URL,Note\n"${'/a\n'.repeat(20_000)}`, 'Max Record Size'],
  ['an index', `<sitemapindex>${locs(30, 'sitemap')}</sitemapindex>`, /(?:https:\/\/a\.example\/\n){20}and 10 more$/],
])('K1 %s that is too long is refused with its limit', (_, text, message) => {
  expect(() => readAddresses(text)).toThrow(message);
});

test('K1 as many addresses as a sitemap may have are read, and any number is written', { tags: 'thorough' }, () => {
  expect(readAddresses(Array.from({ length: 50_000 }, (_, index) => `/${index}`).join('\n'))).toHaveLength(50_000);
  const found = { path: '/', isRedirected: false };
  const moves = Array.from({ length: 200_000 }, () => {
    return { address: { path: '/a', hasQuery: false }, found, proposed: undefined };
  });
  expect(formatMoves(moves).split('\n')).toHaveLength(200_002);
  expect(writeCode('` '.repeat(200_000))).toMatch(/^`` ` /);
});

const row = `${['Business name', 'b', 'c', 'd', 'e', 'f'].join()}\n`;
test.each([
  ['text', 'Phone: 1\n'.repeat(12_000), 'the maximum is 100000'],
  ['JSON', JSON.stringify(Array(10_001).fill({})), 'the maximum is 10000'],
  ['a table', row.repeat(10_002), 'more than 10000 locations'],
  ['a row', `${row}${'a,'.repeat(50)}${'b'.repeat(100_001)}\n`, 'Max Record Size'],
])('K3 %s of a profile that is too long is refused with its limit', (_, text, message) => {
  expect(() => readProfile(text, 'A')).toThrow(message);
});

test('K3 a text that is too long is not parsed as hours', () => {
  expect(parseHours(`9${' '.repeat(90)}-${' '.repeat(90)}5`)).toBe('09:00–05:00');
  expect(parseHours(`9${' '.repeat(1_000_000)}x`)).toBeUndefined();
});

test('a file of translations with an entry of many fields is refused', async () => {
  const file = join(scratchFolder('large'), 'fr.yaml');
  const fields = Array.from({ length: 50_000 }, (_, index) => `  k${index}: a\n`);
  writeFileSync(file, `- file: a\n  field: b\n${fields.join('')}`);
  const { status, stderr } = await runCommand('translate', ['fr', file]);
  expect([status, stderr]).toEqual([1, expect.stringContaining('original and translation, and nothing else.')]);
});

test('a log of many days is counted in little memory', { tags: 'thorough' }, () => {
  const tally = new Tally();
  const line = { surface: 'api', method: 'GET', status: 200, agent: 'x', ms: 1 } as const;
  for (let day = 0; day < 10_000; day++) tally.onLine({ ...line, time: new Date(day * 86_400_000).toISOString() });
  expect([tally.days.size, tally.onOtherDays]).toEqual([3_660, 6_340]);
  expect(formatTrafficReport(tally)).toContain(
    'Only 3,660 days are counted one by one: 6,340 requests of other days left out',
  );
});

test.each([
  ['check-redirects', [], 50],
  ['profile', ['--compare'], 10],
  ['translate', ['fr'], 10],
])('%s %j reads no file of more than its megabytes', async (command, args, megabytes) => {
  const file = join(scratchFolder('large'), 'file');
  writeFileSync(file, '');
  truncateSync(file, megabytes * 1e6 + 1);
  const { status, stderr } = await runCommand(command, [...args, file]);
  expect([status, stderr]).toEqual([1, `${file} cannot be read: It is larger than ${megabytes} MB.\n`]);
});
