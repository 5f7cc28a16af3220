import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { formatReport } from '../../src/content/load/format-report.ts';
import { localBusinessTypes } from '../../src/schemas/business/business-types.ts';
import { copyContent, copyWithFewPlaces } from '../support/content-copy.ts';
import { keepReferenceDay } from '../support/reference-day.ts';
import { sampleOf } from '../support/sample-of.ts';
import { problemCases as fileCases } from './problems/files.table.ts';
import { problemCases as placeCases } from './problems/places.table.ts';
import type { ProblemCases } from './problems/problem-case.ts';

const tables = await Promise.all(
  globSync('tests/content/problems/*.table.ts').map((path) => import(pathToFileURL(resolve(path)).href)),
);
const problemCases: ProblemCases = Object.assign({}, ...tables.map((table) => table.problemCases));

keepReferenceDay();
/** Content that cases change. Cases in files.table.ts get a copy each, because they create links and devices. */
const [all, few] = [copyContent(), copyWithFewPlaces()];
afterEach(() => {
  all.restore();
  few.restore();
});

const sampled = sampleOf(Object.keys(problemCases), 45);
test.for(Object.entries(problemCases))('%s', async ([name, change], { skip }) => {
  skip(!sampled.includes(name));
  const copy = name in fileCases ? copyWithFewPlaces() : name in placeCases ? all : few;
  change(copy);
  const { problems, site, folder } = await copy.load();
  const shown = problems.map((problem) => ({ ...problem, file: problem.file.replace(/^.*?\/content-\w+\//, '') }));
  // Of very many problems, only the first ones and the last one are kept.
  const kept = shown.length > 20 ? [...shown.slice(0, 2), ...shown.slice(-1)] : shown;
  const report = formatReport(kept, folder.texts.size).split('\n').slice(0, -1).join('\n');
  expect(`\n${report}\n`).toMatchSnapshot();
  expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
});

test('schema types are LocalBusiness and its subtypes in schema.org', () => {
  const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const below = new Map(
    [...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name, types]) => [name, types]),
  );
  const found = new Set<string>();
  const visit = (type: string) => {
    if (found.has(type) || !below.has(type)) return;
    found.add(type);
    for (const [name] of below.get(type)?.matchAll(/\b[A-Z]\w+\b/g) ?? []) visit(name);
  };
  visit('LocalBusiness');
  expect(found.size).toBeGreaterThan(100);
  const names = [...found].filter((name) => !/(?:Leaf|Base)$/.test(name) && name !== 'IdReference');
  expect(localBusinessTypes).toEqual(names.sort());
});
