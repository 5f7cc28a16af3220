import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toQuotableText } from '../../src/escape/untrusted.ts';
import { findCoverage } from '../../src/places/find-coverage.ts';
import { lookup, site } from '../support/reference-site.ts';

const FILE = join(import.meta.dirname, 'coverage-questions.txt');

/** Questions above their answers: name | postal code. Add one above a line of four spaces; -u writes the answer. */
const questions = Array.from(readFileSync(FILE, 'utf8').matchAll(/^(.*)\n {4}/gm), ([, question = '']) => question);

test('B7 B10 B13 B15 B18 answers to the questions of people in the region', async () => {
  const lines = questions.map((question) => `${question}\n    ${tell(question)}`);
  expect(new Set(questions).size).toBeGreaterThan(150);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(FILE);
});

test('B18 every known name of the region has a position', () => {
  const without = site.knownNames.filter(({ latitude }) => latitude === undefined);
  expect(without).toEqual([]);
  expect(site.knownNames.length).toBeGreaterThan(40);
});

test('C1 repeated input is cut to 100 characters, never within a character', () => {
  expect(toQuotableText('x'.repeat(100), lookup)).toBe('x'.repeat(100));
  expect(toQuotableText('x'.repeat(101), lookup)).toBe(`${'x'.repeat(100)}…`);
  expect([...toQuotableText('😀'.repeat(200), lookup)]).toHaveLength(101);
});

/** Whether it is served, what the answer names, and its sentence. */
function tell(question: string): string {
  const [city = '', postal = ''] = question.split('|').map((part) => part.trim());
  const found = findCoverage({ city, postal }, lookup);
  if (!found.ok) return found.problem.detail;
  const { value } = found;
  if (value.kind === 'served') return `yes: ${value.place}`;
  const page = value.placeOfAddress === undefined ? '' : ` (on pages yes: ${value.placeOfAddress})`;
  if (value.kind === 'postal-area') return `yes: ${[value.area, value.preface ?? ''].join(' ').trim()}${page}`;
  const { covered, nearest, message } = value.record;
  const way = nearest === null ? '' : ` (${nearest.slug} ${nearest.aboutKmAway})`;
  return `${covered === null ? 'which' : 'no'}${way}: ${message}${page}`;
}
