import { operations } from '../api/operations.ts';
import { escapePattern } from '../format/escape-pattern.ts';
import type { FunctionData, Headers, Manifest, ResponseKind } from '../function/data.ts';
import { formPaths } from '../function/request.ts';
import type { Host } from './host.ts';
import { inAllLanguages, isDefaultType } from './rules.ts';

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

/** Paths of each kind below that of a language, by patterns of which one matches: a route cannot take back a header. */
const kindPatterns: readonly (readonly [src: string, kind: ResponseKind])[] = [
  ['(?!api/)(?:.*/)?(?:index\\.html)?$', 'page'],
  ['_astro/', 'asset'],
  ['api/(?!mcp/)', 'json'],
  ['(?:.*/)?index\\.md$', 'markdown'],
  ['(?!_astro/|api/(?!mcp/)|(?:.*/)?index\\.(?:html|md)$).*[^/]$', 'document'],
];

/** The header routes of each kind and of single paths in one language; `others` are the names of further languages. */
function routesOfLanguage({ prefix, headers, pathHeaders }: FunctionData, others: readonly string[]): object[] {
  const start = `^${prefix}/${others.length === 0 ? '' : `(?!(?:${others.join('|')})/)`}`;
  return [
    ...kindPatterns.map(([src, kind]) => ({ src: `${start}${src}`, headers: headers[kind], continue: true })),
    ...Object.entries(pathHeaders).map(([path, own]) => headerRoute(`${prefix}${path}`, own)),
  ];
}

/**
 * Routes of `config.json` in Vercel's Build Output API, version 3: files are served statically; queries, POST requests,
 * content negotiation, old addresses and everything else go to the function.
 */
export function listVercelRoutes(data: FunctionData, { files }: Manifest): object[] {
  const dest = `/${NAME}`;
  const others = Object.keys(data.others);
  const language = others.length === 0 ? '' : `(?:(?:${others.join('|')})/)?`;
  const page = `^/(?!${language}api/)(?:.*/)?$`;
  // The value is a regular expression that matches all of it.
  const accept = (value?: string) => [{ type: 'header', key: 'accept', value }];
  const unnamed = files.flatMap(({ file }) => (/\.\w+$/.test(file) ? [] : [escapePattern(file)]));
  const queries = operations
    .filter(({ answerQuery }) => answerQuery !== undefined)
    .flatMap(({ path, parameters }) =>
      inAllLanguages(data, [path]).flatMap((at) => parameters.map(({ name }) => ({ path: at, name }))),
    );
  return [
    { src: '^/.*$', methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], dest },
    {
      src: `^/api/mcp/?$|^(?:${inAllLanguages(data, formPaths).join('|')})$|/index\\.html$|^/${language}404(?:/|\\.html)?$|^${dest}(?:/|$)`,
      dest,
    },
    ...queries.map(({ path, name }) => ({ src: `^${path}$`, has: [{ type: 'query', key: name }], dest })),
    { src: page, has: accept('.*markdown.*'), dest },
    { src: page, has: accept(), missing: accept('.*(?:text/html|text/\\*|\\*/\\*).*'), dest },
    // Vercel would serve a folder without a trailing slash too.
    { src: `^/(?!(?:${unnamed.join('|')})$)(?:[^/]+/)*[^/.]+$`, dest },
    { src: `^/(${language}api/(?:.*/)?)$`, dest: '/$1index.json', check: true },
    { handle: 'filesystem' },
    { src: '^/.*$', dest },
    { handle: 'hit' },
    ...routesOfLanguage(data, others),
    ...Object.values(data.others).flatMap((one) => routesOfLanguage(one, [])),
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
