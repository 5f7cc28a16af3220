import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const WORD = /\p{L}{2,}/u;
/** Names, and elements whose content is code. */
const NAMES = /^(?:OpenAPI|llms\.txt|GET|POST|Claude Code|VS Code)$/;
const CODE = /^(?:style|script)$/;

const astro = createRequire(resolve('node_modules/astro/package.json'));
const compiler = await import(pathToFileURL(astro.resolve('@astrojs/compiler-rs')).href);

/** The texts of a syntax tree (ESTree with JSX). */
function* listTexts(node: unknown): Iterable<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, openingElement } = node as {
    type?: string;
    value?: unknown;
    openingElement?: { name?: { name?: string } };
  };
  if (CODE.test(openingElement?.name?.name ?? '')) return;
  if (type === 'JSXText') yield String(value).replace(/&\w+;/g, '').trim();
  for (const member of Object.values(node)) yield* listTexts(member);
}

test('components contain no words of their own: every sentence is in src/text', async () => {
  const found: string[] = [];
  for (const path of globSync('src/**/*.astro')) {
    const { ast } = await compiler.parse(readFileSync(path, 'utf8'));
    for (const text of listTexts(ast)) if (WORD.test(text) && !NAMES.test(text)) found.push(`${path}: ${text}`);
  }
  expect(found).toEqual([]);
});
