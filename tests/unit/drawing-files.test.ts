import { expect, test } from 'vitest';
import { DrawingFile } from '../../src/schemas/appearance/drawing.ts';
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

test('paths without fill and in the colour of the text are drawn', () => {
  const source = '<svg viewBox="0 0 9 9"><path fill="none" stroke="currentColor" d="M0 0"/></svg>';
  expect(DrawingFile.safeParse(source).success).toBe(true);
});
