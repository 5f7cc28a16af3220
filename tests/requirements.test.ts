import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from './requirements.ts';

// A title of a test, or the `rules` of a row in a table of tests.
const CITATION = /(?:\btest(?:\.\w+)*(?:\([^)]*\))?\(\s*|\brules:\s*)['"`]((?:[A-Z]\d{1,2}\b ?)+)/g;

const cited = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec|table)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join('tests', file), 'utf8').matchAll(CITATION)])
    .flatMap((match) => match[1]?.trim().split(' ') ?? []),
);

test('every citation names a rule of the contract', () => {
  expect([...cited].filter((id) => !Object.hasOwn(requirements, id))).toEqual([]);
});

test.each(Object.entries(requirements))('%s is cited by a test exactly when it is covered', (id, { status }) => {
  expect(cited.has(id)).toBe(status === 'covered');
});
