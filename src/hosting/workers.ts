import { resolve } from 'node:path';
import { isAnswer, routes } from '../api/routes.ts';
import type { FunctionData } from '../function/data.ts';
import { pagePathOf, patternOfPage } from '../function/reply.ts';
import { formPaths } from '../function/request.ts';
import { type Deployment, readWranglerConfig } from './deployment.ts';
import type { Host, HostSource } from './host.ts';
import { inAllLanguages, listRedirects, writeMovedRules } from './rules.ts';

/** The file of a page. */
const PAGE = /(?:^|\/)(?:index|404)\.html$/;

/**
 * Cloudflare Workers with static assets. The asset layer has a single name for directory indexes, `index.html`. API
 * answers therefore get that name and are served as JSON by a header rule: they cost no invocation, and misses still
 * reach the function. (A rewrite rule would end in an empty 404 instead.) The function reads its data from the assets,
 * so that everything but the public files comes from the checkout that uploads.
 */
export const workers: Host = {
  name: 'workers',
  folder: '.build/workers',
  files: 'assets',
  namesOf: (file) => [assetOf(file)],
  write: (source) => ({
    'assets/_headers': writeAssetHeaders(source),
    'assets/_redirects': writeMovedRules(listRedirects(source.data)),
    'function-data.json': JSON.stringify({ asset: source.dataPath }),
    'wrangler.json': JSON.stringify(describeWorker(source), null, 2),
  }),
};

/**
 * Asset name of a public file. An owner's file that ends in `.html` gets another extension, or the asset layer would
 * redirect to the name without it.
 */
function assetOf(file: string): string {
  if (isAnswer(file)) return file.replace(/index\.json$/, 'index.html');
  return isOwnHtml(file) ? `${file}.txt` : file;
}

function isOwnHtml(file: string): boolean {
  return file.endsWith('.html') && !PAGE.test(file);
}

/** Header rules of the public folder, with the media types that renamed files would lose. */
function writeAssetHeaders({ files, read }: HostSource): string {
  const rules = read('_headers').replace(/\n(?:\/[a-z]{2})?\/api\/\*\n/g, '$&  content-type: application/json\n');
  const own = files.filter(isOwnHtml).map((file) => `\n/${assetOf(file)}\n  content-type: text/html; charset=utf-8\n`);
  return [rules, ...own].join('');
}

/**
 * The configuration that Wrangler takes: the settings of `wrangler.jsonc`, and what depends on content and deployment,
 * which lives at a custom domain or at the workers.dev address.
 */
function describeWorker({ data, files, omitted, deployment }: HostSource): object {
  const { $schema: _, env: _env, ...config } = readWranglerConfig();
  const hostname = deployment && new URL(deployment.origin).hostname;
  const isOnWorkersDev = hostname?.endsWith('.workers.dev');
  return {
    ...config,
    main: resolve(config.main),
    alias: { '#function-data': './function-data.json', ...omitted },
    assets: {
      ...config.assets,
      directory: 'assets',
      run_worker_first: workerFirstPaths(data, files, deployment?.pages),
    },
    ...(deployment && { name: deployment.name, workers_dev: isOnWorkersDev }),
    // Versions of a preview have addresses of their own.
    ...(isOnWorkersDev && deployment?.isPreview && { preview_urls: true }),
    ...(deployment && !isOnWorkersDev && { routes: [{ pattern: hostname, custom_domain: true }] }),
  };
}

/**
 * Paths routed to the function before assets: endpoints with a query, and pages with their Markdown alternates, for
 * content negotiation and token counts, unless assets serve pages. Folders of pages are patterns, so the list does not
 * grow with the places.
 */
function workerFirstPaths(
  data: FunctionData,
  files: readonly string[],
  pages: Deployment['pages'] = 'function',
): string[] {
  const queries = routes.filter(({ answerQuery }) => answerQuery !== undefined).map(({ path }) => path);
  const pagePaths = files.filter((file) => PAGE.test(file)).map((file) => patternOfPage(pagePathOf(file)));
  const first = pages === 'function' ? [...pagePaths, '/*index.md'] : inAllLanguages(data, formPaths);
  return [...new Set([...first, ...inAllLanguages(data, queries)])].sort();
}
