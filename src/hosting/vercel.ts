import { operations } from '../api/operations.ts';
import { escapePattern } from '../format/escape-pattern.ts';
import type { FunctionData, Headers, Manifest, ResponseKind } from '../function/data.ts';
import { formPaths } from '../function/request.ts';
import type { Host } from './host.ts';
import { isDefaultType } from './rules.ts';

/** Name of the function in the output folder. */
const NAME = 'site';

/** Configuration of the function (Build Output API, "Serverless Functions"). */
const functionConfig = {
  runtime: 'nodejs24.x',
  handler: 'index.mjs',
  launcherType: 'Nodejs',
  supportsResponseStreaming: true,
};

/** Vercel, by its Build Output API. */
export const vercel: Host = {
  name: 'vercel',
  folder: '.vercel/output',
  files: 'static',
  write: async ({ data, manifest, bundle }) => ({
    'config.json': JSON.stringify({ version: 3, routes: listVercelRoutes(data, manifest()) }, null, 2),
    [`functions/${NAME}.func/.vc-config.json`]: JSON.stringify(functionConfig, null, 2),
    [`functions/${NAME}.func/index.mjs`]: await bundle('vercel'),
  }),
};

/** Paths of each kind, by patterns of which one matches: a route cannot take back the header of another. */
const kindPatterns: readonly (readonly [src: string, kind: ResponseKind])[] = [
  ['^/(?!api/)(?:.*/)?(?:index\\.html)?$', 'page'],
  ['^/_astro/', 'asset'],
  ['^/api/(?!mcp/)', 'json'],
  ['^/(?:.*/)?index\\.md$', 'markdown'],
  ['^/(?!_astro/|api/(?!mcp/)|(?:.*/)?index\\.(?:html|md)$).*[^/]$', 'document'],
];

/**
 * Routes of `config.json` in Vercel's Build Output API, version 3: files are served statically; queries, POST requests,
 * content negotiation, old addresses and everything else go to the function.
 */
export function listVercelRoutes(data: FunctionData, { files }: Manifest): object[] {
  const dest = `/${NAME}`;
  const page = '^/(?!api/)(?:.*/)?$';
  // The value is a regular expression that matches all of it.
  const accept = (value?: string) => [{ type: 'header', key: 'accept', value }];
  const unnamed = files.flatMap(({ file }) => (/\.\w+$/.test(file) ? [] : [escapePattern(file)]));
  const queries = operations
    .filter(({ answerQuery }) => answerQuery !== undefined)
    .flatMap(({ path, parameters }) => parameters.map(({ name }) => ({ path, name })));
  return [
    { src: '^/.*$', methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], dest },
    { src: `^/api/mcp/?$|^(?:${formPaths.join('|')})$|/index\\.html$|^/404(?:/|\\.html)?$|^${dest}(?:/|$)`, dest },
    ...queries.map(({ path, name }) => ({ src: `^${path}$`, has: [{ type: 'query', key: name }], dest })),
    { src: page, has: accept('.*markdown.*'), dest },
    { src: page, has: accept(), missing: accept('.*(?:text/html|text/\\*|\\*/\\*).*'), dest },
    // Vercel would serve a folder without a trailing slash too.
    { src: `^/(?!(?:${unnamed.join('|')})$)(?:[^/]+/)*[^/.]+$`, dest },
    { src: '^/(api/(?:.*/)?)$', dest: '/$1index.json', check: true },
    { handle: 'filesystem' },
    { src: '^/.*$', dest },
    { handle: 'hit' },
    ...kindPatterns.map(([src, kind]) => ({ src, headers: data.headers[kind], continue: true })),
    ...Object.entries(data.pathHeaders).map(([path, headers]) => headerRoute(path, headers)),
    ...files
      .filter(({ file, mediaType }) => !isDefaultType(file, mediaType))
      .map(({ file, mediaType }) => headerRoute(`/${file}`, { 'content-type': mediaType })),
  ];
}

/** A route that adds headers to a path, or to all that match a pattern with a star for a segment. */
function headerRoute(path: string, headers: Headers): object {
  const pattern = escapePattern(path).replaceAll('\\*', '[^/]+');
  return { src: `^${pattern}${path.endsWith('/') ? '(?:index\\.html)?' : ''}$`, headers, continue: true };
}
