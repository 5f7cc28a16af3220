import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isApiPath, routes } from '../../src/endpoints/routes.ts';
import type { HeaderFields } from '../../src/function/data.ts';
import { getHeaders, getPagePath, getPagePattern } from '../../src/function/reply.ts';
import { engineModule } from '../../src/system/folders.ts';
import { readWranglerConfig } from './deployment.ts';
import type { Host, PublishedBuild } from './host.ts';

/** The file of a page. */
const PAGE = /(?:^|\/)(?:index|404)\.html$/;

/**
 * Cloudflare Workers with static assets. The asset layer has a single name for directory indexes, `index.html`. API
 * answers therefore get that name and are served as JSON by a header rule: they cost no invocation, and misses still
 * reach the function. (A rewrite rule would end in an empty 404 instead.) The function reads its data from the assets,
 * because everything else that is uploaded is made in the checkout that uploads, not by the build.
 */
export const workers: Host = {
  name: 'workers',
  folder: '.build/workers',
  files: 'assets',
  fileLimits: [
    { plan: 'free', files: 20_000 },
    { plan: 'paid', files: 100_000 },
  ],
  namesOf: (file) => [getAssetName(file)],
  makeFiles: async (source) => ({
    'assets/_headers': formatAssetHeaders(source),
    'worker.js': await source.bundle('worker', { asset: source.dataPath }),
    'wrangler.json': JSON.stringify(toWranglerConfig(source), null, 2),
  }),
};

/**
 * Returns the asset name of a public file. An owner's file that ends in `.html` gets another extension, or the asset
 * layer would redirect to the name without it.
 */
function getAssetName(file: string): string {
  if (isApiPath(file)) return file.replace(/index\.json$/, 'index.html');
  return isStaticHtml(file) ? `${file}.txt` : file;
}

function isStaticHtml(file: string): boolean {
  return file.endsWith('.html') && !PAGE.test(file);
}

/**
 * Formats the header rules for files that the asset layer serves itself, by kind of response and for single files. The
 * asset layer joins the values of all matching rules, so each rule first unsets the headers of the others.
 */
export function formatAssetHeaders({ data, languages, files }: PublishedBuild): string {
  const { document, asset } = data.headers;
  const formatRule = (pattern: string, headers: HeaderFields) => {
    const unset = Object.keys({ ...document, ...headers }).map((name) => `! ${name}`);
    return [pattern, ...unset, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n  ');
  };
  const rules = languages.flatMap(({ prefix, headers, pathHeaders }) => [
    formatRule(`${prefix}/*`, headers.document),
    formatRule(`${prefix}/api/*`, { ...headers.json, 'content-type': 'application/json' }),
    ...Object.keys(pathHeaders)
      .filter((path) => !path.endsWith('/'))
      .map((path) => formatRule(`${prefix}${path}`, getHeaders(data, `${prefix}${path}`))),
  ]);
  const html = { ...document, 'content-type': 'text/html; charset=utf-8' };
  const staticHtml = files.filter(isStaticHtml).map((file) => formatRule(`/${getAssetName(file)}`, html));
  return `${[...rules, formatRule('/_astro/*', asset), ...staticHtml].join('\n\n')}\n`;
}

/**
 * Makes the configuration for Wrangler: the settings of `wrangler.jsonc`, and what depends on content and
 * deployment, which lives at a custom domain or at the workers.dev address.
 */
function toWranglerConfig(source: PublishedBuild): object {
  const { $schema: _, env: _env, ...config } = readWranglerConfig();
  const { deployment } = source;
  const hostname = deployment && new URL(deployment.origin).hostname;
  const isOnWorkersDev = hostname?.endsWith('.workers.dev');
  const isEngine = realpathSync(config.main) === realpathSync(engineModule('functions/worker'));
  return {
    ...config,
    // Wrangler uploads the bundle as it is. Only the function of an owner is bundled by Wrangler, with this one in it.
    ...(isEngine
      ? { main: 'worker.js', no_bundle: true, find_additional_modules: false, minify: false }
      : { main: resolve(config.main), alias: { 'open-local-business/worker': './worker.js' } }),
    assets: { ...config.assets, directory: 'assets', run_worker_first: listWorkerPaths(source) },
    ...(deployment && { name: deployment.name, workers_dev: isOnWorkersDev }),
    // Preview versions have their own addresses.
    ...(isOnWorkersDev && deployment?.isPreview && { preview_urls: true }),
    ...(deployment && !isOnWorkersDev && { routes: [{ pattern: hostname, custom_domain: true }] }),
  };
}

/**
 * Returns the paths routed to the function before assets: endpoints with a query, and pages with their Markdown
 * alternates, for content negotiation and token counts. Folders of pages are patterns, so the list does not grow with
 * the places.
 */
function listWorkerPaths({ files, languages }: PublishedBuild): string[] {
  const queries = routes.filter(({ answerQuery }) => answerQuery !== undefined);
  const pages = files.filter((file) => PAGE.test(file)).map((file) => getPagePattern(getPagePath(file)));
  const withQuery = languages.flatMap(({ prefix }) => queries.map(({ path }) => `${prefix}${path}`));
  return [...new Set([...pages, '/*index.md', ...withQuery])].sort();
}
