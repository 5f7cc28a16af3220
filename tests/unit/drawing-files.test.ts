import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { findSvgProblems } from '../../src/content/load/svg/svg-problems.ts';
import { DrawingFile } from '../../src/schemas/appearance/drawing.ts';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { referenceDirectory } from '../reference-build.ts';
import { keepReferenceDay } from '../reference-day.ts';

keepReferenceDay();

test.each([
  ['<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>', /colours from classes/],
  ['<svg viewBox="0 0 9 9"><style>path{}</style></svg>', /colours from classes/],
  ['<svg viewBox="0 0 9 9"><path fill="#f00"/></svg>', /colours from classes/],
  ['<svg viewBox="0 0 9 9"><path id="a"/></svg>', /must not hold ids/],
  ['<svg width="9"><path/></svg>', /needs a viewBox/],
])('%s is refused', (source, message) => {
  const [issue] = DrawingFile.safeParse(source).error?.issues ?? [];
  expect(issue?.message).toMatch(message);
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9"/></svg>`;

test.each([
  '<script>1</script>',
  '<path onclick="1"/>',
  '<a href="https://example.com/"><path d="M0 0h9"/></a>',
  '<set attributeName="onload" to="1"/>',
  '<animate attributeName="href" to="javascript:1"/>',
  '<foreignObject><p>x</p></foreignObject>',
])('%s in a drawing is refused where it is read', (inside) => {
  expect(findSvgProblems(svg(''))).toEqual([]);
  expect(findSvgProblems(svg(inside)).length).toBeGreaterThan(0);
});

test('paths without fill and in the colour of the text are drawn', () => {
  const source = '<svg viewBox="0 0 9 9"><path fill="none" stroke="currentColor" d="M0 0"/></svg>';
  expect(DrawingFile.safeParse(source).success).toBe(true);
});

describe('wrong content', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.dispose());
  const lineOf = (text: string) => {
    const lines = readFileSync(join(referenceDirectory, 'services/spring.mdx'), 'utf8').split('\n');
    return lines.findIndex((line) => line.includes(text)) + 1;
  };
  const problems = () => loadSite(copy.directory, 'https://www.example.com').problems;

  test('names the drawing that was meant', () => {
    copy.edit('services/spring.mdx', 'name: broken-spring', 'name: broken-sprin');
    expect(problems()).toMatchObject([
      {
        field: 'drawing.name',
        line: lineOf('name: broken-spring'),
        message: expect.stringContaining('Did you mean "broken-spring"'),
      },
    ]);
  });

  test('lists the parts of the drawing', () => {
    copy.edit('services/spring.mdx', 'highlight: [spring,', 'highlight: [sprung,');
    const [problem] = problems();
    expect(problem).toMatchObject({ field: 'drawing.highlight.0', line: lineOf('highlight: [spring,') });
    expect(problem?.message).toMatch(/"sprung" is not a part of .*Did you mean "spring"\? Its parts: .*winding-cone/);
  });

  test('says which part lacks a name, and which name a part', () => {
    copy.edit('drawings/rolling-door.svg', 'data-label="guide"', 'data-label="guides"');
    expect(problems().map(({ file, message }) => [file.endsWith('drawings/rolling-door.svg'), message])).toEqual([
      [true, expect.stringContaining('shows the part "guide" without naming it')],
      [true, expect.stringContaining('names "guides", which it does not show')],
    ]);
  });

  test('says what is wrong with an outline', () => {
    copy.edit('outline.json', /"land": "M/, '"land": "C');
    expect(problems()).toMatchObject([{ field: 'land', message: expect.stringContaining('path of straight lines') }]);
  });
});
