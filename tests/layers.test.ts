import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** What each folder below src may import from. Folders that are not named may import anything. */
const layers: Readonly<Record<string, readonly string[]>> = {
  countries: ['countries'],
  schemas: ['schemas', 'countries'],
  words: ['words'],
  escape: ['escape'],
  hours: ['hours', 'words', 'schemas'],
  brand: ['brand', 'schemas'],
  business: ['business', 'brand', 'hours', 'words', 'schemas'],
  'site-pages': ['site-pages', 'business', 'words', 'schemas'],
  coverage: ['coverage', 'business', 'words', 'schemas'],
  map: ['map', 'escape', 'coverage', 'business', 'schemas'],
  settings: ['settings'],
  'content/judge': ['content/judge', 'brand', 'coverage', 'hours', 'site-pages', 'business', 'words', 'schemas'],
  photos: ['photos', 'brand', 'business', 'schemas'],
  'content/read': ['content/read', 'content/judge', 'photos', 'settings', 'business', 'words', 'schemas'],
  api: ['api', 'coverage', 'business', 'schemas'],
  mcp: ['mcp', 'coverage', 'business', 'words', 'schemas'],
  discovery: ['discovery', 'escape', 'api', 'mcp', 'coverage', 'hours', 'site-pages', 'business', 'words', 'schemas'],
  markdown: ['markdown', 'escape', 'business', 'words', 'schemas'],
  pictures: ['pictures', 'escape', 'brand', 'site-pages', 'business', 'words', 'schemas'],
  edge: ['edge', 'escape', 'api', 'mcp', 'coverage', 'site-pages', 'business', 'words', 'schemas'],
  typefaces: ['typefaces', 'brand', 'content/judge'],
  editor: ['editor', 'content', 'site-pages', 'business', 'words', 'schemas'],
  server: ['server', 'edge', 'settings', 'api', 'business', 'schemas'],
  hosting: ['hosting', 'settings', 'edge', 'api', 'business', 'words', 'schemas'],
  traffic: ['traffic', 'edge'],
};

/** Packages and built-in modules each folder may use; everything else is kept out of what must stay pure. */
const outside: Readonly<Record<string, RegExp>> = {
  countries: /^$/,
  schemas: /^zod$/,
  words: /^$/,
  escape: /^$/,
  brand: /^zod$/,
  business: /^zod$/,
  'site-pages': /^zod$/,
  hours: /^zod$/,
  coverage: /^zod$/,
  map: /^zod$/,
  'content/judge': /^(?:zod|github-slugger)$/,
  api: /^$/,
  mcp: /^zod$/,
  discovery: /^(?:zod|node:crypto|schema-dts)$/,
  edge: /^$/,
};

/** The room a file below src stands in: its first folder, or the first two below `content`. */
function roomOf(file: string): string {
  return /^(?:content[\\/])?[^\\/]+/.exec(file)?.[0].replace('\\', '/') ?? '';
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|astro)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({
    file: normalize(file),
    folder: roomOf(file),
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

const pure = ['countries', 'words', 'brand', 'business', 'site-pages', 'hours', 'coverage', 'map', 'content/judge'];

test('domain code has no clock and no environment', () => {
  const wrong = sources.filter(
    ({ folder, text }) =>
      pure.includes(folder) && /\bnew Date\(\)|\bDate\.now\b|\bprocess\.|import\.meta|\bfetch\(/.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

const stateless = [...pure, 'api', 'mcp', 'markdown', 'discovery', 'edge'];

test('no module keeps anything between two calls: what is prepared is an argument', () => {
  const wrong = sources.flatMap(({ file, folder, text }) => {
    if (!stateless.includes(folder)) return [];
    // A table is typed as read-only, so that nothing can be put into it.
    const state =
      /^(?:export )?(?:let |var |const \w+(?:: (?!Readonly(?:Map|Set)?<)[^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)\b|(?:\[\]|\{\});)).*/gm;
    return [...text.matchAll(state)].map(([line]) => `${file}: ${line}`);
  });
  expect(wrong).toEqual([]);
});

test('no circle of imports', () => {
  const files = new Map(sources.map(({ file }) => [file, [] as string[]]));
  for (const { file, target } of imports) if (target !== undefined && files.has(target)) files.get(file)?.push(target);
  // What imports nothing of what is left, or is imported by nothing of it, is no part of a circle.
  for (let last = 0; last !== files.size; ) {
    last = files.size;
    const imported = new Set([...files.values()].flat());
    for (const [file, targets] of files)
      if (!imported.has(file) || !targets.some((target) => files.has(target))) files.delete(file);
  }
  expect([...files.keys()]).toEqual([]);
});

test('nothing but pages, layouts and components imports the site', () => {
  const wrong = imports.filter(
    ({ folder, target }) => target === 'site.ts' && !['pages', 'layouts', 'components'].includes(folder),
  );
  expect(wrong).toEqual([]);
});

test('the agent check knows a site from outside only: it imports itself and its own dependencies', () => {
  const home = join('tools', 'agent-check');
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: object };
  const known = [...Object.keys(dependencies), 'vitest', 'vitest/config'];
  const wrong = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(home, file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, path = '']) =>
        path.startsWith('.') ? normalize(join(dirname(file), path)) : path,
      ),
    )
    .filter((target) => target.startsWith('..') || (!/^node:|\.ts$/.test(target) && !known.includes(target)));
  expect(wrong).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  expect(sources.filter(({ text }) => text.split('\n').length > 300).map(({ file }) => file)).toEqual([]);
});
