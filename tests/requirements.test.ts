import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listProvenRules } from './proven-rules.ts';
import { requirements } from './requirements.ts';

// A title of a test, or the `rules` of a row in a table of tests.
const CITATION = /(?:\btest(?:\.\w+)*(?:\([^)]*\))?\(\s*|\brules:\s*)['"`]((?:[A-Z]\d{1,2}\b ?)+)/g;

const files = globSync('tests/**/*.{test,spec,table}.ts').map((file) => file.replaceAll('\\', '/'));
const cited = new Set(
  files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CITATION)])
    .flatMap((match) => match[1]?.trim().split(' ') ?? []),
);

test('every citation names a rule of the contract', () => {
  expect([...cited].filter((id) => !Object.hasOwn(requirements, id))).toEqual([]);
});

test.each(Object.entries(requirements))('%s is cited by a test exactly when it is covered', (id, { status }) => {
  expect(cited.has(id)).toBe(status === 'covered');
});

test('a rule is proven for the business whose test cites it and passes, and for no other', () => {
  const ran = (passed: boolean, ...titles: string[]) => ({ passed, titles });
  const tests = [
    ran(true, 'the garage on node', 'A1 A13 something'),
    ran(true, 'the garage', 'F3 something above', 'F2 says every word'),
    ran(true, 'the garage', 'F3 something above', 'says nothing of a rule'),
    ran(false, 'the garage', 'B2 something that fails'),
    ran(true, 'B3 something of nobody'),
    ran(true, 'the plumber', 'a thing as large as A4'),
    ran(true, 'the plumbers', 'B5 something of others'),
  ];
  expect([...listProvenRules(tests, 'garage')]).toEqual(['A1', 'A13', 'F2']);
  expect([...listProvenRules(tests, 'plumber')]).toEqual([]);
});
