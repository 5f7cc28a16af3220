import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultBrand } from '../../src/brand/brand.ts';
import { fillBrandValues, listBrandValues } from '../../src/brand/brand-styles.ts';

/** The one home of colours. Schemas show how one is written. */
const HOMES = /^(?:brand[\\/]palette|schemas[\\/]brand)\.ts$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|astro|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

/** Colours in style sheets, drawings and code: digits, functions that make one, and names where one is due. */
function findColours(text: string, isCode = false): string[] {
  const names =
    'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|navy|teal|olive|maroon|silver|gold|crimson|tomato|beige|ivory';
  const properties = '(?:color|background|fill|stroke|border(?:-[a-z-]+)?|outline)';
  const patterns = [
    /["'`\s:(,]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])/gi,
    /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi,
    // In code a bare word is the name of a value, not of a colour.
    new RegExp(`${properties}(?:=|:\\s*)["'](?:${names})["']`, 'g'),
    ...(isCode ? [] : [new RegExp(`${properties}:\\s*[^;"'\`]*?\\b(?:${names})\\b`, 'g')]),
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found.trim()));
}

test('no colour is written outside its home', () => {
  expect(sources.length).toBeGreaterThan(250);
  const found = sources
    .filter(({ file }) => !HOMES.test(file))
    .flatMap(({ file, text }) => findColours(text, file.endsWith('.ts')).map((colour) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});

test('a colour is noticed, however it is written', () => {
  const home = sources.find(({ file }) => /brand[\\/]palette\.ts$/.test(file))?.text ?? '';
  expect(findColours(home).length).toBeGreaterThan(40);
  expect(findColours('a { color: #0a5a43; background: rgb(1 2 3); border: 1px solid white }')).toHaveLength(3);
  expect(findColours('<rect fill="#fff"/><path stroke="black"/>', true)).toHaveLength(2);
  expect(findColours("flatten({ background: 'white' })", true)).toHaveLength(1);
  expect(findColours('flatten({ background: white })', true)).toEqual([]);
  expect(findColours('a { color: var(--ink); fill: currentColor; border: 0 } href="#faq" import "#edge-data"')).toEqual(
    [],
  );
});

test('style sheets ask for nothing that the brand does not have, and use all it has', () => {
  const values = listBrandValues(defaultBrand);
  const asked = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/var\(--brand-([\w-]+)\)/g)].map(([, name = '']) => name)),
  );
  expect([...asked].filter((name) => values[name] === undefined)).toEqual([]);
  // Drawn in pictures, where no style sheet is.
  expect(Object.keys(values).filter((name) => !asked.has(name))).toEqual(['sign-line']);
  expect(() => fillBrandValues('a { color: var(--brand-nothing) }', values)).toThrow('--brand-nothing');
});
