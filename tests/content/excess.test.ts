import { expect, test } from 'vitest';
import { parseFile } from '../../src/content/load/parse-file.ts';
import { findUnknownInProse } from '../../src/content/placeholders.ts';

const page = (prose: string) => `---\ntitle: A page\n---\n\n${prose}\n`;
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

test('what is large is parsed', () => {
  const prose = ['<b>x</b>'.repeat(900), '&amp; [a](/prices/) {telephone} '.repeat(60)].join('\n\n');
  expect(parseFile('pages/a.mdx', page(prose)).errors).toEqual([]);
  expect(parseFile('icon.svg', svg('<path d="M0 0h9v9z"/>'.repeat(9000))).errors).toEqual([]);
});

test('a placeholder in a comment is left alone, wherever the comment ends', () => {
  const find = (prose: string) => findUnknownInProse(prose, {}).map(({ offset }) => offset);
  expect(find('{/* {a} */} {b}')).toEqual([12]);
  expect(find('{ /* {a} * / */ } {b}')).toEqual([18]);
  expect(find('{/* {a}')).toEqual([4]);
});
