import { operations } from '../api/operations.ts';
import { escapePattern } from '../format/escape-pattern.ts';
import type { FunctionData, Headers, Manifest, ResponseKind } from '../function/data.ts';
import { formPaths } from '../function/request.ts';
import { engineModule } from '../settings/folders.ts';
import type { Host } from './host.ts';
import { isDefaultType } from './rules.ts';

/** A condition of a route. */
interface Condition {
  readonly type: 'header' | 'query';
  readonly key: string;
  /** A regular expression that matches the whole value. */
  readonly value?: string;
}

/** A route of Vercel's Build Output API (only the members used here). */
export interface VercelRoute {
  readonly src?: string;
  readonly handle?: 'filesystem' | 'hit';
  readonly dest?: string;
  readonly methods?: readonly string[];
  readonly has?: readonly Condition[];
  readonly missing?: readonly Condition[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: boolean;
  readonly check?: boolean;
}

/** Name of the function in the output folder. */
const functionName = 'site';

/** Configuration of the function (Build Output API, "Serverless Functions"). */
const functionConfig = {
  runtime: 'nodejs24.x',
  handler: 'index.mjs',
  launcherType: 'Nodejs',
  supportsResponseStreaming: true,
} as const;

/** Vercel, by its Build Output API. */
export const vercel: Host = {
  name: 'vercel',
  folder: '.vercel/output',
  files: 'static',
  async write({ data, manifest, bundle }) {
    const folder = `functions/${functionName}.func`;
    const config = { version: 3, routes: listVercelRoutes(data, manifest()) };
    return new Map([
      ['config.json', JSON.stringify(config, null, 2)],
      [`${folder}/.vc-config.json`, JSON.stringify(functionConfig, null, 2)],
      [`${folder}/index.mjs`, await bundle(engineModule('functions/vercel'))],
    ]);
  },
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
export function listVercelRoutes(data: FunctionData, { files }: Manifest): VercelRoute[] {
  const dest = `/${functionName}`;
  const page = '^/(?!api/)(?:.*/)?$';
  const accept = (value?: string): Condition[] => [{ type: 'header', key: 'accept', ...(value && { value }) }];
  const unnamed = files.flatMap(({ file }) => (/\.\w+$/.test(file) ? [] : [escapePattern(file)]));
  const queries = operations
    .filter(({ answerQuery }) => answerQuery !== undefined)
    .flatMap(({ path, parameters }) => parameters.map(({ name }) => ({ path, name })));
  return [
    { src: '^/.*$', methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], dest },
    { src: `^/api/mcp/?$|^(?:${formPaths.join('|')})$|/index\\.html$|^/404(?:/|\\.html)?$|^${dest}(?:/|$)`, dest },
    ...queries.map(({ path, name }) => ({ src: `^${path}$`, has: [{ type: 'query' as const, key: name }], dest })),
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
function headerRoute(path: string, headers: Headers): VercelRoute {
  const pattern = escapePattern(path).replaceAll('\\*', '[^/]+');
  return { src: `^${pattern}${path.endsWith('/') ? '(?:index\\.html)?' : ''}$`, headers, continue: true };
}
