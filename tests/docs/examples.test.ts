import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** `@example expression // result`; a long result may be on the next line. */
const EXAMPLE = /^ +\* @example (\S.*?)(?:\n +\*)? \/\/ (.+)$/gm;

const examples = globSync('{src,functions,tools}/**/*.ts', { exclude: ['**/{node_modules,lib,tests}/**'] }).flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(EXAMPLE)].map(([, expression = '', result = '']) => {
      return { file, expression, result };
    }),
);

test.each(examples)('the example in $file is right: $expression', async ({ file, expression, result }) => {
  const module = await import(/* @vite-ignore */ join(process.cwd(), file));
  const evaluate = (code: string) => new Function(...Object.keys(module), `return (${code})`)(...Object.values(module));
  expect(evaluate(expression)).toEqual(evaluate(result));
});
