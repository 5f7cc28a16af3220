import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { loadSite } from '../../src/content/read/load-site.ts';
import { printReport } from '../../src/content/read/report.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { mistakes } from './mistakes.table.ts';

let copy: ContentCopy | undefined;
afterEach(() => copy?.dispose());

test('the kinds of mistake are many, and each has its message', () => {
  const kept = readFileSync('tests/content/__snapshots__/mistakes.test.ts.snap', 'utf8');
  expect(mistakes.length).toBeGreaterThan(80);
  expect(mistakes.filter(({ name }) => !kept.includes(`exports[\`${name} 1\`]`))).toEqual([]);
});

test.each(mistakes.map(({ name, make }) => [name, make] as const))('%s', (_name, make) => {
  copy = copyContent();
  make(copy);
  const { problems, site, folder } = loadSite(copy.directory, 'https://www.example.com');
  const shown = problems.map((problem) => ({ ...problem, file: problem.file.replace(/^.*?\/content-\w+\//, '') }));
  const report = printReport(shown, folder.texts.size).split('\n').slice(0, -1).join('\n');
  expect(`\n${report}\n`).toMatchSnapshot();
  expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
});
