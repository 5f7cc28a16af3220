import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const MOST_RECORDS = 25;
/** A screen: lines, and characters of the longest. */
const MOST_LINES = 45;
const LONGEST_LINE = 120;

const records = readdirSync(FOLDER)
  .filter((file) => /^\d/.test(file))
  .sort()
  .map((file) => ({ file, lines: readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n') }));

test('there are few enough records to read all of them', () => {
  expect(records.length).toBeLessThanOrEqual(MOST_RECORDS);
});

test.each(records)('$file fits on a screen', ({ lines }) => {
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
});

test('the index lists every record with its title, in order', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const expected = records.map(({ file, lines }) => `- [${file.slice(0, 4)}](${file}) ${lines[0]?.slice(8)}`);
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(expected);
  expect(records.map(({ file, lines }) => lines[0]?.slice(0, 8) === `# ${file.slice(0, 4)}. `)).not.toContain(false);
});
