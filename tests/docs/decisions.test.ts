import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const MOST_LINES = 45;
const LONGEST_LINE = 120;
const sections = ['Context', 'Decision', 'Consequences', 'Rejected'];

const records = readdirSync(FOLDER)
  .filter((file) => /^\d/.test(file))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

/** What keeps a text from being a decision record of this project. */
function findFaults(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n');
  const number = file.slice(0, 4);
  const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
  const parts = text.split(/^## .*$/m).slice(1);
  return [
    ...(/^\d{4}-[a-z0-9-]+\.md$/.test(file) ? [] : [`${file} is not called NNNN-words-with-hyphens.md`]),
    ...(new RegExp(`^# ${number}\\. [A-Z]`).test(lines[0] ?? '')
      ? []
      : [`the title does not begin with "# ${number}. "`]),
    ...(/^\*\*Status\*\*: (?:accepted|superseded), \d{4}-\d{2}-\d{2}\b/.test(lines[2] ?? '')
      ? []
      : ['there is no status']),
    ...(headings.join() === sections.join() ? [] : [`the headings are ${headings.join(', ')}`]),
    ...(parts.every((part) => part.trim() !== '') ? [] : ['a part is empty']),
    ...(lines.length <= MOST_LINES ? [] : [`there are ${lines.length} lines`]),
    ...lines.filter((line) => line.length > LONGEST_LINE).map((line) => `a line is too long: ${line}`),
  ];
}

test.each(records)('$file has the form of all records', ({ file, text }) => {
  expect(findFaults(file, text)).toEqual([]);
});

test('a record of another form is noticed', () => {
  const sound =
    '# 0001. Title\n\n**Status**: accepted, 2026-11-20.\n\n## Context\n\na\n\n## Decision\n\nb\n\n## Consequences\n\nc\n\n## Rejected\n\nd\n';
  expect(findFaults('0001-title.md', sound)).toEqual([]);
  for (const [file, text] of [
    ['0002-title.md', sound],
    ['0001_title.md', sound],
    ['0001-title.md', sound.replace('accepted', 'agreed')],
    ['0001-title.md', sound.replace('## Rejected', '## Alternatives')],
    ['0001-title.md', sound.replace('\nb\n', '')],
    ['0001-title.md', sound + 'e\n'.repeat(MOST_LINES)],
    ['0001-title.md', `${sound}${'e'.repeat(LONGEST_LINE + 1)}\n`],
  ] as const) {
    expect(findFaults(file, text), text).toHaveLength(1);
  }
});

test('no two records have one number', () => {
  const numbers = records.map(({ file }) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('the index lists every record with its title, in order', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const expected = records.map(({ file, text }) => {
    const [, number, title] = /^# (\d{4})\. (.*)$/m.exec(text) ?? [];
    return `- [${number}](${file}) ${title}`;
  });
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(expected);
});
