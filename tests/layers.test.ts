import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** What each folder below src may import from. Folders that are not named may import anything. */
const layers: Readonly<Record<string, readonly string[]>> = {
  schemas: ['schemas'],
  domain: ['domain', 'schemas'],
  reader: ['reader', 'domain', 'schemas'],
  api: ['api', 'domain', 'schemas'],
  mcp: ['mcp', 'domain', 'schemas'],
  discovery: ['discovery', 'api', 'mcp', 'domain', 'schemas'],
  markdown: ['markdown', 'domain', 'schemas'],
  pictures: ['pictures', 'domain', 'schemas'],
  'agent-check': ['agent-check'],
  edge: ['edge', 'api', 'mcp', 'domain', 'schemas'],
  editor: ['editor', 'reader', 'domain', 'schemas'],
  server: ['server', 'edge', 'build', 'api', 'domain', 'schemas'],
  traffic: ['traffic', 'edge'],
  build: ['build', 'server', 'reader', 'discovery', 'markdown', 'pictures', 'edge', 'api', 'mcp', 'domain', 'schemas'],
};

/** Packages and built-in modules each folder may use; everything else is kept out of what must stay pure. */
const outside: Readonly<Record<string, RegExp>> = {
  schemas: /^zod$/,
  domain: /^zod$/,
  api: /^$/,
  mcp: /^zod$/,
  discovery: /^(?:zod|node:crypto|schema-dts)$/,
  edge: /^$/,
  'agent-check': /^(?:zod|htmlparser2|domhandler)$/,
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|astro)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({
    file: normalize(file),
    folder: file.split(/[\\/]/)[0] ?? '',
    text: readFileSync(join('src', file), 'utf8'),
  }));

const imports = sources.flatMap(({ file, folder, text }) =>
  [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/g)].map((match) => {
    const path = match[1] ?? match[2] ?? '';
    const target = path.startsWith('.') ? normalize(join(dirname(file), path)) : undefined;
    return { file, folder, path, target };
  }),
);

test('the scan sees the imports', () => {
  expect(imports.length).toBeGreaterThan(150);
});

test('layers point one way', () => {
  const wrong = imports.filter(({ folder, target }) => {
    const allowed = layers[folder];
    return target !== undefined && allowed !== undefined && !allowed.some((layer) => target.startsWith(`${layer}/`));
  });
  expect(wrong).toEqual([]);
});

test('pure layers use no framework, no network and no file system', () => {
  const wrong = imports.filter(
    ({ folder, path, target }) => target === undefined && outside[folder] !== undefined && !outside[folder].test(path),
  );
  expect(wrong).toEqual([]);
});

test('domain code has no clock and no environment', () => {
  const wrong = sources.filter(
    ({ folder, text }) =>
      folder === 'domain' && /\bnew Date\(\)|\bDate\.now\b|\bprocess\.|import\.meta|\bfetch\(/.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('nothing but pages, layouts and components imports the site', () => {
  const wrong = imports.filter(
    ({ folder, target }) => target === 'site.ts' && !['pages', 'layouts', 'components'].includes(folder),
  );
  expect(wrong).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  expect(sources.filter(({ text }) => text.split('\n').length > 300).map(({ file }) => file)).toEqual([]);
});
