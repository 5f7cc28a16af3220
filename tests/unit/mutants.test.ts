import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../mutants/mutants.ts';

test('every deliberate mistake can be made in the code as it is, and names tests that are there', () => {
  const astray = mutants.filter(({ file, from, tests }) => {
    const isThere = existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2;
    return !isThere || tests.some((test) => !existsSync(test));
  });
  expect(astray.map(({ wrong }) => wrong)).toEqual([]);
});
