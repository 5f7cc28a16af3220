import { Resvg } from '@resvg/resvg-js';
import { mdxToJs, mdxToMdast } from 'satteri';
import { afterEach, expect, test, vi } from 'vitest';
import { isNode, parseDocument } from 'yaml';
import { parseFile } from '../../src/content/load/document.ts';
import { locateProblems } from '../../src/content/load/locations.ts';
import { findUnknownInProse } from '../../src/content/placeholders.ts';
import { excesses, table } from './mistakes/excess.table.ts';

vi.mock('yaml', { spy: true });
vi.mock('satteri', { spy: true });
vi.mock('@resvg/resvg-js', { spy: true });

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const each = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');
const page = (prose: string) => `---\ntitle: A page\n---\n\n${prose}\n`;
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

/** The file that a mistake writes, and its text; what it edits is next to nothing. */
function write(make: (typeof excesses)[number]['make']): { file: string; text: string } {
  const texts = new Map<string, string>();
  const around: Readonly<Record<string, string>> = { mdx: page('A door moves'), yaml: 'name: Dundas\n' };
  make({
    directory: '',
    edit: (file, from, to) =>
      texts.set(
        file,
        (around[file.split('.')[1] ?? ''] ?? '').replace(from, () => to),
      ),
    write: (file, text) => texts.set(file, String(text)),
    remove: () => {},
    list: () => [],
    dispose: () => {},
  });
  const [[file, text]] = [...texts] as [[string, string]];
  return { file, text };
}

test.each(excesses.filter(({ isParsed }) => !isParsed))('$name is found before any parser', ({ make }) => {
  const { file, text } = write(make);
  expect(parseFile(file, text).errors).toHaveLength(1);
  for (const parser of [mdxToJs, mdxToMdast, parseDocument, Resvg]) expect(parser).not.toHaveBeenCalled();
});

test('what is large and within the bounds is parsed', () => {
  const prose = [table(100, 90), '<b>x</b>'.repeat(900), '&amp; [a](/prices/) {telephone} '.repeat(60)].join('\n\n');
  expect(parseFile('pages/a.mdx', page(prose)).errors).toEqual([]);
  expect(parseFile('icon.svg', svg('<path d="M0 0h9v9z"/>'.repeat(9000))).errors).toEqual([]);
  expect(
    parseFile(
      'a.yaml',
      each(9000, (index) => `k${index}: 1\n`),
    ).errors,
  ).toEqual([]);
});

test('the places of many problems are found in one reading of their file', () => {
  const texts = new Map([['a.yaml', each(5000, (index) => `k${index}: 1\n`)]]);
  const problems = Array.from({ length: 5000 }, (_, index) => ({
    file: 'a.yaml',
    path: [`k${index}`],
    severity: 'error' as const,
    message: 'is wrong.',
  }));
  const located = locateProblems({ directory: '.', texts }, problems.toReversed());
  expect(parseDocument).toHaveBeenCalledTimes(1);
  expect(located.map(({ line }) => line)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  expect(located.at(-1)?.message).toContain('50 listed');
});

test('of many problems the last one says the worst that follows', () => {
  const problems = Array.from({ length: 60 }, (_, index) => ({
    file: 'a.yaml',
    path: [],
    severity: index === 55 ? ('unready' as const) : ('warning' as const),
    message: 'is odd.',
  }));
  const located = locateProblems({ directory: '.', texts: new Map() }, problems);
  expect([located.length, located.at(-1)?.severity]).toEqual([51, 'unready']);
});

test('problems of YAML are found in work that grows with the file', () => {
  const workFor = (count: number) => {
    vi.clearAllMocks();
    expect(
      parseFile(
        'a.yaml',
        each(count, (index) => `k${index}: "x\n`),
      ).errors,
    ).toHaveLength(51);
    return vi.mocked(isNode).mock.calls.length;
  };
  expect(workFor(4000)).toBeLessThan(2.5 * workFor(2000));
});

test('a placeholder in a comment is left alone, wherever the comment ends', () => {
  const find = (prose: string) => findUnknownInProse(prose, {}).map(({ offset }) => offset);
  expect(find('{/* {a} */} {b}')).toEqual([12]);
  expect(find('{ /* {a} * / */ } {b}')).toEqual([18]);
  expect(find('{/* {a} */ x} {b} {/* {c} */}')).toEqual([4, 14]);
  expect(find('{/* {a}')).toEqual([4]);
  const { indexOf } = String.prototype;
  let searched = 0;
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
    const found = indexOf.call(this, text, from);
    searched += (found < 0 ? this.length : found) - from;
    return found;
  });
  for (const text of ['{/*'.repeat(80_000), `${'{/*'.repeat(80_000)}*/ x`, '{/**/ '.repeat(40_000)]) {
    searched = 0;
    find(text);
    expect(searched).toBeLessThan(2 * text.length);
  }
});
