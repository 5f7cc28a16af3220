import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = [...readFileSync('docs/contract.md', 'utf8').matchAll(/^### ([A-N]\d+)\. (.+)$/gm)];
const ids = rules.map(([, id = '']) => id);

const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**', '**/fixtures/**'] }).map((file) => readFileSync(file, 'utf8'));
const tests = [...read('tests/**/*.ts'), ...read('tools/*/tests/**/*.ts')];
const code = [...read('{src,functions,tools}/**/*.{ts,cjs,astro,css}'), ...read('{*,docs/**/*}.md')];

const ID = /[A-N]\d{1,2}\b/g;
/** The ids that a text cites: `contract B7, B15`, and in tests those that a title begins with. */
const listCited = (texts: readonly string[], citation: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(citation)].flatMap(([cited]) => cited.match(ID) ?? [])));

test('every rule that code, tests or documents cite is in docs/contract.md', () => {
  const inComments = listCited([...code, ...tests], /\bcontract [A-N]\d{1,2}\b(?:(?:, | to | and )[A-N]\d{1,2}\b)*/g);
  const inTitles = listCited(tests, /['"`](?:[A-N]\d{1,2} )+(?=[a-z%$"])/g);
  expect(inComments.size).toBeGreaterThan(40);
  expect(inTitles.size).toBeGreaterThan(60);
  expect([...inComments, ...inTitles].filter((id) => !ids.includes(id))).toEqual([]);
});

test('every rule in docs/contract.md has its id once, and a test with that id in its title', () => {
  expect(ids).toEqual([...new Set(ids)]);
  const valid = rules.filter(([, , title]) => title !== 'Withdrawn').map(([, id = '']) => id);
  const proven = listCited(tests, /['"`](?:[A-N]\d{1,2}\b ?)+|^ {2}[A-N]\d{1,2}(?=: \[)/gm);
  expect(valid.filter((id) => !proven.has(id))).toEqual([]);
});
