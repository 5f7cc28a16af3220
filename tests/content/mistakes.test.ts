import { afterEach, expect, test } from 'vitest';
import { loadSite } from '../../src/reader/load-site.ts';
import { printReport } from '../../src/reader/report.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { mistakes } from './mistakes.table.ts';

let copy: ContentCopy | undefined;
afterEach(() => copy?.dispose());

test.each(mistakes)('$name', ({ make, message }) => {
  copy = copyContent();
  make(copy);
  const { problems, site, folder } = loadSite(copy.directory, 'https://www.example.com');
  const shown = problems.map((problem) => ({ ...problem, file: problem.file.replace(/^.*?\/content-\w+\//, '') }));
  const report = printReport(shown, folder.texts.size).split('\n').slice(0, -1).join('\n');
  expect(report).toBe(message);
  expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
});
