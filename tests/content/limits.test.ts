import { mdxToJs, mdxToMdast } from 'satteri';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { explainIssues, messageOptions } from '../../src/content/explain-issues.ts';
import { parseFile } from '../../src/content/load/parse-file.ts';
import { makeLocality } from '../../src/content/locality.ts';
import { findUnknownInProse } from '../../src/content/placeholders.ts';
import { closestWord } from '../../src/format/spelling.ts';
import { problemCases, table } from './problems/limits.table.ts';

vi.mock('satteri', { spy: true });
vi.mock('../../src/format/spelling.ts', { spy: true });

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const page = (prose: string) => `---\ntitle: A page\n---\n\n${prose}\n`;
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

/** The file that a change writes, with its text. */
function readChanged(change: (typeof problemCases)[string]): { file: string; text: string } {
  const texts = new Map<string, string>();
  const around: Readonly<Record<string, string>> = { mdx: page('A door moves'), yaml: 'name: Dundas\n' };
  change({
    directory: '',
    edit: (file, from, to) =>
      texts.set(
        file,
        (around[file.split('.')[1] ?? ''] ?? '').replace(from, () => to),
      ),
    write: (file, text) => texts.set(file, String(text)),
    remove: () => {},
  });
  const [[file, text]] = [...texts] as [[string, string]];
  return { file, text };
}

test.each(Object.entries(problemCases))('%s is reported before the file is parsed', (_name, change) => {
  const { file, text } = readChanged(change);
  expect(parseFile(file, text).errors).toHaveLength(1);
  for (const parser of [mdxToJs, mdxToMdast]) expect(parser).not.toHaveBeenCalled();
});

test('large texts within the limits are parsed', () => {
  const prose = [table(100, 90), '<b>x</b>'.repeat(900), '&amp; [a](/prices/) {telephone} '.repeat(60)].join('\n\n');
  expect(parseFile('pages/a.mdx', page(prose)).errors).toEqual([]);
  expect(parseFile('icon.svg', svg('<path d="M0 0h9v9z"/>'.repeat(9000))).errors).toEqual([]);
});

test('placeholders in comments are ignored', () => {
  const find = (prose: string) => findUnknownInProse(prose, {}).map(({ offset }) => offset);
  expect(find('{/* {a} */} {b}')).toEqual([12]);
  expect(find('{ /* {a} * / */ } {b}')).toEqual([18]);
  expect(find('{/* {a}')).toEqual([4]);
});

test('only some of many unknown fields are compared with the known ones; the rest are counted', () => {
  const schema = z.strictObject({ name: z.string() });
  const countWork = (count: number) => {
    vi.mocked(closestWord).mockClear();
    const fields = Array.from({ length: count }, (_, at) => [`unknown${at}`, at]);
    const { error } = schema.safeParse({ name: 'A', ...Object.fromEntries(fields) }, messageOptions);
    const problems = explainIssues(error?.issues ?? [], schema, makeLocality(undefined).terms);
    return [vi.mocked(closestWord).mock.calls.length, problems.length];
  };
  expect(countWork(3)).toEqual([3, 3]);
  expect(countWork(4000)).toEqual([20, 21]);
});
