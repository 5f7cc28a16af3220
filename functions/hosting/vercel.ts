import { operations } from '../../src/endpoints/operations.ts';
import { escapePattern } from '../../src/escape/pattern.ts';
import type { HeaderFields, ResponseKind } from '../../src/function/data.ts';
import { formPaths } from '../../src/function/request.ts';
import type { Host, PublishedBuild } from './host.ts';

/** Name of the function in the output folder. */
const NAME = 'site';

/** Configuration of the function (Build Output API, "Serverless Functions"). */
const functionConfig = {
  runtime: 'nodejs24.x',
  handler: 'index.mjs',
  launcherType: 'Nodejs',
  supportsResponseStreaming: true,
};

/** Vercel, through its Build Output API. */
export const vercel: Host = {
  name: 'vercel',
  folder: '.vercel/output',
  files: 'static',
  makeFiles: async (source) => ({
    'config.json': JSON.stringify({ version: 3, routes: listVercelRoutes(source) }, null, 2),
    [`functions/${NAME}.func/.vc-config.json`]: JSON.stringify(functionConfig, null, 2),
    [`functions/${NAME}.func/index.mjs`]: await source.bundle('vercel'),
  }),
};

/**
 * Path patterns of each kind, without the language prefix. The last match decides; a route cannot unset a
 * header.
 */
const kindPatterns: readonly (readonly [src: string, kind: ResponseKind])[] = [
  ['(?!_astro/)', 'document'],
  ['_astro/', 'asset'],
  ['api/(?!mcp/)', 'json'],
  ['(?!(?:[a-z]{2}/)?api/)(?:.*/)?(?:index\\.html)?$', 'page'],
  ['(?:.*/)?index\\.md$', 'markdown'],
];

/**
 * Routes of `config.json` in Vercel's Build Output API, version 3: files are served statically; queries, POST requests,
 * content negotiation, old addresses and everything else go to the function.
 */
export function listVercelRoutes({ data, languages, files }: PublishedBuild): object[] {
  const dest = `/${NAME}`;
  const otherLanguages = Object.keys(data.otherLanguages);
  const language = otherLanguages.length === 0 ? '' : `(?:(?:${otherLanguages.join('|')})/)?`;
  const page = `^/(?!${language}api/)(?:.*/)?$`;
  const forms = formPaths.map((path) => `${language}${path.slice(1)}`);
  // The value is a regular expression for the whole header.
  const accept = (value?: string) => [{ type: 'header', key: 'accept', value }];
  const withoutExtension = files.flatMap((file) => (/\.\w+$/.test(file) ? [] : [escapePattern(file)]));
  const queries = operations
    .filter(({ answerQuery }) => answerQuery !== undefined)
    .flatMap(({ path, parameters }) => parameters.map(({ name }) => ({ path: path.slice(1), name })));
  return [
    { src: '^/.*$', methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], dest },
    {
      src: `^/api/mcp/?$|^/(?:${forms.join('|')})$|/index\\.html$|^/${language}404(?:/|\\.html)?$|^${dest}(?:/|$)`,
      dest,
    },
    ...queries.map(({ path, name }) => ({ src: `^/${language}${path}$`, has: [{ type: 'query', key: name }], dest })),
    { src: page, has: accept('.*markdown.*'), dest },
    { src: page, has: accept(), missing: accept('.*(?:text/html|text/\\*|\\*/\\*).*'), dest },
    // Vercel would serve a folder without a trailing slash too.
    { src: `^/(?!(?:${withoutExtension.join('|')})$)(?:[^/]+/)*[^/.]+$`, dest },
    { src: `^/(${language}api/(?:.*/)?)$`, dest: '/$1index.json', check: true },
    { handle: 'filesystem' },
    { src: '^/.*$', dest },
    { handle: 'hit' },
    ...languages.flatMap(({ prefix, headers, pathHeaders }) => [
      ...kindPatterns.map(([src, kind]) => ({ src: `^${prefix}/${src}`, headers: headers[kind], continue: true })),
      ...Object.entries(pathHeaders).map(([path, values]) => headerRoute(`${prefix}${path}`, values)),
    ]),
  ];
}

/** Formats a route that adds headers to a path, or to all paths that match a pattern with a star for a segment. */
function headerRoute(path: string, headers: HeaderFields): object {
  const pattern = escapePattern(path).replaceAll('\\*', '[^/]+');
  return { src: `^${pattern}${path.endsWith('/') ? '(?:index\\.html)?' : ''}$`, headers, continue: true };
}
