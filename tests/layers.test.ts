import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const NONE = /^$/;
const ZOD = /^zod$/;
const NODE = /^node:/;
const ANY = /./;

/** Each layer with the packages and built-in modules it may import. It imports itself and the layers above it. */
const layers: Readonly<Record<string, RegExp>> = {
  countries: NONE,
  text: NONE,
  schemas: ZOD,
  'result.ts': NONE,
  escape: NONE,
  format: NONE,
  hours: NONE,
  business: NONE,
  prices: NONE,
  'site-pages': NONE,
  places: NONE,
  lookup: NONE,
  appearance: /^(?:culori|domhandler|htmlparser2)$/,
  content: /^(?:zod|libphonenumber-js\/min)$/,
  'content/checks': /^(?:zod|github-slugger)$/,
  endpoints: NONE,
  mcp: ZOD,
  discovery: /^(?:zod|node:crypto)$/,
  markdown: /^(?:unified|(?:rehype|remark|hast-util|unist-util)-[a-z-]+|hast|mdast)$/,
  function: NONE,
  system: NODE,
  'appearance/render': ANY,
  'content/load': ANY,
  'page-locals.ts': /^virtual:/,
  styles: NONE,
  client: /^virtual:/,
  components: /^virtual:/,
  layouts: /^virtual:/,
  pages: /^virtual:.*\.css$/,
  'functions/node': NODE,
  'functions/hosting': ANY,
  functions: /^(?:node:|#function-data$)/,
  build: /^(?:node:|htmlparser2$)/,
  dev: NONE,
  integration: ANY,
  'integration.ts': ANY,
  'middleware.ts': /^astro:middleware$/,
  commands: ANY,
  exports: /^virtual:/,
};
const order = Object.keys(layers);

/** Returns the layer of a file: its first folder below `src`, or the file itself; some folders in a layer are layers too. */
function layerOf(file: string): string {
  const [layer = ''] =
    /^(?:(?:content|appearance)\/(?:checks|load|render)(?=\/)|functions\/\w+(?=\/)|[^/]+)/.exec(
      file.replace(/^src\//, ''),
    ) ?? [];
  return layer;
}

const sources = globSync('{src,functions}/**/*.{ts,cjs,astro,css}')
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, layer: layerOf(file), text: readFileSync(file, 'utf8') }));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from '([^']+)'|(?:^|\n)\s*import '([^']+)'|\bimport\('([^']+)'\)|\brequire\('([^']+)'\)/g;
const imports = sources.flatMap(({ file, layer, text }) =>
  [...text.matchAll(IMPORT)].map((match) => {
    const path = match.slice(1).find((found) => found !== undefined) ?? '';
    const target = path.startsWith('.') ? join(dirname(file), path.replace(/\?.*/, '')) : undefined;
    return { file, layer, path, target };
  }),
);

/** What a file imports besides types. */
function importedAtRuntime(file: string) {
  const text = sources.find((source) => source.file === file)?.text ?? '';
  const types = new Set([...text.matchAll(/\bimport type [^;'"]*?from '([^']+)'/g)].map(([, path]) => path));
  return imports.filter((found) => found.file === file && !types.has(found.path));
}

test('the order lists exactly the layers that exist', () => {
  expect([...new Set(sources.map(({ layer }) => layer))].sort()).toEqual(order.toSorted());
});

test('a layer imports itself and the layers above it', () => {
  const wrong = imports.flatMap(({ file, layer, target }) =>
    target === undefined || order.indexOf(layerOf(target)) <= order.indexOf(layer) ? [] : [`${file} imports ${target}`],
  );
  expect(wrong).toEqual([]);
});

test('a layer uses only the packages listed for it', () => {
  const wrong = imports.flatMap(({ file, layer, path, target }) =>
    target !== undefined || layers[layer]?.test(path) ? [] : [`${file} imports ${path}`],
  );
  expect(wrong).toEqual([]);
});

test('CONTRIBUTING.md describes every layer, in this order', () => {
  const [table = ''] = /\n\| layer \|.*\n(?:\|.*\n)+/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  expect([...cells.join().matchAll(/`(?:src\/)?([^`]+)`/g)].map(([, layer]) => layer)).toEqual(order);
});

const domain = order.slice(0, order.indexOf('content/checks') + 1);

test('domain code has no clock and no environment', () => {
  const wrong = sources.filter(
    ({ layer, text }) =>
      domain.includes(layer) && /\bnew Date\(\)|\bDate\.now\b|\bprocess\.|import\.meta|\bfetch\(/.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('the function contains no country data and only the texts that answers need', () => {
  const reached = new Set(['src/function/handle-request.ts']);
  // The bundle has the languages of its site in place of that one.
  for (const file of reached)
    for (const { target } of importedAtRuntime(file))
      if (target !== undefined && target !== 'src/text/answer-texts.ts') reached.add(target);
  expect([...reached].some((file) => file.startsWith('src/places'))).toBe(true);
  expect([...reached].filter((file) => dirname(file) === 'src/countries/data')).toEqual([]);
  const words = ['src/text/text.ts', 'src/text/en/postal-codes.ts'];
  expect([...reached].filter((file) => words.includes(file))).toEqual([]);
  expect([...reached].filter((file) => layerOf(file).startsWith('content'))).toEqual([]);
});

test('only pages, layouts, components, the dev function and the middleware import the site', () => {
  const layers = ['pages', 'layouts', 'components', 'dev', 'middleware.ts'];
  const wrong = imports.filter(({ layer, target }) => target === 'src/page-locals.ts' && !layers.includes(layer));
  expect(wrong).toEqual([]);
});
